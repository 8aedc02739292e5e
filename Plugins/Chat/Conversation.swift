import LayoutCore

/// Messages whose lengths are summed in blocks; the numbers are those of `Chat.md`.
///
/// A message stores no frame: its top is the sum of the lengths and spacings before it. A change of
/// one length changes a few sums, and no other message.
///
/// - Complexity: solving O(count) time and O(count/256) memory; a frame and a change O(log count +
///   512); a rectangle the same and its hits.
struct Conversation: SolvedLayout {
  let anchor: Chat.Anchor
  let crossSize: Double
  /// What the section's insets, header and footer leave of the screen, in points.
  let room: Double
  private var sums: LengthSums

  init(anchor: Chat.Anchor, request: SectionRequest, sizes: some SizeFunction) {
    self.anchor = anchor
    crossSize = request.crossSize
    room = request.room
    sums = LengthSums(
      sizes, crossSize: request.crossSize, spacing: request.spacing.line, count: request.count)
    sums.solve(to: room + request.spacing.line)
  }

  var count: Int { sums.count }
  var isSolved: Bool { sums.isSolved }
  var byteCount: Int { sums.byteCount }

  mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {
    try sums.solve(to: line - shift, stop: stop)
  }

  /// 3. The content is as long as the messages, and never shorter than the available space.
  var contentSize: Size {
    var end = sums.end
    if !isSolved {
      var all = sums
      all.solve(to: .infinity)
      end = all.end
    }
    return Size(width: crossSize, height: max(room, end))
  }

  /// 4. With `anchor=bottom`, a conversation shorter than the available space is moved down to its
  /// end.
  ///
  /// Sums reach at least to the end of that space, so it is always known whether the conversation
  /// is shorter.
  private var shift: Double {
    anchor == .bottom && isSolved ? max(0, room - sums.end) : 0
  }

  /// Where message `index` begins in the sums, and how long it is.
  ///
  /// - Complexity: O(log count + 512) where the message is summed; otherwise it sums a copy up to
  ///   the message.
  private func place(of index: Int) -> (start: Double, length: Double) {
    guard index >= sums.solvedCount else { return sums.place(of: index) }
    var further = sums
    further.solve(through: index)
    return further.place(of: index)
  }

  func frame(at index: Int) -> Rect {
    // 1. A message begins where the lengths and spacings before it end.
    let (start, length) = place(of: index)
    // 2. It is as wide as the container; its height is its own.
    return Rect(x: 0, y: start + shift, width: crossSize, height: length)
  }

  var tracks: ItemTracks? { ItemTracks(count: 1, size: crossSize) }
  func track(of index: Int) -> Int? { 0 }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    switch number {
    case .x: return Reason(["a message begins at the leading edge"], .number(0, ""))
    case .width:
      return Reason(
        ["a message is as wide as the container"], .number(crossSize, "available space"))
    case .height:
      return Reason(
        ["the message has its own size"], .number(place(of: index).length, "message size"))
    case .y: return start(of: index)
    }
  }

  /// The arithmetic behind y: the previous message and the line spacing, and with `anchor=bottom`
  /// the shift of a short conversation.
  private func start(of index: Int) -> Reason {
    var reason = Reason(["the first message begins at the top"], .number(0, ""))
    if index > 0 {
      let (start, length) = place(of: index - 1)
      reason = Reason(
        ["message \(index) follows message \(index - 1), one line spacing below"],
        .sum([
          .number(start + length, "sizes and spacings up to the end of message \(index - 1)"),
          .number(sums.spacing, "line spacing"),
        ]))
    }
    guard shift > 0 else { return reason }
    reason.facts.append(
      "anchor=bottom: the conversation is shorter than the available space, and is aligned to the "
        + "bottom")
    let free = Formula.difference(
      .number(room, "available space"), .number(sums.end, "end of all messages"))
    reason.formula = .sum([reason.formula, free])
    return reason
  }
}

// MARK: - By rectangle

