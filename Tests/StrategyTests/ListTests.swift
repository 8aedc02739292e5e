import LabTestKit
import LayoutCore
import ListPlugin
import Testing

/// A list with a negative line spacing in every request.
private struct Cards: LayoutStrategy {
  static var definition: StrategyDefinition<Self> {
    StrategyDefinition(name: "cards", summary: "items that overlap", examples: [])
  }
  var list = List()
  var overlap = 0.0

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    var request = request
    request.spacing.line = -overlap
    return try list.layout(request)
  }
}

@Suite("List")
struct ListTests {
  @Test("rows follow one another, one spacing apart")
  func rows() throws {
    let layout = try List().layout(
      SectionRequest(
        count: 3, crossSize: 100, length: 400,
        sizes: .pattern([Size(width: 1, height: 20), Size(width: 1, height: 30)]),
        spacing: Spacing(line: 5, item: 0)))
    #expect((0..<3).map { layout.frame(at: $0).y } == [0, 25, 60])
    #expect(layout.contentSize == Size(width: 100, height: 80))
  }

  @Test(
    "an aligned item keeps its breadth, and one that is too broad leads",
    arguments: zip(List.Alignment.allCases, [[0.0, 0], [0, 0], [30, 0], [60, 0]]))
  func aligned(align: List.Alignment, xs: [Double]) throws {
    var list = List()
    list.align = align
    let layout = try list.layout(
      SectionRequest(
        count: 2, crossSize: 100, length: 400,
        sizes: .pattern([Size(width: 40, height: 20), Size(width: 120, height: 30)])))
    let frames = (0..<2).map { layout.frame(at: $0) }
    #expect(frames.map(\.x) == xs)
    #expect(frames.map(\.width) == (align == .stretch ? [100, 100] : [40, 120]))
    #expect(frames.map(\.y) == [0, 30])
  }

  @Test("laws hold for every alignment", arguments: List.Alignment.allCases)
  func laws(align: List.Alignment) throws {
    var random = SplitMix(seed: 6)
    var list = List()
    list.align = align
    let everySize: [ItemSizes] = [
      .uniform(Size(width: 90, height: 20.25)),
      .pattern([Size(width: 90, height: 20), Size(width: 310, height: 3)]),
      .random(RandomSizes(width: 0.5...330.25, height: 0...50.5, seed: 8)),
      .text(TextSizes(messages: [[5, 3, 12], [], Array(repeating: 6, count: 40)])),
    ]
    for sizes in everySize {
      for count in [0, 1, 3, 258] {
        let layout = try list.layout(
          SectionRequest(count: count, crossSize: 300, length: 844, sizes: sizes))
        var again = layout
        try again.solve(to: .infinity, stop: .never)
        let rects = tryingRects(of: layout, random: &random)
        #expect(brokenLaws(of: layout, solvedAgain: again, rects: rects) == [])
      }
    }
  }

  private func uniform(
    _ align: List.Alignment, height: Double, spacing: Double, count: Int
  ) throws -> any SolvedLayout {
    var list = List()
    list.align = align
    return try list.layout(
      SectionRequest(
        count: count, crossSize: 100, length: 400,
        sizes: .uniform(Size(width: 40, height: height)),
        spacing: Spacing(line: spacing, item: 0)))
  }

  @Test("equal rows are where adding them up places them", arguments: List.Alignment.allCases)
  func equalRows(align: List.Alignment) throws {
    for height in [44, 0.25, 0, 33.3, 1.0 / 3] {
      for spacing in [0, 10, 2.5, 0.1] {
        let layout = try uniform(align, height: height, spacing: spacing, count: 1000)
        let isExact = [44, 0.25, 0].contains(height) && spacing != 0.1 && height + spacing > 0
        #expect(layout.isSolved == isExact)
        var y = 0.0
        for index in 0..<1000 {
          let frame = layout.frame(at: index)
          #expect(frame.y == y && frame.height == height)
          #expect(layout.reason(for: .y, of: index).formula.value == y)
          y = y + height + spacing
        }
        #expect(layout.contentSize.height == layout.frame(at: 999).maxY)
      }
    }
  }

  @Test("a thousand million equal rows take no time and no memory")
  func manyEqualRows() throws {
    let layout = try uniform(.stretch, height: 44, spacing: 10, count: 1_000_000_000)
    #expect(layout.isSolved && layout.byteCount < 100)
    #expect(layout.contentSize.height == 53_999_999_990)
    #expect(layout.frame(at: 999_999_999).y == 53_999_999_946)
    let rect = Rect(x: 0, y: 27_000_000_040, width: 100, height: 100)
    #expect(layout.items(in: rect) == [500_000_000, 500_000_001, 500_000_002])
  }

