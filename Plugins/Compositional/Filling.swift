import LayoutCore

/// One group while it is filled: places copies of subitems along the group's axis.
struct Filling {
  let solver: GroupSolver
  let axis: Axis
  let spacing: Double
  /// The group less its insets.
  let room: Size
  let subitems: [TemplateNode]
  /// How errors and reasons call the subitems.
  private let paths: [String]
  private(set) var group: SolvedNode
  /// Where the last copy ends, from the inner edge along the axis.
  private var end = 0.0

  init(
    solver: GroupSolver, axis: Axis, spacing: Double, room: Size, subitems: [TemplateNode],
    group: SolvedNode
  ) {
    self.solver = solver
    self.axis = axis
    self.spacing = spacing
    self.room = room
    self.subitems = subitems
    paths = subitems.paths(in: group.path)
    self.group = group
    self.group.slotCount = 0
  }

  mutating func fill() throws(LayoutError) {
    let counted = subitems.contains { if case .counted = $0.repetition { true } else { false } }
    guard !subitems.isEmpty, !counted || subitems.count == 1 else {
      throw .impossible(
        reason: "template '\(solver.template)': \(group.path) "
          + (counted ? "has a count and other nodes beside it" : "has no item"))
    }
    if case .counted(let count) = subitems[0].repetition {
      try fill(sharedBy: count)
    } else {
      try fillInRounds()
    }
  }

  /// 5. A count shares the room, less the spacing, whatever size the subitem states along the
  /// axis; fractions across it are taken of that room, too.
  private mutating func fill(sharedBy count: Int) throws(LayoutError) {
    let path = paths[0]
    try check(count, of: path)
    var container = room
    container[axis] -= spacing * Double(count - 1)
    guard container[axis] > 0 else {
      throw .noRoom(
        what: "template '\(solver.template)': spacing between \(count) of \(path)",
        taken: spacing * Double(count - 1), available: room[axis])
    }
    var size = try solver.size(of: subitems[0], path: path, in: container)
    size[axis] = container[axis] / Double(count)
    try solver.demand(size, fits: room, path: path)
    for copy in 0..<count {
      try place(0, size: size, at: Double(copy) * (size[axis] + spacing))
    }
  }

  /// 4. The subitems in order, again and again, each next to the one before, as long as the next
  /// fits; in one round where a subitem says how often it repeats.
  private mutating func fillInRounds() throws(LayoutError) {
    let sizes = try subitems.enumerated().map { number, node throws(LayoutError) in
      try solver.size(of: node, path: paths[number], in: room)
    }
    let isOneRound = subitems.contains { $0.repetition != .once }
    repeat {
      for (number, size) in sizes.enumerated() {
        let offset = group.placements.isEmpty ? 0 : end + spacing
        if case .repeated(let count) = subitems[number].repetition {
          try repeatSubitem(number, size: size, count: count, from: offset)
        } else if fits(size, at: offset) {
          try place(number, size: size, at: offset)
        } else {
          if group.placements.isEmpty {
            try solver.demand(size, fits: room, path: paths[number])
          }
          return
        }
      }
    } while !isOneRound
  }

  /// A stated number of copies must all fit.
  private mutating func repeatSubitem(
    _ number: Int, size: Size, count: Int, from start: Double
  ) throws(LayoutError) {
    let path = paths[number]
    try check(count, of: path)
    let pitch = size[axis] + spacing
    var all = size
    all[axis] = start + pitch * Double(count - 1) + size[axis]
    let copies = count == 1 ? path : "\(count) of \(path)"
    try solver.demand(all, fits: room, path: start > 0 ? "\(copies) and all before" : copies)
    for copy in 0..<count {
      try place(number, size: size, at: start + pitch * Double(copy))
    }
  }

  private mutating func place(
    _ number: Int, size: Size, at offset: Double
  ) throws(LayoutError) {
    let child =
      if let known = group.children[number] {
        known
      } else {
        try solver.solve(subitems[number], path: paths[number], size: size)
      }
    group.children[number] = child
    group.placements.append(
      SolvedNode.Placement(child: number, offset: offset, firstSlot: group.slotCount))
    group.slotCount += child.slotCount
    end = offset + size[axis]
    guard group.slotCount <= GroupSolver.mostSlots else {
      throw .impossible(
        reason: "template '\(solver.template)': \(group.path) takes more than "
          + "\(GroupSolver.mostSlots) items")
    }
  }

  private func fits(_ size: Size, at offset: Double) -> Bool {
    solver.fits(offset + size[axis], in: room[axis])
      && solver.fits(size[axis.across], in: room[axis.across])
  }

  private func check(_ count: Int, of path: String) throws(LayoutError) {
    guard (1...GroupSolver.mostSlots).contains(count) else {
      throw .unusable(
        what: "number of \(path)", value: Double(count),
        allowed: "1…\(GroupSolver.mostSlots)")
    }
  }
}

extension [TemplateNode] {
  /// The nodes' names below `group`: `item` or `group`, with the number among those of its kind
  /// where there are several.
  fileprivate func paths(in group: String) -> [String] {
    let items = count { $0.content == .item }
    var next = (item: 0, group: 0)
    return map { node in
      let isItem = node.content == .item
      let number = isItem ? next.item : next.group
      if isItem { next.item += 1 } else { next.group += 1 }
      let isAlone = (isItem ? items : count - items) == 1
      return "\(group) › \(isItem ? "item" : "group")" + (isAlone ? "" : " \(number)")
    }
  }
}
