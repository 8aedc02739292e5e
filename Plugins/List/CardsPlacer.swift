import LayoutCore

/// Cards that overlap, as in a wallet, where the line spacing is negative: the steps of `List.md`,
/// "Items that overlap".
///
/// A card can reach below many later ones, so the open items of a state are those from the first one
/// that is open: their frames are computed again from there. A state has seven numbers, however many
/// cards are open.
struct CardsPlacer: Placer {
  struct State: Sendable {
    var next = 0
    /// Where the next card begins, and the last one, in points.
    var top = 0.0, lastTop = 0.0
    /// The end of all cards, in points.
    var end = 0.0
    /// The first card that is open, and where it begins.
    var open = 0
    var openTop = 0.0
  }

  let rows: ListPlacer

  var count: Int { rows.count }
  var crossSize: Double { rows.crossSize }
  var start: State { State() }
  func next(_ state: State) -> Int { state.next }
  func end(_ state: State) -> Double { state.end }
  func floor(_ state: State) -> Double { state.top }

  /// 1. The next card begins the spacing above the end of a card, but not above its start: so no later
  /// card begins above an earlier one.
  private func top(after top: Double, _ height: Double) -> Double {
    max(top, top + height + rows.request.spacing.line)
  }

  /// Places the next card, and returns its frame.
  private func step(_ state: inout State) -> Rect {
    // 2. Cards that end above this one are closed: no later card begins above their end.
    while state.open < state.next {
      let height = rows.size(of: state.open).height
      guard state.openTop + height <= state.top else { break }
      state.openTop = top(after: state.openTop, height)
      state.open += 1
    }
    let size = rows.size(of: state.next)
    let frame = Rect(
      x: rows.start(ofWidth: size.width), y: state.top, width: size.width, height: size.height)
    state.end = max(state.end, frame.maxY)
    (state.lastTop, state.top) = (state.top, top(after: state.top, size.height))
    state.next += 1
    return frame
  }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    let index = state.next
    emit(index, step(&state))
  }

  /// Only what ends above the line is closed on the way.
  func skip(_ state: inout State, to index: Int, above line: Double) -> Int {
    while state.next < index, state.top < line { _ = step(&state) }
    return state.next
  }

  func visitOpen(_ state: State, _ visit: (Int, Rect) -> Void) {
    var top = state.openTop
    for index in state.open..<state.next {
      let size = rows.size(of: index)
      visit(
        index,
        Rect(x: rows.start(ofWidth: size.width), y: top, width: size.width, height: size.height))
      top = self.top(after: top, size.height)
    }
  }

  func everyItemReaches(from low: Double, to high: Double) -> Bool {
    rows.everyItemReaches(from: low, to: high)
  }

  var tracks: ItemTracks? { rows.tracks }
  func track(of index: Int, after state: State) -> Int? { 0 }

  func reason(
    for number: FrameNumber, of index: Int, at frame: Rect, after state: State
  ) -> Reason {
    guard number == .y, index > 0 else {
      return rows.reason(
        for: number, of: index, at: frame, after: ListPlacer.State(next: index))
    }
    let end = state.lastTop + rows.size(of: index - 1).height
    return Reason(
      ["item \(index) covers the end of item \(index - 1)"],
      .largest([
        .number(state.lastTop, "start of item \(index - 1)"),
        .sum([
          .number(end, "end of item \(index - 1)"),
          .number(rows.request.spacing.line, "line spacing"),
        ]),
      ]))
  }
}
