public import LayoutText

/// Numbers over numbers, as points on two axes.
public struct Plot: Sendable, Hashable {
  /// How numbers are spread along an axis.
  public enum Spread: Sendable, Hashable {
    /// Equal differences have equal lengths.
    case linear
    /// Equal ratios have equal lengths; all numbers are positive.
    case logarithmic
  }

  /// One of the two axes.
  public struct Scale: Sendable, Hashable {
    /// What is on it: `items`.
    public var name: String
    /// The unit of its numbers, or nothing: `pt`.
    public var unit: String
    public var spread: Spread

    public init(_ name: String, unit: String = "", spread: Spread = .linear) {
      (self.name, self.unit, self.spread) = (name, unit, spread)
    }

    /// `content height, pt`.
    public var title: String { unit.isEmpty ? name : "\(name), \(unit)" }
  }

  /// A point.
  public struct Point: Sendable, Hashable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// Points that belong together.
  public struct Series: Sendable, Hashable {
    public var name: String
    /// The points, by their x; all numbers are finite.
    public var points: [Point]

    public init(_ name: String, _ points: [Point]) { (self.name, self.points) = (name, points) }
  }

  /// The axis across.
  public var across: Scale
  /// The axis up.
  public var up: Scale
  /// What is plotted; at least one point in all.
  public var series: [Series]

  public init(across: Scale, up: Scale, series: [Series]) {
    (self.across, self.up, self.series) = (across, up, series)
  }

  /// The axes, and the points of each series as pairs of exact numbers.
  public var json: JSON {
    .object([
      ("x", .string(across.title)), ("y", .string(up.title)),
      (
        "series",
        .objects(series) { series in
          let points = series.points.map { JSON.array([.number($0.x), .number($0.y)]) }
          return [("name", .string(series.name)), ("points", .array(points))]
        }
      ),
    ])
  }
}
