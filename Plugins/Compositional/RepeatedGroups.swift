import LayoutCore

/// The outermost group, solved, and how its copies follow one another.
struct RepeatedGroups: Sendable {
  let template: SectionTemplate
  let group: SolvedNode
  /// The room of the outermost group, on the screen's axes.
  let container: Size
  /// The direction in which copies of the group follow one another.
  let axis: Axis

  init(_ template: SectionTemplate, request: SectionRequest) throws(LayoutError) {
    guard case .group = template.group.content, template.group.repetition == .once else {
      throw .impossible(
        reason: "template '\(template.name)': the outermost node must be a group without a count")
    }
    guard template.betweenGroups.isFinite, template.betweenGroups >= 0 else {
      throw .unusable(
        what: "between of template '\(template.name)'", value: template.betweenGroups,
        allowed: "0 or more")
    }
    self.template = template
    axis = request.axis
    // 1. The container: across the scroll axis less the section's insets, along it the whole.
    let turned = Turned(scrolling: axis)
    container = turned(Size(width: request.breadth, height: request.length))
    // 2.–5. The outermost group, and all within it.
    let solver = GroupSolver(template: template.name)
    let size = try solver.size(of: template.group, path: "group", in: container)
    var room = container
    room[axis] = max(room[axis], size[axis])
    try solver.demand(size, fits: room, path: "group")
    group = try solver.solve(template.group, path: "group", size: size)
  }

  /// The distance from the start of one group to the start of the next.
  var pitch: Double { group.size[axis] + template.betweenGroups }

  /// 6. Copies of the group follow one another until `count` items are used up; the last one keeps
  /// its full extent. There must be at least one.
  func layout(count: Int) -> any SolvedLayout {
    var slots: [Rect] = []
    slots.reserveCapacity(group.slotCount)
    group.addSlots(at: .zero, to: &slots)
    let turned = Turned(scrolling: axis)
    let lastCopy = (count - 1) / slots.count
    let length = Double(lastCopy) * pitch + group.size[axis]
    let breadth = container[axis.across]
    return Repeated(
      period: slots.map { turned($0) }, pitch: pitch, count: count,
      contentSize: Size(width: breadth, height: length)
    ) { number, index in
      reason(for: turned.isTurned ? number.turned : number, of: index)
    }
  }
}
