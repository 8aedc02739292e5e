import LayoutCore

/// A point of a rectangle and a distance from it.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public let isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset) = (edges, offset)
    isFractionalOffset = isFractional
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  var value: Anchor {
    let point = Point(x: offset.x, y: offset.y)
    return Anchor(Edges(edges), offset: isFractionalOffset ? .fractional(point) : .absolute(point))
  }
}

extension Edges {
  init(_ edges: NSDirectionalRectEdge) { self.init(rawValue: Int(edges.rawValue & 15)) }

  /// None for `none`.
  init(_ alignment: NSRectAlignment) {
    switch alignment {
    case .none: self = []
    case .top: self = .top
    case .topLeading: self = [.top, .leading]
    case .leading: self = .leading
    case .bottomLeading: self = [.bottom, .leading]
    case .bottom: self = .bottom
    case .bottomTrailing: self = [.bottom, .trailing]
    case .trailing: self = .trailing
    case .topTrailing: self = [.top, .trailing]
    }
  }
}
