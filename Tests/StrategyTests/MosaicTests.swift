import LabTestKit
import LayoutCore
import MosaicPlugin
import Testing

private func mosaic(_ columns: Int, padding: Double = 0) -> Mosaic {
  var mosaic = Mosaic()
  mosaic.columns = columns
  mosaic.padding = padding
  return mosaic
}

@Suite("Mosaic")
struct MosaicTests {
  private let heights = ItemSizes.pattern(
    [90, 60, 120, 75, 100].map { Size(width: 50, height: $0) })

  @Test("item i goes to column i mod columns, wherever that ends")
  func turns() throws {
    let layout = try mosaic(3).layout(
      SectionRequest(
        count: 9, crossSize: 304, length: 480, sizes: heights, spacing: Spacing(line: 8, item: 8)))
    #expect(layout.frame(at: 3) == Rect(x: 0, y: 98, width: 96, height: 75))
    #expect(layout.frame(at: 4) == Rect(x: 104, y: 68, width: 96, height: 100))
    #expect(layout.contentSize == Size(width: 304, height: 301))
    let y = layout.reason(for: .y, of: 4)
    #expect(y.facts == ["item 4 is in column 1: 4 mod 3", "it follows item 1"])
    #expect(y.formula == .sum([.number(60, ""), .number(8, "spacing")]))
  }

  @Test("padding insets the frame on four sides and lengthens the slot by twice as much")
  func padding() throws {
    let layout = try mosaic(2, padding: 6).layout(
      SectionRequest(
        count: 3, crossSize: 200, length: 480, sizes: heights, spacing: Spacing(line: 0, item: 0)))
    #expect(layout.frame(at: 2) == Rect(x: 6, y: 108, width: 88, height: 120))
    #expect(layout.contentSize.height == 234)
  }

  @Test("the laws hold where one column runs away from the others", arguments: [1, 2, 3, 7])
  func drift(columns: Int) throws {
    var random = SplitMix(seed: 3)
    let lengths = (0..<columns).map { $0 == 0 ? 2000.25 : Double($0 - 1) * 3.5 }
    for padding in [0.0, 2.5] {
      for spacing in [Spacing(), Spacing(line: 0, item: 0)] {
        let request = SectionRequest(
          count: 530, crossSize: 390, length: 844,
          sizes: .pattern(lengths.map { Size(width: 1, height: $0) }), spacing: spacing)
        let layout = try mosaic(columns, padding: padding).layout(request)
        var again = layout
        try again.solve(to: 3000, stop: .never)
        let rects = tryingRects(of: layout, random: &random)
        #expect(brokenLaws(of: again, solvedAgain: layout, rects: rects) == [])
        try again.solve(to: .infinity, stop: .never)
        #expect(again.isSolved)
        #expect(brokenLaws(of: again, solvedAgain: layout, rects: rects) == [])
      }
    }
  }

  @Test("gaps wider than the container are refused with the inequality")
  func noRoom() {
    let request = SectionRequest(
      count: 3, crossSize: 390, length: 844, sizes: heights, spacing: Spacing(line: 0, item: 200))
    #expect(
      throws: LayoutError.impossible(
        reason: "4 columns need 3 × 200 spacing = 600 pt, the breadth has 390")
    ) { try mosaic(4).layout(request) }
  }

  @Test("lengths past all measure stop the solving", arguments: [1e300, .infinity])
  func tooLong(length: Double) throws {
    var layout = try mosaic(2).layout(
      SectionRequest(
        count: 300, crossSize: 390, length: 844, sizes: .uniform(Size(width: 1, height: length))))
    #expect(throws: LayoutError.self) { try layout.solve(to: .infinity, stop: .never) }
  }
}
