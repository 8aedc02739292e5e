/// The parts of a layout to compute again, and the changes that go with them.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false, dataSourceCounts = false
  /// Whether the bounds moved, and nothing else: what was solved stays right.
  var isScrollOnly = false

  /// The sizes that cells prefer to those they have.
  var preferredSizes: [IndexPath: CGSize] = [:]

  public nonisolated required override init() { super.init() }

  open var invalidateEverything: Bool { everything }
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }
  open var contentOffsetAdjustment = CGPoint.zero, contentSizeAdjustment = CGSize.zero
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

  /// The flags of `reloadData` and `invalidateLayout()`; `counts` where the data source is asked
  /// again.
  func setEverything(counts: Bool = false) {
    everything = true
    dataSourceCounts = counts
  }

  func setDataSourceCounts() { dataSourceCounts = true }

  /// The invalidated parts in words, for a log.
  var words: String {
    var words: [String] = []
    if invalidateEverything { words.append("everything") }
    if invalidateDataSourceCounts { words.append("counts") }
    if let items = invalidatedItemIndexPaths { words.append("\(items.count) items") }
    if contentOffsetAdjustment != .zero { words.append("offset") }
    return words.joined(separator: ", ")
  }
}
