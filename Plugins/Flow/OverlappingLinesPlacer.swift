import LayoutCore

/// Lines that overlap, where the line spacing is negative: the steps of `Flow.md`, "Lines that
/// overlap".
///
/// A line can reach below many later ones, so the open lines of a state are those from the first one
/// that is open: they are placed again from there.
struct OverlappingLinesPlacer: Placer {
  struct State: Sendable {
    var next = 0
    /// Where the next line begins, and where the last one began and ended, in points.
    var top = 0.0, lastTop = 0.0, lastEnd = 0.0
    /// The end of all lines, in points.
    var end = 0.0
    /// The first item of the first line that is open, and where that begins.
    var open = 0
    var openTop = 0.0
  }

  let flow: FlowPlacer<AnySizes>

  var count: Int { flow.count }
  var crossSize: Double { flow.crossSize }
  var start: State { State() }
  var warnings: [String] { flow.warnings }
  func next(_ state: State) -> Int { state.next }
  func end(_ state: State) -> Double { state.end }
  func floor(_ state: State) -> Double { state.top }

  /// 1. The next line begins the spacing above the end of a line, but not above its start: so no
  /// later line begins above an earlier one.
  private func top(after top: Double, _ line: FlowLine) -> Double {
    max(top, top + line.length + flow.rules.spacing.line)
  }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    close(&state)
    go(&state, behind: flow.placeLine(from: state.next, at: state.top, emit))
  }

  func skip(_ state: inout State, to index: Int) {
    while state.next < index {
      close(&state)
      go(&state, behind: flow.line(from: state.next))
    }
  }

  /// 2. Lines that end above the next one are closed: no later line begins above their end.
  private func close(_ state: inout State) {
    while state.open < state.next {
      let line = flow.line(from: state.open)
      guard state.openTop + line.length <= state.top else { break }
      state.openTop = top(after: state.openTop, line)
      state.open = line.items.upperBound
    }
  }

  private func go(_ state: inout State, behind line: FlowLine) {
    (state.lastTop, state.lastEnd) = (state.top, state.top + line.length)
    state.end = max(state.end, state.lastEnd)
    state.top = top(after: state.top, line)
    state.next = line.items.upperBound
  }

  func visitOpen(_ state: State, _ visit: (Int, Rect) -> Void) {
    var (first, top) = (state.open, state.openTop)
    while first < state.next {
      let line = flow.placeLine(from: first, at: top, visit)
      (first, top) = (line.items.upperBound, self.top(after: top, line))
    }
  }

  func everyItemReaches(from low: Double, to high: Double) -> Bool {
    flow.everyItemReaches(from: low, to: high)
  }

  func reason(
    for number: FrameNumber, of index: Int, at frame: Rect, after state: State
  ) -> Reason {
    flow.reason(
      for: number, of: index, onLineFrom: state.next,
      at: state.next == 0
        ? .number(0, "")
        : .largest([
          .number(state.lastTop, "start of the previous line"),
          .sum([
            .number(state.lastEnd, "end of the previous line"),
            .number(flow.rules.spacing.line, "line spacing"),
          ]),
        ]))
  }
}
