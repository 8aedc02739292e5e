import LayoutCore

/// Items side by side in lines that break where the next does not fit: the lab's `flow`, behind
/// UIKit's names. Attributes are fresh objects at each call, so that subclasses may change them.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What section insets are counted from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// Cells report their own size; until then they have the item size.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet {
      setsItemSize = true
      changed(itemSize != oldValue)
    }
  }
  /// Whether the file has an item size of its own, even the default one: it sets or computes it.
  package var isItemSizeSet: Bool { setsItemSize || suggestion.map { $0 != itemSize } == true }
  private var (setsItemSize, suggestion): (Bool, CGSize?) = (false, nil)

  /// Makes every item `size` large, unless the file sets another size.
  package func suggest(itemSize size: CGSize) {
    guard !setsItemSize else { return }
    itemSize = size
    (setsItemSize, suggestion) = (false, size)
  }
  open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize != oldValue) } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(scrollDirection != oldValue) }
  }
  open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
  open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(sectionInsetReference != oldValue) }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  private var solved: SolvedCollection?
  /// Whether solving failed since the last change: it is tried, and logged, once.
  private var hasFailed = false
  /// The preferred sizes of cells.
  private(set) var preferredSizes: [IndexPath: CGSize] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  package override var ownDirection: UICollectionView.ScrollDirection? { scrollDirection }
  package override var hasEstimates: Bool { estimatedItemSize != .zero }

  private func changed(_ isNew: Bool) { if isNew, collectionView != nil { invalidateLayout() } }

  // MARK: Solving

  open override func prepare() {
    super.prepare()
    _ = solution()
  }

  /// What is solved, or solved now: a subclass need not call `super.prepare()`.
  private func solution() -> SolvedCollection? {
    if let solved { return solved }
    guard !hasFailed, let view = collectionView else { return nil }
    do throws(LayoutError) {
      solved = try SolvedCollection(FlowQuestions(self, view).request)
    } catch {
      hasFailed = true
      view.log.note(.fault, FlowQuestions.fault(error, scrollDirection))
    }
    return solved
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isKept =
      flow.map { !$0.invalidateFlowLayoutAttributes && !$0.invalidateFlowLayoutDelegateMetrics }
      ?? context.isScrollOnly
    if context.invalidateDataSourceCounts { preferredSizes = [:] }
    preferredSizes.merge(context.preferredSizes) { $1 }
    if !isKept || context.invalidateEverything || context.invalidateDataSourceCounts
      || !context.preferredSizes.isEmpty
    {
      solved = nil
      hasFailed = false
    }
    super.invalidateLayout(with: context)
  }

  /// True where the available width of the lines changes, or views are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return scrollDirection == .vertical
      ? newBounds.width != view.bounds.width : newBounds.height != view.bounds.height
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isScrollOnly = newBounds.size == collectionView?.bounds.size
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutAttributes = !context.isScrollOnly
      flow.invalidateFlowLayoutDelegateMetrics = !context.isScrollOnly
    }
    return context
  }

  // MARK: Self-sizing cells

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let path = originalAttributes.indexPath
    context.preferredSizes[path] = preferredAttributes.size
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    context.invalidateItems(at: [path])
    return context
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { solution()?.contentSize ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let view = collectionView, let solution = solution() else { return [] }
    return solution.elements(in: rect, visible: view.unobscuredBounds).compactMap(attributes)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(of: ElementID(.item, section: indexPath.section, index: indexPath.item))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard !indexPath.isEmpty, isHeader || elementKind == UICollectionView.elementKindSectionFooter
    else { return nil }
    return attributes(of: ElementID(isHeader ? .header : .footer, section: indexPath[0]))
      ?? absent(elementKind, at: indexPath)
  }

  /// Attributes of a header or footer without length: layouts that move them rely on attributes for
  /// every section.
  private func absent(
    _ elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView, (0..<view.numberOfSections).contains(indexPath[0]) else {
      return nil
    }
    let attributes = makeAttributes()
    attributes.become(.supplementaryView, elementKind)
    attributes.indexPath = IndexPath(item: 0, section: indexPath[0])
    return attributes
  }

  private func attributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView, let solution = solution() else { return nil }
    return solution.element(id, visible: view.unobscuredBounds).flatMap(attributes)
  }

  private func attributes(_ element: Element) -> UICollectionViewLayoutAttributes? {
    let attributes = makeAttributes()
    let id = element.id
    attributes.indexPath = IndexPath(item: id.index, section: id.section)
    attributes.frame = CGRect(element.frame)
    switch id.kind {
    case .item: break
    case .header:
      attributes.become(.supplementaryView, UICollectionView.elementKindSectionHeader)
      if sectionHeadersPinToVisibleBounds { attributes.zIndex = 1 }
    case .footer:
      attributes.become(.supplementaryView, UICollectionView.elementKindSectionFooter)
      if sectionFootersPinToVisibleBounds { attributes.zIndex = 1 }
    case .badge, .separator, .background, .layoutHeader, .layoutFooter: return nil
    }
    return attributes
  }
}

extension UICollectionViewLayout {
  /// The layout of a collection view whose storyboard names no other.
  static var ofStoryboard: UICollectionViewLayout { UICollectionViewFlowLayout() }
}

extension UICollectionViewLayoutAttributes {
  /// Changes the category to that of another view.
  func become(_ category: UICollectionView.ElementCategory, _ kind: String) {
    fields.category = category
    fields.rare = RareAttributes(kind: kind, transform: fields.rare?.transform)
  }
}
