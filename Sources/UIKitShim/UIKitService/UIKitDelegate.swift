public import LabUIKit
import LayoutCore

/// The delegate and data source of a collection view that is played: answers from the lab's
/// collection. A file's own protocols are answered by a class below it.
@preconcurrency @MainActor
open class UIKitDelegate: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource,
  SelectorAnswering
{
  /// The request for the collection.
  var request: LayoutRequest? { didSet { answered = nil } }
  private var answered: Set<String>?, source: (any UICollectionViewDataSource)?, kept: [Any] = []

  /// A delegate without sizes.
  public override init() { super.init() }

  /// The size that the lab gives an item; zero where the path names none.
  public func itemSize(_ path: IndexPath) -> CGSize {
    LayoutWork.done.questions += 1
    guard let request, path.count == 2, let section = section(path[0]), path[1] >= 0
    else { return .zero }
    let transposed = Transposition(scrolling: request.axis)
    let crossSize = transposed(request.container).width - transposed(section.insets).horizontal
    let sizes = transposed.isTransposed ? section.sizes.transposed : section.sizes
    return CGSize(transposed(sizes.size(of: path.item, available: max(0, crossSize))))
  }

  /// The size of the collection view.
  public var collectionSize: CGSize { request.map { CGSize($0.container) } ?? .zero }

  /// How many items the lab has in a section.
  public func itemCount(_ section: Int) -> Int { self.section(section)?.count ?? 0 }

  /// Plays its part in `view`, before the other data source that it has.
  func play(in view: UICollectionView) {
    source = view.dataSource
    view.dataSource = self
    view.delegate = self
    willLayOut(view)
  }

  func keep(_ object: Any) { kept.append(object) }

  /// The methods that it has, by name and labels.
  open var answeredMethods: Set<String> {
    [
      "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
      "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "collectionView(_:layout:referenceSizeForFooterInSection:)", "numberOfSections(in:)",
      "collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)",
    ]
  }

  /// What `methods` returns, until the lab's collection changes: a layout may ask for each section.
  public func answering(_ methods: () -> Set<String>) -> Set<String> {
    if answered == nil { answered = methods() }
    return answered ?? []
  }

  /// How many sections the lab has.
  public var sectionCount: Int { request?.sections.count ?? 0 }

  /// Called before anything is laid out: what an app would have loaded by then can be made here.
  open func willLayOut(_ collectionView: UICollectionView) {}

  fileprivate func section(_ number: Int) -> Section? {
    request.flatMap { $0.sections.indices.contains(number) ? $0.sections[number] : nil }
  }

  // MARK: Flow: the lab's value where it is set, or where the layout has none of its own

  /// The lab's size of an item; a flow layout's own item size where its file sets one and the lab has
  /// no explicit sizes, or where it estimates: cells report the lab's sizes then.
  open func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    guard let flow = layout as? UICollectionViewFlowLayout,
      flow.estimatedItemSize != .zero || (flow.isItemSizeSet && explicitItemSize(path) == nil)
    else { return itemSize(path) }
    return flow.itemSize
  }

  open func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    guard let insets = explicitInsets(section) else {
      return (layout as? UICollectionViewFlowLayout)?.sectionInset ?? insets(section)
    }
    // If the collection view mirrors the layout, it mirrors the insets with it.
    let isMirrored =
      request?.isRightToLeft == true && layout.flipsHorizontallyInOppositeLayoutDirection
    return isMirrored
      ? UIEdgeInsets(
        top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left) : insets
  }

  open func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    explicitLineSpacing(section) ?? (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing
      ?? lineSpacing(section)
  }

  open func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    explicitItemSpacing(section) ?? (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing
      ?? itemSpacing(section)
  }

  /// The lab's header; a flow layout's own where the lab has none.
  open func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let flow = layout as? UICollectionViewFlowLayout
    return size(of: self.section(section)?.header, in: view) ?? flow?.headerReferenceSize ?? .zero
  }

  /// The lab's footer; a flow layout's own where the lab has none.
  open func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let flow = layout as? UICollectionViewFlowLayout
    return size(of: self.section(section)?.footer, in: view) ?? flow?.footerReferenceSize ?? .zero
  }

  // MARK: Data source

  /// How many sections the lab has.
  open func numberOfSections(in view: UICollectionView) -> Int {
    source?.numberOfSections(in: view) ?? 0
  }

  /// How many items the lab has in a section.
  open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source?.collectionView(view, numberOfItemsInSection: section) ?? 0
  }

  /// A cell without content.
  open func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    source?.collectionView(view, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
  }
}

/// The values of a section in UIKit's types, for the answers of a file's own protocols.
extension UIKitDelegate {
  /// The explicit size of an item; nil where there is none.
  public func explicitItemSize(_ path: IndexPath) -> CGSize? {
    path.first.flatMap(section)?.explicit.contains(.sizes) == true ? itemSize(path) : nil
  }
  /// The explicit insets of a section; nil where there are none.
  public func explicitInsets(_ section: Int) -> UIEdgeInsets? {
    self.section(section)?.explicit.contains(.insets) == true ? insets(section) : nil
  }
  /// The insets of a section.
  public func insets(_ section: Int) -> UIEdgeInsets {
    guard let insets = self.section(section)?.insets else { return .zero }
    let isReversed = request?.isRightToLeft == true
    return UIEdgeInsets(
      top: insets.top, left: isReversed ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isReversed ? insets.leading : insets.trailing)
  }
  /// The explicit space between the lines of a section; nil where there is none.
  public func explicitLineSpacing(_ section: Int) -> CGFloat? {
    self.section(section)?.explicit.contains(.spacing) == true ? lineSpacing(section) : nil
  }
  /// The space between the lines of a section.
  public func lineSpacing(_ section: Int) -> CGFloat {
    CGFloat(self.section(section)?.spacing.line ?? 0)
  }
  /// The explicit space between the items of a section; nil where there is none.
  public func explicitItemSpacing(_ section: Int) -> CGFloat? {
    self.section(section)?.explicit.contains(.spacing) == true ? itemSpacing(section) : nil
  }
  /// The space between the items of a section.
  public func itemSpacing(_ section: Int) -> CGFloat {
    CGFloat(self.section(section)?.spacing.item ?? 0)
  }
  /// How large a section's header is; nil where it has none.
  public func explicitHeaderSize(_ section: Int) -> CGSize? {
    size(of: self.section(section)?.header)
  }
  /// How large a section's footer is; nil where it has none.
  public func explicitFooterSize(_ section: Int) -> CGSize? {
    size(of: self.section(section)?.footer)
  }

  /// The lab's length along the scroll axis, and the width or height of `view`, or else of the
  /// lab's container, across it; nil where there is no such view.
  fileprivate func size(of part: Supplementary?, in view: UICollectionView? = nil) -> CGSize? {
    guard case .length(let length)? = part?.extent, let request else { return nil }
    let flow = view?.collectionViewLayout as? UICollectionViewFlowLayout
    let isSideways = flow.map { $0.scrollDirection == .horizontal } ?? (request.axis == .horizontal)
    let whole = view?.bounds.size ?? CGSize(request.container)
    return isSideways
      ? CGSize(width: length, height: whole.height) : CGSize(width: whole.width, height: length)
  }
}

/// Thrown by an optional requirement that has no implementation.
public struct UIKitUnanswered: Error { public init() {} }
