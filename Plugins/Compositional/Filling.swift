import LayoutCore

/// Fills copies of the outermost group with items; the numbers are the steps of `Compositional.md`.
struct Filling: Sendable {
  let plan: GroupPlan
  /// What is known of the items' sizes; nil: nothing but the estimates.
  let measuring: Measuring?
  /// The items from this one on do not exist: they have slots, but no group grows for them.
  let count: Int
  /// What a group may take by what its items measure ends so far behind its first item: cells
  /// without extent would fill it for ever.
  let mostMeasured: Int
  /// What the outermost group's uniform subitems measure at least, on each axis.
  var leastSubitem = Size.zero
  /// What the outermost group measures at least, where it is estimated.
  var leastGroup = Size.zero

  /// A group while it is filled: its copies follow one another along its axis.
  private struct Line {
    /// The group's number in the plan, and its copy's in the outermost group.
    let planned: Int
    let number: Int
    let firstSlot: Int
    let axis: Axis
    let gap: Double
    /// The axes along which the group grows with its content.
    let grown: Axes
    /// The largest extents that fit along the others.
    let limit: Size
    /// Where the last copy ends with its edge, from the inner edge along the axis: by measured
    /// extents, and by estimates.
    var measured = 0.0
    var estimated = 0.0
    /// How many copies there are, and how many of them hold an item.
    var copies = 0
    var existing = 0
  }

  /// 2.–8. Makes `group` the one that begins with item `first`. After an error it is unusable.
  func fill(_ group: inout SolvedGroup, from first: Int) throws(LayoutError) {
    group.nodes.removeAll(keepingCapacity: true)
    group.slotCount = 0
    group.first = first
    group.measuredSlots = measuring.map { max(0, $0.end - first) } ?? 0
    append(0, size: plan.nodes[0].size, in: 0, to: &group)
    try solve(0, at: 0, of: &group)
    // Each copy was placed in the one around it: the outermost is placed last.
    group.nodes[0].origin = plan.origin(of: group.size)
    for number in group.nodes.indices.dropFirst() {
      let parent = group.nodes[Int(group.nodes[number].parent)]
      let insets = plan.nodes[Int(parent.planned)].insets
      let corner = Point(x: parent.origin.x + insets.leading, y: parent.origin.y + insets.top)
      group.nodes[number].origin = corner + group.nodes[number].origin
    }
  }

  /// Appends a copy of node `planned`, `size` large.
  private func append(
    _ planned: Int, size: Size, in parent: Int, to group: inout SolvedGroup
  ) {
    group.nodes.append(
      SolvedGroup.Node(
        planned: Int32(truncatingIfNeeded: planned), parent: Int32(truncatingIfNeeded: parent),
        end: Int32(truncatingIfNeeded: group.nodes.count + 1),
        firstSlot: Int32(truncatingIfNeeded: group.slotCount), size: size))
  }

  /// Solves copy `number`, the last one, of node `planned` with all that is in it.
  private func solve(
    _ planned: Int, at number: Int, of group: inout SolvedGroup
  ) throws(LayoutError) {
    let node = plan.nodes[planned]
    if node.isFaulty, let fault = plan.faults[planned] { throw fault }
    switch node.kind {
    case .item: group.slotCount += 1
    case .custom: group.slotCount += node.frames.count
    case .group:
      var line = Line(
        planned: planned, number: number, firstSlot: group.slotCount, axis: node.axis,
        gap: node.spacing.least, grown: node.estimated, limit: node.limit)
      if case .counted(let count) = plan.nodes[planned + 1].repetition {
        for _ in 0..<count { _ = try place(planned + 1, in: &line, of: &group, mustFit: true) }
      } else {
        try fillInRounds(&line, of: &group)
      }
      group.nodes[number].end = Int32(truncatingIfNeeded: group.nodes.count)
      if !node.sharing.isEmpty { shareUniformExtents(line, of: &group) }
      if !node.estimated.isEmpty { measure(line, of: &group) }
      arrange(line, of: &group)
    }
  }

  /// 4. The subitems in order, again and again, each next to the one before, as long as the next
  /// fits; in one round where a subitem has a repetition
  /// (`NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)`).
  private func fillInRounds(
    _ line: inout Line, of group: inout SolvedGroup
  ) throws(LayoutError) {
    let end = plan.nodes[line.planned].end
    repeat {
      var subitem = line.planned + 1
      while subitem < end {
        if case .repeated(let count) = plan.nodes[subitem].repetition {
          for _ in 0..<count {
            _ = try place(subitem, in: &line, of: &group, mustFit: true)
            if hasRunOut(line, at: group.first + group.slotCount) { return }
          }
        } else {
          guard try place(subitem, in: &line, of: &group, mustFit: false) else { return }
          if hasRunOut(line, at: group.first + group.slotCount) { return }
        }
        subitem = plan.nodes[subitem].end
      }
    } while !plan.nodes[line.planned].isOneRound
  }

  /// Whether only slots without an item could follow, from item `index` on, which need no space.
  private func hasRunOut(_ line: Line, at index: Int) -> Bool {
    index >= count && measuring != nil && !plan.nodes[line.planned].isFlexible
  }

