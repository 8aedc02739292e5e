import LayoutCore

/// The rule for unequal sizes, a line at a time; the numbers are those of `Flow.md`.
///
/// Where a line breaks depends on its own items only, so the first item and the end of the previous
/// line are all that passes to the next. Equal sizes have a formula instead: `UniformFlow`.
///
/// - Complexity: a line O(its items), twice: to find its end, and to place.
struct FlowPlacer<Sizes: SizeFunction>: Placer {
  /// Between two lines: the first item of the next, and where the last one ended, in points.
  struct State: Sendable {
    var next = 0
    var end = 0.0
  }

  let rules: FlowRules
  let sizes: Sizes
  let count: Int

  var crossSize: Double { rules.crossSize }
  var start: State { State() }
  var warnings: [String] { rules.warnings }
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
  /// `note` gets the sizes of the items that were looked at, in order.
  @inline(__always)
  func line(from first: Int, _ note: (Int, Size) -> Void = { _, _ in }) -> FlowLine {
    let size = size(of: first)
    note(first, size)
    var used = size.width
    var length = size.height
    var next = first + 1
    while next < count {
      let size = self.size(of: next)
      note(next, size)
      let taken = used + rules.spacing.item + size.width
      guard taken <= rules.limit else { break }
      used = taken
      length = max(length, size.height)
      next += 1
    }
    return FlowLine(items: first..<next, used: used, length: length)
  }

  /// 2. The alignment distributes the remaining space; the last line has its own alignment. A line
  /// is the last one if it holds the last item, full or not.
  func distribution(of line: FlowLine) -> LineDistribution {
    let alignment = line.items.upperBound == count ? rules.lastAlignment : rules.align
    return rules.distribution(alignment, count: line.items.count, used: line.used)
  }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    // 3. The line begins one line spacing below the last.
    let top = floor(state)
    let line = placeLine(from: state.next, at: top, emit)
    // 5. The line is as long as its longest item; go on below it.
    state = State(next: line.items.upperBound, end: top + line.length)
  }

  /// Places the line that begins with item `first` at `top`, and returns it.
  @inline(__always)
  func placeLine(from first: Int, at top: Double, _ emit: (Int, Rect) -> Void) -> FlowLine {
    withUnsafeTemporaryAllocation(of: Size.self, capacity: Self.knownCount) { known in
      placeLine(from: first, at: top, known, emit)
    }
  }

  /// How many sizes of a line are kept from finding its end, on the stack: drawing a size takes longer
  /// than placing the item. In a longer line, those of the other items are drawn again.
  private static var knownCount: Int { 64 }

  private func placeLine(
    from first: Int, at top: Double, _ known: UnsafeMutableBufferPointer<Size>,
    _ emit: (Int, Rect) -> Void
  ) -> FlowLine {
    let line = line(from: first) { index, size in
      if index - first < known.count { known[index - first] = size }
    }
    let distribution = distribution(of: line)
    var x = distribution.offset
    for index in line.items {
      let size = index - first < known.count ? known[index - first] : size(of: index)
      // 4. A short item is aligned in the line by `cross`.
      let y = top + rules.drop(size.height, in: line.length)
      let height = rules.extent(size.height, in: line.length)
      emit(index, Rect(x: x, y: y, width: size.width, height: height))
      x += size.width + distribution.gap
    }
    return line
  }

  func skip(_ state: inout State, to index: Int) {
    while state.next < index {
      let line = line(from: state.next)
      state = State(next: line.items.upperBound, end: floor(state) + line.length)
    }
  }

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
