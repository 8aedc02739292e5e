import CPrefetch
import LayoutCore
import LayoutText

/// Between two items: the index of the next, and the order of the columns.
///
/// It is not inside the placer, whose requirements Swift would then search for in the whole program
/// when it makes the first layout.
struct MasonryState<Order: Sendable>: Sendable {
  var next = 0
  var order: Order
}

/// The rule, step by step; the numbers are those of `Masonry.md`.
///
/// `floor` is the end of the shortest column: no later item begins above it. What reaches below it
/// are the last items of the other columns, which `visitOpen` visits.
struct MasonryPlacer<Sizes: SizeFunction, Order: ColumnOrder>: Placer {
  typealias State = MasonryState<Order>

  let count: Int
  let columns: PaddedColumns
  let sizes: Sizes
  /// Where the items of each column begin, in points from the left. A table, because computing one
  /// from the number of its column would be a fifth of the time that placing an item takes.
  let starts: [Double]
  /// The columns of the solved items, 32 items in a number: see `ColumnOrder.refill`. Empty where no
  /// choices are stored.
  private(set) var choices: [UInt64] = []

  init(count: Int, columns: PaddedColumns, sizes: Sizes) {
    (self.count, self.columns, self.sizes) = (count, columns, sizes)
    starts = (0..<columns.tracks.count).map(columns.itemStart)
  }

