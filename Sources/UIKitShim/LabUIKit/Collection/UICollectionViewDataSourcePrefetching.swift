/// UIKit announces to it what will be visible soon; the shim announces nothing.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
}
