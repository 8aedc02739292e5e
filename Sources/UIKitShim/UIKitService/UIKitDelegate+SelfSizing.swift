import LabUIKit
import LayoutCore

extension UIKitDelegate {
  /// The size that the cell of an item prefers to `size`: the lab's, in the sides that the layout
  /// leaves to cells.
  ///
  /// Flow layouts with an estimate leave both to them, compositional ones the estimated sides. In
  /// any other layout cells keep the width and take the height they need, as a cell does that fits
  /// its content into its width. With passes (`settle`), only items that are measured already
  /// answer.
  func preferredSize(
    _ path: IndexPath, insteadOf size: CGSize, in layout: UICollectionViewLayout
  ) -> CGSize {
    guard path.count == 2, let request, request.sections.indices.contains(path.section) else {
      return size
    }
    if let counts = request.measuredCounts, counts.indices.contains(path.section),
      path.item >= counts[path.section]
    {
      return size
    }
    var (takesWidth, takesHeight) = (true, true)
    if let flow = layout as? UICollectionViewFlowLayout {
      guard flow.estimatedItemSize != .zero else { return size }
    } else if let layout = layout as? UICollectionViewCompositionalLayout {
      (takesWidth, takesHeight) = layout.estimatedSides(section: path.section)
    } else {
      takesWidth = scrollsSideways(layout, request)
      takesHeight = !takesWidth
    }
    guard takesWidth || takesHeight else { return size }
    let own = itemSize(path)
    return CGSize(
      width: takesWidth && own.width > 0 ? own.width : size.width,
      height: takesHeight && own.height > 0 ? own.height : size.height)
  }

  /// Whether the content is wider than the view and no taller, or else the lab's direction.
  private func scrollsSideways(_ layout: UICollectionViewLayout, _ request: LayoutRequest) -> Bool {
    guard let view = layout.collectionView else { return request.axis == .horizontal }
    let isBroader = view.contentSize.width > view.bounds.width
    let isLonger = view.contentSize.height > view.bounds.height
    return isBroader == isLonger ? request.axis == .horizontal : isBroader
  }
}
