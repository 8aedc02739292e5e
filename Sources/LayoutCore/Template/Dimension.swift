/// One side of a size in a template: `NSCollectionLayoutDimension`.
public enum Dimension: Sendable, Hashable {
  /// A number of points.
  case absolute(Double)
  /// A fraction of the containing container's width.
  case fractionOfWidth(Double)
  /// A fraction of the containing container's height.
  case fractionOfHeight(Double)
  /// An estimate in points until the content is measured, then its measured size.
  case estimated(Double)
  /// Estimated, and once measured as much as the largest of its siblings in the group
  /// (`uniformAcrossSiblings(estimate:)`).
  case uniformAcrossSiblings(Double)

  /// The estimate in points; nil where the dimension does not follow from the content.
  public var estimate: Double? {
    switch self {
    case .estimated(let points), .uniformAcrossSiblings(let points): points
    case .absolute, .fractionOfWidth, .fractionOfHeight: nil
    }
  }
}

extension Dimension {
  /// The points in `container` before anything is measured: both on the screen's axes.
  public func points(in container: Size) -> Double {
    switch self {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    case .fractionOfWidth(let fraction): fraction * container.width
    case .fractionOfHeight(let fraction): fraction * container.height
    }
  }
}

/// How often a subitem is repeated in its group.
public enum Repetition: Sendable, Hashable {
  /// As a subitem of the list, once a round.
  case once
  /// A number of copies, each with its own size (`repeatingSubitem:count:`); the group is then
  /// filled in one round.
  case repeated(Int)
  /// A number of copies that share the group's extent (`subitem:count:`); such a group has no other
  /// subitem.
  case counted(Int)
}
