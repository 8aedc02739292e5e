/// A horizontal and a vertical distance.
public struct UIOffset: Sendable, Hashable {
  public var horizontal: CGFloat, vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let zero = UIOffset()
}
