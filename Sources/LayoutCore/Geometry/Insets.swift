/// Distances from the four edges, in points, in the order of `NSDirectionalEdgeInsets`.
public struct Insets: Sendable, Hashable {
  /// From the top edge.
  public var top: Double
  /// From the edge where reading begins: left, or right in right-to-left.
  public var leading: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the edge where reading ends.
  public var trailing: Double

  /// The four distances, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The same distance on all four sides.
  public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

  /// No insets.
  public static let zero = Insets(0)
}

extension Insets {
  /// Leading and trailing together.
  public var horizontal: Double { leading + trailing }
  /// Top and bottom together.
  public var vertical: Double { top + bottom }

  /// Top exchanged with leading, bottom with trailing: the same insets for a layout on its side.
  public var transposed: Insets {
    Insets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }

  /// Each distance and that of `other`.
  public func adding(_ other: Insets) -> Insets {
    Insets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}
