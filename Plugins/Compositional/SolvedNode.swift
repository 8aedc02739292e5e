import LayoutCore

/// A node of a template with its size, on the screen's axes; the same for equal copies.
struct SolvedNode: Sendable {
  /// A copy of a subitem in its group.
  struct Placement: Sendable {
    /// Which of the group's subitems.
    let subitem: Int
    /// Its place among the solved children.
    let child: Int
    /// The distance from the group's inner corner, in points.
    var origin: Point
    /// The number of the first of its slots among the group's.
    let firstSlot: Int
  }

  let planned: PlannedNode
  /// The extents before insets.
  var size: Size
  /// The insets that count: none on an axis where the size is estimated.
  let insets: Insets
  /// The axes along which the size follows from the content.
  let estimated: Axes
  /// Whether the size is measured, and not an estimate.
  var wasMeasured = false
  /// The solved subitems; equal copies share one.
  var children: [SolvedNode] = []
  /// The copies of subitems, in order.
  var placements: [Placement] = []
  /// The frames of a custom group, from its inner corner.
  var frames: [Rect] = []
  /// What the group's flexible distances share.
  var leftOver = LeftOver()
  /// How many items one copy of this node takes.
  var slotCount = 1

  init(_ planned: PlannedNode, size: Size, insets: Insets, estimated: Axes) {
    (self.planned, self.size, self.insets, self.estimated) = (planned, size, insets, estimated)
  }

  var node: TemplateNode { planned.node }
  var path: String { planned.path }
  var name: Substring { planned.name }

  /// The size less the insets.
  var room: Size { Rect(origin: .zero, size: size).inset(by: insets).size }

  /// Visits this node and all within, depth first: each with its frame less its insets, and the
  /// number of its first slot.
  func visit(
    at origin: Point, firstSlot: Int = 0, _ visitor: (SolvedNode, Rect, Int) -> Void
  ) {
    let inner = Rect(origin: origin, size: size).inset(by: insets)
    visitor(self, inner, firstSlot)
    for placement in placements {
      children[placement.child].visit(
        at: inner.origin + placement.origin, firstSlot: firstSlot + placement.firstSlot, visitor)
    }
  }

  /// Visits this group and all groups within, depth first, for a copy of it at `origin`; false
  /// after `visit` stops.
  func visitGroups(at origin: Point, depth: Int = 0, _ visit: (LayoutGroup) -> Visit) -> Bool {
    if case .item = node.content { return true }
    let inner = Rect(origin: origin, size: size).inset(by: insets)
    guard visit(LayoutGroup(frame: inner, depth: depth)) == .continue else { return false }
    return placements.allSatisfy { placement in
      children[placement.child].visitGroups(
        at: inner.origin + placement.origin, depth: depth + 1, visit)
    }
  }

  /// The frames of items, in order, for a copy of this node at `origin`.
  func slots(at origin: Point) -> [Rect] {
    var slots: [Rect] = []
    slots.reserveCapacity(slotCount)
    visit(at: origin) { node, inner, _ in
      switch node.node.content {
      case .item: slots.append(inner)
      case .group: break
      case .custom: slots += node.frames.map { $0.offset(x: inner.x, y: inner.y) }
      }
    }
    return slots
  }

  /// The z-indexes of the slots, in order.
  var zIndexes: [Int] {
    var numbers: [Int] = []
    visit(at: .zero) { node, _, _ in
      switch node.node.content {
      case .item: numbers.append(0)
      case .group: break
      case .custom(let frames): numbers += frames.map(\.zIndex)
      }
    }
    return numbers
  }

  /// Whether the first `count` items, and the views of their groups, have the same frames in
  /// `other`.
  func agrees(with other: SolvedNode, on count: Int) -> Bool {
    func views(_ node: SolvedNode) -> [[Rect]] {
      node.viewFrames(at: .zero, of: planned).map { views in
        views.filter { $0.firstSlot < count }.map(\.node)
      }
    }
    return slots(at: .zero).prefix(count) == other.slots(at: .zero).prefix(count)
      && views(self) == views(other)
  }

  /// The number of the placement that contains slot `slot` of this group.
  func placement(holding slot: Int) -> Int {
    placements.indices.partitioningIndex { placements[$0].firstSlot > slot } - 1
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

  /// The insets without those along `axis`.
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

extension EdgeSpacing {
  /// The distance before the node along `axis`.
  func before(along axis: Axis) -> Space { axis == .horizontal ? leading : top }

  /// The distance after the node along `axis`.
  func after(along axis: Axis) -> Space { axis == .horizontal ? trailing : bottom }

  /// What both take at least along `axis`, in points.
  func least(along axis: Axis) -> Double { before(along: axis).least + after(along: axis).least }

  /// How many of the two along `axis` are flexible.
  func flexibleCount(along axis: Axis) -> Int {
    (before(along: axis).isFlexible ? 1 : 0) + (after(along: axis).isFlexible ? 1 : 0)
  }
}

extension Axis {
  /// The extent along the axis, in a word.
  var extent: String { self == .horizontal ? "width" : "height" }

  /// The side where the axis begins.
  var firstSide: String { self == .horizontal ? "leading" : "top" }

  /// Both sides of the axis.
  var sides: String { self == .horizontal ? "leading + trailing" : "top + bottom" }
}