  var crossSize: Double { columns.tracks.extent }
  var start: State { State(order: Order(count: columns.tracks.count)) }
  var bytesPerState: Int {
    MemoryLayout<Int>.stride + start.order.byteCount
  }
  var storedByteCount: Int { choices.count * MemoryLayout<UInt64>.stride }
  func next(_ state: State) -> Int { state.next }
  func floor(_ state: State) -> Double { state.order.floor }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    fill(&state, to: state.next + 1, above: .infinity) { item, _, frame in emit(item, frame) }
  }

  /// Places a run of items, then emits their frames. The slot of an item begins at the floor, so above
  /// `line`, but the padding may move its frame below `bottom`.
  func placeRuns(
    _ state: inout State, to index: Int, above line: Double, bottom: Double,
    _ emit: FrameRunVisitor
  ) -> Visit {
    withUnsafeTemporaryAllocation(of: Rect.self, capacity: FrameRun.most) { frames in
      var end = state.next
      while state.next == end, end < index {
        let first = end
        end = min(index, first + FrameRun.most)
        fill(&state, to: end, above: line, frames)
        var count = state.next &- first
        // No frame is above the one before it, so those below the bottom are the last.
        if columns.padding > 0 {
          while count > 0, frames[count &- 1].y >= bottom { count &-= 1 }
        }
        let placed = UnsafeBufferPointer(rebasing: frames[..<count])
        if emit(first, placed.span) == .stop { return .stop }
      }
      return .continue
    }
  }

  /// Places a run of items and stores their frames. Not inlined: it is the same for all visitors.
  @inline(never) private func fill(
    _ state: inout State, to index: Int, above line: Double,
    _ frames: UnsafeMutableBufferPointer<Rect>
  ) {
    let first = state.next
    fill(&state, to: index, above: line, byChoices: true) { frames[$0 &- first] = $2 }
  }

  /// Places items up to `index` whose slots begin above `line`. With `byChoices`, 16 to 32 of them go to
  /// the columns that solving chose, which is faster in a query than to search for the shortest. Fewer
  /// do not pay for sorting the columns at the end.
  @inline(__always) private func fill(
    _ state: inout State, to index: Int, above line: Double, byChoices: Bool = false,
    _ store: (_ item: Int, _ column: Int, _ frame: Rect) -> Void
  ) {
    // Copies, which remain in registers: what is in memory is read again after each frame that is
    // written, because the frame might be stored there.
    let (columns, sizes, starts) = (columns, sizes, starts.span)
    func place(_ item: Int, _ column: Int, _ top: Double) -> Double {
      // 2. The item is as wide as its column; its height is its own.
      let length = sizes.length(of: item, crossSize: columns.width)
      store(item, column, columns.frame(x: starts[unchecked: column], top: top, length: length))
      // 3. The next item of the column begins one line spacing below it.
      return columns.pitch(ofLength: length)
    }
    // 1. The column that ended first takes the item, or the one that solving chose so.
    let first = state.next
    let end = min(index, first &+ Self.run, choices.count &* Self.run)
    if byChoices, Order.storesChoices, end &- first >= Self.run / 2 {
      state.next = state.order.refill(first..<end, by: choices(from: first), above: line, place)
      guard state.next == end else { return }
    }
    guard state.next < index else { return }
    // Of several columns, the one with the lowest index.
    state.next = state.order.fill(state.next..<index, above: line, place)
  }

  /// The number of items whose choices are in one number.
  static var run: Int { 32 }
  /// The most items whose choices are stored. Of more, states are 64 items apart or further, and
  /// `solve` stores runs of 32 only.
  private static var mostWithChoices: Int { 1 << 26 }
  private var storesChoices: Bool { Order.storesChoices && count <= Self.mostWithChoices }

  /// Stores the choices of whole runs, in order; any other item is searched for again.
  mutating func solve(_ state: inout State, to index: Int) {
    let left = Self.run &- (index &- state.next)
    guard storesChoices, left >= 0, state.next == choices.count &* Self.run else {
      return skip(&state, to: index)
    }
    var chosen: UInt64 = 0
    fill(&state, to: index, above: .infinity) { _, column, _ in
      chosen = chosen &* 4 &+ UInt64(truncatingIfNeeded: column)
    }
    choices.append(chosen &<< UInt64(truncatingIfNeeded: 2 &* left))
  }

  func prefetch(from index: Int) {
    let place = index / Self.run
    guard Order.storesChoices, place < choices.count else { return }
    choices.withUnsafeBufferPointer { ll_prefetch($0.baseAddress.map { $0 + place }) }
  }

  /// The choices of item `first` and of those after it.
  private func choices(from first: Int) -> UInt64 {
    let (place, shift) = (first / Self.run, UInt64(truncatingIfNeeded: 2 &* first))
    return choices.withUnsafeBufferPointer { choices in
      // In two shifts, because the processor takes a shift by 64 for one by 0.
      let next = (choices[min(place &+ 1, choices.count &- 1)] &>> 1) &>> ~shift
      return choices[place] &<< shift | next
    }
  }

  func skip(_ state: inout State, to index: Int) {
    fill(&state, to: index, above: .infinity) { _, _, _ in }
  }

  /// An item that another one follows in its column ends above that one. So if all items that begin
  /// above a line are placed, only the last items reach below it.
  @inline(__always)
  func skip(_ state: inout State, to index: Int, above line: Double) -> Int {
    fill(&state, to: index, above: line, byChoices: true) { _, _, _ in }
    return state.next
  }

  func visitOpen(_ state: State, _ visit: (Int, Rect) -> Void) {
    visitLast(state) { _, item, frame in visit(item, frame) }
  }

  func end(_ state: State) -> Double {
    var end = 0.0
    visitLast(state) { _, _, frame in end = max(end, columns.slotEnd(of: frame)) }
    return end
  }

  /// Visits the columns that are not empty, with the item each ends with.
  private func visitLast(
    _ state: State, _ visit: (_ column: Int, _ item: Int, _ frame: Rect) -> Void
  ) {
    state.order.visitLast {
      columns.pitch(ofLength: length(of: $0))
    } _: { column, item, top in
      visit(column, item, columns.frame(column: column, top: top, length: length(of: item)))
    }
  }

  func everyItemReaches(from low: Double, to high: Double) -> Bool {
    columns.everyItemReaches(
      from: low, to: high, length: sizes.leastSize(available: columns.width).height)
  }

  private func length(of item: Int) -> Double {
    sizes.length(of: item, crossSize: columns.width)
  }

  var tracks: ItemTracks? { ItemTracks(columns.tracks) }
  func track(of index: Int, after state: State) -> Int? { column(of: index, after: state) }

  /// The column that takes the next item, which is `index`.
  private func column(of index: Int, after state: State) -> Int {
    var state = state
    var found = 0
    _ = state.order.fill(index..<index + 1, above: .infinity) { _, column, _ in
      found = column
      return 0
    }
    return found
  }
}

extension MasonryPlacer {
  func reason(
    for number: FrameNumber, of index: Int, at frame: Rect, after state: State
  ) -> Reason {
    let column = column(of: index, after: state)
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
    visitLast(state) { column, _, frame in ends[column] = columns.slotEnd(of: frame) }
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
