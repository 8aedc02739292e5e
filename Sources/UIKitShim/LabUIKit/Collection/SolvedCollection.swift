import LayoutCore

/// A collection solved by the lab's strategies, with UIKit's geometry: the base of flow and
/// compositional layouts.
struct SolvedCollection {
  var layout: CollectionLayout

  /// Solves all of `request`, because the content size is the first question.
  ///
  /// - Throws: why no layout is possible, with the numbers that prevent it.
  init(_ request: LayoutRequest) throws(LayoutError) {
    layout = try CollectionLayout(request)
    try layout.solve()
  }

  var contentSize: CGSize { layout.contentSize.map { CGSize($0) } ?? .zero }

  /// The elements that share some area with `rect`, in order, while `visible` is on the screen.
  func elements(in rect: CGRect, visible: CGRect) -> [Element] {
    guard let rect = Self.bounded(rect) else { return [] }
    var trace = NoTrace()
    return layout.elements(in: rect, visible: Self.bounded(visible), trace: &trace)
  }

  /// The element `id`; nil where there is none.
  func element(_ id: ElementID, visible: CGRect) -> Element? {
    layout.element(id, visible: Self.bounded(visible))
  }

  /// `rect` within the lengths that there are; nil for one without numbers.
  private static func bounded(_ rect: CGRect) -> Rect? {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard !rect.isNull, edges.allSatisfy({ !$0.isNaN }) else { return nil }
    let near = edges.map { min(max($0, -greatestLength), greatestLength) }
    return Rect(x: near[0], y: near[1], width: near[2] - near[0], height: near[3] - near[1])
  }
}

extension UICollectionView {
  /// The part of the content that bars and insets leave visible: the area of pinned views.
  var unobscuredBounds: CGRect { bounds.inset(by: adjustedContentInset) }

  /// What insets leave of the bounds: the container of the lab's layouts.
  var layoutContainer: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }
}

extension CGSize {
  /// A size that can be laid out: sides that are negative or no numbers count as none.
  var usable: Size {
    func side(_ value: CGFloat) -> Double { value > 0 && value <= greatestLength ? value : 0 }
    return Size(width: side(width), height: side(height))
  }
}
