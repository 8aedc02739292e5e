import LabTestKit
import LayoutCore
import ListPlugin
import Testing

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
}
