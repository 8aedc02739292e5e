import LayoutCore

/// The distances outside a node along one axis: two edges of an `EdgeSpacing`, each with a minimum
/// in points and perhaps flexible.
struct Distances: Sendable {
  let before: Space
  let after: Space
  /// What both take at least, in points.
  let least: Double
  /// How many of the two are flexible.
  let flexibleCount: Int

  init(before: Space, after: Space) {
    (self.before, self.after) = (before, after)
    least = before.least + after.least
    flexibleCount = (before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0)
  }

  /// What a single node of `extent` points leaves of `room` points, for its own edges to share.
  func leftOver(of room: Double, around extent: Double) -> LeftOver {
    LeftOver(room: room, taken: extent + least, edges: flexibleCount)
  }
}

/// 6. What the copies in a group leave of its space: its flexible edges share it, or its flexible
/// gaps where no edge is flexible.
///
/// Three items of 80 points leave 80 of 320. Two flexible gaps between them grow by 40 points each;
/// with two flexible edges at every item, each of the six grows by 80 / 6. UIKit does not document
/// which of both takes the space (`NSCollectionLayoutSpacing.flexible(_:)`), so `why` marks it as
/// not verified.
struct LeftOver: Sendable {
  /// The available space along the group's axis, in points.
  var room = 0.0
  /// What extents, edges and gaps take of it at least.
  var taken = 0.0
  /// How many flexible edges there are along the axis.
  var edges = 0
  /// How many flexible gaps there are, where no edge is flexible.
  var gaps = 0

  /// The share of each of them, in points; 0 where the content is longer than the space.
  var share: Double {
    edges + gaps == 0 ? 0 : max(0, room - taken) / Double(edges + gaps)
  }

  /// What `space` outside a subitem takes along the group's axis, in points: its minimum, and a
  /// share if it is flexible.
  func points(_ space: Space) -> Double { space.least + (space.isFlexible ? share : 0) }

  /// The distance between two subitems, in points: the spacing, and a share if it is flexible and
  /// no edge is.
  func gap(_ spacing: Space) -> Double { spacing.least + (gaps > 0 ? share : 0) }
}

extension EdgeSpacing {
  /// The distances before and after the node along `axis`.
  subscript(axis: Axis) -> Distances {
    axis == .horizontal
      ? Distances(before: leading, after: trailing) : Distances(before: top, after: bottom)
  }
}

extension Point {
  static func + (one: Point, other: Point) -> Point {
    Point(x: one.x + other.x, y: one.y + other.y)
  }

  /// The coordinate along `axis`.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

extension Size {
  /// The size with what `edges` take at least.
  func with(_ edges: EdgeSpacing) -> Size {
    Size(width: width + edges[.horizontal].least, height: height + edges[.vertical].least)
  }
}

extension Insets {
  /// Both insets along `axis` together.
  subscript(axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }

  /// The inset before the content along `axis`: leading or top.
  func before(along axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// The insets without those along `axis`, where the size is estimated: they do not apply there.
  func without(_ axis: Axis) -> Insets {
    var insets = self
    if axis == .horizontal {
      (insets.leading, insets.trailing) = (0, 0)
    } else {
      (insets.top, insets.bottom) = (0, 0)
    }
    return insets
  }
}

extension Axis {
  /// The extent along the axis, in a word.
  var extent: String { self == .horizontal ? "width" : "height" }

  /// The side where the axis begins, as errors and reasons call it. Templates are mirrored after
  /// solving, so it is leading in both directions of writing.
  var firstSide: String { self == .horizontal ? "leading" : "top" }

  /// Both sides of the axis.
  var sides: String { self == .horizontal ? "leading + trailing" : "top + bottom" }
}

extension TemplateNode {
  /// The width or the height.
  func dimension(along axis: Axis) -> Dimension { axis == .horizontal ? width : height }

  /// Whether the extent along `axis` follows from the content.
  func isEstimated(along axis: Axis) -> Bool { dimension(along: axis).estimate != nil }

  /// Whether the extent along `axis` is shared with the siblings.
  func isUniform(along axis: Axis) -> Bool {
    if case .uniformAcrossSiblings = dimension(along: axis) { true } else { false }
  }

  /// The items and groups in it, if it is a group.
  var children: [TemplateNode] {
    if case .group(_, _, let children) = content { children } else { [] }
  }
}
