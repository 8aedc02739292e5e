import LayoutCore

/// The rule for equal sizes: every line holds as many, so a frame follows from its index alone.
///
/// Item i is at place i mod `perLine` of line i / `perLine`. A query divides the edges of the
/// rectangle by the distances of lines and items (`Evenly`) instead of searching.
///
/// - Complexity: nothing is stored; a frame O(1), a rectangle O(lines in it + hits).
struct UniformFlow: SolvedLayout {
  let rules: FlowRules
  let size: Size
  let count: Int
  /// How many items fit on a line, 1–2^52; the greatest for items without width or spacing.
  let perLine: Int
  /// How many lines there are; there is at least one item.
  private let lineCount: Int
  /// The positions of the items on the last line, and on every other.
  private var lastDistribution: LineDistribution
  private let fullDistribution: LineDistribution

  init(rules: FlowRules, size: Size, count: Int) {
    (self.rules, self.size, self.count) = (rules, size, count)
    // 1. One item always fits; each further one takes a spacing and a width.
    let step = size.width + rules.spacing.item
    let fitting = (rules.limit + rules.spacing.item) / step
    perLine = step > 0 ? max(1, Int(min(fitting, 0x1p52))) : 1 << 52
    lineCount = (count - 1) / perLine + 1
    // 2. The alignment distributes the remaining space of a line. UIKit fills the last line up with
    // copies first, so its items keep to the columns of the full lines.
    let full = Self.line(of: perLine, from: 0, size, rules)
    fullDistribution = rules.distribution(rules.align, count: perLine, used: full.used)
    lastDistribution = fullDistribution
    if rules.lastLine != .uikit {
      let last = aligned(lineCount - 1)
      lastDistribution = rules.distribution(
        rules.lastAlignment, count: last.items.count, used: last.used)
    }
  }

  var byteCount: Int { 0 }
  var warnings: [String] { rules.warnings }
  var contentSize: Size {
    Size(width: rules.crossSize, height: Double(lineCount - 1) * pitch + size.height)
  }

  /// From the start of one line to the start of the next, in points: no line begins above the one
  /// before it.
  private var pitch: Double { max(0, size.height + rules.spacing.line) }

  /// Whether `line` is the last one and has its own alignment.
  private func hasOwnRule(_ line: Int) -> Bool {
    line == lineCount - 1 && rules.lastLine != .uikit
  }

  /// The items of `line`; the last line may hold fewer than `perLine`.
  private func items(of line: Int) -> Range<Int> {
    let first = line * perLine
    return first..<first + min(perLine, count - first)
  }

  /// The line that decides the alignment: `line` itself, or filled up with copies.
  private func aligned(_ line: Int) -> FlowLine {
    let own = items(of: line)
    let number = hasOwnRule(line) ? own.count : perLine
    return Self.line(of: number, from: own.lowerBound, size, rules)
  }

  /// A line of `number` equal items, the first of them `first`. Copies that fill up the last line
  /// count like items.
  private static func line(
    of number: Int, from first: Int, _ size: Size, _ rules: FlowRules
  ) -> FlowLine {
    FlowLine(
      items: first..<first + number,
      used: Double(number) * size.width + Double(number - 1) * rules.spacing.item,
      length: size.height)
  }

  /// The positions on `line`; only the last line has its own.
  private func distribution(of line: Int) -> LineDistribution {
    line == lineCount - 1 ? lastDistribution : fullDistribution
  }

  func frame(at index: Int) -> Rect {
    let (line, place) = index.quotientAndRemainder(dividingBy: perLine)
    return frame(line, place, distribution(of: line))
  }

