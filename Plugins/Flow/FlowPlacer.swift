import LayoutCore

/// The rule for unequal sizes, a line at a time; the numbers are those of `Flow.md`.
///
/// Where a line breaks depends on its own items only, so the first item and the end of the previous
/// line are all that passes to the next, with the number of lines, which finds the stored line. Equal
/// sizes have a formula instead: `UniformFlow`.
///
/// - Complexity: a line O(its items): to find its end, where that is not stored, and to place.
struct FlowPlacer<Sizes: SizeFunction>: Placer {
  /// Between two lines: the first item of the next, where the last one ended, in points, and how many
  /// lines there are before.
  struct State: Sendable {
    var next = 0
    var end = 0.0
    var lines = 0

    /// Goes on below `line`, which begins at `top`.
    mutating func pass(_ line: FlowLine, at top: Double) {
      (next, end, lines) = (line.items.upperBound, top + line.length, lines + 1)
    }
  }

  /// What solving stores of a line: all that its items' places depend on besides their own sizes.
  private struct SolvedLine: Sendable {
    var used: Double
    /// The item after the line. It is between the others, which the compiler would otherwise compute in
    /// one vector: that takes more instructions.
    var end: UInt32
    var length: Double
  }

  let rules: FlowRules
  let sizes: Sizes
  let count: Int
  /// The first lines that are solved. A query that has them places the items in one pass, and no branch
  /// depends on where a line ends.
  private var solved: [SolvedLine] = []

  init(rules: FlowRules, sizes: Sizes, count: Int) {
    (self.rules, self.sizes, self.count) = (rules, sizes, count)
  }

  var crossSize: Double { rules.crossSize }
  var start: State { State() }
  var warnings: [String] { rules.warnings }
  var storedByteCount: Int { solved.count * MemoryLayout<SolvedLine>.stride }
  func next(_ state: State) -> Int { state.next }
  func end(_ state: State) -> Double { state.end }
  func floor(_ state: State) -> Double {
    state.next == 0 ? 0 : state.end + rules.spacing.line
  }

  /// The size of item `index` before `cross` stretches it: its own, or the estimate; scrolling
  /// down.
  func size(of index: Int) -> Size { sizes.size(of: index, available: rules.crossSize) }

  /// 1. The line takes items as long as the next one fits; the first always does.
  ///
  /// Two items of 100 points with a spacing of 10 take 210: in 209 points the second starts a new
  /// line.
  ///
  /// `size` is the size of the first item; afterwards it is that of the item after the line, where
  /// there is one. `note` gets the sizes of the items that were looked at, in order.
  @inline(__always)
  private func line(
    from first: Int, _ size: inout Size, _ note: (Int, Size) -> Void = { _, _ in }
  ) -> FlowLine {
    note(first, size)
    var used = size.width
    var length = size.height
    var next = first + 1
    while next < count {
      size = self.size(of: next)
      note(next, size)
      let taken = used + rules.spacing.item + size.width
      guard taken <= rules.limit else { break }
      used = taken
      length = size.height > length ? size.height : length
      next += 1
    }
    return FlowLine(items: first..<next, used: used, length: length)
  }

  /// The line that begins with item `first`.
  func line(from first: Int) -> FlowLine {
    var size = size(of: first)
    return line(from: first, &size)
  }

