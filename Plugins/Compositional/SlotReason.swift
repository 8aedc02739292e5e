import LayoutCore

extension GroupSequence {
  /// The place of an item: its copy of the outermost group, and its slot there.
  struct Place {
    let group: SolvedNode
    let slot: Int
    let copy: Int
    /// What adds up to the start of the copy along the axis.
    let start: [Formula]
  }

  /// The arithmetic behind a number of the item at `place`, on the screen's axes: from the
  /// outermost group down to the item.
  func reason(for number: FrameNumber, of place: Place) -> Reason {
    let wanted: Axis = number == .x || number == .width ? .horizontal : .vertical
    var descent = Descent(wanted: wanted, container: container)
    descent.enter(self, place)
    let path = descent.descend(to: place.slot, of: place.group)
    let facts = ["group \(place.copy), slot \(place.slot): \(path)"] + descent.facts
    switch number {
    case .x, .y: return Reason(facts, descent.start)
    case .width, .height: return Reason(facts, descent.size)
    }
  }
}

/// The way from the outermost group down to one slot, and the arithmetic met on it.
private struct Descent {
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

  init(wanted: Axis, container: Size) {
    self.wanted = wanted
    room = Extents(
      width: .number(container.width, "container width"),
      height: .number(container.height, "container height"))
  }

  /// 9. Begins with a copy of the outermost group, and its own edges.
  mutating func enter(_ sequence: GroupSequence, _ place: GroupSequence.Place) {
    let edges = sequence.outermost.node.edges
    guard wanted == sequence.axis else {
      return add(
        edges.before(along: wanted), sharing: sequence.leftOverAcross(of: place.group.size),
        of: place.group.name)
    }
    origin += place.start
    let edge = edges.before(along: wanted).least
    if edge > 0 { origin.append(.number(edge, "\(wanted.firstSide) edge of \(place.group.name)")) }
    if edges.flexibleCount(along: wanted) > 0 {
      facts.append("UIKit not verified: between groups no space is left for flexible edges")
    }
  }

  /// Goes down to slot `slot` of `root`, and returns its path.
  mutating func descend(to slot: Int, of root: SolvedNode) -> String {
    var (node, slot) = (root, slot)
    enter(node, sharing: nil)
    while case .group(let axis, let spacing, _) = node.node.content {
      let number = node.placement(holding: slot)
      let placement = node.placements[number]
      let child = node.children[placement.child]
      if axis == wanted {
        pass(number, of: node, spacing: spacing)
      } else {
        let edges = child.node.edges
        add(
          edges.before(along: wanted),
          sharing: edges.leftOver(of: node.room, around: child.size, along: wanted),
          of: child.name)
      }
      enter(child, sharing: (axis, spacing.least))
      slot -= placement.firstSlot
      node = child
    }
    guard case .custom(let frames) = node.node.content else { return node.path }
    let (frame, solved) = (frames[slot], node.frames[slot])
    let start = wanted == .horizontal ? solved.x : solved.y
    if start != 0 { origin.append(.number(start, "explicit origin of the frame")) }
    let dimension = wanted == .horizontal ? frame.width : frame.height
    size = dimension.formula(width: room.width, height: room.height)
    facts.append("UIKit not verified: frames of a custom group are used as they are, unclipped")
    if frame.zIndex != 0 { facts.append("z-index \(frame.zIndex)") }
    return "\(node.path) › frame \(slot)"
  }

  /// Adds the size of a node and its insets; `group` is its parent.
  private mutating func enter(
    _ node: SolvedNode, sharing group: (axis: Axis, spacing: Double)?
  ) {
    var container = room
    var count: Int?
    if let group, case .counted(let copies) = node.node.repetition {
      let edges = node.node.edges.least(along: group.axis)
      container[group.axis] = container[group.axis].less([
        (Double(copies - 1), group.spacing, "spacing"), (Double(copies), edges, "edges"),
      ])
      if !node.estimated.contains(group.axis) { count = copies }
    }
    for axis in Axis.allCases {
      var extent = node.node.dimension(along: axis)
        .formula(width: container.width, height: container.height)
      if let count, let group, group.axis == axis {
        extent = .quotient(container[axis], .number(Double(count), "count"))
        if axis == wanted {
          facts.append("\(node.path): \(count) share the \(axis.extent) of their group")
        }
      }
      let inset = node.insets[axis]
      func less(_ extent: Formula) -> Formula {
        inset > 0 ? .difference(extent, .number(inset, "insets of \(node.name)")) : extent
      }
      room[axis] = less(extent)
      guard axis == wanted else { continue }
      size = node.estimated.contains(axis) ? found(node) : less(extent)
    }
    let inset = node.insets.before(along: wanted)
    if inset > 0 { origin.append(.number(inset, "\(wanted.firstSide) inset of \(node.name)")) }
  }

  /// 7. The extent of a node that follows from its content.
  private mutating func found(_ node: SolvedNode) -> Formula {
    let extent = wanted.extent
    if node.node.isUniform(along: wanted) {
      facts.append("UIKit not verified: \(node.path) is as large as the largest of its siblings")
    }
    if node.node.content == .item, node.node.insets[wanted] > 0 {
      facts.append("\(node.path): insets do not apply on an axis where the \(extent) is estimated")
    }
    let what = node.wasMeasured ? "measured \(extent)" : "estimated \(extent)"
    return .number(node.size[wanted], "\(what) of \(node.name)")
  }

  /// 4., 6. The copies before placement `number` of `group`, subitem by subitem, the edges and the
  /// gaps.
  private mutating func pass(_ number: Int, of group: SolvedNode, spacing: Space) {
    let before = group.placements[..<number]
    var edges = 0.0
    var flexible = 0
    for (subitem, planned) in group.planned.children.enumerated() {
      let extents = before.filter { $0.subitem == subitem }
        .map { group.children[$0.child].size[wanted] }
      guard let first = extents.first else { continue }
      let times = Double(extents.count)
      edges += times * planned.node.edges.least(along: wanted)
      flexible += extents.count * planned.node.edges.flexibleCount(along: wanted)
      if extents.contains(where: { $0 != first }) {
        origin.append(
          .number(extents.reduce(0, +), "\(wanted.extent)s of \(extents.count) \(planned.name)"))
      } else {
        let extent = Formula.number(first, "\(wanted.extent) of \(planned.name)")
        origin.append(times == 1 ? extent : .product(.number(times, ""), extent))
      }
    }
    let own = group.planned.children[group.placements[number].subitem].node.edges
      .before(along: wanted)
    edges += own.least
    flexible += own.isFlexible ? 1 : 0
    if edges > 0 { origin.append(.number(edges, "fixed part of the edges up to here")) }
    if number > 0, spacing.least > 0 {
      origin.append(.product(.number(Double(number), ""), .number(spacing.least, "spacing")))
    }
    if group.leftOver.edges > 0 {
      share(group.leftOver, times: flexible, "flexible edges")
    } else if group.leftOver.gaps > 0 {
      share(group.leftOver, times: number, "flexible gaps")
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

  private mutating func share(_ leftOver: LeftOver, times: Int, _ what: String) {
    facts.append("UIKit not verified: \(what) share the remaining space equally")
    guard times > 0, leftOver.share > 0 else { return }
    let share = Formula.quotient(
      .difference(.number(leftOver.room, "available space"), .number(leftOver.taken, "at least")),
      .number(Double(leftOver.edges + leftOver.gaps), what))
    origin.append(times == 1 ? share : .product(.number(Double(times), ""), share))
  }
}

/// A formula for each axis.
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

  /// `extent` times `fraction`, written as in the template: 2/3.
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
