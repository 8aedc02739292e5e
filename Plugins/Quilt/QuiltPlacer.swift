import LayoutCore

/// The rule, an item at a time; the numbers are those of `Quilt.md`.
struct QuiltPlacer: Placer {
  /// Between two items: the index of the next, the cells that are taken, and the items that reach
  /// into them.
  struct State: Sendable {
    var next = 0
    var taken = TakenCells()
    /// Those that end below the row `closed`.
    var open: [(index: Int, patch: Patch)] = []
    var closed = 0
  }

  let cells: QuiltCells
  let sizes: AnySizes
  let count: Int

  var crossSize: Double { cells.columns.extent }
  var start: State { State() }
  func next(_ state: State) -> Int { state.next }
  func floor(_ state: State) -> Double { cells.top(of: state.taken.first) }
  func end(_ state: State) -> Double { max(0, cells.top(of: state.taken.end) - cells.rowGap) }

  /// About: a few rows of cells, and of items that begin in them. Gaps that nothing fills make it
  /// more in a dense quilt.
  var bytesPerState: Int {
    (cells.isDense ? 16 : 4) * (MemoryLayout<UInt64>.stride + 24 * cells.columns.count)
  }

  /// 1. to 3. The cells that item `index` takes.
  private func patch(of index: Int, _ taken: TakenCells) -> Patch {
    // 1. The item spans as many cells as its size says or needs.
    let span = cells.span(of: sizes.size(of: index, available: crossSize))
    // 2. It takes the first place where all of them are free; 3. in order, after the previous item.
    return taken.place(columns: span.columns, rows: span.rows, of: cells.columns.count)
  }

  /// Places the next item, and returns its cells.
  @inline(__always)
  private func step(_ state: inout State) -> Patch {
    let patch = patch(of: state.next, state.taken)
    state.open.append((state.next, patch))
    state.next += 1
    // 4. The cells are taken; no later item begins above the first row that is left.
    state.taken.take(patch, of: cells.columns.count, isDense: cells.isDense)
    return patch
  }

  /// Forgets the items that end above `row`, which was the first row before the last step: a query
  /// that took that step may begin above what is the first row now.
  private func close(_ state: inout State, above row: Int) {
    guard row > state.closed else { return }
    state.closed = row
    let line = cells.top(of: row)
    state.open.removeAll { cells.frame(of: $0.patch).maxY <= line }
  }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    close(&state, above: state.taken.first)
    let index = state.next
    emit(index, cells.frame(of: step(&state)))
  }

  func skip(_ state: inout State, to index: Int) {
    _ = skip(&state, to: index, above: .infinity)
  }

  /// Steps forget only what ends above the line; what reaches below it stays open.
  func skip(_ state: inout State, to index: Int, above line: Double) -> Int {
    var first = state.closed
    while state.next < index, floor(state) < line {
      first = state.taken.first
      _ = step(&state)
    }
    close(&state, above: first)
    return state.next
  }

  func visitOpen(_ state: State, _ visit: (Int, Rect) -> Void) {
    for (index, patch) in state.open { visit(index, cells.frame(of: patch)) }
  }

  func everyItemReaches(from low: Double, to high: Double) -> Bool {
    low <= 0 && high >= crossSize
      && Size(width: cells.columns.size, height: cells.rowHeight).hasAreaAnywhere
  }

  func reason(
    for number: FrameNumber, of index: Int, at frame: Rect, after state: State
  ) -> Reason {
    let patch = patch(of: index, state.taken)
    let words = cells.spans == .cells ? "item \(index) spans" : "item \(index) is held by"
    let span = "\(words) \(patch.columns) × \(patch.rows) cells"
    let isFirst = cells.isDense || index == 0
    let place =
      "the first free place \(isFirst ? "" : "after item \(index - 1) ")for it begins in column "
      + "\(patch.column), row \(patch.row)"
    return Reason(
      number == .x || number == .y ? [span, place] : [span],
      cells.formula(for: number, of: patch))
  }
}
