import LayoutCore

extension GroupSequence {
  /// The place of an item: its copy of the outermost group, and its slot there.
  struct Place {
    let group: SolvedGroup
    let slot: Int
    let copy: Int
    /// What adds up to the start of the copy along the axis.
    let start: [Formula]
  }

  /// The arithmetic behind a number of the item at `place`, on the screen's axes: from the
  /// outermost group down to the item.
  ///
  /// The formula has the numbers of the template and of measured items. Facts say which rules
  /// applied, and which of them are not verified against UIKit.
  func reason(for number: FrameNumber, of place: Place) -> Reason {
    let wanted: Axis = number == .x || number == .width ? .horizontal : .vertical
    var descent = Descent(wanted: wanted, plan: plan, group: place.group)
    descent.enter(place)
    let path = descent.descend(to: place.slot)
    let facts = ["group \(place.copy), slot \(place.slot): \(path)"] + descent.facts
    switch number {
    case .x, .y: return Reason(facts, descent.start)
    case .width, .height: return Reason(facts, descent.size)
    }
  }
}

/// The way from the outermost group down to one slot, and the arithmetic met on it.
///
/// For a start, every element on the way adds terms: its inset, the copies before it, its share of
/// what is left over. For an extent, the available space of each group goes along as a formula,
/// because a fraction is of that space.
private struct Descent {
  let plan: GroupPlan
  let group: SolvedGroup
  /// The axis of the number that is explained.
  let wanted: Axis
  /// What adds up to the start of what was reached.
  var origin: [Formula] = []
  /// What the fractions of the next subitems are of: the available space before measuring.
  var room: Extents
  /// The extent of the current node along the wanted axis, less its insets.
  var size = Formula.number(0, "")
  var facts: [String] = []

  /// The start of what was reached.
  var start: Formula {
    switch origin.count {
    case 0: .number(0, "start of the groups")
    case 1: origin[0]
    default: .sum(origin)
    }
  }

  init(wanted: Axis, plan: GroupPlan, group: SolvedGroup) {
    (self.wanted, self.plan, self.group) = (wanted, plan, group)
    room = Extents(
      width: .number(plan.container.width, "container width"),
      height: .number(plan.container.height, "container height"))
  }

  private func node(_ copy: Int) -> GroupPlan.Node { plan.node(of: group.nodes[copy]) }
  private func template(_ copy: Int) -> TemplateNode {
    plan.templates[Int(group.nodes[copy].planned)]
  }
  private func path(_ copy: Int) -> NodePath { plan.paths[Int(group.nodes[copy].planned)] }

  /// 9. Begins with a copy of the outermost group, and its own edges.
  mutating func enter(_ place: GroupSequence.Place) {
    guard wanted == plan.axis else {
      return add(
        node(0).across.before, sharing: plan.leftOverAcross(of: group.size), of: path(0).name)
    }
    origin += place.start
    let edge = node(0).along.before.least
    if edge > 0 { origin.append(.number(edge, "\(wanted.firstSide) edge of \(path(0).name)")) }
    if node(0).along.flexibleCount > 0 {
      facts.append("UIKit not verified: between groups no space is left for flexible edges")
    }
  }

