/// Exchanges the axes: down becomes right, and right becomes down.
///
/// A strategy always scrolls down. For a collection that scrolls sideways its frames are transposed
/// here, once for all strategies. Transposing twice gives the original.
public struct Transposition: Sendable, Hashable {
  /// Whether there is anything to turn: the collection scrolls sideways.
  public var isTransposed: Bool

  /// Transposes for a collection that scrolls along `axis`: only if it is horizontal.
  public init(scrolling axis: Axis) { isTransposed = axis == .horizontal }
}

extension Transposition {
  /// The transposed `rect`; `rect` itself where the collection scrolls down.
  public func callAsFunction(_ rect: Rect) -> Rect { isTransposed ? rect.transposed : rect }
  /// The transposed `size`.
  public func callAsFunction(_ size: Size) -> Size { isTransposed ? size.transposed : size }
  /// The transposed `insets`: top exchanged with leading, bottom with trailing.
  public func callAsFunction(_ insets: Insets) -> Insets {
    isTransposed ? insets.transposed : insets
  }
  /// The transposed `point`.
  public func callAsFunction(_ point: Point) -> Point {
    isTransposed ? Point(x: point.y, y: point.x) : point
  }
  /// The transposed `edges`: top exchanged with leading, bottom with trailing.
  public func callAsFunction(_ edges: Edges) -> Edges {
    guard isTransposed else { return edges }
    var transposed: Edges = []
    for (from, to) in [
      (Edges.top, Edges.leading), (.leading, .top), (.bottom, .trailing), (.trailing, .bottom),
    ] where edges.contains(from) { transposed.insert(to) }
    return transposed
  }
}
