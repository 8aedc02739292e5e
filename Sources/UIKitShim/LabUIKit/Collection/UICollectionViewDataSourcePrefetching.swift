/// Prefetching of items that will soon be visible; never called here.
=======
/// UIKit announces to it what will be visible soon; the shim announces nothing.
>>>>>>> theirs
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
}
