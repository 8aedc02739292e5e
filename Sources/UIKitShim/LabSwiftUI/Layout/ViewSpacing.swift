/// The distances that a view prefers to its neighbours, at the edges where it prefers any.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing(horizontal: 0, vertical: 0)

  private var distances: [Edge: CGFloat] = [:]

  public init() {}

  package init(horizontal: CGFloat, vertical: CGFloat) {
    distances = [.leading: horizontal, .trailing: horizontal, .top: vertical, .bottom: vertical]
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    let others = other.distances.filter { edges.contains(Edge.Set($0.key)) }
    distances.merge(others, uniquingKeysWith: max)
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// SwiftUI's 8 points where neither prefers one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return [distances[end], next.distances[start]].compactMap(\.self).max() ?? 8
  }
}
