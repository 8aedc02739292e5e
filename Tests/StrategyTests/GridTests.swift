import GridPlugin
import LabTestKit
import LayoutCore
import Testing

private func grid(_ columns: Int) -> Grid {
  var grid = Grid()
  grid.columns = columns
  return grid
}

@Suite("Grid")
struct GridTests {
  @Test("a row is as long as its longest item, and so are its cells")
  func rows() throws {
    let layout = try grid(2).layout(
      SectionRequest(
        count: 5, crossSize: 210, length: 480,
        sizes: .pattern([40, 90, 60].map { Size(width: 1, height: $0) }),
        spacing: Spacing(line: 5, item: 10)))
    #expect((0..<5).map { layout.frame(at: $0).y } == [0, 0, 95, 95, 160])
    #expect((0..<5).map { layout.frame(at: $0).height } == [90, 90, 60, 60, 90])
    #expect((0..<5).map { layout.frame(at: $0).x } == [0, 110, 0, 110, 0])
    #expect(layout.contentSize == Size(width: 210, height: 250))
    #expect(
      layout.reason(for: .y, of: 3).facts == ["row 1 begins below the longest item of row 0"])
  }

  @Test("equal lengths make a formula that the rows agree with", arguments: [1, 2, 3, 7, 30])
  func closedForm(columns: Int) throws {
    // The second pattern is placed row by row: one item in a thousand is a hair longer.
    let equal = ItemSizes.uniform(Size(width: 1, height: 44))
    let rowByRow = ItemSizes.pattern(
      (0..<1000).map { Size(width: 1, height: $0 == 999 ? 45 : 44) })
    for count in [0, 1, columns, columns + 1, 200] {
      func layout(_ sizes: ItemSizes) throws -> any SolvedLayout {
        try grid(columns).layout(
          SectionRequest(count: count, crossSize: 390, length: 844, sizes: sizes))
      }
      let (closed, placed) = (try layout(equal), try layout(rowByRow))
      #expect(closed.isSolved)
      #expect(closed.contentSize == placed.contentSize)
      #expect((0..<count).allSatisfy { closed.frame(at: $0) == placed.frame(at: $0) })
    }
  }

  @Test("the laws hold with any number of columns", arguments: [1, 2, 7, 300])
  func laws(columns: Int) throws {
    var random = SplitMix(seed: 3)
    for sizes in [
      ItemSizes.random(RandomSizes(10...60)), .aspect([Size(width: 4, height: 3)]),
      .pattern([Size(width: 1, height: 5), Size(width: 2, height: 5)]),
    ] {
      let request = SectionRequest(
        count: 700, crossSize: 390, length: 844, sizes: sizes, spacing: Spacing(line: 2.5, item: 1))
      let layout = try grid(columns).layout(request)
      var again = layout
      try again.solve(to: .infinity, stop: .never)
      let rects = tryingRects(of: layout, random: &random)
      #expect(brokenLaws(of: again, solvedAgain: layout, rects: rects) == [])
    }
  }

  @Test("a thousand million cells are a formula")
  func many() throws {
    let layout = try grid(4).layout(
      SectionRequest(
        count: 1_000_000_000, crossSize: 430, length: 844,
        sizes: .uniform(Size(width: 1, height: 90))
      ))
    #expect(layout.byteCount <= 4 * 32)
    #expect(
      layout.frame(at: 999_999_999) == Rect(x: 330, y: 24_999_999_900, width: 100, height: 90))
    let screen = Rect(x: 0, y: 12_345_678_900, width: 430, height: 100)
    #expect(layout.items(in: screen) == Array(493_827_156..<493_827_160))
    #expect(throws: LayoutError.tooLong(length: 49_999_999_999_990)) {
      try grid(2).layout(
        SectionRequest(
          count: 1_000_000_000_000, crossSize: 430, length: 844,
          sizes: .uniform(Size(width: 1, height: 90))))
    }
  }

  @Test("gaps wider than the container are refused with the inequality")
  func noRoom() {
    #expect(
      throws: LayoutError.impossible(
        reason: "4 columns need 3 × 200 spacing = 600 pt, the breadth has 390")
    ) {
      try grid(4).layout(
        SectionRequest(
          count: 3, crossSize: 390, length: 844, sizes: .uniform(Size(width: 1, height: 1)),
          spacing: Spacing(line: 0, item: 200)))
    }
  }
}
