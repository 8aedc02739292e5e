import LayoutCore

/// The rules for all cells, whichever way their rows are computed: by formula, or one after
/// another.
struct GridRules: Sendable {
  let tracks: Tracks
  /// The distance between two rows, in points.
  let spacing: Double

  /// The frame of a cell of a row that begins at `top` and is `length` points long.
  func frame(column: Int, top: Double, length: Double) -> Rect {
    Rect(x: tracks.start(of: column), y: top, width: tracks.size, height: length)
  }

  /// Why a number of a cell has its value; `end` is where the row above ends.
  func reason(
    for number: FrameNumber, row: Int, column: Int, below end: Double, length: Double
  ) -> Reason {
    switch number {
    case .x:
      Reason(
        ["the cell is number \(column) of its row"],
        tracks.startFormula(of: column, name: "column"))
    case .y where row == 0: Reason(["the first row begins at the top"], .number(0, "top"))
    case .y:
      Reason(
        ["row \(row) begins below the tallest item of row \(row - 1)"],
        .sum([.number(end, "end of row \(row - 1)"), .number(spacing, "spacing")]))
    case .width:
      Reason(["the columns share the width equally"], tracks.sizeFormula(of: "available space"))
    case .height:
      Reason(
        ["a row is as tall as its tallest item"], .number(length, "tallest item of row \(row)"))
    }
  }
}

/// Rows one after another, one a step; the numbers are those of `Grid.md`.
struct GridPlacer: Placer {
  /// Between two rows: the first item of the next, and where the last one ended, in points.
  struct State: Sendable {
    var next = 0
    var end = 0.0
  }

  let count: Int
  let rules: GridRules
  let sizes: AnySizes

  var crossSize: Double { rules.tracks.extent }
  var start: State { State() }
  func next(_ state: State) -> Int { state.next }
  func end(_ state: State) -> Double { state.end }
  func floor(_ state: State) -> Double { state.next == 0 ? 0 : state.end + rules.spacing }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    // 1. A row takes as many items as there are columns.
    let row = state.next..<min(count, state.next + rules.tracks.count)
    // 2. It begins one line spacing below the last row and is as long as its longest item.
    let top = floor(state)
    let length = self.length(of: row)
    // 3. All its cells are alike.
    for index in row {
      emit(index, rules.frame(column: index - row.lowerBound, top: top, length: length))
    }
    state = State(next: row.upperBound, end: top + length)
  }

  func skip(_ state: inout State, to index: Int) {
    while state.next < min(index, count) {
      let row = state.next..<min(count, state.next + rules.tracks.count)
      state = State(next: row.upperBound, end: floor(state) + length(of: row))
    }
  }

  /// The length of the longest item of `row`, in points; 0 without items.
  private func length(of row: Range<Int>) -> Double {
    var longest = 0.0
    for index in row {
      longest = max(longest, sizes.length(of: index, crossSize: rules.tracks.size))
    }
    return longest
  }

  func everyItemReaches(from low: Double, to high: Double) -> Bool {
    let length = sizes.leastSize(available: rules.tracks.size).height
    let first = rules.frame(column: 0, top: 0, length: length)
    let last = rules.frame(column: rules.tracks.count - 1, top: 0, length: length)
    return first.size.hasAreaAnywhere && first.maxX > low && last.x < high
  }

  var tracks: ItemTracks? { ItemTracks(rules.tracks) }
  func track(of index: Int, after state: State) -> Int? { index % rules.tracks.count }

  func reason(
    for number: FrameNumber, of index: Int, at frame: Rect, after state: State
  ) -> Reason {
    let (row, column) = index.quotientAndRemainder(dividingBy: rules.tracks.count)
    return rules.reason(
      for: number, row: row, column: column, below: state.end, length: frame.height)
  }
}
