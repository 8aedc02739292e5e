public import LabUIKit
import LayoutCore

/// The delegate and data source of a collection view that is played: answers from the lab's
/// collection. A file's own protocols are answered by a class below it.
@preconcurrency @MainActor
open class UIKitDelegate: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource,
  SelectorAnswering
{
  /// The request for the collection.
  var request: LayoutRequest?
  private var source: (any UICollectionViewDataSource)?
  private var kept: [Any] = []

  /// A delegate without sizes.
  public override init() { super.init() }

  /// The size that the lab gives an item.
  public func itemSize(_ path: IndexPath) -> CGSize {
    LayoutWork.done.questions += 1
    guard let request, let section = section(path.section), path.item >= 0 else { return .zero }
    let transposed = Transposition(scrolling: request.axis)
    let crossSize = transposed(request.container).width - transposed(section.insets).horizontal
    let sizes = transposed.isTransposed ? section.sizes.transposed : section.sizes
    let size = transposed(sizes.size(of: path.item, available: max(0, crossSize)))
    return CGSize(width: size.width, height: size.height)
  }

  /// The size of the collection view.
  public var collectionSize: CGSize {
    request.map { CGSize(width: $0.container.width, height: $0.container.height) } ?? .zero
  }

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

  /// How many sections the lab has.
  public var sectionCount: Int { request?.sections.count ?? 0 }

  /// Called when the lab's collection is known and nothing is laid out: what an app would have
  /// loaded by then can be made here.
  open func willLayOut(_ collectionView: UICollectionView) {}

  fileprivate func section(_ number: Int) -> Section? {
    guard let sections = request?.sections, sections.indices.contains(number) else { return nil }
    return sections[number]
  }

  /// `own`, where `what` of the section is not explicit and `layout` has its own; the lab's value
  /// otherwise.
  private func value<Value>(
    _ what: ExplicitProperties, ofSection number: Int, in layout: UICollectionViewLayout,
    own: (UICollectionViewFlowLayout) -> Value, lab: (Section) -> Value, nothing: Value
  ) -> Value {
    let section = section(number)
    if let flow = layout as? UICollectionViewFlowLayout, section?.explicit.contains(what) != true {
      return own(flow)
    }
    return section.map(lab) ?? nothing
  }

  /// The lab's size of an item; a flow layout's own item size where its file sets one and no other
  /// is explicit, or where it estimates sizes: cells then report the lab's.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      let isExplicit = section(indexPath.section)?.explicit.contains(.sizes) == true
      if flow.estimatedItemSize != .zero || (flow.isItemSizeSet && !isExplicit) {
        return flow.itemSize
      }
    }
    return itemSize(indexPath)
  }

  /// The lab's insets; a flow layout's own unless insets are explicit.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    value(
      .insets, ofSection: section, in: collectionViewLayout, own: \.sectionInset,
      lab: { _ in insets(section) }, nothing: .zero)
  }

  /// The lab's line spacing; a flow layout's own unless it is explicit.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    value(
      .spacing, ofSection: section, in: collectionViewLayout, own: \.minimumLineSpacing,
      lab: { CGFloat($0.spacing.line) }, nothing: 0)
  }

  /// The lab's spacing between items; a flow layout's own unless it is explicit.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    value(
      .spacing, ofSection: section, in: collectionViewLayout, own: \.minimumInteritemSpacing,
      lab: { CGFloat($0.spacing.item) }, nothing: 0)
  }

  /// The lab's header; a flow layout's own where the lab has none.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return size(of: self.section(section)?.header, in: collectionView)
      ?? flow?.headerReferenceSize ?? .zero
  }

  /// The lab's footer; a flow layout's own where the lab has none.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return size(of: self.section(section)?.footer, in: collectionView)
      ?? flow?.footerReferenceSize ?? .zero
  }

  /// The lab's length along the scroll axis, and as wide as the collection view.
  private func size(of view: Supplementary?, in collectionView: UICollectionView) -> CGSize? {
    guard case .length(let length)? = view?.extent else { return nil }
    let flow = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    let isSideways =
      flow.map { $0.scrollDirection == .horizontal } ?? (request?.axis == .horizontal)
    let bounds = collectionView.bounds.size
    return isSideways
      ? CGSize(width: length, height: bounds.height) : CGSize(width: bounds.width, height: length)
  }

  // MARK: Data source

  /// How many sections the lab has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    source?.numberOfSections(in: collectionView) ?? 0
  }

  /// How many items the lab has in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { source?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0 }

  /// A cell without content.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    source?.collectionView(collectionView, cellForItemAt: indexPath)
      ?? UICollectionViewCell(frame: .zero)
  }
}

/// The values of a section in UIKit's types, for the answers of a file's own protocols.
extension UIKitDelegate {
  /// The explicit insets of a section; nil where there are none.
  public func statedInsets(_ section: Int) -> UIEdgeInsets? {
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
  public func statedLineSpacing(_ section: Int) -> CGFloat? {
    self.section(section)?.explicit.contains(.spacing) == true ? lineSpacing(section) : nil
  }
  /// The space between the lines of a section.
  public func lineSpacing(_ section: Int) -> CGFloat {
    CGFloat(self.section(section)?.spacing.line ?? 0)
  }
  /// The explicit space between the items of a section; nil where there is none.
  public func statedItemSpacing(_ section: Int) -> CGFloat? {
    self.section(section)?.explicit.contains(.spacing) == true ? itemSpacing(section) : nil
  }
  /// The space between the items of a section.
  public func itemSpacing(_ section: Int) -> CGFloat {
    CGFloat(self.section(section)?.spacing.item ?? 0)
  }
  /// How large a section's header is; nil where it has none.
  public func statedHeader(_ section: Int) -> CGSize? { size(of: self.section(section)?.header) }
  /// How large a section's footer is; nil where it has none.
  public func statedFooter(_ section: Int) -> CGSize? { size(of: self.section(section)?.footer) }

  private func size(of view: Supplementary?) -> CGSize? {
    guard case .length(let length)? = view?.extent, let request else { return nil }
    return request.axis == .horizontal
      ? CGSize(width: length, height: request.container.height)
      : CGSize(width: request.container.width, height: length)
  }
}

/// Thrown by an optional requirement that has no implementation.
public struct UIKitUnanswered: Error {
  /// Adds nothing.
  public init() {}
}
