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
    var templates: [String: SectionTemplate] = [:]
    for preset in strategy.definition.presets {
      templates[preset.name] = try TemplateParser.parse(preset)
    }
    let fresh = try strategy.layout(
      SectionRequest(
        count: count, crossSize: 12, length: 20, axis: axis, sizes: sizes,
        spacing: Spacing(line: spacing, item: spacing), templates: templates))
    var solved = fresh
    try solved.solve(to: .infinity, stop: .never)
    return [fresh, solved]
  }

  /// What differs from a comparison of all frames in `rect`.
  private func difference(_ layout: any SolvedLayout, _ rect: Rect) -> String? {
    let expected = (0..<layout.count).filter { layout.frame(at: $0).intersects(rect) }
    let ranges = layout.itemRanges(in: rect)
    return ranges.flatMap(Array.init) == expected ? nil : "\(rect): \(ranges), not \(expected)"
  }

  @Test(
    "every rectangle of whole points has the ranges of its hits",
    arguments: Registry.strategies.map(\.definition.name))
  func everySmallRectangle(name: String) throws {
    let heights: [[Double]] = [[3], [2, 0, 5], [1, 4], [7, 1, 1]]
    for (heights, spacing) in heights.flatMap({ [($0, 0.0), ($0, 1.0)] }) {
      let sizes = ItemSizes.pattern(heights.map { Size(width: 5, height: $0) })
      for layout in try [0, 1, 4].flatMap({
        try layouts(name, count: $0, sizes: sizes, spacing: spacing)
      }) {
        for (top, height) in (-1..<14).flatMap({ top in (0..<8).map { (top, $0 * 2) } }) {
          for (x, width) in [(-1, 14), (0, 12), (0, 5), (6, 9), (11, 1)] {
            let rect = Rect(
              x: Double(x), y: Double(top), width: Double(width), height: Double(height))
            let difference = difference(layout, rect)
            #expect(difference == nil, "\(heights), \(spacing)")
          }
        }
      }
    }
  }

  @Test(
    "bands of thousands of items have the ranges of their hits",
    arguments: Registry.strategies.map(\.definition.name))
  func bands(name: String) throws {
    var random = SplitMix(seed: 12)
    let everySize: [ItemSizes] = [
      .random(RandomSizes(width: 1...6, height: 1...9)), .uniform(Size(width: 3, height: 4)),
      .random(RandomSizes(width: 0.5...6, height: 0...9.7, seed: 3)),
      .aspect([Size(width: 3, height: 7), Size(width: 1, height: 3)]),
    ]
    for (number, sizes) in everySize.enumerated() {
      for layout in try layouts(
        name, count: 700 + 400 * number, sizes: sizes, spacing: number == 2 ? 0.3 : 1,
        axis: number == 1 ? .horizontal : .vertical)
      {
        let end = layout.contentSize.height
        for _ in 0..<12 {
          let top = random.double(in: -9...end).rounded()
          let rect = Rect(
            x: 0, y: top, width: 12, height: random.double(in: 0...end).rounded())
          let difference = difference(layout, rect)
          #expect(difference == nil, "\(sizes)")
        }
      }
    }
  }

  @Test("a full-width rectangle of a hundred thousand masonry items is a few ranges")
  func fewRanges() throws {
    let layout = try layouts(
      "masonry", count: 100_000, sizes: .random(RandomSizes(1...9)), spacing: 1)[1]
    let end = layout.contentSize.height
    for top in stride(from: 0.5, to: end / 2, by: end / 7) {
      let ranges = layout.itemRanges(in: Rect(x: 0, y: top, width: 12, height: end / 3))
      #expect(ranges.count <= 4 && ranges.reduce(0) { $0 + $1.count } > 30_000)
    }
  }

  @Test("a changed message without a length is in no range, and the others are")
  func changes() throws {
    var layout = try layouts(
      "chat", count: 900, sizes: .random(RandomSizes(1...9)), spacing: 1)[1]
    let everything = Rect(x: 0, y: -1, width: 12, height: 1e9)
    #expect(layout.itemRanges(in: everything) == [0..<900])
    let isResized = layout.resize(300, to: 0)
    let isInserted = layout.insert(length: 5, at: 10)
    #expect(isResized && isInserted)
    #expect(layout.itemRanges(in: everything) == [0..<301, 302..<901])
  }
}
