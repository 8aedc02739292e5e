public import LabUIKit
import LayoutCore

/// The delegate of a collection view that is played: answers from the lab's item sizes. A file's
/// own protocols are answered by a class below it.
@preconcurrency @MainActor
open class UIKitDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  /// What the lab says of the collection.
  var request: LayoutRequest?

  /// A delegate that nobody has told any sizes yet.
  public override init() { super.init() }

  /// The size that the lab gives an item.
  public func itemSize(_ path: IndexPath) -> CGSize {
    guard let request, let section = section(path.section), path.item >= 0 else { return .zero }
    let turned = Turned(scrolling: request.axis)
    let breadth = turned(request.container).width - turned(section.insets).horizontal
    let sizes = turned.isTurned ? section.sizes.turned : section.sizes
    let size = turned(sizes.size(of: path.item, available: max(0, breadth)))
    return CGSize(width: size.width, height: size.height)
  }

  private func section(_ number: Int) -> Section? {
    guard let sections = request?.sections, sections.indices.contains(number) else { return nil }
    return sections[number]
  }

  /// `own`, where nobody stated `what` of the section and `layout` is one that has its own; the
  /// lab's value otherwise.
  private func value<Value>(
    _ what: Stated, ofSection number: Int, in layout: UICollectionViewLayout,
    own: (UICollectionViewFlowLayout) -> Value, lab: (Section) -> Value, nothing: Value
  ) -> Value {
    let section = section(number)
    if let flow = layout as? UICollectionViewFlowLayout, section?.stated.contains(what) != true {
      return own(flow)
    }
    return section.map(lab) ?? nothing
  }

  /// The lab's size of an item; a flow layout's own item size where its file sets one and nobody
  /// stated others.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout, flow.isItemSizeSet,
      section(indexPath.section)?.stated.contains(.sizes) != true
    {
      return flow.itemSize
    }
    return itemSize(indexPath)
  }

  /// The lab's insets; a flow layout's own as long as nobody stated any.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    value(
      .insets, ofSection: section, in: collectionViewLayout, own: \.sectionInset,
      lab: { section in
        let insets = section.insets
        let isReversed = request?.isRightToLeft == true
        return UIEdgeInsets(
          top: insets.top, left: isReversed ? insets.trailing : insets.leading,
          bottom: insets.bottom, right: isReversed ? insets.leading : insets.trailing)
      }, nothing: .zero)
  }

  /// The lab's line spacing; a flow layout's own as long as nobody stated any.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    value(
      .spacing, ofSection: section, in: collectionViewLayout, own: \.minimumLineSpacing,
      lab: { CGFloat($0.spacing.line) }, nothing: 0)
  }

  /// The lab's spacing between items; a flow layout's own as long as nobody stated any.
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

  /// As long as the lab says along the scroll axis, and as broad as the collection view.
  private func size(of view: Supplementary?, in collectionView: UICollectionView) -> CGSize? {
    guard case .length(let length)? = view?.extent else { return nil }
    let flow = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    let isSideways =
      flow.map { $0.scrollDirection == .horizontal } ?? (request?.axis == .horizontal)
    let bounds = collectionView.bounds.size
    return isSideways
      ? CGSize(width: length, height: bounds.height) : CGSize(width: bounds.width, height: length)
  }
}

/// What a function of a file made; nothing is placed where it made nothing.
@MainActor public func layoutLabLayout(_ layout: UICollectionViewLayout?) -> UICollectionViewLayout
{
  layout ?? UICollectionViewLayout()
}

/// A collection of the section that a function of a file made.
@MainActor public func layoutLabLayout(
  _ section: NSCollectionLayoutSection?
) -> UICollectionViewLayout {
  section.map { UICollectionViewCompositionalLayout(section: $0) } ?? UICollectionViewLayout()
}
