/// Prefetching of items that will soon be visible; never called here.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
}
