/// Some of the four edges of a rectangle: `NSDirectionalRectEdge`.
public struct Edges: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Edges(rawValue: 1)
  /// The edge where reading begins.
  public static let leading = Edges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Edges(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = Edges(rawValue: 8)

  /// Each edge with its name, in the order they are written.
  public static let names: [(edge: Edges, name: String)] = [
    (.top, "top"), (.bottom, "bottom"), (.leading, "leading"), (.trailing, "trailing"),
  ]
}
