/// Sections one after another along the scroll axis, scrolling down, with the views before and
/// after all of them.
///
/// Equal sections share one `SolvedSection`: each with the one before it, or with the last one that
/// has as many items. So a hundred thousand of them are solved once. A binary search over the
/// starts finds a section. Starts are known as far as solving has gone; the last section can be
/// used before it is solved.
struct SectionStack: Sendable {
  /// The sections that differ from each other.
  private(set) var solved: [SolvedSection]
  /// The index in `solved` of each section.
  private(set) var places: [Int32]
  /// How many sections share each of them.
  private var uses: [Int]
  /// The start of each section whose predecessors are solved; never fewer than one.
  private var starts: [Double]
  let spacing: Double
  let container: LayoutContainer
  /// The views before and after all sections.
  let outer: Boundary
  /// How far the elements of any section reach beyond its start and end, at most.
  private(set) var reach = Overhang()
  /// How many items there are in all sections.
  private(set) var itemCount = 0
  /// The number of elements, with badges as far as they are solved.
  private(set) var elementCount: Int

  init(_ request: LayoutRequest) throws(LayoutError) {
    container = try LayoutContainer(request)
    spacing = request.sectionSpacing
    outer = try Boundary(
      headers: request.headers, footers: request.footers, ofSection: nil,
      in: container.room(request.insetsReference), of: container)
    starts = [outer.startLength]
    (solved, places, uses) = ([], [], [])
    elementCount = outer.views.count
    places.reserveCapacity(request.sections.count)
    // The last section for each number of items.
    var last: [Int: Int] = [:]
    for number in request.sections.indices {
      let count = request.sections[number].count
      if let alike = request.sectionAlike(number, before: number - 1, or: last[count]) {
        places.append(places[alike])
      } else {
        places.append(Int32(truncatingIfNeeded: solved.count))
        last[count] = number
        let section = try SolvedSection(number, of: request, in: container)
        reach = reach.union(section.reach)
        solved.append(section)
        uses.append(0)
      }
      uses[Int(places[number])] += 1
    }
    for (place, uses) in uses.enumerated() {
      itemCount += uses * solved[place].count
      elementCount += uses * solved[place].elementCount
    }
  }

  /// How many sections there are.
  var count: Int { places.count }

  /// Section `number`, which must be in 0..<count.
  func section(_ number: Int) -> SolvedSection { solved[Int(places[number])] }

  /// The memory that solving takes, in bytes.
  var byteCount: Int { solved.reduce(0) { $0 + $1.layout.byteCount } }

  var isSolved: Bool { starts.count == count + 1 || count == 0 }

  /// Solves what begins before `line` (points from the top), and the first `whole` sections
  /// wholly.
  mutating func solve(
    to line: Double, whole: Int = 0, stop: StopSignal
  ) throws(LayoutError) {
    while starts.count <= count, let start = starts.last,
      start < line + reach.above || starts.count <= whole
    {
      let number = starts.count - 1
      if number & 0xFF == 0 { try stop.check(done: number, of: count) }
      let place = Int(places[number])
      if solved[place].length == nil {
        let ahead = number < whole ? .infinity : line + reach.above - start
        let known = solved[place].elementCount
        try solved[place].solve(to: ahead, stop: stop.part(number, of: count))
        elementCount += uses[place] * (solved[place].elementCount - known)
        reach = reach.union(solved[place].reach)
        guard solved[place].length != nil else { return }
      }
      let end = end(of: number)
      guard end + outer.endLength <= greatestLength else { throw .tooLong(length: end) }
      starts.append(end)
    }
  }

  /// Changes one item of section `number` in place and moves the sections that follow; false, and
  /// nothing has changed, where its layout cannot, or the end might be beyond `greatestLength`.
  mutating func apply(
    _ edit: ItemEdit, _ transposed: Transposition, to number: Int, spacing: Double
  ) -> Bool {
    if let size = edit.size {
      let growth = transposed(size).height + spacing
      guard starts[starts.count - 1] + growth + outer.endLength <= greatestLength else {
        return false
      }
    }
    let before = (section(number).count, section(number).elementCount)
    guard change(edit, transposed, of: number) else { return false }
    itemCount += section(number).count - before.0
    elementCount += section(number).elementCount - before.1
    reach = reach.union(section(number).reach)
    startAgain(behind: number)
    return true
  }

