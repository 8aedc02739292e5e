import FlowPlugin
import LayoutCore

/// Reads the properties, the delegate and the view of a flow layout, and translates them to a
/// request for the lab.
@MainActor struct FlowQuestions {
  private let layout: UICollectionViewFlowLayout, view: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?

  init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
    (self.layout, self.view) = (layout, view)
    delegate = view.scrollDelegate as? any UICollectionViewDelegateFlowLayout
  }

  private var isVertical: Bool { layout.scrollDirection == .vertical }

  var request: LayoutRequest {
    LayoutRequest(
      container: Size(view.layoutContainer), axis: isVertical ? .vertical : .horizontal,
      sections: (0..<view.numberOfSections).map(section))
  }

  private func section(_ number: Int) -> Section {
    let count = view.numberOfItems(inSection: number)
    let line = delegate?.collectionView(
      view, layout: layout, minimumLineSpacingForSectionAt: number)
    let item = delegate?.collectionView(
      view, layout: layout, minimumInteritemSpacingForSectionAt: number)
    let header = delegate?.collectionView(
      view, layout: layout, referenceSizeForHeaderInSection: number)
    let footer = delegate?.collectionView(
      view, layout: layout, referenceSizeForFooterInSection: number)
    return Section(
      strategy: AnyStrategy(Flow.self), count: count, sizes: sizes(of: number, count: count),
      spacing: Spacing(
        line: line ?? layout.minimumLineSpacing, item: item ?? layout.minimumInteritemSpacing),
      insets: insets(of: number),
      header: view(
        of: header ?? layout.headerReferenceSize, layout.sectionHeadersPinToVisibleBounds),
      footer: view(
        of: footer ?? layout.footerReferenceSize, layout.sectionFootersPinToVisibleBounds))
  }

  /// A header or footer as wide as the container; none where its length is zero.
  private func view(of size: CGSize, _ isPinned: Bool) -> Supplementary? {
    let length = isVertical ? size.usable.height : size.usable.width
    return length > 0 ? Supplementary(length: length, isPinned: isPinned) : nil
  }

  private func insets(of number: Int) -> Insets {
    var insets = Insets(
      delegate?.collectionView(view, layout: layout, insetForSectionAt: number)
        ?? layout.sectionInset)
    let reference: UIEdgeInsets =
      switch layout.sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    // Along the scroll axis the content inset does this.
    if isVertical {
      insets.leading += reference.left
      insets.trailing += reference.right
    } else {
      insets.top += reference.top
      insets.bottom += reference.bottom
    }
    return insets
  }

  private func sizes(of number: Int, count: Int) -> ItemSizes {
    let estimate = layout.estimatedItemSize
    guard delegate != nil || estimate != .zero else { return .uniform(layout.itemSize.usable) }
    let guess = estimate == UICollectionViewFlowLayout.automaticSize ? layout.itemSize : estimate
    return .pattern(
      (0..<count).map { item in
        let path = IndexPath(item: item, section: number)
        if let preferred = layout.preferredSizes[path] { return preferred.usable }
        let own = delegate?.collectionView(view, layout: layout, sizeForItemAt: path)
        // With an estimate, a delegate that answers with the item size has no answer of its own.
        if estimate != .zero, own == nil || own == layout.itemSize { return guess.usable }
        return (own ?? layout.itemSize).usable
      })
  }

  /// Why the lab cannot place the items; where they do not fit, after UIKit's words for it.
  static func fault(_ error: LayoutError, _ direction: UICollectionView.ScrollDirection) -> String {
    guard case .noRoom = error else { return error.message }
    let (side, edges) =
      direction == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    return
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side) "
      + "must be less than the \(side) of the UICollectionView minus the section insets \(edges) "
      + "values, minus the content insets \(edges) values (\(error.message))"
  }
}
