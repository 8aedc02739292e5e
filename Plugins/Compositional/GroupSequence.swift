import LayoutCore
import LayoutText

/// The outermost group in its section: where it is sized, and how its copies follow one another.
///
/// Copies follow along the section's own axis: the collection's, or the other one in an orthogonal
/// section. "Down" is that axis here.
struct GroupSequence: Sendable {
  let template: SectionTemplate
  let plan: GroupPlan
  /// How many items there are.
  let count: Int
  let measuring: Measuring
  /// What uniform subitems and groups measure at least over the whole section, in points; 0 unless
  /// the outermost group is uniform itself.
  private var leastSubitem = Size.zero
  private var leastGroup = Size.zero

  /// The group in the container of `request`.
  ///
  /// - Throws: an error for an outermost node that is an item or is repeated, for insets of the
  ///   section that leave no space across its axis, and for distances and sizes of views that are
  ///   not finite. What is wrong in the group itself is thrown when it is filled.
  init(_ template: SectionTemplate, request: SectionRequest) throws(LayoutError) {
    guard template.group.content != .item, template.group.repetition == .once else {
      throw .impossible(
        reason: "template '\(template.name)': the outermost node must be a group without a count")
    }
    try LayoutError.check(
      template.betweenGroups, atLeast: -.infinity, "between of template '\(template.name)'")
    self.template = template
    count = request.count
    measuring = Measuring(request)
    // 1. The container: across the section's axis less the section's insets, along it the whole.
    let isOrthogonal = template.orthogonal != nil
    let axis = isOrthogonal ? request.axis.across : request.axis
    var (whole, taken) = (Size.zero, Size.zero)
    whole[request.axis] = request.length
    whole[request.axis.across] = request.crossSize + request.insets.horizontal
    let across = isOrthogonal ? request.insets.vertical : request.insets.horizontal
    taken[axis.across] = across
    let container = Size(width: whole.width - taken.width, height: whole.height - taken.height)
    guard container[axis.across] > 0 else {
      throw .templateTakesAll(
        template: template.name, part: "\(axis.across.sides) insets of the section",
        taken: across, available: whole[axis.across])
    }
    plan = GroupPlan(template, in: container, along: axis)
    try checkViews()
  }

  /// The distance from the start of a group of `size` to the start of the next, in points.
  func pitch(of size: Size) -> Double { plan.extent(of: size) + template.betweenGroups }

  /// What fills groups with the items before `count`, by what they measure or by their estimates.
  /// Without `count` all slots are filled, as in a full group.
  func filling(isMeasuring: Bool = true, count: Int = .max) -> Filling {
    Filling(
      plan: plan, measuring: measuring, isMeasuring: isMeasuring, count: count,
      mostMeasured: self.count + Self.mostMissing, leastSubitem: leastSubitem,
      leastGroup: leastGroup)
  }

  /// The first group.
  private func first(_ filling: Filling) throws(LayoutError) -> SolvedGroup {
    var group = SolvedGroup()
    try filling.fill(&group, from: 0)
    return group
  }

  /// Throws for views whose size or offset is not finite or is negative.
  private func checkViews() throws(LayoutError) {
    for (view, owner) in plan.views {
      let name = "\(view.kind) of \(plan.paths[owner].text)"
      for (what, dimension) in [("width", view.width), ("height", view.height)] {
        try LayoutError.check(
          dimension.points(in: Size(width: 1, height: 1)), "\(what) of \(name)")
      }
      for offset in [view.anchor.offset, view.itemAnchor?.offset ?? .absolute(.zero)] {
        let point =
          switch offset {
          case .absolute(let point), .fractional(let point): point
          }
        for value in [point.x, point.y] {
          try LayoutError.check(value, atLeast: -.infinity, "offset of \(name)")
        }
      }
    }
  }
}

extension GroupSequence {
  /// The most places without an item that a last group is thought to go on for: cells that measure
  /// 0 points would fill it for ever.
  private static let mostMissing = 1000
  /// The most items that are measured to find the largest of a whole section.
  private static let mostCompared = 1_000_000

  /// 7. Where the outermost group is uniform itself, its uniform subitems are as large as the
  /// largest of the whole section; without such subitems the groups are.
  ///
  /// - Complexity: O(items), at most 1,000,000 and a group; O(items of a group) where all measure
  ///   the same. This is the only rule that reads the section before its first group is placed.
  private mutating func shareOverSection() throws(LayoutError) {
    let axes = plan.nodes[0].uniform
    guard !axes.isEmpty else { return }
    let filling = filling(count: count)
    var group = SolvedGroup()
    var (subitem, whole) = (leastSubitem, leastGroup)
    var first = 0
    while first < min(count, Self.mostCompared) {
      try filling.fill(&group, from: first)
      for axis in axes {
        let uniform = group.copies(in: 0).map { group.nodes[$0] }.filter {
          first + Int($0.firstSlot) < count && plan.node(of: $0).uniform.contains(axis)
        }
        for copy in uniform { subitem[axis] = max(subitem[axis], copy.size[axis]) }
        if uniform.isEmpty { whole[axis] = max(whole[axis], group.size[axis]) }
      }
      if measuring.isConstant { break }
      first += group.slotCount
    }
    (leastSubitem, leastGroup) = (subitem, whole)
  }

  /// Throws where a negative distance leaves nothing of `group`.
  private func checkPitch(of group: SolvedGroup) throws(LayoutError) {
    guard template.betweenGroups < 0, pitch(of: group.size) <= 0 else { return }
    throw .unusable(
      what: "between of template '\(template.name)'", value: template.betweenGroups,
      allowed: "more than \(NumberText.formatShort(-plan.extent(of: group.size)))")
  }

  /// 9. Copies of the group follow one another until the items are used up; there must be one.
  ///
  /// Without estimates, and usually with equal measured sizes, one group is repeated
  /// (`RepeatedGroups`). Otherwise each group is filled with what its items measure
  /// (`MeasuredGroups`).
  ///
  /// - Throws: what is wrong with the group by its estimates, and by its measured sizes where all
  ///   are equal; for a negative distance between groups, that nothing is left of a group, or that
  ///   groups are measured one by one.
  func layout() throws(LayoutError) -> any GroupsLayout {
    let estimates = try first(filling(isMeasuring: false))
    guard plan.isMeasured else {
      try checkPitch(of: estimates)
      return RepeatedGroups(self, group: estimates, last: estimates)
    }
    var sequence = self
    try sequence.shareOverSection()
    if measuring.isConstant {
      let group = try first(sequence.filling())
      let rest = (count - 1) % group.slotCount + 1
      let last = try first(sequence.filling(count: rest))
      if plan.agree(group, last, on: rest) {
        try checkPitch(of: group)
        return RepeatedGroups(sequence, group: group, last: last)
      }
    }
    try LayoutError.check(
      template.betweenGroups, "between of template '\(template.name)' with estimated sizes")
    return MeasuredGroups(GroupPlacer(sequence, estimates: estimates))
  }
}
