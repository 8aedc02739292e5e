/// What of a layout is no longer right, and what is to change with it.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false
  private var dataSourceCounts = false
  /// Whether the bounds moved, and nothing else: what was solved stays right.
  var isScrollOnly = false

  /// The sizes that cells prefer to those they have.
  var preferredSizes: [IndexPath: CGSize] = [:]

  public nonisolated required override init() { super.init() }

  open var invalidateEverything: Bool { everything }
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at paths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: paths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at paths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: paths], uniquingKeysWith: +)
  }

  /// What `reloadData` and `invalidateLayout()` say; `counts` where the data source is asked anew.
  func setEverything(counts: Bool = false) {
    everything = true
    dataSourceCounts = counts
  }

  func setDataSourceCounts() { dataSourceCounts = true }

  /// What it says is no longer right, for a log.
  var words: String {
    var words: [String] = []
    if invalidateEverything { words.append("everything") }
    if invalidateDataSourceCounts { words.append("counts") }
    if let items = invalidatedItemIndexPaths { words.append("\(items.count) items") }
    if contentOffsetAdjustment != .zero { words.append("offset") }
    return words.joined(separator: ", ")
  }
}
