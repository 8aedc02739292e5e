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
    let line = placeLine(from: state.next, at: floor(state), emit)
    state = State(next: line.items.upperBound, end: floor(state) + line.length)
  }

  func placeRuns(
    _ state: inout State, to index: Int, above line: Double, bottom: Double,
    _ emit: FrameRunVisitor
  ) -> Visit {
    guard state.next < index else { return .continue }
    return withUnsafeTemporaryAllocation(of: Rect.self, capacity: FrameRun.most) { frames in
      var size = size(of: state.next)
      while state.next < index, line == .infinity || floor(state) < line {
        if placeLine(&state, &size, frames, bottom, emit) == .stop { return .stop }
      }
      return .continue
    }
  }

  /// Places a line whose first item has this `size`, which afterwards is that of the next line's.
  ///
  /// Its frames keep the sizes from finding the end of the line: drawing a size takes longer than
  /// placing the item.
  private func placeLine(
    _ state: inout State, _ size: inout Size, _ frames: UnsafeMutableBufferPointer<Rect>,
    _ bottom: Double, _ emit: FrameRunVisitor
  ) -> Visit {
    let first = state.next
    // The two numbers are not next to each other: those the compiler would draw in one vector, and
    // SSE2 multiplies no vector of 64-bit integers.
    let line = line(from: first, &size) { index, size in
      let place = index &- first
      if place < FrameRun.most {
        (frames[place].x, frames[place].width) = (size.height, size.width)
      }
    }
    let distribution = distribution(of: line)
    // 3. The line begins one line spacing below the last.
    let top = floor(state)
    // 5. The line is as long as its longest item; go on below it.
    state = State(next: line.items.upperBound, end: top + line.length)
    let count = min(FrameRun.most, line.items.count)
    var x = distribution.offset
    for place in 0..<count {
      let (width, height) = (frames[place].width, frames[place].x)
      frames[place] = frame(Size(width: width, height: height), in: line, x: x, top: top)
      x += width + distribution.gap
    }
    // Only the items of a line that reaches `bottom` can begin below it.
    let placed = UnsafeBufferPointer(rebasing: frames[..<count]).span
    let last =
      state.end < bottom
      ? emit(first, placed) : placed.passRuns(from: first, where: { $0.y < bottom }, to: emit)
    guard last == .continue, count < line.items.count else { return last }
    return placeRest(of: line, from: first + count, x: x, gap: distribution.gap, top: top) {
      $1.y < bottom ? emit($0, CollectionOfOne($1).span) : .continue
    }
  }

  /// Places the items of a line from item `first` on, which begins at `x`; draws their sizes again.
  @inline(never) private func placeRest(
    of line: FlowLine, from first: Int, x: Double, gap: Double, top: Double,
    _ emit: (Int, Rect) -> Visit
  ) -> Visit {
    var x = x
    for index in first..<line.items.upperBound {
      let size = size(of: index)
      if emit(index, frame(size, in: line, x: x, top: top)) == .stop { return .stop }
      x += size.width + gap
    }
    return .continue
  }

  /// Places the line that begins with item `first` at `top`, and returns it.
  func placeLine(from first: Int, at top: Double, _ emit: (Int, Rect) -> Void) -> FlowLine {
    let line = line(from: first)
    let distribution = distribution(of: line)
    _ = placeRest(
      of: line, from: first, x: distribution.offset, gap: distribution.gap, top: top
    ) {
      emit($0, $1)
      return .continue
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

  func skip(_ state: inout State, to index: Int) {
    guard state.next < index else { return }
    var size = size(of: state.next)
    while state.next < index {
      let line = line(from: state.next, &size)
      state = State(next: line.items.upperBound, end: floor(state) + line.length)
    }
  }

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
