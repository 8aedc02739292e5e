public import LayoutCore
import LayoutText

/// The laws that `strategy` breaks, each as a sentence; an empty array if it keeps all of them.
///
/// The strategy lays out sections of 0 to 600 items: with fixed, repeated, random and proportional
/// sizes and wrapped text, with three spacings, down the screen and across it. Counts around 256 try
/// the places where `CheckpointedLayout` saves its state. Each layout is held to
/// ``brokenLaws(of:solvedAgain:rects:handling:)``.
///
/// One test of one line holds your strategy to what the lab's own keep:
///
/// ```swift
/// @Test func laws() throws {
///   #expect(try brokenLaws(of: Spiral()) == [])
/// }
/// ```
///
/// If a law is broken, the sentence names the request: `12 items, vertical, …: query … finds [2, 3],
/// brute force [2, 3, 5]`.
///
/// - Parameters:
///   - strategy: the strategy, with the parameters that it is tested with.
///   - templates: the group templates that a section of this strategy may name; most strategies use
///     none.
/// - Throws: the error of a strategy that refuses one of the requests. No request is unusual, so a
///   strategy should lay out all of them.
/// - Complexity: about 300 layouts, each compared with all its frames: a second or two in a debug
///   build.
public func brokenLaws(
  of strategy: some LayoutStrategy, templates: [String: SectionTemplate] = [:]
) throws(LayoutError) -> [String] {
  try StrategyTrial(templates: templates) { request throws(LayoutError) in
    try strategy.layout(request)
  }.brokenLaws()
}

/// The laws that `strategy` breaks, as above, for a strategy of any type: an element of a registry,
/// or an external one.
public func brokenLaws(
  of strategy: AnyStrategy, templates: [String: SectionTemplate] = [:]
) throws(LayoutError) -> [String] {
  try StrategyTrial(templates: templates) { request throws(LayoutError) in
    try strategy.layout(request)
  }.brokenLaws()
}

extension ItemSizes {
  /// The item sizes that every strategy is tried with: equal, repeated, random, proportional, text,
  /// flexible, mixed.
  package static let tried: [ItemSizes] = [
    .uniform(Size(width: 60, height: 44)),
    .pattern([
      Size(width: 90, height: 90), Size(width: 60, height: 60), Size(width: 120, height: 20),
    ]), .random(RandomSizes(20...120, seed: 7)),
    .random(RandomSizes(width: 1.5...90.25, height: 0...200.75, seed: 3)),
    .aspect([Size(width: 4, height: 3), Size(width: 1, height: 1)]),
    .text(TextSizes(messages: [[5, 3, 12], [], [1], Array(repeating: 6, count: 40), [70]])),
    .flexible(
      FlexibleSizes([
        FlexibleSizes.Ranges(width: 60...200, height: 30...30),
        FlexibleSizes.Ranges(width: 0...(.infinity), height: 20.5...40),
      ])),
    .mixed(
      MixedSizes([
        .text("words that wrap"), .fixed(Size(width: 24, height: 30)),
        .aspect(Size(width: 4, height: 3)),
      ])),
  ]
}

/// The requests that a strategy is tried with.
private struct StrategyTrial {
  let templates: [String: SectionTemplate]
  let layout: (SectionRequest) throws(LayoutError) -> any SolvedLayout

  private static let spacings = [
    Spacing(), Spacing(line: 0, item: 0), Spacing(line: 3.3, item: 0.7),
  ]
  private static let ways = spacings.flatMap { spacing in Axis.allCases.map { (spacing, $0) } }

  func brokenLaws() throws(LayoutError) -> [String] {
    var random = SplitMix(seed: 2026)
    var broken: [String] = []
    // Few items: every combination.
    for count in [0, 1, 2, 3, 7, 12] {
      for sizes in ItemSizes.tried {
        for way in Self.ways { broken += try laws(count, sizes, way, &random) }
      }
    }
    // Around a checkpoint and beyond: every kind of size once, with spacing and direction taking
    // turns.
    for (turn, count) in [255, 256, 257, 600].enumerated() {
      for (number, sizes) in ItemSizes.tried.enumerated() {
        let way = Self.ways[(turn * 5 + number) % Self.ways.count]
        broken += try laws(count, sizes, way, &random)
      }
    }
    return broken
  }

  private func laws(
    _ count: Int, _ sizes: ItemSizes, _ way: (spacing: Spacing, axis: Axis),
    _ random: inout SplitMix
  ) throws(LayoutError) -> [String] {
    let request = SectionRequest(
      count: count, crossSize: 390, length: 844, axis: way.axis,
      sizes: way.axis == .vertical ? sizes : sizes.transposed, spacing: way.spacing,
      templates: templates)
    let layout = try layout(request)
    var again = try self.layout(request)
    try again.solve(to: .infinity, stop: .never)
    let rects = tryingRects(of: layout, random: &random)
    let broken =
      LayoutTestKit.brokenLaws(of: layout, solvedAgain: again, rects: rects)
      + LayoutTestKit.brokenLaws(of: again, solvedAgain: layout, rects: Array(rects.suffix(6)))
    return broken.map { "\(count) items, \(way.axis), \(sizes), \(way.spacing): \($0)" }
  }
}
