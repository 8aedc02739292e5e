import FlowPlugin
import LabTestKit
import LayoutCore
import Testing

@Suite("Flow")
struct FlowTests {
  /// The frames of `sizes` in a column of `crossSize` points.
  func frames(
    _ sizes: [Size], by flow: Flow = Flow(), in crossSize: Double, spacing: Spacing = Spacing()
  ) throws -> [Rect] {
    let layout = try flow.layout(
      SectionRequest(
        count: sizes.count, crossSize: crossSize, length: 844, sizes: .pattern(sizes),
        spacing: spacing)
    )
    return (0..<layout.count).map { layout.frame(at: $0) }
  }

  func row(_ widths: [Double], height: Double = 30) -> [Size] {
    widths.map { Size(width: $0, height: height) }
  }

  // MARK: Lines

  @Test("an item that fits exactly stays in the line, with the minimum spacing")
  func exactFit() throws {
    let found = try frames(row([51, 77, 79, 49, 60]), in: 280, spacing: Spacing(line: 8, item: 8))
    #expect(found.map(\.x) == [0, 59, 144, 231, 0])
    #expect(found.map(\.y) == [0, 0, 0, 0, 38])
  }

  @Test("one point too much starts the next line")
  func pointTooMuch() throws {
    let found = try frames(row([51, 77, 79, 50, 60]), in: 280, spacing: Spacing(line: 8, item: 8))
    #expect(found.map(\.y) == [0, 0, 0, 38, 38])
  }

  @Test("thirds and sevenths of a width stay in one line", arguments: 2...50)
  func fractions(parts: Int) throws {
    for crossSize in [320.0, 375, 390, 414, 1024.5] {
      let part = crossSize / Double(parts)
      var sizes = row(Array(repeating: part, count: parts))
      let uniform = try frames(sizes, in: crossSize, spacing: Spacing(line: 0, item: 0))
      #expect(uniform.allSatisfy { $0.y == 0 })
      sizes[0].height = 31
      let unequal = try frames(sizes, in: crossSize, spacing: Spacing(line: 0, item: 0))
      #expect(unequal.allSatisfy { $0.y < 1 })
    }
  }

  @Test("a lone item of a full line is centred")
  func loneItem() throws {
    let found = try frames(row([80, 300, 60]), in: 320)
    #expect(found.map(\.x) == [120, 10, 0])
  }

