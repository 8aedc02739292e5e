/// Some of the four edges of a rectangle, by the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1), leading = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4), trailing = Self(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
