import LayoutCore
import LayoutText

/// The rule, step by step; the numbers are those of `Masonry.md`.
///
/// `floor` is the end of the shortest column: no later item begins above it. What reaches below it
/// are the last items of the other columns, which `visitOpen` visits.
struct MasonryPlacer<Sizes: SizeFunction, Order: ColumnOrder>: Placer {
  /// Between two items: the index of the next, and the order of the columns.
  struct State: Sendable {
    var next = 0
    var order: Order
  }

  let count: Int
  let columns: PaddedColumns
  let sizes: Sizes

  var crossSize: Double { columns.tracks.extent }
  var start: State { State(order: Order(count: columns.tracks.count)) }
  var bytesPerState: Int { MemoryLayout<Int>.stride + start.order.byteCount }
  func next(_ state: State) -> Int { state.next }
  func floor(_ state: State) -> Double { state.order.first.start }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    // 1. The column that ended first takes the item; of several, the one with the lowest index.
    let (column, top) = state.order.first
    // 2. The item is as wide as its column; its height is its own.
    let length = sizes.length(of: state.next, crossSize: columns.width)
    emit(state.next, columns.frame(column: column, top: top, length: length))
    // 3. The next item of the column begins one line spacing below it.
    let next = top + columns.pitch(ofLength: length)
    state.order.put(state.next, at: top, in: column, next: next)
    state.next += 1
  }

  func skip(_ state: inout State, to index: Int) {
    guard state.next < index else { return }
    state.order.fill(state.next..<index) {
      columns.pitch(ofLength: sizes.length(of: $0, crossSize: columns.width))
    }
    state.next = index
  }

  func visitOpen(_ state: State, _ visit: (Int, Rect) -> Void) {
    state.order.visitLast { column, last in visit(last.item, frame(of: last, in: column)) }
  }

  func end(_ state: State) -> Double {
    var end = 0.0
    state.order.visitLast { column, last in
      end = max(end, columns.slotEnd(of: frame(of: last, in: column)))
    }
    return end
  }

  func everyItemReaches(from low: Double, to high: Double) -> Bool {
    columns.everyItemReaches(from: low, to: high, sizes)
  }

  var tracks: ItemTracks? { ItemTracks(columns.tracks) }
  func track(of index: Int, after state: State) -> Int? { state.order.first.column }

  /// The frame of the item that `column` ends with, computed again from its top.
  private func frame(of last: LastItem, in column: Int) -> Rect {
    columns.frame(
      column: column, top: last.top, length: sizes.length(of: last.item, crossSize: columns.width))
  }
}

extension MasonryPlacer {
  func reason(
    for number: FrameNumber, of index: Int, at frame: Rect, after state: State
  ) -> Reason {
    let column = state.order.first.column
    let ends = ends(state)
    let formula = columns.formula(for: number, column: column, below: ends[column], frame: frame)
    switch number {
    case .x: return Reason([chosen(index, column, ends)], formula)
    case .y: return Reason([chosen(index, column, ends)] + before(ends, column), formula)
    case .width: return Reason(["an item is as wide as its column"], formula)
    case .height: return Reason(["the item has its own size"], formula)
    }
  }

  /// Where each column ends; nil where it is empty.
  private func ends(_ state: State) -> [Double?] {
    var ends = [Double?](repeating: nil, count: columns.tracks.count)
    state.order.visitLast { column, last in
      ends[column] = columns.slotEnd(of: frame(of: last, in: column))
    }
    return ends
  }

  /// Why `index` is in `column`: it was empty, the shortest, or the first of equally short ones.
  private func chosen(_ index: Int, _ column: Int, _ ends: [Double?]) -> String {
    let choice = "item \(index) is in column \(column)"
    guard let end = ends[column] else { return "\(choice): it was empty" }
    let isTied = ends.enumerated().contains { $0.offset != column && $0.element == end }
    return "\(choice): the \(isTied ? "first of the shortest columns" : "shortest column")"
  }

  /// All ends, the chosen one in brackets, as long as they fit a line.
  private func before(_ ends: [Double?], _ column: Int) -> [String] {
    guard ends.count > 1, ends.count <= 12 else { return [] }
    let words = ends.enumerated().map { number, end in
      let text = end.map(NumberText.formatGrouped) ?? "–"
      return number == column ? "[\(text)]" : text
    }
    return ["column ends before it: \(words.joined(separator: "  "))"]
  }
}