  /// The frame at `place` of `line`: two products, so rounding errors do not add up from line to
  /// line.
  private func frame(_ line: Int, _ place: Int, _ distribution: LineDistribution) -> Rect {
    Rect(
      x: distribution.offset + Double(place) * (size.width + distribution.gap),
      y: Double(line) * pitch,
      width: size.width, height: size.height)
  }

  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    guard !rect.isEmpty, size.width > 0, size.height > 0, count > 0 else { return }
    let steps = search(rect) { line, places, _ in
      let first = line * perLine
      return visit(first + places.lowerBound..<first + places.upperBound)
    }
    note(rect, steps: steps, compared: 0, in: &trace)
  }

  func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    guard !rect.isEmpty, size.width > 0, size.height > 0, count > 0 else { return }
    let (steps, compared) = compare(rect, visit)
    note(rect, steps: steps, compared: compared, in: &trace)
  }

  func visitRuns(
    in rect: Rect, within margin: Rect, trace: inout some Trace, _ visit: FrameRunVisitor
  ) {
    guard margin == rect, !rect.isEmpty, size.width > 0, size.height > 0, count > 0 else {
      return visitRunsTwice(in: rect, within: margin, trace: &trace, visit)
    }
    FrameRun.collect(for: visit) { run in
      let (steps, compared) = compare(rect) { run.add($0, $1, visit) }
      note(rect, steps: steps, compared: compared, in: &trace)
    }
  }

  func visitRanges(
    in rect: Rect, certain: Rect, where isHit: (Rect) -> Bool, _ visit: (Range<Int>) -> Visit
  ) {
    guard !rect.isEmpty, size.width > 0, size.height > 0, count > 0 else { return }
    let lines = lines(in: rect)
    let whole = wholeLines(in: certain).clamped(to: lines)
    var runs = IndexRuns()
    func compare(_ lines: Range<Int>) {
      _ = self.compare(rect, lines: lines) { index, frame in
        if isHit(frame) { runs.add(index..<index + 1, visit) }
        return runs.isStopped ? .stop : .continue
      }
    }
    compare(lines.lowerBound..<whole.lowerBound)
    runs.add(whole.lowerBound * perLine..<whole.upperBound * perLine, visit)
    if !runs.isStopped { compare(whole.upperBound..<lines.upperBound) }
    runs.end(visit)
  }

  /// The lines of which every item intersects `rect`; the last line, which may be shorter, is left
  /// out.
  private func wholeLines(in rect: Rect) -> Range<Int> {
    let places = places(from: rect.x, to: rect.maxX, on: fullDistribution, count: perLine)
    guard !rect.isEmpty, pitch > 0, size.width + fullDistribution.gap > 0,
      places == 0..<perLine
    else { return 0..<0 }
    return lines(in: rect).clamped(to: 0..<lineCount - 1)
  }

  /// Compares the candidates with `rect`. Not generic over a trace: a call through
  /// `any SolvedLayout` reaches the unspecialized version of a generic method.
  private func compare(
    _ rect: Rect, lines: Range<Int>? = nil, _ visit: (Int, Rect) -> Visit
  ) -> (steps: Int, compared: Int) {
    var compared = 0
    let steps = search(rect, lines: lines) { line, places, distribution in
      for place in places {
        let frame = frame(line, place, distribution)
        compared += 1
        if frame.intersects(rect), visit(line * perLine + place, frame) == .stop { return .stop }
      }
      return .continue
    }
    return (steps, compared)
  }

  /// The lines that `rect` hits.
  private func lines(in rect: Rect) -> Range<Int> {
    Evenly(start: 0, extent: size.height, step: pitch, count: lineCount)
      .reaching(rect.y, rect.maxY)
  }

  /// Visits the lines that `rect` hits, or `given` of them, with the places it hits on each; returns
  /// how many.
  ///
  /// - Complexity: O(lines in `rect`): the places are computed once for all full lines, and again
  ///   for the last.
  @inline(__always)
  private func search(
    _ rect: Rect, lines given: Range<Int>? = nil,
    _ visit: (Int, Range<Int>, LineDistribution) -> Visit
  ) -> Int {
    let lines = given ?? lines(in: rect)
    // The same places are hit on every line but the last.
    let places = places(from: rect.x, to: rect.maxX, on: fullDistribution, count: perLine)
    var steps = 0
    for line in lines {
      steps += 1
      if line < lineCount - 1 {
        if !places.isEmpty, visit(line, places, fullDistribution) == .stop { break }
      } else {
        let places = self.places(
          from: rect.x, to: rect.maxX, on: lastDistribution, count: items(of: line).count)
        if !places.isEmpty { _ = visit(line, places, lastDistribution) }
      }
    }
    return steps
  }

  /// The places of a line of `count` items that reach into the stretch from `low` to `high`. They
  /// are found by a formula (`Evenly`).
  private func places(
    from low: Double, to high: Double, on distribution: LineDistribution, count: Int
  ) -> Range<Int> {
    Evenly(
      start: distribution.offset, extent: size.width, step: size.width + distribution.gap,
      count: count
    ).reaching(low, high)
  }

  /// Notes the formula and the cost of a query: lines count as search steps, frames as comparisons.
  private func note(
    _ rect: Rect, steps: Int, compared: Int, in trace: inout some Trace
  ) {
    trace.note(
      .formula(
        "lines that begin above the rectangle's bottom",
        .quotient(.number(rect.maxY, "bottom"), .number(pitch, "line plus spacing"))))
    if steps > 0 {
      trace.note(
        QueryCost(searchSteps: steps),
        .search(over: TraceNoun("line", "in the rectangle"), count: steps))
    }
    trace.note(.stop(because: "the next line begins below the rectangle"))
    if compared > 0 {
      trace.note(QueryCost(itemsCompared: compared), .compare(TraceNoun("item", "of these lines")))
    }
  }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    let (line, place) = index.quotientAndRemainder(dividingBy: perLine)
    return FlowReasons(
      rules: rules, index: index, size: size,
      line: FlowLine(items: items(of: line), used: 0, length: size.height),
      widthsBefore: .product(
        .number(Double(place), "preceding items"), .number(size.width, "width")),
      lineStart: .product(.number(Double(line), "lines above"), pitchFormula),
      alignment: hasOwnRule(line) ? rules.lastAlignment : rules.align,
      aligned: aligned(line), lastLineFacts: line == lineCount - 1 ? [lastLineFact] : []
    ).reason(for: number)
  }

  /// The arithmetic behind `pitch`.
  private var pitchFormula: Formula {
    let sum = Formula.sum([
      .number(size.height, "line size"), .number(rules.spacing.line, "line spacing"),
    ])
    return size.height + rules.spacing.line < 0 ? .largest([.number(0, ""), sum]) : sum
  }

  private var lastLineFact: String {
    rules.lastLine == .uikit
      ? "it is in the last line, and all sizes of the section are equal: UIKit fills that line "
        + "with invisible copies, so it keeps to the columns of a full line"
      : "it is in the last line: lastline=\(rules.lastLine.rawValue)"
  }
}
