/// Sections one after another along the scroll axis, scrolling down.
///
/// A section is found by binary search over the starts, so a hundred thousand sections cost what
/// seventeen comparisons cost. Starts are known as far as solving has gone; the last section need
/// not be solved to be asked.
struct Stacked: Sendable {
  private(set) var sections: [SolvedSection]
  /// The start of each section whose predecessors are solved; never fewer than one.
  private var starts: [Double] = [0]
  let spacing: Double
  /// The breadth of headers and footers: the container's.
  let breadth: Double

  init(_ sections: [SolvedSection], spacing: Double, breadth: Double) {
    self.sections = sections
    self.spacing = spacing
    self.breadth = breadth
  }

  var isSolved: Bool { starts.count == sections.count + 1 || sections.isEmpty }

  /// Solves what begins before `line` (points from the top), and the first `whole` sections
  /// wholly.
  mutating func solve(
    to line: Double, whole: Int = 0, stop: StopSignal
  ) throws(LayoutError) {
    while starts.count <= sections.count, let start = starts.last,
      start < line || starts.count <= whole
    {
      let number = starts.count - 1
      if number & 0xFF == 0 { try stop.check() }
      let ahead = number < whole ? .infinity : line - start - sections[number].itemsStart
      try sections[number].layout.solve(to: ahead, stop: stop)
      guard sections[number].layout.isSolved else { return }
      let end = end(of: number)
      guard end <= greatestLength else { throw .tooLong(length: end) }
      starts.append(end)
    }
  }

  /// Changes one item of section `number` in place and moves the sections that follow; false, and
  /// nothing has changed, where its layout cannot, or the end might be beyond `greatestLength`.
  mutating func apply(
    _ edit: ItemEdit, _ turned: Turned, to number: Int, spacing: Double
  ) -> Bool {
    let done =
      switch edit {
      case .resize(let index, let size):
        hasRoom(for: turned(size).height + spacing)
          && sections[number].layout.resize(index, to: turned(size).height)
      case .insert(let size, let index):
        hasRoom(for: turned(size).height + spacing)
          && sections[number].layout.insert(length: turned(size).height, at: index)
      case .remove(let index): sections[number].layout.remove(at: index)
      }
    if done { startAgain(behind: number) }
    return done
  }

  private func hasRoom(for growth: Double) -> Bool {
    starts[starts.count - 1] + growth <= greatestLength
  }

  /// Computes the starts that were known behind section `number` again.
  private mutating func startAgain(behind number: Int) {
    for next in (number + 1)..<max(number + 1, starts.count) {
      guard sections[next - 1].layout.isSolved else {
        return starts.removeLast(starts.count - next)
      }
      starts[next] = end(of: next - 1)
    }
  }

  /// Where the section after `number` begins, or the content ends; section `number` is solved.
  private func end(of number: Int) -> Double {
    let gap = number + 1 < sections.count ? spacing : 0
    return starts[number] + sections[number].length + gap
  }

  /// The end of the last section; needs everything solved.
  var length: Double { isSolved ? starts[starts.count - 1] : .infinity }

  /// The start of section `number`; nil as long as solving has not gone that far.
  func start(of number: Int) -> Double? {
    number < starts.count && number < sections.count ? starts[number] : nil
  }

  /// The first section that can reach below `line`, and the comparisons it took.
  func firstSection(below line: Double) -> (number: Int, steps: Int) {
    var (low, high, steps) = (0, min(starts.count, sections.count), 0)
    while high - low > 1 {
      let middle = (low + high) / 2
      steps += 1
      if starts[middle] <= line { low = middle } else { high = middle }
    }
    return (low, steps)
  }

  /// The header's frame; `visible` is the scrolled-to stretch to which a pinned one is held.
  func headerFrame(of number: Int, visible: ClosedRange<Double>) -> Rect? {
    guard let header = sections[number].header, let start = start(of: number) else { return nil }
    var y = start
    if header.isPinned {
      y = max(start, min(visible.lowerBound, start + sections[number].lastHeaderStart))
    }
    return Rect(x: 0, y: y, width: breadth, height: header.length)
  }

  /// The footer's frame; `visible` is the scrolled-to stretch to which a pinned one is held. Nil
  /// as long as its place is not known.
  func footerFrame(of number: Int, visible: ClosedRange<Double>) -> Rect? {
    guard let footer = sections[number].footer, let start = start(of: number) else { return nil }
    let isSolved = sections[number].layout.isSolved
    guard isSolved || footer.isPinned else { return nil }
    var y = isSolved ? start + sections[number].footerStart : .infinity
    if footer.isPinned {
      y = min(y, max(visible.upperBound - footer.length, start))
    }
    return Rect(x: 0, y: y, width: breadth, height: footer.length)
  }

  func itemFrame(_ index: Int, of number: Int) -> Rect? {
    guard let start = start(of: number) else { return nil }
    let section = sections[number]
    return section.layout.frame(at: index)
      .offset(x: section.insets.leading, y: start + section.itemsStart)
  }

  /// Visits what intersects `rect`: for each section its header, its items, its footer.
  func visit(
    in rect: Rect, visible: ClosedRange<Double>, trace: inout some Trace,
    _ visit: (ElementID, Rect) -> Visit
  ) {
    guard !rect.isEmpty, !sections.isEmpty else { return }
    var stopped = false
    let (first, steps) = firstSection(below: rect.y)
    if sections.count > 1 {
      trace.note(.search(over: "sections", count: sections.count, steps: steps, found: first))
    }
    var number = first
    while !stopped, let start = start(of: number), start < rect.maxY {
      let section = sections[number]
      if sections.count > 1 { trace.note(.section(number)) }
      if let frame = headerFrame(of: number, visible: visible) {
        stopped = offer(ElementID(.header, section: number), frame, rect, &trace, visit)
      }
      let (dx, dy) = (section.insets.leading, start + section.itemsStart)
      if !stopped {
        section.layout.visitItems(in: rect.offset(x: -dx, y: -dy), trace: &trace) { index, frame in
          let id = ElementID(.item, section: number, index: index)
          stopped = visit(id, frame.offset(x: dx, y: dy)) == .stop
          return stopped ? .stop : .continue
        }
      }
      if !stopped, let frame = footerFrame(of: number, visible: visible) {
        stopped = offer(ElementID(.footer, section: number), frame, rect, &trace, visit)
      }
      number += 1
    }
  }

  private func offer(
    _ id: ElementID, _ frame: Rect, _ rect: Rect, _ trace: inout some Trace,
    _ visit: (ElementID, Rect) -> Visit
  ) -> Bool {
    let isHit = frame.intersects(rect)
    trace.tested(candidates: 1, hits: isHit ? 1 : 0)
    return isHit && visit(id, frame) == .stop
  }
}
