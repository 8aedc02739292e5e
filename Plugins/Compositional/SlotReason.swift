import LayoutCore

extension RepeatedGroups {
  /// The arithmetic behind a number of item `index`, on the screen's axes: down from the
  /// outermost group to the item.
  func reason(for number: FrameNumber, of index: Int) -> Reason {
    let (copy, slot) = index.quotientAndRemainder(dividingBy: group.slotCount)
    let wanted: Axis = number == .x || number == .width ? .horizontal : .vertical
    var descent = Descent(wanted: wanted, container: container)
    if copy > 0, axis == wanted {
      descent.origin.append(
        .product(.number(Double(copy), "groups before"), .number(pitch, "pitch of groups")))
    }
    let path = descent.descend(to: slot, of: group)
    let place = "group \(copy), slot \(slot): \(path)"
    switch number {
    case .x, .y: return Reason([place], descent.start)
    case .width, .height: return Reason([place] + descent.facts, descent.extents[wanted])
    }
  }
}

/// The way from the outermost group down to one slot, and the arithmetic met on it.
private struct Descent {
  /// A formula for each axis.
  struct Extents {
    var width: Formula
    var height: Formula

    subscript(axis: Axis) -> Formula {
      get { axis == .horizontal ? width : height }
      set {
        if axis == .horizontal { width = newValue } else { height = newValue }
      }
    }
  }

  /// The axis of the number that is explained.
  let wanted: Axis
  /// What adds up to the start of what was reached.
  var origin: [Formula] = []
  /// The extents of what was reached, less its insets.
  var extents: Extents
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
    extents = Extents(
      width: .number(container.width, "container width"),
      height: .number(container.height, "container height"))
  }

  /// Goes down to slot `slot` of `root` and answers with its path.
  mutating func descend(to slot: Int, of root: SolvedNode) -> String {
    var (node, slot) = (root, slot)
    enter(node, shared: nil)
    while case .group(let axis, let spacing, _) = node.node.content {
      let number = node.placement(holding: slot)
      let placement = node.placements[number]
      guard let child = node.children[placement.child] else { break }
      if axis == wanted { pass(number, of: node, along: axis, spacing: spacing.least) }
      if case .counted(let count) = child.node.repetition {
        enter(child, shared: (axis, count, spacing.least))
      } else {
        enter(child, shared: nil)
      }
      slot -= placement.firstSlot
      node = child
    }
    return node.path
  }

  /// The size of a node, and what its insets leave of it.
  private mutating func enter(
    _ node: SolvedNode, shared: (axis: Axis, count: Int, spacing: Double)?
  ) {
    if let shared, shared.spacing > 0, shared.count > 1 {
      extents[shared.axis] = .difference(
        extents[shared.axis],
        .product(.number(Double(shared.count - 1), ""), .number(shared.spacing, "spacing")))
    }
    var size = Extents(
      width: formula(node.node.width, of: extents), height: formula(node.node.height, of: extents))
    if let shared {
      size[shared.axis] = .quotient(extents[shared.axis], .number(Double(shared.count), "count"))
      if shared.axis == wanted {
        facts.append("\(node.path): \(shared.count) share the \(wanted.extent) of their group")
      }
    }
    for axis in Axis.allCases where node.node.insets[axis] > 0 {
      size[axis] = .difference(
        size[axis], .number(node.node.insets[axis], "insets of \(node.name)"))
    }
    extents = size
    let inset = node.node.insets.before(along: wanted)
    if inset > 0 { origin.append(.number(inset, "\(wanted.firstSide) inset of \(node.name)")) }
  }

  private func formula(_ dimension: Dimension, of container: Extents) -> Formula {
    switch dimension {
    case .absolute(let points): .number(points, "stated")
    case .fractionOfWidth(let fraction): product(fraction, container.width)
    case .fractionOfHeight(let fraction): product(fraction, container.height)
    case .estimated(let points), .uniformAcrossSiblings(let points): .number(points, "estimate")
    }
  }

  /// `extent` times `fraction`, written as in the template: 2/3.
  private func product(_ fraction: Double, _ extent: Formula) -> Formula {
    guard fraction != 1 else { return extent }
    guard let ratio = Ratio(fraction), ratio.denominator > 1 else {
      return .product(.number(fraction, ""), extent)
    }
    return .product(
      .quotient(.number(Double(ratio.numerator), ""), .number(Double(ratio.denominator), "")),
      extent)
  }

  /// The copies before placement `number` of `group`, subitem by subitem, and the gaps.
  private mutating func pass(
    _ number: Int, of group: SolvedNode, along axis: Axis, spacing: Double
  ) {
    var copies = Array(repeating: 0, count: group.children.count)
    for placement in group.placements[..<number] { copies[placement.child] += 1 }
    for (child, times) in zip(group.children, copies) where times > 0 {
      guard let child else { continue }
      let extent = Formula.number(child.size[axis], "\(axis.extent) of \(child.name)")
      origin.append(times == 1 ? extent : .product(.number(Double(times), ""), extent))
    }
    if number > 0, spacing > 0 {
      origin.append(.product(.number(Double(number), ""), .number(spacing, "spacing")))
    }
  }
}
