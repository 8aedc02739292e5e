import LayoutCore

/// 9. Copies of one solved group: every one is the same, so one period says it all.
struct RepeatedGroups: Sendable {
  let sequence: GroupSequence
  let group: SolvedNode
  /// The frames, scrolling down.
  let items: Repeated
  private let zIndexes: [Int]
  let attachments: [Attachment]
  /// How far items and views reach beyond the content along the axis, and across it.
  let overhang: (along: Overhang, across: Overhang)

  /// `last` is the last copy, which may be shorter where it holds fewer items.
  init(_ sequence: GroupSequence, group: SolvedNode, last: SolvedNode) {
    self.sequence = sequence
    self.group = group
    let transposed = Transposition(scrolling: sequence.axis)
    let origin = sequence.origin(of: group.size)
    let period = group.slots(at: origin).map { transposed($0) }
    let pitch = sequence.pitch(of: group)
    let lastCopy = (sequence.count - 1) / period.count
    let lastExtent = sequence.extent(of: last)
    let size = Size(
      width: sequence.template.orthogonal == nil
        ? sequence.container[sequence.axis.across] : sequence.crossSize(of: group.size),
      height: Double(lastCopy) * pitch + lastExtent)
    items = Repeated(period: period, pitch: pitch, count: sequence.count, contentSize: size) {
      number, index in
      let (copy, slot) = index.quotientAndRemainder(dividingBy: group.slotCount)
      let start: [Formula] =
        copy == 0
        ? []
        : [.product(.number(Double(copy), "groups before"), .number(pitch, "pitch of groups"))]
      return sequence.reason(
        for: transposed.isTransposed ? number.transposed : number,
        of: GroupSequence.Place(group: group, slot: slot, copy: copy, start: start))
    }
    zIndexes = group.zIndexes.contains { $0 != 0 } ? group.zIndexes : []

    let views = group.viewFrames(at: origin, of: sequence.outermost)
    var bounds = Bounds()
    period.forEach { bounds.add($0) }
    attachments = sequence.outermost.allViews.enumerated().map { number, entry in
      views[number].forEach { bounds.add(transposed($0.frame)) }
      return Self.attachment(
        entry, views[number], sequence, slots: group.slotCount, pitch: pitch, contentSize: size)
    }
    overhang = (
      along: Overhang(
        above: max(0, -bounds.top), below: max(0, bounds.bottom - lastExtent)),
      across: Overhang(
        above: max(0, -bounds.leading), below: max(0, bounds.trailing - size.width))
    )
  }

  /// Visits the groups that `rect` hits, outermost ones in order.
  func visitGroups(in rect: Rect, _ visit: (LayoutGroup) -> Visit) {
    let transposed = Transposition(scrolling: sequence.axis)
    let pitch = sequence.pitch(of: group)
    let origin = sequence.origin(of: group.size)
    guard pitch > 0, rect.y.isFinite else { return }
    var copy = Int(min(max(0, (rect.y / pitch).rounded(.down)), Double(copies)))
    while copy < copies, Double(copy) * pitch < rect.maxY {
      let start = Double(copy) * pitch
      let goesOn = group.visitGroups(at: origin) { found in
        let frame = transposed(found.frame).offset(y: start)
        return frame.intersects(rect)
          ? visit(LayoutGroup(frame: frame, depth: found.depth))
          : .continue
      }
      guard goesOn else { return }
      copy += 1
    }
  }

  /// How many copies there are.
  var copies: Int { (sequence.count - 1) / group.slotCount + 1 }

  func zIndex(of index: Int) -> Int { zIndexes.isEmpty ? 0 : zIndexes[index % zIndexes.count] }

  /// The views of one `AnchoredView`: every copy of the group has as many, in the same places.
  private static func attachment(
    _ entry: (view: AnchoredView, owner: PlannedNode), _ views: [PlacedView],
    _ sequence: GroupSequence, slots: Int, pitch: Double, contentSize: Size
  ) -> Attachment {
    let transposed = Transposition(scrolling: sequence.axis)
    let (copies, rest) = sequence.count.quotientAndRemainder(dividingBy: slots)
    let firstSlots = views.map(\.firstSlot)
    let layout = Repeated(
      period: views.map { transposed($0.frame) }, pitch: pitch,
      count: copies * views.count + firstSlots.count { $0 < rest }, contentSize: contentSize
    ) { number, index in
      let (copy, place) = index.quotientAndRemainder(dividingBy: views.count)
      let wanted = transposed.isTransposed ? number.transposed : number
      let isAlong = wanted == (sequence.axis == .horizontal ? .x : .y)
      return entry.view.reason(
        for: wanted, at: views[place].node, of: entry.owner,
        start: isAlong && copy > 0
          ? .product(.number(Double(copy), "groups before"), .number(pitch, "pitch of groups"))
          : nil)
    }
    let isOfItem = entry.owner.node.content == .item
    let count = layout.count
    return Attachment(
      kind: entry.view.kind, zIndex: entry.view.zIndex, layout: layout,
      index: { number in
        guard isOfItem else { return number }
        let (copy, place) = number.quotientAndRemainder(dividingBy: firstSlots.count)
        return copy * slots + firstSlots[place]
      },
      number: { index in
        guard index >= 0, count > 0 else { return nil }
        guard isOfItem else { return index < count ? index : nil }
        let (copy, slot) = index.quotientAndRemainder(dividingBy: slots)
        guard let place = firstSlots.binarySearch(slot) else { return nil }
        let number = copy * firstSlots.count + place
        return number < count ? number : nil
      })
  }
}

extension [Int] {
  /// The place of `number` in these rising numbers; nil where it is not among them.
  func binarySearch(_ number: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number ? low : nil
  }
}

/// The outermost edges of some rectangles.
struct Bounds: Sendable {
  var top = Double.infinity
  var bottom = -Double.infinity
  var leading = Double.infinity
  var trailing = -Double.infinity

  mutating func add(_ rect: Rect) {
    top = min(top, rect.y)
    bottom = max(bottom, rect.maxY)
    leading = min(leading, rect.x)
    trailing = max(trailing, rect.maxX)
  }
}