  @Test("equal rows longer than any content are placed one by one, as far as the screen")
  func tooLong() throws {
    var layout = try uniform(.stretch, height: 44, spacing: 10, count: 1_000_000_000_000)
    try layout.solve(to: 500, stop: .never)
    #expect(!layout.isSolved && layout.frame(at: 9).y == 486)
    #expect(throws: LayoutError.interrupted) {
      try layout.solve(to: .infinity, stop: StopSignal { true })
    }
  }

  @Test(
    "rows of whole heights are those that a comparison of all frames finds, until the visit ends",
    arguments: [0.0, 1.5])
  func runsOfRows(spacing: Double) throws {
    var layout = try List().layout(
      SectionRequest(
        count: 700, crossSize: 320, length: 844, sizes: .random(RandomSizes(1...9)),
        spacing: Spacing(line: spacing, item: 0)))
    let frames = layout.frames(of: 0..<700)
    for line in [0, .infinity] {
      try layout.solve(to: line, stop: .never)
      for y in stride(from: -20.5, through: 5000, by: 61.75) {
        for height in [0.25, 40, 400, 5000] {
          let rect = Rect(x: 10, y: y, width: 5, height: height)
          let hits = frames.indices.filter { frames[$0].intersects(rect) }
          var found: [Int] = []
          var trace = CountingTrace()
          layout.visitItems(in: rect, within: rect, trace: &trace) { index, frame in
            #expect(frame == frames[index])
            found.append(index)
            return index % 50 == 49 ? .stop : .continue
          }
          let last = hits.firstIndex { $0 % 50 == 49 } ?? hits.count - 1
          #expect(found == Array(hits.prefix(last + 1)))
        }
      }
    }
  }

  @Test("a changed row leaves a list as solving again does, to the last bit", arguments: 1...8)
  func changes(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    func layout(_ sizes: ItemSizes, _ count: Int) throws -> any SolvedLayout {
      var layout = try List().layout(
        SectionRequest(
          count: count, crossSize: 300, length: 844, sizes: sizes,
          spacing: Spacing(line: 2.5, item: 0)))
      try layout.solve(to: .infinity, stop: .never)
      return layout
    }
    var count = [1, 63, 64, 65, 128, 700, 1500, 4][Int(seed) % 8]
    var sizes = ItemSizes.random(RandomSizes(0...90, seed: seed))
    var list = try layout(sizes, count)
    for _ in 0..<200 {
      let size = Size(width: 300, height: Double(random.int(in: 0...4000)) / 8)
      let index = random.int(in: 0...max(0, count - 1))
      let edit: ItemEdit
      let isDone: Bool
      switch random.int(in: 0...2) {
      case 0 where count > 0:
        edit = .resize(index, to: size)
        isDone = list.resize(index, to: size.height)
      case 1 where count > 0:
        edit = .remove(at: index)
        isDone = list.remove(at: index)
        count -= 1
      default:
        edit = .insert(size, at: index)
        isDone = list.insert(length: size.height, at: index)
        count += 1
      }
      #expect(isDone)
      sizes.apply(edit)
    }
    let again = try layout(sizes, count)
    #expect(list.contentSize == again.contentSize && list.count == count)
    #expect(list.frames(of: 0..<count) == again.frames(of: 0..<count))
    let rects = tryingRects(of: again, random: &random)
    #expect(brokenLaws(of: list, solvedAgain: again, rects: rects) == [])
  }

  @Test("a height whose sums round is refused, and the list is solved again")
  func roundedHeight() throws {
    let request = SectionRequest(
      count: 9, crossSize: 300, length: 844, sizes: .random(RandomSizes(10...90)))
    var list = try List().layout(request)
    let answers = [
      list.resize(0, to: 0.1), list.insert(length: 0.1, at: 0), list.resize(0, to: 0.125),
    ]
    #expect(answers == [false, false, true])
  }

  private func cards(
    _ overlap: Double, _ heights: [Double], count: Int, align: List.Alignment = .stretch
  ) throws -> any SolvedLayout {
    var list = List()
    list.align = align
    return try list.layout(
      SectionRequest(
        count: count, crossSize: 320, length: 480,
        sizes: .pattern(heights.map { Size(width: 100, height: $0) }),
        spacing: Spacing(line: -overlap)))
  }

  @Test("a card covers the previous one, and never begins above it")
  func overlapping() throws {
    let layout = try cards(50, [80, 30], count: 4)
    #expect((0..<4).map { layout.frame(at: $0).y } == [0, 30, 30, 60])
    #expect(layout.contentSize == Size(width: 320, height: 110))
    #expect(layout.items(in: Rect(x: 0, y: 70, width: 1, height: 1)) == [0, 2, 3])
    let reason = layout.reason(for: .y, of: 3)
    #expect(reason.facts == ["item 3 covers the end of item 2"])
    #expect(
      reason.formula
        == .largest([
          .number(30, "start of item 2"),
          .sum([.number(110, "end of item 2"), .number(-50, "line spacing")]),
        ]))
  }

  @Test("the laws hold for overlapping cards", arguments: [0.0, 20, 33.3, 10_000])
  func overlappingLaws(overlap: Double) throws {
    for align in [List.Alignment.stretch, .center] {
      var cards = Cards()
      (cards.overlap, cards.list.align) = (overlap, align)
      #expect(try brokenLaws(of: cards) == [])
    }
  }

  @Test("a tall card is found below hundreds of short ones")
  func tallCard() throws {
    var random = SplitMix(seed: 4)
    let heights = [4000.0] + [Double](repeating: 24.5, count: 290) + [0, 700]
    for count in [292, 900] {
      let layout = try cards(16.25, heights, count: count)
      var solved = layout
      try solved.solve(to: .infinity, stop: .never)
      let rects = tryingRects(of: layout, random: &random)
      #expect(brokenLaws(of: solved, solvedAgain: layout, rects: rects) == [])
      #expect(brokenLaws(of: layout, solvedAgain: solved, rects: rects) == [])
    }
  }
}