  /// Places a copy of `subitem` after the last. Returns false and places nothing where it does not
  /// fit and need not.
  private func place(
    _ subitem: Int, in line: inout Line, of group: inout SolvedGroup, mustFit: Bool
  ) throws(LayoutError) -> Bool {
    let node = plan.nodes[subitem]
    let (number, slot, isFirst) = (group.nodes.count, group.slotCount, line.copies == 0)
    let most = min(GroupPlan.mostSlots, mostMeasured - group.first)
    if measuring != nil, !mustFit, slot - line.firstSlot >= most { return false }
    let gap = isFirst ? 0 : line.gap
    let size = measured(node, in: line, at: group.first + slot)
    guard mustFit || isFirst || fits(node, size, after: gap, in: line) else { return false }
    append(subitem, size: size, in: line.number, to: &group)
    if node.kind == .item, !node.isFaulty {
      group.slotCount = slot + 1
    } else {
      do {
        try solve(subitem, at: number, of: &group)
      } catch {
        // A subitem that fits by its measured size may leave no space for its own subitems.
        guard measuring != nil, !isFirst, !mustFit else { throw error }
        group.nodes.removeSubrange(number...)
        group.slotCount = slot
        return false
      }
    }
    line.measured += gap + group.nodes[number].size[line.axis] + node.along.least
    line.estimated += gap + node.size[line.axis] + node.along.least
    line.copies += 1
    if group.first + slot < count { line.existing += 1 }
    guard group.slotCount - line.firstSlot <= GroupPlan.mostSlots else {
      throw plan.takesTooMany(plan.paths[line.planned].text)
    }
    return true
  }

  /// 7. What item `index` measures as a copy of `node`, where that is an estimated item, within
  /// what bounds the group; the estimate of everything else.
  @inline(__always)
  private func measured(_ node: GroupPlan.Node, in line: Line, at index: Int) -> Size {
    var size = node.size
    guard node.kind == .item, !node.estimated.isEmpty else { return size }
    if let measuring, index < measuring.end {
      size = measuring.measured(
        measuring.isConstant ? 0 : index, along: node.estimated, size: size, given: node.given)
    }
    size = Size(
      width: min(size.width, node.most.width), height: min(size.height, node.most.height))
    if line.planned == 0, !node.uniform.isEmpty {
      for axis in node.uniform { size[axis] = max(size[axis], leastSubitem[axis]) }
    }
    return size
  }

  /// Whether a subitem fits after the last: by measured sizes, or by the estimates along an axis
  /// where the group grows.
  @inline(__always)
  private func fits(
    _ node: GroupPlan.Node, _ size: Size, after gap: Double, in line: Line
  ) -> Bool {
    let (axis, across) = (line.axis, line.axis.across)
    let behind =
      line.grown.contains(axis)
      ? line.estimated + gap + (node.size[axis] + node.along.least)
      : line.measured + gap + (size[axis] + node.along.least)
    return behind <= line.limit[axis]
      && (line.grown.contains(across) || size[across] + node.across.least <= line.limit[across])
  }

  /// 7. Uniform siblings are as large as the largest of them, where the group is estimated.
  private func shareUniformExtents(_ line: Line, of group: inout SolvedGroup) {
    for axis in plan.nodes[line.planned].sharing {
      let sharing = group.copies(in: line.number).prefix(line.existing).filter {
        plan.node(of: group.nodes[$0]).uniform.contains(axis)
      }
      guard let most = sharing.map({ group.nodes[$0].size[axis] }).max() else { continue }
      for number in sharing { group.nodes[number].size[axis] = most }
    }
  }

  /// 7. An estimated group is as large as the copies in it that hold an item.
  private func measure(_ line: Line, of group: inout SolvedGroup) {
    let (axis, across) = (line.axis, line.axis.across)
    let least = line.planned == 0 ? leastGroup : Size(width: 0, height: 0)
    var length = line.gap * Double(max(0, line.existing - 1))
    var most = least[across]
    var number = line.number + 1
    for _ in 0..<line.existing {
      let copy = group.nodes[number]
      let node = plan.nodes[Int(copy.planned)]
      length = length + copy.size[axis] + node.along.least
      most = max(most, copy.size[across] + node.across.least)
      number = Int(copy.end)
    }
    if line.grown.contains(axis) { group.nodes[line.number].size[axis] = max(least[axis], length) }
    if line.grown.contains(across) { group.nodes[line.number].size[across] = most }
  }

  /// 6. Places the copies in a group one after another, with their shares of what is left over.
  private func arrange(_ line: Line, of group: inout SolvedGroup) {
    let (axis, across) = (line.axis, line.axis.across)
    let parent = plan.nodes[line.planned]
    let leftOver = parent.isFlexible ? plan.leftOver(of: line.number, in: group) : LeftOver()
    let room = Rect(origin: Point(x: 0, y: 0), size: group.nodes[line.number].size)
      .inset(by: parent.insets).size[across]
    let gap = leftOver.gap(parent.spacing)
    var end = 0.0
    var number = line.number + 1
    for place in 0..<line.copies {
      let copy = group.nodes[number]
      let node = plan.nodes[Int(copy.planned)]
      if place > 0 { end += gap }
      end += leftOver.points(node.along.before)
      var origin = Point(x: 0, y: 0)
      origin[axis] = end
      origin[across] =
        node.across.leftOver(of: room, around: copy.size[across]).points(node.across.before)
      group.nodes[number].origin = origin
      end += copy.size[axis] + leftOver.points(node.along.after)
      number = Int(copy.end)
    }
  }
}
