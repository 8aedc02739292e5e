import LayoutCore

/// A copy of the outermost group with all that is in it, in one array, each copy before those in
/// it: an array that is filled again for the next group takes no new memory.
///
/// It has no position in the section: `RepeatedGroups` and `GroupPlacer` move its frames to their
/// places. So one solved group is enough for all its equal copies.
struct SolvedGroup: Sendable {
  /// A copy of a node of the template.
  struct Node: Sendable {
    /// Its number in the plan.
    let planned: Int32
    /// The number of the copy around it in the group.
    let parent: Int32
    /// The number of the next copy that is not in this one.
    var end: Int32
    /// The number of the first of its slots among the group's.
    let firstSlot: Int32
    /// From the start of the group's stretch, on the screen's axes; from the inner corner of the
    /// copy around it while the group is filled.
    var origin = Point(x: 0, y: 0)
    /// The size before insets.
    var size: Size
  }

  var nodes: [Node] = []
  /// How many items the group has slots for; the last group of a section may hold fewer.
  var slotCount = 0
  /// The index of the item in its first slot.
  var first = 0
  /// The slots before this one have measured sizes, and not estimates.
  var measuredSlots = 0

  /// The size of the group, with its insets.
  var size: Size { nodes[0].size }

  /// The numbers of the copies that follow one another in copy `number`, in order.
  ///
  /// - Complexity: O(copies returned): what is in each of them is skipped.
  func copies(in number: Int) -> [Int] {
    var copies: [Int] = []
    var next = number + 1
    while next < Int(nodes[number].end) {
      copies.append(next)
      next = Int(nodes[next].end)
    }
    return copies
  }
}

extension GroupPlan {
  /// The node of which `copy` is a copy.
  func node(of copy: SolvedGroup.Node) -> Node { nodes[Int(copy.planned)] }

  /// The frame of `copy` less its insets: for an item, the cell's frame. It is measured from the
  /// start of the group's stretch, on the screen's axes.
  func inner(_ copy: SolvedGroup.Node) -> Rect {
    Rect(origin: copy.origin, size: copy.size).inset(by: nodes[Int(copy.planned)].insets)
  }

  /// Visits the frames of the first `count` slots of `group`, in order.
  ///
  /// - Complexity: O(copies before slot `count`).
  @inline(__always)
  func visitSlots(of group: SolvedGroup, _ count: Int, _ visit: (Int, Rect) -> Void) {
    for copy in group.nodes {
      let slot = Int(copy.firstSlot)
      guard slot < count else { return }
      switch nodes[Int(copy.planned)].kind {
      case .item: visit(slot, inner(copy))
      case .group: break
      case .custom:
        let inner = inner(copy)
        let frames = frames[node(of: copy).frames].prefix(count - slot)
        for (number, frame) in frames.enumerated() {
          visit(slot + number, frame.offset(x: inner.x, y: inner.y))
        }
      }
    }
  }

  /// The frames of the first `count` slots of `group`, in order.
  func slots(of group: SolvedGroup, _ count: Int = .max) -> [Rect] {
    var slots: [Rect] = []
    slots.reserveCapacity(min(count, group.slotCount))
    visitSlots(of: group, count) { slots.append($1) }
    return slots
  }

  /// The z-indexes of the slots of `group`, in order: only frames of custom groups have one, all
  /// other items have 0.
  func zIndexes(of group: SolvedGroup) -> [Int] {
    group.nodes.flatMap { copy -> [Int] in
      switch templates[Int(copy.planned)].content {
      case .item: [0]
      case .group: []
      case .custom(let frames): frames.map(\.zIndex)
      }
    }
  }

  /// 10. Visits the views of the first `count` slots of `group` and of its groups, with the number
  /// of the view, in the order of the items and groups that they belong to.
  ///
  /// A view of a group counts as soon as the group holds one item.
  func visitViews(of group: SolvedGroup, _ count: Int = .max, _ visit: (Int, PlacedView) -> Void) {
    guard !views.isEmpty else { return }
    for copy in group.nodes where copy.firstSlot < count {
      let inner = inner(copy)
      for number in node(of: copy).views {
        visit(
          number,
          PlacedView(
            frame: views[number].view.frame(in: inner), node: inner,
            firstSlot: Int(copy.firstSlot)))
      }
    }
  }

  /// Whether the first `count` items, and the views of their groups, have the same frames in both.
  ///
  /// Where all items measure the same, only the last group can differ: an estimated group with
  /// fewer items is shorter, and what is aligned in it moves. If the frames agree, `RepeatedGroups`
  /// needs only its size; otherwise each group is placed on its own.
  func agree(_ one: SolvedGroup, _ other: SolvedGroup, on count: Int) -> Bool {
    func places(_ group: SolvedGroup) -> [Rect] {
      var places: [Rect] = []
      visitViews(of: group, count) { places.append($1.node) }
      return places
    }
    return slots(of: one, count) == slots(of: other, count) && places(one) == places(other)
  }

  /// 6. What the copies in copy `number` of a group leave of its space along its axis. Nothing is
  /// left of a group that is as long as the copies in it.
  ///
  /// Only the outermost group can be estimated and longer than its content: where all groups of a
  /// section are as large as the largest.
  func leftOver(of number: Int, in group: SolvedGroup) -> LeftOver {
    let copy = group.nodes[number]
    let node = node(of: copy)
    let copies = group.copies(in: number).map { group.nodes[$0] }
    let taken = copies.reduce(node.spacing.least * Double(max(0, copies.count - 1))) {
      $0 + $1.size[node.axis] + self.node(of: $1).along.least
    }
    let edges = copies.reduce(0) { $0 + self.node(of: $1).along.flexibleCount }
    let isAsLong = number > 0 && node.estimated.contains(node.axis)
    let room = Rect(origin: .zero, size: copy.size).inset(by: node.insets).size[node.axis]
    return LeftOver(
      room: isAsLong ? taken : room, taken: taken, edges: edges,
      gaps: edges == 0 && node.spacing.isFlexible ? max(0, copies.count - 1) : 0)
  }
}