  /// Goes down to slot `slot` of the group, and returns its path.
  mutating func descend(to slot: Int) -> String {
    var copy = 0
    enter(copy, in: nil)
    while node(copy).kind == .group {
      let copies = group.copies(in: copy)
      let number = copies.indices.partitioningIndex { group.nodes[copies[$0]].firstSlot > slot } - 1
      let inside = copies[number]
      if node(copy).axis == wanted {
        pass(copies[..<number], to: inside, of: copy)
      } else {
        let room = plan.inner(group.nodes[copy]).size[wanted]
        let across = node(inside).across
        add(
          across.before,
          sharing: across.leftOver(of: room, around: group.nodes[inside].size[wanted]),
          of: path(inside).name)
      }
      enter(inside, in: copy)
      copy = inside
    }
    guard case .custom(let frames) = template(copy).content else { return path(copy).text }
    let number = slot - Int(group.nodes[copy].firstSlot)
    let (frame, solved) = (frames[number], plan.frames[node(copy).frames.lowerBound + number])
    let start = wanted == .horizontal ? solved.x : solved.y
    if start != 0 { origin.append(.number(start, "explicit origin of the frame")) }
    let dimension = wanted == .horizontal ? frame.width : frame.height
    size = dimension.formula(width: room.width, height: room.height)
    facts.append("UIKit not verified: frames of a custom group are used as they are, unclipped")
    if frame.zIndex != 0 { facts.append("z-index \(frame.zIndex)") }
    return "\(path(copy).text) › frame \(number)"
  }

  /// Adds the size of `copy` and its insets; it is in `group`.
  private mutating func enter(_ copy: Int, in group: Int?) {
    let (node, path) = (self.node(copy), self.path(copy))
    let group = group.map(self.node)
    var container = room
    var count: Int?
    if let group, case .counted(let copies) = node.repetition {
      container[group.axis] = container[group.axis].less([
        (Double(copies - 1), group.spacing.least, "spacing"),
        (Double(copies), node.along.least, "edges"),
      ])
      if !node.estimated.contains(group.axis) { count = copies }
      let isEstimated =
        group.estimated.contains(group.axis) && template(copy).isEstimated(along: group.axis)
      if isEstimated, group.axis == wanted, copies > 1 || node.kind != .item {
        facts.append(
          "UIKit not verified: items of a count share an estimate, and groups of it grow")
      }
    }
    for axis in Axis.allCases {
      var extent = template(copy).dimension(along: axis)
        .formula(width: container.width, height: container.height)
      if let count, let group, group.axis == axis {
        extent = .quotient(container[axis], .number(Double(count), "count"))
        if axis == wanted {
          facts.append("\(path.text): \(count) share the \(axis.extent) of their group")
        }
      }
      let inset = node.insets[axis]
      func less(_ extent: Formula) -> Formula {
        inset > 0 ? .difference(extent, .number(inset, "insets of \(path.name)")) : extent
      }
      room[axis] = less(extent)
      guard axis == wanted else { continue }
      size = node.estimated.contains(axis) ? found(copy) : less(extent)
    }
    let inset = node.insets.before(along: wanted)
    if inset > 0 { origin.append(.number(inset, "\(wanted.firstSide) inset of \(path.name)")) }
  }

  /// 7. The extent of a copy that follows from its content.
  private mutating func found(_ copy: Int) -> Formula {
    let (extent, path, kind) = (wanted.extent, self.path(copy), node(copy).kind)
    if template(copy).isUniform(along: wanted) {
      facts.append("UIKit not verified: \(path.text) is as large as the largest of its siblings")
    }
    if kind == .item, template(copy).insets[wanted] > 0 {
      facts.append("\(path.text): insets do not apply on an axis where the \(extent) is estimated")
    }
    let solved = group.nodes[copy]
    let isMeasured = kind != .custom && solved.firstSlot < group.measuredSlots
    let what = isMeasured ? "measured \(extent)" : "estimated \(extent)"
    return .number(solved.size[wanted], "\(what) of \(path.name)")
  }

