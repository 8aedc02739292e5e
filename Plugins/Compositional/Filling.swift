import LayoutCore
import LayoutText

/// One group while it is filled: places copies of subitems along the group's axis.
struct Filling {
  let solver: GroupSolver
  let axis: Axis
  let spacing: Space
  /// The group less its insets, before anything in it is measured.
  let room: Size
  /// The item in the group's first slot.
  let first: Int
  private(set) var group: SolvedNode
  /// Where the last copy ends with its edge, from the inner edge along the axis: by measured
  /// extents, and by estimates.
  private var end = (measured: 0.0, estimated: 0.0)
  /// The place of the solved child that all copies of a subitem share; nil until it is solved, and
  /// for copies that differ.
  private var shared: [Int?]

  init(solver: GroupSolver, axis: Axis, spacing: Space, group: SolvedNode, first: Int) {
    (self.solver, self.axis, self.spacing, self.first) = (solver, axis, spacing, first)
    room = group.room
    self.group = group
    self.group.slotCount = 0
    shared = Array(repeating: nil, count: group.planned.children.count)
  }

  private var subitems: [PlannedNode] { group.planned.children }
  /// Whether the group grows with its content along its axis.
  private var grows: Bool { group.estimated.contains(axis) }
  /// The axes along which subitems must fit.
  private var bounded: Axes { Axes { !group.estimated[$0] } }

  mutating func fill() throws(LayoutError) {
    let counted = subitems.contains {
      if case .counted = $0.node.repetition { true } else { false }
    }
    guard !subitems.isEmpty, !counted || subitems.count == 1 else {
      throw .impossible(
        reason: "template '\(solver.template)': \(group.path) "
          + (counted ? "has a count and other elements beside it" : "has no item"))
    }
    if case .counted(let count) = subitems[0].node.repetition {
      try fill(sharedBy: count)
    } else {
      try fillInRounds()
    }
    let existing = group.placements.prefix { first + $0.firstSlot < solver.count }.count
    shareUniformExtents(among: existing)
    let isOutermost = group.path == group.name
    group.arrange(
      along: axis, spacing: spacing, existing: existing,
      least: isOutermost ? solver.leastGroup : .zero)
    group.wasMeasured = solver.measuring != nil && first < (solver.measuring?.end ?? 0)
  }

  /// 5. A count divides the available space, less the spacing, whatever size the subitem has along
  /// the axis; fractions across it are of that space, too (`NSCollectionLayoutGroup`,
  /// `horizontal(layoutSize:subitem:count:)`). Where both the group and the subitem are estimated
  /// along the axis there is nothing to divide, and every copy is measured.
  private mutating func fill(sharedBy count: Int) throws(LayoutError) {
    let (node, path) = (subitems[0].node, subitems[0].path)
    try check(count, of: path)
    let taken = spacing.least * Double(count - 1) + node.edges.least(along: axis) * Double(count)
    var container = room
    container[axis] -= taken
    guard container[axis] > 0 else {
      throw .templateTakesAll(
        template: solver.template, part: "spacing between \(count) of \(path)",
        taken: taken, available: room[axis])
    }
    var size = try solver.size(of: node, path: path, in: container)
    let isShared = !(grows && node.isEstimated(along: axis))
    if isShared { size[axis] = container[axis] / Double(count) }
    try solver.demand(size.with(node.edges), fits: room, along: required(of: node), path: path)
    for _ in 0..<count { _ = try place(0, size: size, isShared: isShared, mustFit: true) }
  }

  /// 4. The subitems in order, again and again, each next to the one before, as long as the next
  /// fits; in one round where a subitem has a repetition
  /// (`NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)`).
  private mutating func fillInRounds() throws(LayoutError) {
    let sizes = try subitems.map { planned throws(LayoutError) in
      try solver.size(of: planned.node, path: planned.path, in: room)
    }
    let isOneRound = subitems.contains { $0.node.repetition != .once }
    repeat {
      for (number, size) in sizes.enumerated() {
        if case .repeated(let count) = subitems[number].node.repetition {
          try repeatSubitem(number, size: size, count: count)
        } else {
          if group.placements.isEmpty {
            try solver.demand(
              size.with(subitems[number].node.edges), fits: room,
              along: required(of: subitems[number].node), path: subitems[number].path)
          }
          guard try place(number, size: size, mustFit: false) else { return }
        }
        if hasRunOut { return }
      }
    } while !isOneRound
  }

  /// All copies of an explicit number must fit.
  private mutating func repeatSubitem(
    _ number: Int, size: Size, count: Int
  ) throws(LayoutError) {
    let (node, path) = (subitems[number].node, subitems[number].path)
    try check(count, of: path)
    let start = group.placements.isEmpty ? 0 : end.estimated + spacing.least
    var all = size.with(node.edges)
    all[axis] += start + (all[axis] + spacing.least) * Double(count - 1)
    let copies = count == 1 ? path : "\(count) of \(path)"
    try solver.demand(
      all, fits: room, along: required(of: node),
      path: start > 0 ? "\(copies) and all before" : copies)
    for _ in 0..<count {
      _ = try place(number, size: size, mustFit: true)
      if hasRunOut { return }
    }
  }

  /// The axes along which a subitem must fit: those where neither the group nor the subitem is
  /// estimated.
  private func required(of node: TemplateNode) -> Axes {
    let bounded = bounded
    return Axes { bounded[$0] && !node.isEstimated(along: $0) }
  }

