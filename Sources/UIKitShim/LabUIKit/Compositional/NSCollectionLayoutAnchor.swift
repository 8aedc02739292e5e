import LayoutCore

/// A point of a rectangle and a distance from it.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, CopiedAsItself {
  public let edges: NSDirectionalRectEdge, offset: CGPoint, isFractionalOffset: Bool

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }

  var value: Anchor {
    let point = Point(x: offset.x, y: offset.y)
    return Anchor(Edges(edges), offset: isFractionalOffset ? .fractional(point) : .absolute(point))
  }
}

extension Edges {
  init(_ edges: NSDirectionalRectEdge) { self.init(rawValue: Int(edges.rawValue & 15)) }

  /// None for `none`.
  init(_ alignment: NSRectAlignment) {
    let around: [Edges] = [
      [], .top, [.top, .leading], .leading, [.bottom, .leading], .bottom, [.bottom, .trailing],
      .trailing, [.top, .trailing],
    ]
    self = around[alignment.rawValue]
  }
}
