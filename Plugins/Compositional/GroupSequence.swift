import LayoutCore

/// The outermost group in its section: where it is sized, and how its copies follow one another.
///
/// Copies follow along the section's own axis: the collection's, or the other one in an orthogonal
/// section. "Down" is that axis here.
struct GroupSequence: Sendable {
  let template: SectionTemplate
  let outermost: PlannedNode
  /// The space available to the outermost group, on the screen's axes.
  let container: Size
  /// The direction in which copies of the group follow one another.
  let axis: Axis
  /// How many items there are.
  let count: Int
  let measuring: Measuring
  /// What uniform subitems and groups measure at least over the whole section.
  var leastSubitem = Size.zero
  var leastGroup = Size.zero

  init(_ template: SectionTemplate, request: SectionRequest) throws(LayoutError) {
    guard template.group.content != .item, template.group.repetition == .once else {
      throw .impossible(
        reason: "template '\(template.name)': the outermost node must be a group without a count")
    }
    try LayoutError.check(template.betweenGroups, "between of template '\(template.name)'")
    self.template = template
    outermost = PlannedNode(template.group, path: "group")
    count = request.count
    measuring = Measuring(request)
    // 1. The container: across the section's axis less the section's insets, along it the whole.
    let isOrthogonal = template.orthogonal != nil
    axis = isOrthogonal ? request.axis.across : request.axis
    var (whole, taken) = (Size.zero, Size.zero)
    whole[request.axis] = request.length
    whole[request.axis.across] = request.crossSize + request.insets.horizontal
    let across = isOrthogonal ? request.insets.vertical : request.insets.horizontal
    taken[axis.across] = across
    container = Size(width: whole.width - taken.width, height: whole.height - taken.height)
    guard container[axis.across] > 0 else {
      throw .templateTakesAll(
        template: template.name, part: "\(axis.across.sides) insets of the section",
        taken: across, available: whole[axis.across])
    }
    try views(of: outermost)
  }

  /// What the outermost group's own edges take along the axis.
  private var edges: Double { outermost.node.edges.least(along: axis) }

  /// The distance from the start of one group to the start of the next.
  func pitch(of group: SolvedNode) -> Double { extent(of: group) + template.betweenGroups }

  /// The extent of a group with its edges.
  func extent(of group: SolvedNode) -> Double { group.size[axis] + edges }

  /// 2.–8. The outermost group that begins with item `first`, and all within it.
  func group(
    from first: Int, measuring: Measuring?, count: Int = .max
  ) throws(LayoutError) -> SolvedNode {
    let node = outermost.node
    let solver = GroupSolver(
      template: template.name, measuring: measuring, count: count,
      mostMeasured: min(GroupSolver.mostSlots, self.count - first + Self.mostMissing),
      leastSubitem: leastSubitem,
      leastGroup: leastGroup)
    let size = try solver.size(of: node, path: outermost.path, in: container)
    let estimated = Axes(where: node.isEstimated)
    if template.orthogonal == nil, !estimated.contains(axis.across) {
      try solver.demand(
        size.with(node.edges), fits: container, along: [axis.across], path: outermost.path)
    }
    return try solver.solve(outermost, size: size, estimated: estimated, first: first)
  }

  /// Where a group begins that is `size` large, from the start of its stretch, on the screen's
  /// axes: fixed edges move it, flexible ones share what it leaves across the axis.
  func origin(of size: Size) -> Point {
    let edges = outermost.node.edges
    var origin = Point.zero
    origin[axis] = edges.before(along: axis).least
    origin[axis.across] = leftOverAcross(of: size).points(edges.before(along: axis.across))
    return origin
  }

  /// What a group of `size` leaves of the container across the axis: nothing in an orthogonal
  /// section, which is as wide as its groups.
  func leftOverAcross(of size: Size) -> LeftOver {
    guard template.orthogonal == nil else { return LeftOver() }
    return outermost.node.edges.leftOver(of: container, around: size, along: axis.across)
  }

  /// The extent across the axis that a group of `size` takes.
  func crossSize(of size: Size) -> Double {
    size[axis.across] + outermost.node.edges.least(along: axis.across)
  }

  /// Throws for views whose size or offset is not finite or is negative.
  private func views(of planned: PlannedNode) throws(LayoutError) {
    for (view, owner) in planned.allViews {
      for (what, dimension) in [("width", view.width), ("height", view.height)] {
        try LayoutError.check(
          dimension.points(in: Size(width: 1, height: 1)),
          "\(what) of \(view.kind) of \(owner.path)")
      }
      for offset in [view.anchor.offset, view.itemAnchor?.offset ?? .absolute(.zero)] {
        let point =
          switch offset {
          case .absolute(let point), .fractional(let point): point
          }
        for value in [point.x, point.y] {
          try LayoutError.check(
            value, atLeast: -.infinity, "offset of \(view.kind) of \(owner.path)")
        }
      }
    }
  }
}

extension GroupSequence {
  /// The most places without an item that a last group is thought to go on for.
  static let mostMissing = 1000
  /// The most items that are measured to find the largest of a whole section.
  static let mostCompared = 1_000_000

  /// 7. Where the outermost group is uniform itself, its uniform subitems are as large as the
  /// largest of the whole section; without such subitems the groups are.
  mutating func shareOverSection() throws(LayoutError) {
    let axes = Axis.allCases.filter(outermost.node.isUniform)
    guard !axes.isEmpty else { return }
    var (subitem, whole) = (leastSubitem, leastGroup)
    var first = 0
    while first < min(count, Self.mostCompared) {
      let group = try group(from: first, measuring: measuring, count: count)
      for axis in axes {
        let uniform = group.placements.filter {
          first + $0.firstSlot < count
            && outermost.children[$0.subitem].node.isUniform(along: axis)
        }
        for placement in uniform {
          subitem[axis] = max(subitem[axis], group.children[placement.child].size[axis])
        }
        if uniform.isEmpty { whole[axis] = max(whole[axis], group.size[axis]) }
      }
      if measuring.isConstant { break }
      first += group.slotCount
    }
    (leastSubitem, leastGroup) = (subitem, whole)
  }

  /// 9. Copies of the group follow one another until the items are used up; there must be one.
  func layout() throws(LayoutError) -> any GroupsLayout {
    let estimates = try group(from: 0, measuring: nil)
    guard outermost.isMeasured else {
      return RepeatedGroups(self, group: estimates, last: estimates)
    }
    var sequence = self
    try sequence.shareOverSection()
    if measuring.isConstant {
      let group = try sequence.group(from: 0, measuring: measuring)
      let rest = (count - 1) % group.slotCount + 1
      let last = try sequence.group(from: 0, measuring: measuring, count: rest)
      if group.agrees(with: last, on: rest),
        sequence.origin(of: group.size) == sequence.origin(of: last.size)
      {
        return RepeatedGroups(sequence, group: group, last: last)
      }
    }
    return MeasuredGroups(GroupPlacer(sequence, estimates: estimates))
  }
}
