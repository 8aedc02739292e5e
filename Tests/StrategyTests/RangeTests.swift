import LabLanguage
import LabTestKit
import LayoutCore
import Strategies
import Testing

@Suite("Hits as ranges")
struct RangeTests {
  private func layouts(
    _ name: String, count: Int, sizes: ItemSizes, spacing: Double, axis: Axis = .vertical
  ) throws -> [any SolvedLayout] {
    let strategy = try #require(Registry.strategies.first { $0.definition.name == name })
    let templates = strategy.presets.templates
    let fresh = try strategy.layout(
      SectionRequest(
        count: count, crossSize: 360, length: 600, axis: axis, sizes: sizes,
        spacing: Spacing(line: spacing, item: spacing), templates: templates))
    var solved = fresh
    try solved.solve(to: .infinity, stop: .never)
    return [fresh, solved]
  }

  /// The first of `rects` whose ranges are not what a comparison of all frames finds.
  private func difference(_ layout: any SolvedLayout, _ rects: some Sequence<Rect>) -> String? {
    let frames = layout.frames(of: 0..<layout.count)
    for rect in rects {
      let expected = frames.indices.filter { frames[$0].intersects(rect) }
      let ranges = layout.itemRanges(in: rect)
      if ranges.flatMap(Array.init) != expected { return "\(rect): \(ranges), not \(expected)" }
    }
    return nil
  }

  @Test(
    "every rectangle on a raster has the ranges of its hits",
    arguments: Registry.strategies.map(\.definition.name))
  func everySmallRectangle(name: String) throws {
    var rects: [Rect] = []
    for y in stride(from: -30.0, to: 420, by: 30) {
      for height in stride(from: 0.0, to: 480, by: 60) {
        for (x, width) in [(-30.0, 420.0), (0, 360), (0, 150), (180, 270), (330, 30)] {
          rects.append(Rect(x: x, y: y, width: width, height: height))
        }
      }
    }
    let heights: [[Double]] = [[90], [60, 0, 150], [30, 120], [210, 30, 30]]
    for heights in heights {
      let sizes = ItemSizes.pattern(heights.map { Size(width: 150, height: $0) })
      for (count, spacing) in [(0, 0.0), (1, 30), (4, 0), (4, 30)] {
        for layout in try layouts(name, count: count, sizes: sizes, spacing: spacing) {
          let difference = difference(layout, rects)
          #expect(difference == nil, "\(heights), \(spacing)")
        }
      }
    }
  }

  @Test(
    "bands of hundreds of items have the ranges of their hits",
    arguments: Registry.strategies.map(\.definition.name))
  func bands(name: String) throws {
    var random = SplitMix(seed: 12)
    let everySize: [ItemSizes] = [
      .random(RandomSizes(width: 30...180, height: 30...270)),
      .uniform(Size(width: 90, height: 120)),
      .random(RandomSizes(width: 0.5...180, height: 0...290.7, seed: 3)),
      .aspect([Size(width: 3, height: 7), Size(width: 1, height: 3)]),
    ]
    for (number, sizes) in everySize.enumerated() {
      for layout in try layouts(
        name, count: 700 + 200 * number, sizes: sizes, spacing: number == 2 ? 9.3 : 30,
        axis: number == 1 ? .horizontal : .vertical)
      {
        let end = layout.contentSize.height
        let rects = (0..<12).map { _ in
          Rect(
            x: 0, y: random.double(in: -300...end).rounded(), width: 360,
            height: random.double(in: 0...end).rounded())
        }
        let difference = difference(layout, rects)
        #expect(difference == nil, "\(sizes)")
      }
    }
  }

  @Test("a full-width rectangle of a hundred thousand masonry items is a few ranges")
  func fewRanges() throws {
    let layout = try layouts(
      "masonry", count: 100_000, sizes: .random(RandomSizes(30...270)), spacing: 30)[1]
    let end = layout.contentSize.height
    for top in stride(from: 0.5, to: end / 2, by: end / 7) {
      let ranges = layout.itemRanges(in: Rect(x: 0, y: top, width: 360, height: end / 3))
      #expect(ranges.count <= 4 && ranges.reduce(0) { $0 + $1.count } > 30_000)
    }
  }

  @Test("a changed message without a length is in no range, and the others are")
  func changes() throws {
    var layout = try layouts(
      "chat", count: 900, sizes: .random(RandomSizes(30...270)), spacing: 30)[1]
    let everything = Rect(x: 0, y: -1, width: 360, height: 1e9)
    #expect(layout.itemRanges(in: everything) == [0..<900])
    let isResized = layout.resize(300, to: 0)
    let isInserted = layout.insert(length: 150, at: 10)
    #expect(isResized && isInserted)
    #expect(layout.itemRanges(in: everything) == [0..<301, 302..<901])
  }
}