  /// 2. The alignment distributes the remaining space; the last line has its own alignment. A line
  /// is the last one if it holds the last item, full or not.
  func distribution(of line: FlowLine) -> LineDistribution {
    let alignment = line.items.upperBound == count ? rules.lastAlignment : rules.align
    return rules.distribution(alignment, count: line.items.count, used: line.used)
  }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    let top = floor(state)
    state.pass(placeLine(from: state.next, at: top, emit), at: top)
  }

  /// Only passing the frames depends on the visitor: the rest is compiled once for each kind of sizes.
  func placeRuns(
    _ state: inout State, to index: Int, above line: Double, bottom: Double,
    _ emit: FrameRunVisitor
  ) -> Visit {
    guard state.next < index else { return .continue }
    return withUnsafeTemporaryAllocation(of: Rect.self, capacity: FrameRun.most) { frames in
      var size: Size?
      while state.next < index, line == .infinity || floor(state) < line {
        var run = placeLine(&state, &size, frames)
        // Only the items of a line that reaches `bottom` can begin below it.
        let isAbove = state.end < bottom
        while true {
          let placed = UnsafeBufferPointer(rebasing: frames[..<run.items.count]).span
          let last =
            isAbove
            ? emit(run.items.lowerBound, placed)
            : placed.passRuns(from: run.items.lowerBound, where: { $0.y < bottom }, to: emit)
          guard last == .continue else { return .stop }
          guard run.items.upperBound < run.line.items.upperBound else { break }
          placeNext(&run, frames)
        }
      }
      return .continue
    }
  }

  /// Some items of a line, and where the items after them are placed.
  private struct LineRun {
    let line: FlowLine
    let distribution: LineDistribution
    /// Where the line begins, in points.
    let top: Double
    var items: Range<Int>
    /// Where the next item begins.
    var x: Double
  }

  /// Places the first items of the line after `state`, as many as `frames` has.
  ///
  /// `size` is the size of the line's first item if it is known, and afterwards that of the next line's
  /// first item; a stored line leaves it unchanged. The frames keep the sizes from finding the end of
  /// the line: drawing a size takes longer than placing the item.
  @inline(never) private func placeLine(
    _ state: inout State, _ size: inout Size?, _ frames: UnsafeMutableBufferPointer<Rect>
  ) -> LineRun {
    let (first, top) = (state.next, floor(state))
    if state.lines < solved.count {
      let found = solved[state.lines]
      let line = FlowLine(items: first..<Int(found.end), used: found.used, length: found.length)
      state.pass(line, at: top)
      var run = run(on: line, at: top)
      placeNext(&run, frames)
      return run
    }
    // The two numbers are not next to each other: those the compiler would draw in one vector, and
    // SSE2 multiplies no vector of 64-bit integers.
    var next = size ?? self.size(of: first)
    let line = line(from: first, &next) { index, size in
      let place = index &- first
      if place < FrameRun.most {
        (frames[place].x, frames[place].width) = (size.height, size.width)
      }
    }
    size = next
    // 5. The line is as long as its longest item; go on below it.
    state.pass(line, at: top)
    var run = run(on: line, at: top)
    let count = min(FrameRun.most, line.items.count)
    for place in 0..<count {
      let (width, height) = (frames[place].width, frames[place].x)
      frames[place] = frame(Size(width: width, height: height), in: line, x: run.x, top: top)
      run.x += width + run.distribution.gap
    }
    run.items = first..<first + count
    return run
  }

  /// Nothing of a line yet, which begins at `top`: one line spacing below the last (step 3).
  private func run(on line: FlowLine, at top: Double) -> LineRun {
    let distribution = distribution(of: line)
    let first = line.items.lowerBound
    return LineRun(
      line: line, distribution: distribution, top: top, items: first..<first,
      x: distribution.offset)
  }

  /// Goes on to the next items of a line, as many as `frames` has: draws their sizes and places them.
  @inline(never) private func placeNext(
    _ run: inout LineRun, _ frames: UnsafeMutableBufferPointer<Rect>
  ) {
    let first = run.items.upperBound
    let count = min(FrameRun.most, run.line.items.upperBound &- first)
    // Copies, which remain in registers.
    let (line, gap, top) = (run.line, run.distribution.gap, run.top)
    var x = run.x
    for place in 0..<count {
      let size = size(of: first &+ place)
      frames[place] = frame(size, in: line, x: x, top: top)
      x += size.width + gap
    }
    (run.items, run.x) = (first..<first + count, x)
  }

  /// Places the line that begins with item `first` at `top`, and returns it.
  @inline(never)
  func placeLine(from first: Int, at top: Double, _ emit: (Int, Rect) -> Void) -> FlowLine {
    let line = line(from: first)
    let distribution = distribution(of: line)
    var x = distribution.offset
    for index in line.items {
      let size = size(of: index)
      emit(index, frame(size, in: line, x: x, top: top))
      x += size.width + distribution.gap
    }
    return line
  }

  /// 4. A short item is aligned in the line by `cross`.
  @inline(__always)
  private func frame(_ size: Size, in line: FlowLine, x: Double, top: Double) -> Rect {
    Rect(
      x: x, y: top + rules.drop(size.height, in: line.length), width: size.width,
      height: rules.extent(size.height, in: line.length))
  }

  func skip(_ state: inout State, to index: Int) { skip(&state, to: index) { _, _ in } }

  @inline(__always)
  private func skip(
    _ state: inout State, to index: Int, _ note: (_ line: FlowLine, _ number: Int) -> Void
  ) {
    guard state.next < index else { return }
    var size = size(of: state.next)
    while state.next < index {
      let line = line(from: state.next, &size)
      note(line, state.lines)
      state.pass(line, at: floor(state))
    }
  }

  /// Stores the lines, in at most four bytes an item. If lines are shorter than six items, only the
  /// first are stored.
  @inline(__always) mutating func solve(_ state: inout State, to index: Int) {
    let first = state.lines
    let most = count <= Self.greatestStored ? count / 6 : 0
    guard first == solved.count, first < most, state.next < index else {
      return skip(&state, to: index)
    }
    if solved.capacity < first + (index - state.next) {
      // As many as there are if the others are as long: to grow often would touch more memory.
      let expected = 64 + Double(first) * Double(count) / Double(max(1, state.next))
      solved.reserveCapacity(min(most, Int(expected * 1.0625)))
    }
    // On the stack first, so that finding a line's end writes to no array.
    withUnsafeTemporaryAllocation(of: SolvedLine.self, capacity: index - state.next) { lines in
      skip(&state, to: index) { line, number in
        lines.initializeElement(
          at: number &- first,
          to: SolvedLine(
            used: line.used, end: UInt32(truncatingIfNeeded: line.items.upperBound),
            length: line.length))
      }
      for number in first..<min(state.lines, most) { solved.append(lines[number &- first]) }
    }
  }

  /// Of more items no line is stored: four bytes for each of these are already 8 MB.
  private static var greatestStored: Int { 1 << 21 }

  /// Takes none. Finding where a line ends is most of the work of placing it, and a step that is
  /// tried and not taken would do that twice; from a state to `line` there are few items.
  func skip(_ state: inout State, to index: Int, above line: Double) -> Int { state.next }

  /// In the whole width of a line, an item of half a point is certain to be found: a line may be
  /// `slack` points too long, and no rounding adds up to the rest.
  func everyItemReaches(from low: Double, to high: Double) -> Bool {
    let least = sizes.leastSize(available: crossSize)
    return low <= 0 && high >= crossSize && crossSize <= 0x1p20 && rules.spacing.item >= 0
      && least.width >= 0.5 && least.hasAreaAnywhere
  }

  func reason(
    for number: FrameNumber, of index: Int, at frame: Rect, after state: State
  ) -> Reason {
    reason(
      for: number, of: index, onLineFrom: state.next,
      at: state.next == 0
        ? .number(0, "")
        : .sum([
          .number(state.end, "end of the previous line"),
          .number(rules.spacing.line, "line spacing"),
        ]))
  }

  /// Why item `index` of the line that begins with item `first`, at `lineStart`, has this number.
  func reason(
    for number: FrameNumber, of index: Int, onLineFrom first: Int, at lineStart: Formula
  ) -> Reason {
    let line = line(from: first)
    var widths = 0.0
    for earlier in line.items.lowerBound..<index { widths += size(of: earlier).width }
    let isLast = line.items.upperBound == count
    return FlowReasons(
      rules: rules, index: index, size: size(of: index), line: line,
      widthsBefore: .number(widths, "widths of the preceding items in the line"),
      lineStart: lineStart,
      alignment: isLast ? rules.lastAlignment : rules.align,
      aligned: line, lastLineFacts: isLast ? lastLineFacts(line) : []
    ).reason(for: number)
  }

  /// Why an item of the last line is aligned differently, for `why`.
  private func lastLineFacts(_ line: FlowLine) -> [String] {
    guard rules.lastLine == .uikit else {
      return ["it is in the last line: lastline=\(rules.lastLine.rawValue)"]
    }
    let rule =
      "it is in the last line, and the section has items of different sizes: UIKit aligns that "
      + "line to the leading edge, with the minimum spacing"
    guard line.items.count == 1 else { return [rule] }
    return [
      rule,
      "UIKit not verified: a lone item of that line is leading-aligned; no picture shows one",
    ]
  }
}
