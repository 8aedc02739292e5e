import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@testable import layoutlab

/// Every registered strategy, held to the laws of `LabTestKit`.
@Suite("Laws of every strategy")
struct LawTests {
  static let sizes: [ItemSizes] = [
    .uniform(Size(width: 60, height: 44)),
    .pattern([
      Size(width: 90, height: 90), Size(width: 60, height: 60), Size(width: 120, height: 20),
    ]),
    .random(RandomSizes(20...120, seed: 7)),
    .random(RandomSizes(width: 1.5...90.25, height: 0...200.75, seed: 3)),
    .aspect([Size(width: 4, height: 3), Size(width: 1, height: 1)]),
    .text(TextSizes(messages: [[5, 3, 12], [], [1], Array(repeating: 6, count: 40), [70]])),
  ]
  static let spacings = [
    Spacing(), Spacing(line: 0, item: 0), Spacing(line: 3.3, item: 0.7),
  ]
  static let ways = spacings.flatMap { spacing in Axis.allCases.map { (spacing, $0) } }

  @Test(
    "queries are brute force, reasons compute, solving again is equal",
    arguments: Registry.strategies.map(\.card.name))
  func laws(name: String) throws {
    let strategy = try #require(Registry.strategies.first { $0.card.name == name })
    var random = SplitMix(seed: 2026)
    // Few items: every combination. Around a checkpoint and beyond: every kind of size once, with
    // spacing and direction taking turns.
    for count in [0, 1, 2, 3, 7, 12] {
      for sizes in Self.sizes {
        for way in Self.ways { try hold(strategy, count, sizes, way, &random) }
      }
    }
    for (turn, count) in [255, 256, 257, 600].enumerated() {
      for (number, sizes) in Self.sizes.enumerated() {
        let way = Self.ways[(turn * 5 + number) % Self.ways.count]
        try hold(strategy, count, sizes, way, &random)
      }
    }
  }

  private func hold(
    _ strategy: AnyStrategy, _ count: Int, _ sizes: ItemSizes,
    _ way: (spacing: Spacing, axis: Axis),
    _ random: inout SplitMix
  ) throws {
    var templates: [String: SectionTemplate] = [:]
    for preset in strategy.card.presets {
      templates[preset.name] = try TemplateParser.parse(preset)
    }
    let request = SectionRequest(
      count: count, breadth: 390, length: 844, axis: way.axis,
      sizes: way.axis == .vertical ? sizes : sizes.turned, spacing: way.spacing,
      templates: templates)
    let layout = try strategy.layout(request)
    var again = try strategy.layout(request)
    try again.solve(to: .infinity, stop: .never)
    let rects = tryingRects(of: layout, random: &random)
    let broken =
      brokenLaws(of: layout, solvedAgain: again, rects: rects)
      + brokenLaws(of: again, solvedAgain: layout, rects: Array(rects.suffix(6)))
    #expect(broken.isEmpty, "\(strategy.card.name), \(count) items, \(sizes), \(way)")
  }
}