  /// 4., 6. The copies `before` the copy `last` in `copy`, subitem by subitem, the edges and the
  /// gaps.
  private mutating func pass(_ before: ArraySlice<Int>, to last: Int, of copy: Int) {
    let spacing = node(copy).spacing
    let own = node(last).along.before
    var edges = 0.0
    var flexible = 0
    let subitems = Dictionary(grouping: before) { group.nodes[$0].planned }
    for (subitem, copies) in subitems.sorted(by: { $0.key < $1.key }) {
      let extents = copies.map { group.nodes[$0].size[wanted] }
      let (planned, name) = (plan.nodes[Int(subitem)].along, plan.paths[Int(subitem)].name)
      let times = Double(copies.count)
      edges += times * planned.least
      flexible += copies.count * planned.flexibleCount
      if extents.contains(where: { $0 != extents[0] }) {
        origin.append(
          .number(extents.reduce(0, +), "\(wanted.extent)s of \(copies.count) \(name)"))
      } else {
        let extent = Formula.number(extents[0], "\(wanted.extent) of \(name)")
        origin.append(times == 1 ? extent : .product(.number(times, ""), extent))
      }
    }
    edges += own.least
    flexible += own.isFlexible ? 1 : 0
    if edges > 0 { origin.append(.number(edges, "fixed part of the edges up to here")) }
    if !before.isEmpty, spacing.least > 0 {
      origin.append(.product(.number(Double(before.count), ""), .number(spacing.least, "spacing")))
    }
    let leftOver = plan.leftOver(of: copy, in: group)
    if leftOver.edges > 0 {
      share(leftOver, times: flexible, "flexible edges")
    } else if leftOver.gaps > 0 {
      share(leftOver, times: before.count, "flexible gaps")
    } else if spacing.isFlexible {
      facts.append("UIKit not verified: a lone subitem of a flexible spacing is leading-aligned")
    }
  }

  /// 6. An edge across the group, and its share of what is left over there.
  private mutating func add(_ edge: Space, sharing leftOver: LeftOver, of name: Substring) {
    if edge.least > 0 {
      origin.append(.number(edge.least, "\(wanted.firstSide) edge of \(name)"))
    }
    if edge.isFlexible { share(leftOver, times: 1, "flexible edges across") }
  }

  /// Adds `times` shares of what is left over to the start, and a fact about what shares it. Terms
  /// of 0 are left out.
  private mutating func share(_ leftOver: LeftOver, times: Int, _ what: String) {
    facts.append("UIKit not verified: \(what) share the remaining space equally")
    guard times > 0, leftOver.share > 0 else { return }
    let share = Formula.quotient(
      .difference(.number(leftOver.room, "available space"), .number(leftOver.taken, "at least")),
      .number(Double(leftOver.edges + leftOver.gaps), what))
    origin.append(times == 1 ? share : .product(.number(Double(times), ""), share))
  }
}

/// A formula for each axis: the available width and height in a group.
private struct Extents {
  var width: Formula
  var height: Formula

  subscript(axis: Axis) -> Formula {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension Formula {
  /// The formula less each amount, multiplied by its count.
  fileprivate func less(_ amounts: [(times: Double, points: Double, name: String)]) -> Formula {
    amounts.reduce(self) { rest, amount in
      guard amount.times > 0, amount.points > 0 else { return rest }
      return .difference(
        rest, .product(.number(amount.times, ""), .number(amount.points, amount.name)))
    }
  }
}

extension Dimension {
  /// The arithmetic behind the dimension, in a container of `width` and `height`.
  func formula(width: Formula, height: Formula) -> Formula {
    switch self {
    case .absolute(let points): .number(points, "explicit")
    case .fractionOfWidth(let fraction): Self.product(fraction, width)
    case .fractionOfHeight(let fraction): Self.product(fraction, height)
    case .estimated(let points), .uniformAcrossSiblings(let points): .number(points, "estimate")
    }
  }

  /// `extent` times `fraction`, written as in the template: 2/3. A fraction without such a form is
  /// written as a decimal, and 1 not at all.
  private static func product(_ fraction: Double, _ extent: Formula) -> Formula {
    guard fraction != 1 else { return extent }
    guard let ratio = Ratio(fraction), ratio.denominator > 1 else {
      return .product(.number(fraction, ""), extent)
    }
    return .product(
      .quotient(.number(Double(ratio.numerator), ""), .number(Double(ratio.denominator), "")),
      extent)
  }
}