  @Test("an item wider than the line stands alone at the leading edge", arguments: Axis.allCases)
  func oversized(axis: Axis) throws {
    let layout = try Flow().layout(
      SectionRequest(
        count: 3, crossSize: 320, length: 844, axis: axis,
        sizes: .pattern(row([80, 500, 60])), spacing: Spacing()))
    #expect(layout.frame(at: 1) == Rect(x: 0, y: 40, width: 500, height: 30))
    #expect(layout.frame(at: 2).y == 80)
    #expect(layout.contentSize == Size(width: 320, height: 110))
    let side = axis == .vertical ? "width" : "height"
    let edges = axis == .vertical ? "left and right" : "top and bottom"
    #expect(
      layout.reason(for: .x, of: 1).facts.last
        == "UIKit warns: the behavior of the UICollectionViewFlowLayout is not defined because: "
        + "the item \(side) must be less than the \(side) of the UICollectionView minus the "
        + "section insets \(edges) values, minus the content insets \(edges) values")
    #expect(layout.reason(for: .x, of: 0).facts.allSatisfy { !$0.contains("not defined") })
  }

  // MARK: The last line

  @Test("equal sizes: the last line keeps to the columns of the full lines")
  func lastLineOfEqualSizes() throws {
    let found = try frames(row(Array(repeating: 90, count: 5)), in: 320)
    #expect(found.map(\.x) == [0, 115, 230, 0, 115])
  }

  @Test("equal sizes of which one fits a line: all are centred, the last too")
  func oneColumn() throws {
    let found = try frames(row([200, 200, 200]), in: 320)
    #expect(found.map(\.x) == [60, 60, 60])
  }

  @Test("one item: centred if no second would fit, else at the leading edge")
  func oneItem() throws {
    #expect(try frames(row([200]), in: 320)[0].x == 60)
    #expect(try frames(row([155]), in: 320)[0].x == 0)
    #expect(try frames(row([155.1]), in: 320)[0].x == 82.45)
  }

  @Test("unequal sizes: the last line has the minimum spacing")
  func lastLineOfUnequalSizes() throws {
    let sizes = row(Array(repeating: 90, count: 4)) + [Size(width: 90, height: 31)]
    #expect(try frames(sizes, in: 320).map(\.x) == [0, 115, 230, 0, 100])
  }

  @Test("sizes that would differ beyond the last item do not count")
  func prefixOfAPattern() throws {
    let sizes = row([90, 90, 90, 90, 40])
    for (count, x) in [(4, 0.0), (5, 0.0)] {
      let layout = try Flow().layout(
        SectionRequest(count: count, crossSize: 320, length: 844, sizes: .pattern(sizes)))
      #expect(layout.frame(at: 3).x == x)
      #expect(layout.byteCount == 0 || count == 5)
    }
  }

  @Test(
    "the last line stands as lastline says",
    arguments: zip(
      Flow.LastLine.allCases,
      [[0.0, 100], [0, 230], [0, 100], [65, 165], [130, 230], [0, 230]])
  )
  func lastLines(rule: Flow.LastLine, xs: [Double]) throws {
    var flow = Flow()
    flow.lastLine = rule
    let unequal = row([90, 90, 90, 90]) + [Size(width: 90, height: 20)]
    #expect(try Array(frames(unequal, by: flow, in: 320).map(\.x)[3...]) == xs)
    let equal = try frames(row(Array(repeating: 90, count: 5)), by: flow, in: 320).map(\.x)
    #expect(Array(equal[3...]) == (rule == .uikit ? [0, 115] : xs))
  }

  @Test(
    "full lines stand as align says",
    arguments: zip(
      Flow.Alignment.allCases,
      [
        [0.0, 170, 85], [0, 110, 0], [30, 140, 85], [60, 170, 170], [0, 170, 0], [15, 155, 85],
        [20, 150, 85],
      ]))
  func alignments(align: Flow.Alignment, xs: [Double]) throws {
    var flow = Flow()
    flow.align = align
    let sizes = row([100, 100, 100, 200, 50])
    // Two, one, then the last.
    let found = try frames(sizes, by: flow, in: 270)
    #expect(found.map(\.y) == [0, 0, 40, 80, 80])
    #expect(Array(found.map(\.x)[..<3]) == xs)
    #expect(Array(found.map(\.x)[3...]) == [0, 210])
  }

  // MARK: Across the line

  @Test(
    "a line is as long as its longest item, and a shorter one stands as cross says",
    arguments: zip(
      Flow.CrossAlignment.allCases, [[0.0, 0, 60], [10, 0, 60], [20, 0, 60], [0, 0, 60]]))
  func cross(rule: Flow.CrossAlignment, ys: [Double]) throws {
    var flow = Flow()
    flow.cross = rule
    let sizes = [
      Size(width: 90, height: 30), Size(width: 90, height: 50), Size(width: 200, height: 20),
    ]
    #expect(try frames(sizes, by: flow, in: 200).map(\.y) == ys)
  }

  // MARK: Against a plain breaker

  /// Simple line breaking, with sums in quarters of a point, which are exact.
  func plainLines(_ sizes: [Size], in crossSize: Double, spacing: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    while first < sizes.count {
      var end = first + 1
      while end < sizes.count,
        sizes[first...end].reduce(0, { $0 + $1.width }) + Double(end - first) * spacing <= crossSize
      {
        end += 1
      }
      lines.append(first..<end)
      first = end
    }
    return lines
  }

  func checkAgainstPlain(_ sizes: [Size], in crossSize: Double, spacing: Spacing) throws {
    let found = try frames(sizes, in: crossSize, spacing: spacing)
    let lines = plainLines(sizes, in: crossSize, spacing: spacing.item)
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    var top = 0.0
    for line in lines {
      let isLast = line.upperBound == sizes.count
      let length = sizes[line].map(\.height).max() ?? 0
      let used = sizes[line].reduce(0) { $0 + $1.width } + Double(line.count - 1) * spacing.item
      let leftOver = max(0, crossSize - used)
      var (x, gap) = (0.0, spacing.item)
      if isLast, isUniform {
        let first = lines[0]
        x = found[first.lowerBound].x
        if lines.count > 1 { gap = first.count > 1 ? found[1].x - sizes[0].width : gap }
        if lines.count == 1 { continue }
      } else if !isLast {
        if line.count == 1 { x = leftOver / 2 } else { gap += leftOver / Double(line.count - 1) }
      }
      for index in line {
        let y = top + (length - sizes[index].height) / 2
        #expect(abs(found[index].x - x) < 1e-9, "item \(index) of \(sizes) in \(crossSize)")
        #expect(found[index].y == y, "item \(index) of \(sizes) in \(crossSize)")
        #expect(found[index].size == sizes[index])
        x += sizes[index].width + gap
      }
      top += length + spacing.line
    }
  }

  @Test("every sequence of up to five items of four sizes breaks as by hand")
  func everySmallSequence() throws {
    let choices = [
      Size(width: 10, height: 10), Size(width: 10, height: 20), Size(width: 25, height: 10),
      Size(width: 70, height: 5),
    ]
    for length in 1...5 {
      for code in 0..<Int(repeating: 4, to: length) {
        let sizes = (0..<length).map { choices[code >> (2 * $0) & 3] }
        try checkAgainstPlain(sizes, in: 60, spacing: Spacing(line: 3, item: 5))
      }
    }
  }

  @Test("random items break as by hand")
  func randomSequences() throws {
    var random = SplitMix(seed: 11)
    for _ in 0..<300 {
      let sizes = (0..<random.int(in: 1...60)).map { _ in
        Size(
          width: Double(random.int(in: 0...500)) / 4, height: Double(random.int(in: 0...80)) / 4)
      }
      try checkAgainstPlain(
        sizes, in: Double(random.int(in: 1...1600)) / 4,
        spacing: Spacing(
          line: Double(random.int(in: 0...40)) / 4, item: Double(random.int(in: 0...40)) / 4))
    }
  }

  @Test(
    "a line of more items than are placed at once is complete", arguments: [31, 32, 33, 64, 200])
  func longLines(count: Int) throws {
    let sizes = (0..<3 * count).map { Size(width: 2, height: Double(1 + $0 % 5)) }
    let crossSize = Double(count * 3 - 1)
    try checkAgainstPlain(sizes, in: crossSize, spacing: Spacing(line: 2, item: 1))
    let layout = try Flow().layout(
      SectionRequest(
        count: sizes.count, crossSize: crossSize, length: 844, sizes: .pattern(sizes),
        spacing: Spacing(line: 2, item: 1)))
    for last in [0, 31, 32, count - 1, count, 2 * count] {
      var visited: [Int] = []
      var trace = NoTrace()
      layout.visitItems(in: Rect(x: 0, y: 0, width: crossSize, height: 100), trace: &trace) {
        index, frame in
        #expect(frame == layout.frame(at: index))
        visited.append(index)
        return index == last ? .stop : .continue
      }
      #expect(visited == Array(0...last))
    }
  }

  @Test("of up to 2²¹ items, a sixth as many lines are stored, and no frame depends on them")
  func storedLines() throws {
    // No two of these items fit a line of 100 points. States are 32 items apart.
    func layout(_ count: Int, to line: Double) throws -> any SolvedLayout {
      var layout = try Flow().layout(
        SectionRequest(
          count: count, crossSize: 100, length: 844,
          sizes: .pattern(row([60, 70, 80], height: 20)), spacing: Spacing(line: 10, item: 10)))
      try layout.solve(to: line, stop: .never)
      return layout
    }
    let bytesPerLine = 24
    let (all, more) = try (layout(1 << 21, to: 25_000), layout(1 << 21 + 1, to: 25_000))
    let solved = (25_000 / 30 + 32) / 32 * 32
    #expect(all.byteCount - more.byteCount == solved * bytesPerLine)
    // 600 to 606 items have as many states; 600 and 605 have 100 stored lines, 606 have 101.
    let (few, other) = try (layout(600, to: .infinity), layout(606, to: .infinity))
    #expect(try layout(605, to: .infinity).byteCount == few.byteCount)
    #expect(other.byteCount - few.byteCount == bytesPerLine)
    let frames = more.frames(of: 0..<599)
    #expect(all.frames(of: 0..<599) == frames && few.frames(of: 0..<599) == frames)
    let rect = Rect(x: 0, y: 95 * 30, width: 100, height: 300)
    for layout in [all, more, few] { #expect(layout.items(in: rect) == Array(95...104)) }
  }

  // MARK: Size

  @Test("a thousand million equal items cost nothing")
  func closedForm() throws {
    let layout = try Flow().layout(
      SectionRequest(
        count: 1_000_000_000, crossSize: 320, length: 844,
        sizes: .uniform(Size(width: 90, height: 40))))
    #expect(layout.byteCount == 0 && layout.isSolved)
    #expect(layout.contentSize.height == 333_333_334 * 50 - 10)
    #expect(layout.frame(at: 999_999_999) == Rect(x: 0, y: 333_333_333 * 50, width: 90, height: 40))
    #expect(
      layout.items(in: Rect(x: 0, y: 16_666_666_639, width: 114, height: 100))
        == [999_999_996, 999_999_999])
  }

  @Test("items and spacings of nothing do not hang", arguments: [0, 1, 1_000_000_000])
  func nothing(count: Int) throws {
    let layout = try Flow().layout(
      SectionRequest(
        count: count, crossSize: 320, length: 844, sizes: .uniform(.zero),
        spacing: Spacing(line: 0, item: 0)))
    #expect(layout.contentSize == Size(width: 320, height: 0))
    #expect(layout.items(in: Rect(x: 0, y: 0, width: 320, height: 844)) == [])
  }

  @Test("laws hold for every alignment", arguments: Flow.Alignment.allCases)
  func laws(align: Flow.Alignment) throws {
    var random = SplitMix(seed: 5)
    let everySize: [ItemSizes] = [
      .uniform(Size(width: 60.1, height: 44)), .uniform(Size(width: 200, height: 0.3)),
      .pattern([Size(width: 90, height: 20), Size(width: 310, height: 3)]),
      .random(RandomSizes(width: 0.5...130.25, height: 0...50.5, seed: 8)),
    ]
    for lastLine in Flow.LastLine.allCases {
      for cross in Flow.CrossAlignment.allCases {
        for sizes in everySize {
          for count in [0, 1, 2, 5, 6, 258] {
            var flow = Flow()
            (flow.align, flow.lastLine, flow.cross) = (align, lastLine, cross)
            let request = SectionRequest(
              count: count, crossSize: 300, length: 844, sizes: sizes,
              spacing: Spacing(line: 3.3, item: 0.7))
            let layout = try flow.layout(request)
            var again = layout
            try again.solve(to: .infinity, stop: .never)
            let rects = tryingRects(of: layout, random: &random)
            let broken = brokenLaws(of: layout, solvedAgain: again, rects: rects)
            #expect(broken.isEmpty, "\(flow), \(count) items, \(sizes)")
          }
        }
      }
    }
  }

  @Test("the definition's parameters are the ones of the guide")
  func definition() {
    #expect(
      Flow.definition.parameters.map(\.name) == [
        "align", "lastline", "cross", "estimate", "insetreference",
      ])
  }
}

extension Int {
  /// `base` to the power of `exponent`.
  fileprivate init(repeating base: Int, to exponent: Int) {
    self = (0..<exponent).reduce(1) { power, _ in power * base }
  }
}