extension Conversation {
  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    search(rect) { index, _ in visit(index..<index + 1) }?.tell(&trace)
  }

  func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    search(rect) { index, frame in frame.intersects(rect) ? visit(index, frame) : .continue }?
      .tell(&trace)
  }

  func visitRanges(
    in rect: Rect, certain: Rect, where isHit: (Rect) -> Bool, _ visit: (Range<Int>) -> Visit
  ) {
    let least = Size(width: crossSize, height: sums.leastLength)
    guard !certain.isEmpty, certain.x < crossSize, certain.maxX > 0, least.hasAreaAnywhere,
      sums.reaches(rect.maxY)
    else { return visitRangesOneByOne(in: rect, where: isHit, visit) }
    let shift = shift
    var runs = IndexRuns()
    func compare(_ index: Int, _ y: Double, _ length: Double) {
      let frame = Rect(x: 0, y: y, width: crossSize, height: length)
      if frame.intersects(rect), isHit(frame) { runs.add(index..<index + 1, visit) }
    }
    // The messages at the top are compared, up to the first that begins in `certain`.
    var first = sums.solvedCount
    sums.visit(endingBelow: rect.y - shift) { index, start, length in
      let y = start + shift
      guard y < certain.y, !runs.isStopped else {
        first = index
        return .stop
      }
      compare(index, y, length)
      return .continue
    }
    // All from there to the first that ends below `certain` are hits; then they are compared again.
    var isBelow = false
    sums.visit(endingBelow: certain.maxY - shift) { index, start, length in
      if !isBelow, index > first { runs.add(first..<index, visit) }
      isBelow = true
      let y = start + shift
      guard y < rect.maxY, !runs.isStopped else { return .stop }
      if index >= first { compare(index, y, length) }
      return .continue
    }
    if !isBelow { runs.add(first..<sums.solvedCount, visit) }
    runs.end(visit)
  }

  /// Visits the messages from the first that ends below the top of `rect` to the last that begins
  /// above its bottom; sums what is not summed yet down to there. Nil where `rect` is beside them.
  ///
  /// Not generic over a trace: a call through `any SolvedLayout` reaches the unspecialized version
  /// of a generic method.
  private func search(_ rect: Rect, _ visit: (Int, Rect) -> Visit) -> Search? {
    guard !rect.isEmpty, rect.x < crossSize, rect.maxX > 0 else { return nil }
    let known = sums.solvedCount
    guard !sums.reaches(rect.maxY) else { return search(rect, summed: known, visit) }
    var further = self
    further.sums.solve(to: rect.maxY)
    return further.search(rect, summed: known, visit)
  }

  /// As above, where all sums are known; `known` of them were before.
  private func search(
    _ rect: Rect, summed known: Int, _ visit: (Int, Rect) -> Visit
  ) -> Search {
    // 5. A binary search over the sums finds the block of messages at the rectangle's top.
    let (shift, bottom) = (shift, rect.maxY)
    var compared = 0
    // 6. Its messages are passed until one ends below the rectangle's top.
    let found = sums.visit(endingBelow: rect.y - shift) { index, start, length in
      // 7. From there on, as long as a message begins above the rectangle's bottom.
      let y = start + shift
      compared += 1
      guard y < bottom else { return .stop }
      return visit(index, Rect(x: 0, y: y, width: crossSize, height: length))
    }
    // Messages that had to be summed first are placed, too, but for those that are passed anyway.
    let passed = found.first..<found.first + found.skipped + compared
    let summed = known..<sums.solvedCount
    return Search(
      found: found, blockCount: sums.blockCount,
      placed: found.skipped + summed.count - summed.clamped(to: passed).count, compared: compared)
  }

  /// How a search went.
  private struct Search {
    let found: LengthSearch
    let blockCount: Int
    /// How many messages were placed, and not compared with the rectangle.
    let placed: Int
    let compared: Int

    func tell(_ trace: inout some Trace) {
      trace.note(
        QueryCost(searchSteps: found.steps),
        .search(over: TraceNoun("sum", "of blocks"), count: blockCount, found: found.first))
      if placed > 0 { trace.note(QueryCost(itemsPlaced: placed), .place(from: found.first)) }
      if compared > 0 {
        trace.note(QueryCost(itemsCompared: compared), .compare("message"))
      }
      trace.note(.stop(because: "the next message begins below the rectangle"))
    }
  }
}

// MARK: - Changes

extension Conversation {
  mutating func resize(_ index: Int, to length: Double) -> Bool {
    change(index) { $0.resize(index, to: length) }
  }

  mutating func insert(length: Double, at index: Int) -> Bool {
    change(index) { $0.insert(length: length, at: index) }
  }

  mutating func remove(at index: Int) -> Bool {
    change(index) { $0.remove(at: index) }
  }

  /// Changes the sums if item `index` is among them; otherwise the layout must solve first.
  ///
  /// Afterwards they again reach at least to the end of the available space. The result is false
  /// where nothing was changed.
  private mutating func change(_ index: Int, _ change: (inout LengthSums) -> Bool) -> Bool {
    guard sums.isSolved || index < sums.solvedCount else { return false }
    defer { sums.solve(to: room + sums.spacing) }
    return change(&sums)
  }
}
