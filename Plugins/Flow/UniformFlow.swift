import LayoutCore

/// The rule for equal sizes: every line holds as many, so a frame follows from its index alone.
///
/// - Complexity: nothing is stored; a frame O(1), a rectangle O(lines in it + hits).
struct UniformFlow: SolvedLayout {
  let rules: FlowRules
  let size: Size
  let count: Int
  /// How many items fit on a line.
  let perLine: Int

  init(rules: FlowRules, size: Size, count: Int) {
    self.rules = rules
    self.size = size
    self.count = count
    // 1. One item fits always; each further one takes a spacing and a width.
    let step = size.width + rules.spacing.item
    let fitting = (rules.limit + rules.spacing.item) / step
    perLine = step > 0 ? max(1, Int(min(fitting, 0x1p52))) : 1 << 52
  }

  var byteCount: Int { 0 }
  var contentSize: Size {
    guard count > 0 else { return Size(width: rules.breadth, height: 0) }
    return Size(width: rules.breadth, height: Double(lines - 1) * pitch + size.height)
  }

  /// How many lines there are.
  private var lines: Int { count > 0 ? (count - 1) / perLine + 1 : 0 }
  /// From the start of one line to the start of the next, in points.
  private var pitch: Double { size.height + rules.spacing.line }

  /// Whether `line` is the last one and stands by a rule of its own.
  private func hasOwnRule(_ line: Int) -> Bool {
    line == lines - 1 && rules.lastLine != .uikit
  }

  /// 2. What is left over of a line goes where the alignment says.
  ///
  /// UIKit fills the last line up with copies before it shares out what is left over, so its items
  /// keep to the columns of the full lines.
  private func stand(of line: Int) -> Stand {
    let aligned = aligned(line)
    return rules.stand(
      hasOwnRule(line) ? rules.lastAlignment : rules.align, count: aligned.items.count,
      used: aligned.used)
  }

  private func items(of line: Int) -> Range<Int> {
    let first = line * perLine
    return first..<first + min(perLine, count - first)
  }

  /// The line that decides where the items stand: `line` as it is, or filled up with copies.
  private func aligned(_ line: Int) -> FlowLine {
    let own = items(of: line)
    let number = hasOwnRule(line) ? own.count : perLine
    return FlowLine(
      items: own.lowerBound..<own.lowerBound + number,
      used: Double(number) * size.width + Double(number - 1) * rules.spacing.item,
      length: size.height)
  }

  func frame(at index: Int) -> Rect {
    let (line, place) = index.quotientAndRemainder(dividingBy: perLine)
    let stand = stand(of: line)
    return Rect(
      x: stand.offset + Double(place) * (size.width + stand.gap), y: Double(line) * pitch,
      width: size.width, height: size.height)
  }

  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    guard !rect.isEmpty, size.width > 0, size.height > 0, count > 0 else { return }
    let hit = Evenly(start: 0, extent: size.height, step: pitch, count: lines)
      .reaching(rect.y, rect.maxY)
    trace.note(
      .formula(
        "lines that begin above the rectangle's bottom",
        .quotient(.number(rect.maxY, "bottom"), .number(pitch, "line and spacing"))))
    trace.note(.scan(of: "lines", count: hit.count))
    for line in hit {
      let items = items(of: line)
      let stand = stand(of: line)
      let places = Evenly(
        start: stand.offset, extent: size.width, step: size.width + stand.gap, count: items.count
      ).reaching(rect.x, rect.maxX)
      let first = items.lowerBound
      let range = first + places.lowerBound..<first + places.upperBound
      if !range.isEmpty, visit(range) == .stop { return }
    }
    trace.note(.stop(because: "the next line begins below the rectangle"))
  }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    let (line, place) = index.quotientAndRemainder(dividingBy: perLine)
    return FlowReasons(
      rules: rules, index: index, size: size,
      line: FlowLine(items: items(of: line), used: 0, length: size.height),
      widthsBefore: .product(
        .number(Double(place), "items before it"), .number(size.width, "width")),
      lineStart: .product(
        .number(Double(line), "lines above"),
        .sum([.number(size.height, "line length"), .number(rules.spacing.line, "line spacing")])),
      alignment: hasOwnRule(line) ? rules.lastAlignment : rules.align,
      aligned: aligned(line), lastLineFact: line == lines - 1 ? lastLineFact : nil
    ).reason(for: number)
  }

  private var lastLineFact: String {
    rules.lastLine == .uikit
      ? "it is on the last line, and all sizes of the section are equal: "
        + "UIKit fills that line up with copies, so that it keeps to the columns of a full line"
      : "it is on the last line: lastline=\(rules.lastLine.rawValue)"
  }
}
