/// A distance in the plane, which Foundation lacks on Linux.
public struct CGVector: Sendable, Hashable, Codable {
  public var dx: CGFloat, dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  public init() { self.init(dx: 0, dy: 0) }

  public static let zero = CGVector(dx: 0, dy: 0)
}
