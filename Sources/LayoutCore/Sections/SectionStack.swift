/// Sections one after another along the scroll axis, scrolling down, with the views before and
/// after all of them.
///
/// Equal sections share one `SolvedSection`: each with one of the two before it, or with the last one
/// that has as many items. So a hundred thousand of them are solved once. A binary search over the
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
    // The last section for each number of items. Of two, the first is looked at in any case.
    var last: [Int: Int] = [:]
    let areMany = request.sections.count > 2
    for number in request.sections.indices {
      let count = request.sections[number].count
      if let alike = request.sectionAlike(number, or: last[count]) {
        places.append(places[alike])
      } else {
        places.append(Int32(truncatingIfNeeded: solved.count))
        if areMany { last[count] = number }
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
  /// One of the two sections before `number`, or else `other`, whose request equals that of `number`;
  /// nil if none does. Two: sections of two kinds often take turns.
  fileprivate func sectionAlike(_ number: Int, or other: @autoclosure () -> Int?) -> Int? {
    if number > 0, asksAlike(number - 1, number) { return number - 1 }
    if number > 1, asksAlike(number - 2, number) { return number - 2 }
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
  /// Whether two sections are equal. Copies of one section have the same bytes, but each may have its
  /// headers and footers in memory of its own. Only where other bytes differ the values are copied to
  /// be compared, which takes thirty times as long.
  fileprivate func areEqual(_ first: Int, _ second: Int) -> Bool {
    // Headers and footers are neighbours, and the template follows them.
    guard let base = baseAddress, let views = MemoryLayout<Section>.offset(of: \.headers),
      let rest = MemoryLayout<Section>.offset(of: \.template)
    else { return false }
    let (one, other) = (UnsafeRawPointer(base + first), UnsafeRawPointer(base + second))
    guard one.hasBytes(of: other, 0..<views),
      one.hasBytes(of: other, rest..<MemoryLayout<Section>.size)
    else { return self[first] == self[second] }
    return self[first].headers.areEqual(self[second].headers)
      && self[first].footers.areEqual(self[second].footers)
  }
}

extension [Supplementary] {
  /// Whether the views are equal; copies have the same bytes, as those of sections.
  fileprivate func areEqual(_ other: [Supplementary]) -> Bool {
    let haveEqualBytes = withUnsafeBytes { bytes in
      other.withUnsafeBytes { others in
        guard bytes.count == others.count else { return false }
        guard let one = bytes.baseAddress, let another = others.baseAddress, one != another
        else { return true }
        return one.hasBytes(of: another, 0..<bytes.count)
      }
    }
    return haveEqualBytes || self == other
  }
}

extension UnsafeRawPointer {
  /// Whether the bytes of `range` from here are those from `other`. They are compared in words; that
  /// nothing is decided before the end lets the processor compare several at once.
  @inline(__always)
  fileprivate func hasBytes(of other: UnsafeRawPointer, _ range: Range<Int>) -> Bool {
    var difference: UInt64 = 0
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      difference |=
        loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    while offset < range.upperBound {
      difference |= UInt64(
        load(fromByteOffset: offset, as: UInt8.self)
          ^ other.load(fromByteOffset: offset, as: UInt8.self))
      offset += 1
    }
    return difference == 0
  }
}
