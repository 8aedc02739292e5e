import LayoutCore

/// Fills groups with their subitems; the numbers are the steps of `Compositional.md`.
struct GroupSolver {
  /// The most items that one outermost group may take.
  static let mostSlots = 1_000_000

  /// How far an extent may exceed the available space, for every point of that space: the rounding
  /// of sums of doubles. Three thirds fit; nothing visible on a screen does.
  static let slack = 1e-9

  /// The name of the template, for errors.
  let template: String
  /// What is known of the items' sizes; nil: nothing but the estimates.
  var measuring: Measuring?
  /// The items from this one on do not exist: they have slots, but no group grows for them.
  var count = Int.max
  /// How many items a group may take by what they measure: cells without extent would fill it for
  /// ever.
  var mostMeasured = Self.mostSlots
  /// What the outermost group's uniform subitems measure at least, on each axis.
  var leastSubitem = Size.zero
  /// What the outermost group measures at least, where it is estimated.
  var leastGroup = Size.zero

  /// Solves the node at `path`, which is `size` points large, with all that it contains; its first
  /// slot is item `first` of the section. `estimated` are the axes along which the content may
  /// change the size.
  func solve(
    _ planned: PlannedNode, size: Size, estimated: Axes, first: Int
  ) throws(LayoutError) -> SolvedNode {
    let (node, path) = (planned.node, planned.path)
    // 3. Insets shrink an item in its place; those of a group reduce the space of its subitems
    // (`NSCollectionLayoutItem.contentInsets`).
    let (own, edges) = (node.insets, node.edges)
    for inset in [own.top, own.leading, own.bottom, own.trailing] {
      try LayoutError.check(inset, "inset of \(path)")
    }
    for edge in [edges.top, edges.leading, edges.bottom, edges.trailing] {
      try LayoutError.check(edge.least, "edge of \(path)")
    }
    let insets = estimated.reduce(node.insets) { $0.without($1) }
    for axis in Axis.allCases where !estimated.contains(axis) {
      guard size[axis] - insets[axis] > 0 else {
        throw .templateTakesAll(
          template: template, part: "\(axis.sides) insets of \(path)",
          taken: insets[axis], available: size[axis])
      }
    }
    var solved = SolvedNode(planned, size: size, insets: insets, estimated: estimated)
    switch node.content {
    case .item: return solved
    case .custom(let frames):
      solved.frames = try resolve(frames, in: solved.room, path: path)
      solved.slotCount = frames.count
      return solved
    case .group(let axis, let spacing, _):
      try LayoutError.check(spacing.least, "spacing of \(path)")
      var filling = Filling(
        solver: self, axis: axis, spacing: spacing, group: solved, first: first)
      try filling.fill()
      return filling.group
    }
  }

  /// 2. The size of the node at `path`: points, a fraction of `container`, or its estimate.
  func size(
    of node: TemplateNode, path: String, in container: Size
  ) throws(LayoutError) -> Size {
    Size(
      width: try extent(node.width, "width of \(path)", in: container),
      height: try extent(node.height, "height of \(path)", in: container))
  }

  private func extent(
    _ dimension: Dimension, _ what: String, in container: Size
  ) throws(LayoutError) -> Double {
    let extent = dimension.points(in: container)
    guard extent > 0, extent.isFinite else {
      throw .unusable(what: what, value: extent, allowed: "more than 0")
    }
    return extent
  }

  /// Whether `needed` points fit into `available`.
  func fits(_ needed: Double, in available: Double) -> Bool {
    needed <= available * (1 + Self.slack)
  }

  /// Demands that a subitem of `size` fits into `room` along `axes`.
  func demand(
    _ size: Size, fits room: Size, along axes: Axes = [.horizontal, .vertical], path: String
  ) throws(LayoutError) {
    for axis in Axis.allCases where axes.contains(axis) && !fits(size[axis], in: room[axis]) {
      throw .templateHasNoRoom(
        template: template, part: "\(axis.extent) of \(path)", needed: size[axis],
        available: room[axis])
    }
  }
}

extension LayoutError {
  /// Throws `unusable` unless the number `what` is finite and at least `least`.
  static func check(
    _ value: Double, atLeast least: Double = 0, _ what: @autoclosure () -> String
  ) throws(LayoutError) {
    guard value.isFinite, value >= least else {
      throw .unusable(
        what: what(), value: value, allowed: least == 0 ? "0 or more" : "a number")
    }
  }
}
