package import LayoutCore

/// Sections of nested groups: the lab's `compositional`, behind UIKit's names. Each call returns
/// new attributes objects.
///
/// A section provider that returns nil ends the app in UIKit; here the section is empty and the log
/// gets a message, unless it returns nil for every section.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var solved: SolvedCompositional?
  /// How far sections that scroll across were scrolled, in points.
  var orthogonalOffsets: [Int: Double] = [:] {
    didSet { solved?.content.layout.orthogonalOffsets = orthogonalOffsets }
  }
  /// The preferred sizes of cells.
  private(set) var preferredSizes: [IndexPath: CGSize] = [:]

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  public init(section: NSCollectionLayoutSection) {
    (provider, configuration) = ({ _, _ in section }, .init())
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = ({ _, _ in section }, configuration)
    super.init()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    (provider, configuration) = (sectionProvider, .init())
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Solving

  package override var ownDirection: UICollectionView.ScrollDirection? {
    configuration.scrollDirection
  }
  package override var hasEstimates: Bool { estimates.contains { $0.width || $0.height } }

  open override func prepare() {
    super.prepare()
    _ = solution()
  }

  /// The estimated sides, by section, of the last solving: cells are measured one after another,
  /// and the first of them invalidates the layout.
  private var estimates: [(width: Bool, height: Bool)] = []

  /// Which sides are estimated, of any item of a section that was solved.
  package func estimatedSides(section number: Int) -> (width: Bool, height: Bool) {
    estimates.indices.contains(number) ? estimates[number] : (false, false)
  }

  private func solution() -> SolvedCompositional? {
    if let solved { return solved }
    // What failed since the last change is tried, and logged, once.
    guard failure == nil, let view = collectionView else { return nil }
    do throws(LayoutError) {
      var solution = try CompositionalQuestions(self, view).solve()
      solution.content.layout.orthogonalOffsets = orthogonalOffsets
      solved = solution
      estimates = solution.sections.indices.map(solution.estimatedSides)
    } catch {
      failure = error.message
      view.log.note(.fault, error.message)
    }
    return solved
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { preferredSizes = [:] }
    preferredSizes.merge(context.preferredSizes) { $1 }
    if !context.isScrollOnly { (solved, failure) = (nil, nil) }
    super.invalidateLayout(with: context)
  }

  /// True where the container changes, views are pinned, or a section has a handler for visible
  /// items.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return newBounds.size != view.bounds.size || solved?.followsScrolling == true
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isScrollOnly = newBounds.size == collectionView?.bounds.size
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let sides = estimatedSides(section: originalAttributes.indexPath.section)
    return (sides.width || sides.height) && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { solution()?.content.contentSize ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let view = collectionView, let solution = solution() else { return [] }
    let found = solution.content.elements(in: rect, visible: view.unobscuredBounds)
      .map { attributes($0, solution) }
    solution.tellHandlers(found, offset: view.contentOffset)
    return found
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
    solution()?.id(ofSupplementary: elementKind, at: indexPath).flatMap(attributes)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solution()?.id(ofDecoration: elementKind, at: indexPath).flatMap(attributes)
  }

  /// The sections that scroll across by themselves, by number, and so have items beyond the content.
  package var orthogonalSections: [Int: (scrolling: OrthogonalSection, offset: Double)] {
    guard let solved = solution()?.content.layout else { return [:] }
    return (0..<solved.sectionCount).reduce(into: [:]) { found, number in
      found[number] = solved.orthogonalSection(ofSection: number)
        .map { ($0, solved.orthogonalOffset(ofSection: number)) }
    }
  }

  /// The kind of a flow layout's view at that place: a header or footer, for a view at the boundary
  /// of a section or of the layout; nil for others.
  func standardKind(ofSupplementary kind: String, at indexPath: IndexPath) -> String? {
    switch solution()?.id(ofSupplementary: kind, at: indexPath)?.kind {
    case .header, .layoutHeader: UICollectionView.elementKindSectionHeader
    case .footer, .layoutFooter: UICollectionView.elementKindSectionFooter
    default: nil
    }
  }

  private func attributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView, let solution = solution(),
      let element = solution.content.element(id, visible: view.unobscuredBounds)
    else { return nil }
    return attributes(element, solution)
  }

  private func attributes(
    _ element: Element, _ solution: SolvedCompositional
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.indexPath = solution.indexPath(of: element.id)
    attributes.frame = CGRect(element.frame)
    attributes.zIndex = element.zIndex
    if let kind = solution.kind(of: element.id) {
      let isDecoration = element.id.kind == .background
      attributes.become(isDecoration ? .decorationView : .supplementaryView, kind)
    }
    return attributes
  }
}

/// Returns the section of a number.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment)
  -> NSCollectionLayoutSection?
