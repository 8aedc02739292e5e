import LabTestKit
import LayoutCore
import MasonryPlugin
import Testing

/// Masonry as the articles write it: an array of column heights and a search for the smallest.
private func plainMasonry(
  _ masonry: Masonry, _ request: SectionRequest, length: (Int, Double) -> Double
) -> [Rect] {
  let gap = request.spacing.item
  let column = (request.crossSize - Double(masonry.columns - 1) * gap) / Double(masonry.columns)
  let width = column - 2 * masonry.padding
  var starts = [Double](repeating: 0, count: masonry.columns)
  return (0..<request.count).map { index in
    let shortest = starts.firstIndex(of: starts.min() ?? 0) ?? 0
    let own = length(index, width)
    let frame = Rect(
      x: Double(shortest) * (column + gap) + masonry.padding,
      y: starts[shortest] + masonry.padding, width: width, height: own)
    starts[shortest] += own + (2 * masonry.padding + request.spacing.line)
    return frame
  }
}

private func masonry(_ columns: Int, padding: Double = 0) -> Masonry {
  var masonry = Masonry()
  masonry.columns = columns
  masonry.padding = padding
  return masonry
}

@Suite("Masonry")
struct MasonryTests {
  private let heights = ItemSizes.pattern(
    [90, 60, 120, 75, 100].map { Size(width: 50, height: $0) })