  /// Whether only slots without an item could follow, which need no space.
  private var hasRunOut: Bool {
    guard solver.measuring != nil, solver.count < .max else { return false }
    return first + group.slotCount >= solver.count && !isFlexible
  }

  private var isFlexible: Bool {
    spacing.isFlexible || subitems.contains { $0.node.edges.flexibleCount(along: axis) > 0 }
  }

  /// Places a copy of subitem `number` after the last. Returns false and places nothing where it
  /// does not fit and need not.
  private mutating func place(
    _ number: Int, size estimate: Size, isShared: Bool = false, mustFit: Bool
  ) throws(LayoutError) -> Bool {
    if solver.measuring != nil, !mustFit, group.slotCount >= solver.mostMeasured { return false }
    let planned = subitems[number]
    let edges = planned.node.edges
    var estimated = Axes(where: planned.node.isEstimated)
    if isShared { estimated[axis] = false }
    let size = measured(planned, size: estimate, along: estimated)
    let gap = group.placements.isEmpty ? 0 : spacing.least
    guard mustFit || group.placements.isEmpty || fits(size, or: estimate, edges, after: gap) else {
      return false
    }
    let place: Int
    do {
      place = try child(number, size: size, estimated: estimated)
    } catch {
      // A subitem that fits by its measured size may leave no space for its own subitems.
      guard solver.measuring != nil, !group.placements.isEmpty, !mustFit else { throw error }
      return false
    }
    let child = group.children[place]
    group.placements.append(
      SolvedNode.Placement(
        subitem: number, child: place, origin: .zero, firstSlot: group.slotCount))
    group.slotCount += child.slotCount
    end.measured += gap + child.size[axis] + edges.least(along: axis)
    end.estimated += gap + estimate[axis] + edges.least(along: axis)
    guard group.slotCount <= GroupSolver.mostSlots else {
      throw .impossible(
        reason: "template '\(solver.template)': \(group.path) takes more than "
          + "\(GroupSolver.mostSlots) items")
    }
    return true
  }

  /// The place of a solved copy of subitem `number` among the children; copies that must be equal
  /// are solved once.
  private mutating func child(
    _ number: Int, size: Size, estimated: Axes
  ) throws(LayoutError) -> Int {
    if let known = shared[number] { return known }
    let planned = subitems[number]
    let index = first + group.slotCount
    var child = try solver.solve(planned, size: size, estimated: estimated, first: index)
    if planned.node.content == .item {
      child.wasMeasured = solver.measuring.map { index < $0.end } ?? false
    }
    let place = group.children.count
    group.children.append(child)
    let isWhole = !planned.isMeasured || solver.count == .max
    if isWhole, !planned.isMeasured || solver.measuring?.isConstant ?? true {
      shared[number] = place
    }
    return place
  }

  /// 7. What the next item measures where its node is estimated, within what bounds the group; the
  /// estimate of everything else.
  private func measured(_ planned: PlannedNode, size: Size, along axes: Axes) -> Size {
    guard !axes.isEmpty, planned.node.content == .item else { return size }
    let index = first + group.slotCount
    var size = size
    if let measuring = solver.measuring, index < measuring.end {
      size = measuring.measured(
        measuring.isConstant ? 0 : index, along: axes, size: size,
        insets: axes.reduce(planned.node.insets) { $0.without($1) },
        room: room.without(planned.node.edges))
    }
    for axis in bounded where axes.contains(axis) {
      size[axis] = min(size[axis], max(0, room[axis] - planned.node.edges.least(along: axis)))
    }
    if group.path == group.name {
      for axis in axes where planned.node.isUniform(along: axis) {
        size[axis] = max(size[axis], solver.leastSubitem[axis])
      }
    }
    return size
  }

  /// Whether a subitem fits after the last: by measured sizes, or by the estimates along an axis
  /// where the group grows.
  private func fits(_ size: Size, or estimate: Size, _ edges: EdgeSpacing, after gap: Double)
    -> Bool
  {
    let behind =
      grows
      ? end.estimated + gap + estimate.with(edges)[axis]
      : end.measured + gap + size.with(edges)[axis]
    return solver.fits(behind, in: room[axis])
      && (group.estimated.contains(axis.across)
        || solver.fits(size.with(edges)[axis.across], in: room[axis.across]))
  }

  /// 7. Uniform siblings are as large as the largest of them, where the group is estimated.
  private mutating func shareUniformExtents(among existing: Int) {
    for axis in Axis.allCases where group.estimated.contains(axis) {
      let sharing = group.placements.prefix(existing).filter {
        group.children[$0.child].estimated.contains(axis)
          && subitems[$0.subitem].node.isUniform(along: axis)
      }
      guard let most = sharing.map({ group.children[$0.child].size[axis] }).max() else { continue }
      for placement in sharing { group.children[placement.child].size[axis] = most }
    }
  }

  private func check(_ count: Int, of path: String) throws(LayoutError) {
    guard (1...GroupSolver.mostSlots).contains(count) else {
      throw .unusable(
        what: "number of \(path)", value: Double(count),
        allowed: NumberText.range(1...GroupSolver.mostSlots))
    }
  }
}

extension Size {
  /// The size with what `edges` take at least.
  func with(_ edges: EdgeSpacing) -> Size {
    Size(
      width: width + edges.least(along: .horizontal),
      height: height + edges.least(along: .vertical))
  }

  /// What `edges` leave of the size at least.
  func without(_ edges: EdgeSpacing) -> Size {
    Size(
      width: width - edges.least(along: .horizontal),
      height: height - edges.least(along: .vertical))
  }
}