  /// Changes section `number`, which gets its own copy if it shared one.
  private mutating func change(_ edit: ItemEdit, _ transposed: Transposition, of number: Int)
    -> Bool
  {
    let place = Int(places[number])
    guard uses[place] > 1 else { return solved[place].apply(edit, transposed) }
    var own = solved[place]
    guard own.apply(edit, transposed) else { return false }
    uses[place] -= 1
    places[number] = Int32(truncatingIfNeeded: solved.count)
    solved.append(own)
    uses.append(1)
    return true
  }

  /// Computes the known starts after section `number` again.
  private mutating func startAgain(behind number: Int) {
    for next in (number + 1)..<max(number + 1, starts.count) {
      guard section(next - 1).length != nil else {
        return starts.removeLast(starts.count - next)
      }
      starts[next] = end(of: next - 1)
    }
  }

  /// Where the section after `number` begins, or the last one ends; section `number` is solved.
  private func end(of number: Int) -> Double {
    let gap = number + 1 < count ? spacing : 0
    return starts[number] + (solved[Int(places[number])].length ?? 0) + gap
  }

  /// The end of the last section; nil as long as that is not known.
  var sectionsEnd: Double? { isSolved ? starts[starts.count - 1] : nil }
  /// The end of the content; needs everything solved.
  var length: Double { sectionsEnd.map { $0 + outer.endLength } ?? .infinity }

  /// The start of section `number`; nil as long as solving has not gone that far.
  func start(of number: Int) -> Double? {
    number < starts.count && number < count ? starts[number] : nil
  }

  /// The first section that can reach below `line`, and the comparisons it took.
  func firstSection(below line: Double) -> (number: Int, steps: Int) {
    var (low, high, steps) = (0, min(starts.count, count), 0)
    while high - low > 1 {
      let middle = (low + high) / 2
      steps += 1
      if starts[middle] <= line { low = middle } else { high = middle }
    }
    return (low, steps)
  }
}

extension LayoutRequest {
  /// The section `before`, or else `other`, if its request equals that of `number`; nil if neither
  /// does.
  fileprivate func sectionAlike(
    _ number: Int, before: Int, or other: @autoclosure () -> Int?
  ) -> Int? {
    if before >= 0, asksAlike(before, number) { return before }
    return if let other = other(), asksAlike(other, number) { other } else { nil }
  }

  private func asksAlike(_ first: Int, _ second: Int) -> Bool {
    if let counts = measuredCounts {
      let (one, another) = (
        first < counts.count ? counts[first] : nil, second < counts.count ? counts[second] : nil
      )
      guard one == another else { return false }
    }
    // Counts first: sections often differ in nothing else.
    return sections.withUnsafeBufferPointer {
      $0[first].count == $0[second].count && $0.areEqual(first, second)
    } && (place(of: first) == place(of: second) || areAdjustedAlike(first, second))
  }

  /// Whether the strategy of two equal sections makes no difference between their places.
  private func areAdjustedAlike(_ first: Int, _ second: Int) -> Bool {
    do { return try adjusted(first) == adjusted(second) } catch { return true }
  }
}

extension UnsafeBufferPointer<Section> {
  /// Whether two sections are equal. Copies of one section have the same bytes, and each may have its
  /// headers and footers in memory of its own. Only where other bytes differ the values are copied to
  /// be compared, which takes thirty times as long.
  fileprivate func areEqual(_ first: Int, _ second: Int) -> Bool {
    let bytes = UnsafeRawBufferPointer(self)
    let (size, stride) = (MemoryLayout<Section>.size, MemoryLayout<Section>.stride)
    func word(_ number: Int, _ offset: Int) -> UInt64 {
      bytes.loadUnaligned(
        fromByteOffset: number * stride + Swift.min(offset, size - 8), as: UInt64.self)
    }
    for offset in Swift.stride(from: 0, to: size, by: 8)
    where word(first, offset) != word(second, offset) {
      switch offset {
      case MemoryLayout<Section>.offset(of: \.headers):
        guard self[first].headers == self[second].headers else { return false }
      case MemoryLayout<Section>.offset(of: \.footers):
        guard self[first].footers == self[second].footers else { return false }
      default: return self[first] == self[second]
      }
    }
    return true
  }
}
