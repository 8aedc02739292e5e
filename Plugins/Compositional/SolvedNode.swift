import LayoutCore

/// A node of a template with its size, on the screen's axes: the same wherever it stands in its
/// group, so it is solved once.
struct SolvedNode: Sendable {
  /// A copy of a subitem in its group.
  struct Placement: Sendable {
    /// Which of the group's subitems.
    let child: Int
    /// The distance from the group's inner edge, along its axis, in points.
    let offset: Double
    /// The number of the first of its slots among the group's.
    let firstSlot: Int
  }

  /// How the template calls the node: `group › group 1 › item`.
  let path: String
  let node: TemplateNode
  let size: Size
  /// The subitems by their number in the template; nil where one is never used.
  var children: [SolvedNode?] = []
  /// The copies of subitems, in order.
  var placements: [Placement] = []
  /// How many items one copy of this node takes.
  var slotCount = 1

  /// The last part of the path.
  var name: Substring {
    path.lastIndex(of: "›").map { path[$0...].dropFirst(2) } ?? path[...]
  }

  /// Adds the slots of a copy of this node at `origin` to `slots`, in the order of items.
  func addSlots(at origin: Point, to slots: inout [Rect]) {
    let inner = Rect(origin: origin, size: size).inset(by: node.insets)
    guard case .group(let axis, _, _) = node.content else { return slots.append(inner) }
    for placement in placements {
      let start = inner.origin.moved(by: placement.offset, along: axis)
      children[placement.child]?.addSlots(at: start, to: &slots)
    }
  }

  /// The number of the placement that holds slot `slot` of this group.
  func placement(holding slot: Int) -> Int {
    var (low, high) = (0, placements.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if placements[middle].firstSlot <= slot { low = middle } else { high = middle }
    }
    return low
  }
}

extension Point {
  func moved(by distance: Double, along axis: Axis) -> Point {
    axis == .horizontal ? Point(x: x + distance, y: y) : Point(x: x, y: y + distance)
  }
}

extension Size {
  /// The extent along `axis`.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension Insets {
  /// Both insets along `axis` together.
  subscript(axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }

  /// The inset before the content along `axis`: leading or top.
  func before(along axis: Axis) -> Double { axis == .horizontal ? leading : top }
}

extension Axis {
  /// The extent along the axis, in a word.
  var extent: String { self == .horizontal ? "width" : "height" }

  /// The side where the axis begins.
  var firstSide: String { self == .horizontal ? "leading" : "top" }

  /// Both sides of the axis.
  var sides: String { self == .horizontal ? "leading + trailing" : "top + bottom" }
}
