/// A layout on its side: what ran down runs to the right, what ran to the right runs down.
///
/// A strategy always scrolls down. For a collection that scrolls sideways its frames are turned
/// here, once for all strategies. Turning twice gives back what was turned.
public struct Transposition: Sendable, Hashable {
  /// Whether there is anything to turn: the collection scrolls sideways.
  public var isTransposed: Bool

  /// Turns for a collection that scrolls along `axis`.
  public init(scrolling axis: Axis) {
    isTransposed = axis == .horizontal
  }

  /// `rect` with its axes exchanged, or as it is.
  public func callAsFunction(_ rect: Rect) -> Rect { isTransposed ? rect.transposed : rect }
  /// `size` with its axes exchanged, or as it is.
  public func callAsFunction(_ size: Size) -> Size { isTransposed ? size.transposed : size }
  /// `insets` with their axes exchanged, or as they are.
  public func callAsFunction(_ insets: Insets) -> Insets {
    isTransposed ? insets.transposed : insets
  }
  /// The number of a transposed frame that `number` becomes, or as it is.
  public func callAsFunction(_ number: FrameNumber) -> FrameNumber {
    isTransposed ? number.transposed : number
  }
  /// `point` with its axes exchanged, or as it is.
  public func callAsFunction(_ point: Point) -> Point {
    isTransposed ? Point(x: point.y, y: point.x) : point
  }
  /// `edges` with top and leading, bottom and trailing exchanged, or as they are.
  public func callAsFunction(_ edges: Edges) -> Edges {
    guard isTransposed else { return edges }
    var transposed: Edges = []
    for (from, to) in [
      (Edges.top, Edges.leading), (.leading, .top), (.bottom, .trailing), (.trailing, .bottom),
    ] where edges.contains(from) {
      transposed.insert(to)
    }
    return transposed
  }
}
