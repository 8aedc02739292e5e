import LayoutCore

/// Fills copies of the outermost group with items; the numbers are the steps of `Compositional.md`.
///
/// It counts two ends of a group. Measured sizes fill a group along an axis where its size is
/// explicit. Where the group grows with its content they would never fill it, so the estimates
/// decide how many items it takes.
struct Filling: Sendable {
  let plan: GroupPlan
  /// What is known of the items' sizes.
  let measuring: Measuring
  /// Whether that is used; otherwise all sizes are estimates.
  let isMeasuring: Bool
  /// The items from this one on do not exist: they have slots, but no group grows for them.
  let count: Int
  /// Where a group ends at the latest that is filled by what its items measure, as an index of an
  /// item: cells without extent would fill it for ever.
  let mostMeasured: Int
  /// What the outermost group's uniform subitems measure at least, on each axis, in points; 0 where
  /// nothing is shared over the section.
  var leastSubitem = Size.zero
  /// What the outermost group measures at least, where it is estimated.
  var leastGroup = Size.zero

  /// A group while it is filled: its copies follow one another along its axis. Distances are in
  /// points, on the screen's axes.
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
    /// extents, and by estimates. Which of the two counts depends on `grown`.
    var measured = 0.0
    var estimated = 0.0
    /// How many copies there are, and how many of them hold an item. Copies without an item keep
    /// their place in the group, but do not make it larger.
    var copies = 0
    var existing = 0
  }

  /// 2.–8. Makes `group` the one that begins with item `first`. After an error it is unusable.
  ///
  /// Origins are relative to the surrounding copy until the last pass, because a copy is placed
  /// after what is in it.
  ///
  /// - Throws: the fault of the first element that it comes to, or an error for more than 1,000,000
  ///   items in one group.
  /// - Complexity: O(copies in the group).
  func fill(_ group: inout SolvedGroup, from first: Int) throws(LayoutError) {
    group.nodes.removeAll(keepingCapacity: true)
    group.slotCount = 0
    group.first = first
    group.measuredSlots = isMeasuring ? max(0, measuring.end - first) : 0
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

  /// Appends a copy of node `planned`, `size` large. Its `end` is right for an item and a custom
  /// group, which hold no copies; `solve` sets that of a group.
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
    // Read where they are: a node is large, and copying it takes longer than all that is done here.
    if plan.nodes[planned].isFaulty, let fault = plan.faults[planned] { throw fault }
    switch plan.nodes[planned].kind {
    case .item: group.slotCount += 1
    case .custom: group.slotCount += plan.nodes[planned].frames.count
    case .group:
      var line = Line(
        planned: planned, number: number, firstSlot: group.slotCount,
        axis: plan.nodes[planned].axis, gap: plan.nodes[planned].spacing.least,
        grown: plan.nodes[planned].estimated, limit: plan.nodes[planned].limit)
      if case .counted(let count) = plan.nodes[planned + 1].repetition {
        for _ in 0..<count { _ = try place(planned + 1, in: &line, of: &group, mustFit: true) }
      } else {
        try fillInRounds(&line, of: &group)
      }
      group.nodes[number].end = Int32(truncatingIfNeeded: group.nodes.count)
      if !plan.nodes[planned].sharing.isEmpty { shareUniformExtents(line, of: &group) }
      if !line.grown.isEmpty { measure(line, of: &group) }
      arrange(line, of: &group)
    }
  }

  /// 4. The subitems in order, again and again, each next to the one before, as long as the next
  /// fits; in one round where a subitem has a repetition
  /// (`NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)`).
  ///
  /// Subitems of 100 and 80 points fill 320 points as 100, 80, 100. A subitem that does not fit ends
  /// the group, even where a later one is smaller: a group does not wrap.
  private func fillInRounds(
    _ line: inout Line, of group: inout SolvedGroup
  ) throws(LayoutError) {
    let end = plan.nodes[line.planned].end
    repeat {
      var subitem = line.planned + 1
      while subitem < end {
        if case .repeated(let count) = plan.nodes[subitem].repetition {
          // A number below 1 is a fault, which the first copy throws.
          for _ in 0..<max(1, count) {
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

  /// Whether only slots without an item could follow, from item `index` on, which need no space. A
  /// group with flexible distances is filled to its end nevertheless: its items are placed as in a
  /// full group.
  private func hasRunOut(_ line: Line, at index: Int) -> Bool {
    index >= count && isMeasuring && !plan.nodes[line.planned].isFlexible
  }

  /// Places a copy of `subitem` after the last. Returns false and places nothing where it does not
  /// fit and need not.
  ///
  /// The first copy of a group is placed even if it does not fit: otherwise the group would stay
  /// empty, and the items would never be used up.
  private func place(
    _ subitem: Int, in line: inout Line, of group: inout SolvedGroup, mustFit: Bool
  ) throws(LayoutError) -> Bool {
    let (number, slot, isFirst) = (group.nodes.count, group.slotCount, line.copies == 0)
    let most = min(GroupPlan.mostSlots, mostMeasured - group.first)
    if isMeasuring, !mustFit, slot - line.firstSlot >= most { return false }
    let gap = isFirst ? 0 : line.gap
    let size = measured(subitem, in: line, at: group.first + slot)
    guard mustFit || isFirst || fits(subitem, size, after: gap, in: line) else { return false }
    append(subitem, size: size, in: line.number, to: &group)
    if plan.nodes[subitem].kind == .item, !plan.nodes[subitem].isFaulty {
      group.slotCount = slot + 1
    } else {
      do {
        try solve(subitem, at: number, of: &group)
      } catch {
        // A subitem that fits by its measured size may leave no space for its own subitems.
        guard isMeasuring, !isFirst, !mustFit else { throw error }
        group.nodes.removeSubrange(number...)
        group.slotCount = slot
        return false
      }
    }
    let least = plan.nodes[subitem].along.least
    line.measured += gap + group.nodes[number].size[line.axis] + least
    line.estimated += gap + plan.nodes[subitem].size[line.axis] + least
    line.copies += 1
    if group.first + slot < count { line.existing += 1 }
    guard group.slotCount - line.firstSlot <= GroupPlan.mostSlots else {
      throw plan.takesTooMany(plan.paths[line.planned].text)
    }
    return true
  }

  /// 7. What item `index` measures as a copy of `subitem`, where that is an estimated item, within
  /// what bounds the group; the estimate of everything else. Along an axis where the group has an
  /// explicit size, the measured size is cut to its space.
  @inline(__always)
  private func measured(_ subitem: Int, in line: Line, at index: Int) -> Size {
    var size = plan.nodes[subitem].size
    let axes = plan.nodes[subitem].estimated
    guard plan.nodes[subitem].kind == .item, !axes.isEmpty else { return size }
    if isMeasuring {
      size = measuring.measured(index, along: axes, size: size, given: plan.nodes[subitem].given)
    }
    let most = plan.nodes[subitem].most
    size = Size(width: min(size.width, most.width), height: min(size.height, most.height))
    if line.planned == 0, !plan.nodes[subitem].uniform.isEmpty {
      for axis in plan.nodes[subitem].uniform { size[axis] = max(size[axis], leastSubitem[axis]) }
    }
    return size
  }

  /// Whether a subitem fits after the last: by measured sizes, or by the estimates along an axis
  /// where the group grows.
  ///
  /// Across the axis, a subitem must fit unless the group grows there. `limit` includes the slack
  /// for rounding.
  @inline(__always)
  private func fits(_ subitem: Int, _ size: Size, after gap: Double, in line: Line) -> Bool {
    let (axis, across) = (line.axis, line.axis.across)
    let least = plan.nodes[subitem].along.least
    let behind =
      line.grown.contains(axis)
      ? line.estimated + gap + (plan.nodes[subitem].size[axis] + least)
      : line.measured + gap + (size[axis] + least)
    return behind <= line.limit[axis]
      && (line.grown.contains(across)
        || size[across] + plan.nodes[subitem].across.least <= line.limit[across])
  }

  /// 7. Uniform siblings are as large as the largest of them, where the group is estimated. Copies
  /// without an item are not compared
  /// (`NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)`).
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
  ///
  /// Copies without an item add neither extents nor gaps. So a last row of tags with two of three
  /// items is as tall as those two.
  private func measure(_ line: Line, of group: inout SolvedGroup) {
    let (axis, across) = (line.axis, line.axis.across)
    let least = line.planned == 0 ? leastGroup : Size(width: 0, height: 0)
    var length = line.gap * Double(max(0, line.existing - 1))
    var most = least[across]
    var number = line.number + 1
    for _ in 0..<line.existing {
      let copy = group.nodes[number]
      let planned = Int(copy.planned)
      length = length + copy.size[axis] + plan.nodes[planned].along.least
      most = max(most, copy.size[across] + plan.nodes[planned].across.least)
      number = Int(copy.end)
    }
    if line.grown.contains(axis) { group.nodes[line.number].size[axis] = max(least[axis], length) }
    if line.grown.contains(across) { group.nodes[line.number].size[across] = most }
  }

  /// 6. Places the copies in a group one after another, with their shares of what is left over.
  ///
  /// Origins are relative to the inner corner of the group. Across the axis each copy has its own
  /// remaining space, so that one can be centred and the next aligned to the start.
  private func arrange(_ line: Line, of group: inout SolvedGroup) {
    let (axis, across) = (line.axis, line.axis.across)
    let leftOver =
      plan.nodes[line.planned].isFlexible ? plan.leftOver(of: line.number, in: group) : LeftOver()
    let room = Rect(origin: Point(x: 0, y: 0), size: group.nodes[line.number].size)
      .inset(by: plan.nodes[line.planned].insets).size[across]
    let gap = leftOver.gap(plan.nodes[line.planned].spacing)
    var end = 0.0
    var number = line.number + 1
    for place in 0..<line.copies {
      let copy = group.nodes[number]
      let (along, outside) = (
        plan.nodes[Int(copy.planned)].along, plan.nodes[Int(copy.planned)].across
      )
      if place > 0 { end += gap }
      end += leftOver.points(along.before)
      var origin = Point(x: 0, y: 0)
      origin[axis] = end
      origin[across] =
        outside.leftOver(of: room, around: copy.size[across]).points(outside.before)
      group.nodes[number].origin = origin
      end += copy.size[axis] + leftOver.points(along.after)
      number = Int(copy.end)
    }
  }
}
