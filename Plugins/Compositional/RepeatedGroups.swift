import LayoutCore

/// 9. Copies of one solved group: all are equal, so that one period is enough.
///
/// Item i is slot i mod k of copy i / k, where k is the number of slots, and views are found in the
/// same way. `Repeated` does the arithmetic for both, so a million items cost no more than one
/// group.
///
/// - Complexity: O(items and views of a group) to prepare and to store; a query O(hits).
struct RepeatedGroups: GroupsLayout {
  let sequence: GroupSequence
  let firstGroup: SolvedGroup
  /// The frames, scrolling down.
  let items: Repeated
  /// By slot; empty where all are 0.
  private let zIndexes: [Int]
  let attachments: [Attachment]
  /// How far items and views reach beyond the content: the first copy above it, the last below.
  private let reach: (along: Overhang, across: Overhang)

  /// The copies of `group`; `last` is the last one, which may be shorter where it holds fewer
  /// items.
  init(_ sequence: GroupSequence, group: SolvedGroup, last: SolvedGroup) {
    self.sequence = sequence
    firstGroup = group
    let plan = sequence.plan
    let transposed = Transposition(scrolling: plan.axis)
    let period = plan.slots(of: group).map { transposed($0) }
    let pitch = sequence.pitch(of: group.size)
    let lastCopy = (sequence.count - 1) / period.count
    let lastExtent = plan.extent(of: last.size)
    let crossSize =
      plan.isOrthogonal ? plan.crossSize(of: group.size) : plan.container[plan.axis.across]
    let size = Size(width: crossSize, height: Double(lastCopy) * pitch + lastExtent)
    items = Repeated(period: period, pitch: pitch, count: sequence.count, contentSize: size) {
      number, index in
      let (copy, slot) = index.quotientAndRemainder(dividingBy: group.slotCount)
      let start = Self.start(ofCopy: copy, pitch: pitch).map { [$0] } ?? []
      return sequence.reason(
        for: transposed(number),
        of: GroupSequence.Place(group: group, slot: slot, copy: copy, start: start))
    }
    zIndexes = plan.hasDepth ? plan.zIndexes(of: group) : []

    var bounds = Bounds()
    period.forEach { bounds.add($0) }
    var views = Array(repeating: [PlacedView](), count: plan.views.count)
    plan.visitViews(of: group) { number, view in
      bounds.add(transposed(view.frame))
      views[number].append(view)
    }
    attachments = plan.views.indices.map {
      Self.attachment(
        $0, views[$0], sequence, slots: group.slotCount, pitch: pitch, contentSize: size)
    }
    // The last copy reaches furthest down: it is where its period is.
    reach = bounds.overhang(beyond: Size(width: crossSize, height: lastExtent))
  }

  var byteCount: Int { attachments.reduce(items.byteCount) { $0 + $1.layout.byteCount } }

  func summary(stop: StopSignal) -> (groups: Int, crossSize: Double) {
    (copies, items.contentSize.width)
  }

  func overhang(beyond size: Size) -> (along: Overhang, across: Overhang) { reach }

  /// The arithmetic behind the start of a copy; nil for the first.
  private static func start(ofCopy copy: Int, pitch: Double) -> Formula? {
    guard copy > 0 else { return nil }
    return .product(.number(Double(copy), "groups before"), .number(pitch, "pitch of groups"))
  }

  /// Visits the groups that `rect` hits, outermost ones in order.
  ///
  /// - Complexity: O(copies that can reach `rect` × copies in a group).
  func visitGroups(in rect: Rect, _ visit: (LayoutGroup) -> Visit) {
    let pitch = sequence.pitch(of: firstGroup.size)
    guard pitch > 0, rect.y.isFinite else { return }
    // Where groups overlap, earlier ones reach below the top of a later one.
    let overlap = max(0, -sequence.template.betweenGroups)
    var copy = Int(min(max(0, ((rect.y - overlap) / pitch).rounded(.down)), Double(copies)))
    while copy < copies, Double(copy) * pitch < rect.maxY,
      visitGroups(of: firstGroup, at: Double(copy) * pitch, in: rect, visit)
    { copy += 1 }
  }

  /// How many copies there are.
  private var copies: Int { (sequence.count - 1) / firstGroup.slotCount + 1 }

  func zIndex(of index: Int) -> Int { zIndexes.isEmpty ? 0 : zIndexes[index % zIndexes.count] }

  /// The copies of view `number` of the template: every copy of the group has as many, in the same
  /// places.
  ///
  /// A view of an item has the item's index; a view of a group counts the groups. In the last copy,
  /// only views exist whose first slot holds an item.
  private static func attachment(
    _ number: Int, _ views: [PlacedView], _ sequence: GroupSequence, slots: Int, pitch: Double,
    contentSize: Size
  ) -> Attachment {
    let plan = sequence.plan
    let (view, owner) = plan.views[number]
    let transposed = Transposition(scrolling: plan.axis)
    let (copies, rest) = sequence.count.quotientAndRemainder(dividingBy: slots)
    let firstSlots = views.map(\.firstSlot)
    let layout = Repeated(
      period: views.map { transposed($0.frame) }, pitch: pitch,
      count: copies * views.count + firstSlots.count { $0 < rest }, contentSize: contentSize
    ) { number, index in
      let (copy, place) = index.quotientAndRemainder(dividingBy: views.count)
      let wanted = transposed(number)
      let isAlong = wanted == (plan.axis == .horizontal ? .x : .y)
      return view.reason(
        for: wanted, at: views[place].node, of: plan.paths[owner],
        start: isAlong ? Self.start(ofCopy: copy, pitch: pitch) : nil)
    }
    let isOfItem = plan.nodes[owner].kind == .item
    let count = layout.count
    return Attachment(
      kind: view.kind, zIndex: view.zIndex, layout: layout,
      index: { number in
        guard isOfItem else { return number }
        let (copy, place) = number.quotientAndRemainder(dividingBy: firstSlots.count)
        return copy * slots + firstSlots[place]
      },
      number: { index in
        guard index >= 0, count > 0 else { return nil }
        guard isOfItem else { return index < count ? index : nil }
        let (copy, slot) = index.quotientAndRemainder(dividingBy: slots)
        guard let place = firstSlots.sortedIndex(of: slot) else { return nil }
        let number = copy * firstSlots.count + place
        return number < count ? number : nil
      })
  }
}
