/// How far a collection and its orthogonal sections are scrolled, in a request to a strategy that
/// places whole collections.
///
/// ```swift
/// ScrollOffsets()  // where reading begins, all sections at their first stop
/// ScrollOffsets(content: Point(x: 0, y: 300), orthogonal: [2: 156])
/// ```
public struct ScrollOffsets: Sendable, Hashable {
  /// The corner of the content that the first visible point shows, safe area left out; nil where
  /// reading begins.
  public var content: Point?
  /// How far orthogonal sections are scrolled, in points, by the section's number; the others are at
  /// their first stop.
  public var orthogonal: [Int: Double]

  /// The offset of the content, and those of the `orthogonal` sections.
  public init(content: Point? = nil, orthogonal: [Int: Double] = [:]) {
    (self.content, self.orthogonal) = (content, orthogonal)
  }
}