  @Test("item 3 goes below the shortest of three columns")
  func shortestColumn() throws {
    let layout = try masonry(3).layout(
      SectionRequest(
        count: 9, crossSize: 304, length: 480, sizes: heights, spacing: Spacing(line: 8, item: 8)))
    #expect(layout.frame(at: 3) == Rect(x: 104, y: 68, width: 96, height: 75))
    #expect(layout.frame(at: 4) == Rect(x: 0, y: 98, width: 96, height: 100))
    let y = layout.reason(for: .y, of: 3)
    #expect(
      y.facts == [
        "item 3 is in column 1: the shortest column",
        "column ends before it: 90  [60]  120",
      ])
    #expect(y.formula == .sum([.number(60, ""), .number(8, "spacing")]))
  }

  @Test("of equally short columns, the one with the lowest index gets the item")
  func ties() throws {
    let layout = try masonry(4).layout(
      SectionRequest(
        count: 12, crossSize: 400, length: 480, sizes: .uniform(Size(width: 1, height: 10)),
        spacing: Spacing(line: 0, item: 0)))
    #expect((0..<12).map { layout.frame(at: $0).x / 100 } == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3])
    #expect(
      layout.reason(for: .x, of: 4).facts == [
        "item 4 is in column 0: the first of the shortest columns"
      ])
    #expect(
      layout.reason(for: .y, of: 1).facts == [
        "item 1 is in column 1: it was empty", "column ends before it: 10  [–]  –  –",
      ])
  }

  @Test("items without length stay in the first column: it still ends first")
  func noLength() throws {
    let layout = try masonry(3).layout(
      SectionRequest(
        count: 5, crossSize: 300, length: 480, sizes: .uniform(Size(width: 1, height: 0)),
        spacing: Spacing(line: 0, item: 0)))
    #expect((0..<5).allSatisfy { layout.frame(at: $0).x == 0 })
    #expect(layout.contentSize.height == 0)
  }

  @Test("padding insets the frame on four sides and lengthens the slot by twice as much")
  func padding() throws {
    let layout = try masonry(2, padding: 6).layout(
      SectionRequest(
        count: 3, crossSize: 200, length: 480, sizes: heights, spacing: Spacing(line: 0, item: 0)))
    #expect(layout.frame(at: 0) == Rect(x: 6, y: 6, width: 88, height: 90))
    #expect(layout.frame(at: 2) == Rect(x: 106, y: 78, width: 88, height: 120))
    #expect(layout.contentSize.height == 204)
  }

  @Test("any number of columns is what the articles' loop computes", arguments: 1...9)
  func plain(columns: Int) throws {
    let random = RandomSizes(width: 20...40, height: 0.5...90.25, seed: 5)
    let whole = RandomSizes(0...3, seed: 9)
    for padding in [0.0, 4.5] {
      for sizes in [random, whole] {
        let request = SectionRequest(
          count: 700, crossSize: 390, length: 844, sizes: .random(sizes),
          spacing: Spacing(line: 3.3, item: 0.7))
        let settings = masonry(columns, padding: padding)
        var layout = try settings.layout(request)
        try layout.solve(to: .infinity, stop: .never)
        let plain = plainMasonry(settings, request) { sizes.length(of: $0, crossSize: $1) }
        #expect((0..<700).map { layout.frame(at: $0) } == plain)
        let end = (plain.map(\.maxY).max() ?? 0) + padding
        #expect(layout.contentSize == Size(width: 390, height: end))
      }
    }
  }

  @Test(
    "lengths with exact sums, without them and beyond all keys are placed as in the articles' loop",
    arguments: [1, 2, 3, 4, 5, 8, 16, 17, 33, 300])
  func exactSums(columns: Int) throws {
    let mixed = [40, 33.3, 12, 0, 0.0009765625, 7.001953125, 120, 1e-9, 64, 90, 81]
    let long = [4_294_967_296, 1, 1_099_511_627_776, 2.5, 0, 549_755_813_888, 274_877_906_944.5]
    let whole = (0..<61).map { Double($0 * 37 % 101) }
    let fine = whole.map { $0 + 1 / 1024 }
    for lengths in [mixed, long, whole, fine] {
      let sizes = ItemSizes.pattern(lengths.map { Size(width: 1, height: $0) })
      let request = SectionRequest(
        count: 500, crossSize: 1200, length: 844, sizes: sizes, spacing: Spacing(line: 8, item: 1))
      let layout = try masonry(columns).layout(request)
      let plain = plainMasonry(masonry(columns), request) { index, _ in
        lengths[index % lengths.count]
      }
      #expect(layout.frames(of: 0..<500) == plain)
      #expect((0..<500).allSatisfy { layout.frame(at: $0) == plain[$0] })
      for y in stride(from: -10, through: 2000, by: 33.25) {
        let rect = Rect(x: 100, y: y, width: 700, height: 150)
        #expect(layout.items(in: rect) == plain.indices.filter { plain[$0].intersects(rect) })
      }
    }
  }

  @Test(
    "a rectangle that begins between two keys finds what a comparison of all frames finds",
    arguments: [1, 3, 4, 5])
  func linesBetweenKeys(columns: Int) throws {
    let layout = try masonry(columns).layout(
      SectionRequest(
        count: 400, crossSize: 390, length: 844, sizes: .random(RandomSizes(1...9)),
        spacing: Spacing(line: 1, item: 1)))
    let frames = layout.frames(of: 0..<400)
    let hairs: [Double] = [0, 1e-9, 1 / 4096, 1 / 2048, 3 / 4096, 1 / 1024, 0.5]
    for line in [-1e300, -1, 0, 7, 40, 1e18, 1e300] {
      for y in hairs.flatMap({ [line - $0, line + $0] }) {
        for height in [1.0 / 4096, 20, 1e300] {
          let rect = Rect(x: 0, y: y, width: 390, height: height)
          #expect(layout.items(in: rect) == frames.indices.filter { frames[$0].intersects(rect) })
        }
      }
    }
  }

  @Test(
    "a masonry that is solved in parts, with stored columns, places items as the articles' loop does",
    arguments: [1, 2, 3, 4], [0.0, 2.5, 20])
  func storedColumns(columns: Int, padding: Double) throws {
    let gaps = (0..<89).map { $0 % 40 == 3 ? 9000 : Double($0 * 37 % 10) * 11.25 }
    for lengths in [gaps, gaps.map { $0 + 5 }, [60]] {
      for count in [1, 31, 32, 33, 64, 700] {
        let request = SectionRequest(
          count: count, crossSize: 390, length: 844,
          sizes: .pattern(lengths.map { Size(width: 1, height: $0) }))
        let settings = masonry(columns, padding: padding)
        let plain = plainMasonry(settings, request) { index, _ in lengths[index % lengths.count] }
        var layout = try settings.layout(request)
        for line in [0, 1000, .infinity] {
          try layout.solve(to: line, stop: .never)
          #expect(layout.frames(of: 0..<count) == plain)
          for y in stride(from: -10, through: 12_000, by: 197.25) {
            // One bottom edge is in the padding of an item.
            let last = plain.last { $0.y < y + 150 }?.y ?? y
            for bottom in [y + 0.5, y + 5000, last - 1, last] {
              let rect = Rect(x: 0, y: y, width: 390, height: max(0, bottom - y))
              #expect(layout.items(in: rect) == plain.indices.filter { plain[$0].intersects(rect) })
            }
          }
        }
      }
    }
  }

  @Test(
    "a solved masonry of four columns takes two bytes for each item, with the columns it stores")
  func memory() throws {
    var layout = try masonry(4).layout(
      SectionRequest(count: 3200, crossSize: 390, length: 844, sizes: heights))
    try layout.solve(to: .infinity, stop: .never)
    #expect(layout.byteCount == 100 * (56 + 8) + 7 * 8)
  }

  @Test("the laws hold with any number of columns", arguments: [1, 3, 4, 5, 8, 13])
  func laws(columns: Int) throws {
    var random = SplitMix(seed: 11)
    for (padding, least) in [(0.0, 0.0), (2.5, 0), (0, 5), (2.5, 5)] {
      // A few items are far longer than a checkpoint reaches.
      let lengths = (0..<97).map { least + ($0 % 31 == 3 ? 9000.5 : Double($0 % 7) * 11.25) }
      let request = SectionRequest(
        count: 530, crossSize: 390, length: 844,
        sizes: .pattern(lengths.map { Size(width: 1, height: $0) }))
      let settings = masonry(columns, padding: padding)
      let layout = try settings.layout(request)
      var again = try settings.layout(request)
      try again.solve(to: 3000, stop: .never)
      let rects = tryingRects(of: layout, random: &random)
      #expect(brokenLaws(of: again, solvedAgain: layout, rects: rects) == [])
      try again.solve(to: .infinity, stop: .never)
      #expect(brokenLaws(of: again, solvedAgain: layout, rects: rects) == [])
    }
  }

  @Test("of up to 2²⁶ items the columns are stored, and no frame depends on them")
  func storedColumns() throws {
    func layout(_ count: Int) throws -> any SolvedLayout {
      var layout = try masonry(4).layout(
        SectionRequest(
          count: count, crossSize: 390, length: 844, sizes: .random(RandomSizes(40...200)),
          spacing: Spacing(line: 8, item: 8)))
      try layout.solve(to: 20_000, stop: .never)
      return layout
    }
    let (most, more) = try (layout(1 << 26), layout(1 << 26 + 1))
    // A state has 56 bytes, a mark for sixteen of them 8, and the columns between two states 8.
    func bytes(_ states: Int) -> Int { states * 56 + ((states - 1) / 16 + 1) * 8 }
    #expect((20...30).filter { bytes($0) + ($0 - 1) * 8 == most.byteCount } == [21])
    #expect((10...15).filter { bytes($0) == more.byteCount } == [11])
    #expect(most.frames(of: 0..<600) == more.frames(of: 0..<600))
    for y in stride(from: 0.0, to: 19_000, by: 517) {
      let rect = Rect(x: 0, y: y, width: 390, height: 844)
      #expect(most.items(in: rect) == more.items(in: rect))
    }
  }

  @Test("gaps wider than the container are refused with the inequality")
  func noRoom() {
    let request = SectionRequest(
      count: 3, crossSize: 390, length: 844, sizes: heights, spacing: Spacing(line: 0, item: 200))
    #expect(
      throws: LayoutError.impossible(
        reason: "4 columns need 3 × 200 spacing = 600 pt, the available space is 390")
    ) { try masonry(4).layout(request) }
    #expect(
      throws: LayoutError.noRoom(
        what: "padding on both sides of a column", taken: 100, available: 95)
    ) { try masonry(2, padding: 50).layout(request) }
  }

  @Test("numbers that no layout can use are refused, whatever they are")
  func absurd() {
    func request(_ spacing: Spacing, crossSize: Double = 390) -> SectionRequest {
      SectionRequest(count: 3, crossSize: crossSize, length: 844, sizes: heights, spacing: spacing)
    }
    for columns in [0, -1, Int.min, 1001, Int.max] {
      #expect(throws: LayoutError.self) { try masonry(columns).layout(request(Spacing())) }
    }
    for value in [-1, -.infinity, .infinity, .nan, 1e300] {
      #expect(throws: LayoutError.self) {
        try masonry(2).layout(request(Spacing(line: value, item: 0)))
      }
      #expect(throws: LayoutError.self) {
        try masonry(2).layout(request(Spacing(line: 0, item: value)))
      }
      #expect(throws: LayoutError.self) {
        try masonry(2).layout(request(Spacing(), crossSize: value))
      }
      #expect(throws: LayoutError.self) {
        try masonry(2, padding: value).layout(request(Spacing()))
      }
    }
  }

  @Test("lengths past all measure stop the solving", arguments: [1e300, .infinity])
  func tooLong(length: Double) throws {
    var layout = try masonry(2).layout(
      SectionRequest(
        count: 300, crossSize: 390, length: 844, sizes: .uniform(Size(width: 1, height: length))))
    #expect(throws: LayoutError.self) { try layout.solve(to: .infinity, stop: .never) }
  }
}
