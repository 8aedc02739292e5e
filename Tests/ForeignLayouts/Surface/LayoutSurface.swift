// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// Whatever of a layout can be overridden, calling what is above it.
class EveryOverrideLayout: UICollectionViewLayout {
  class Attributes: UICollectionViewLayoutAttributes {
    var progress: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone) as! Attributes
      copy.progress = progress
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Attributes, other.progress == progress else { return false }
      return super.isEqual(object)
    }

    override var hash: Int { super.hash ^ progress.hashValue }
  }

  class Context: UICollectionViewLayoutInvalidationContext {
    var isScroll = false
    override var invalidateEverything: Bool { isScroll ? false : super.invalidateEverything }
    override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
  }

  var asked: [String] = []

  override class var layoutAttributesClass: AnyClass { Attributes.self }
  override class var invalidationContextClass: AnyClass { Context.self }
  override var collectionView: UICollectionView { super.collectionView! }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func awakeFromNib() { super.awakeFromNib() }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }

  override func prepare() {
    super.prepare()
    asked.append("prepare")
    register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    register(UINib(nibName: "Back", bundle: nil), forDecorationViewOfKind: "nib")
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let items = (0..<collectionView.numberOfItems(inSection: 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    return items.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = Attributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: path.item * 50, width: 100, height: 50)
    attributes.zIndex = path.row
    attributes.alpha = 1
    attributes.isHidden = false
    attributes.transform = .identity
    attributes.transform3D = CATransform3DIdentity
    attributes.bounds = CGRect(origin: .zero, size: attributes.size)
    attributes.center = CGPoint(x: attributes.frame.midX, y: attributes.frame.midY)
    return attributes
  }
  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      ?? UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
  }
  override func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: kind, at: path)
      ?? UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
  }

  override func invalidateLayout() {
    asked.append("invalidateLayout")
    super.invalidateLayout()
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    asked.append("invalidateLayout(with:)")
    super.invalidateLayout(with: context)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
      || newBounds.size != collectionView.bounds.size
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! Context
    context.isScroll = newBounds.size == collectionView.bounds.size
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: 0)])
    context.invalidateDecorationElements(ofKind: "back", at: [IndexPath(item: 0, section: 0)])
    context.contentOffsetAdjustment = .zero
    context.contentSizeAdjustment = .zero
    asked.append(
      [
        context.invalidatedItemIndexPaths?.count ?? 0,
        context.invalidatedSupplementaryIndexPaths?.count ?? 0,
        context.invalidatedDecorationIndexPaths?.count ?? 0,
        context.previousIndexPathsForInteractivelyMovingItems?.count ?? 0,
        context.targetIndexPathsForInteractivelyMovingItems?.count ?? 0,
        Int(context.interactiveMovementTarget.x),
      ].description)
    return context
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  override func targetContentOffset(
    forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    super.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }
  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    super.targetContentOffset(forProposedContentOffset: offset)
  }

  override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: items)
    for item in items {
      switch item.updateAction {
      case .insert: asked.append("insert \(item.indexPathAfterUpdate!.item)")
      case .delete: asked.append("delete \(item.indexPathBeforeUpdate!.item)")
      case .reload, .move, .none: break
      @unknown default: break
      }
    }
  }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override func prepare(forAnimatedBoundsChange old: CGRect) {
    super.prepare(forAnimatedBoundsChange: old)
  }
  override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
  override func prepareForTransition(to new: UICollectionViewLayout) {
    super.prepareForTransition(to: new)
  }
  override func prepareForTransition(from old: UICollectionViewLayout) {
    super.prepareForTransition(from: old)
  }
  override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
}

extension EveryOverrideLayout {
  /// The calls of interactive movement, made by a test.
  func movement() -> [String] {
    let path = IndexPath(item: 0, section: 0)
    let context = invalidationContext(
      forInteractivelyMovingItems: [path], withTargetPosition: .zero, previousIndexPaths: [path],
      previousPosition: .zero)
    let end = invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path], previousIndexPaths: [path], movementCancelled: true)
    let target = targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero)
    let moving = layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: .zero)
    return [context, end].map { "\(type(of: $0))" } + [
      "\(target.item)", "\(moving.indexPath.item)",
    ]
  }
}

/// The same for what appears and disappears.
class AppearingLayout: UICollectionViewFlowLayout {
  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }
  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingItem(at: path)
  }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
  }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
  }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
  }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
  }
  override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    super.indexPathsToInsertForSupplementaryView(ofKind: kind)
  }
  override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    super.indexPathsToDeleteForSupplementaryView(ofKind: kind)
  }
  override func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
    super.indexPathsToInsertForDecorationView(ofKind: kind)
  }
  override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
    super.indexPathsToDeleteForDecorationView(ofKind: kind)
  }
}

/// Properties of a flow layout, overridden as some do.
class FixedFlowLayout: UICollectionViewFlowLayout {
  override var scrollDirection: UICollectionView.ScrollDirection {
    get { .horizontal }
    set { super.scrollDirection = newValue }
  }
  override var minimumLineSpacing: CGFloat {
    get { 7 }
    set {}
  }
  override var minimumInteritemSpacing: CGFloat {
    didSet { invalidateLayout() }
  }
  override var itemSize: CGSize {
    get { CGSize(width: 30, height: 40) }
    set { super.itemSize = newValue }
  }
  override var sectionInset: UIEdgeInsets {
    get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    set {}
  }
  override var estimatedItemSize: CGSize {
    get { super.estimatedItemSize }
    set { super.estimatedItemSize = newValue }
  }
  override var headerReferenceSize: CGSize {
    get { super.headerReferenceSize }
    set { super.headerReferenceSize = newValue }
  }
  override var sectionHeadersPinToVisibleBounds: Bool {
    get { true }
    set {}
  }
  override var sectionFootersPinToVisibleBounds: Bool {
    get { false }
    set {}
  }
  override var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference {
    get { .fromSafeArea }
    set {}
  }

  override init() {
    super.init()
    estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    footerReferenceSize = .zero
    sectionInsetReference = .fromLayoutMargins
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context =
      super.invalidationContext(forBoundsChange: newBounds)
      as! UICollectionViewFlowLayoutInvalidationContext
    context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    context.invalidateFlowLayoutAttributes = true
    return context
  }
}
