import CompositionalPlugin
import LayoutCore
import Measuring

/// Row 1: a compositional layout with estimated sizes, which every item replaces by its own.
enum EstimatedRows {
  static func lines() throws -> [Line] {
    let count = 1_000_000
    let taken = try inTurns(3, [{ try PrepareRows.prepare(.estimated, count) }])[0]
    let contest = try Contest(.estimated, count: count)
    return [
      Line(
        row: 1, what: "estimated sizes, 10⁶ items: prepare, each",
        ours: .seconds(Spread(taken).median / Double(count))),
      try Counts.line(
        .estimatedPrepare, what: "estimated sizes: prepare, instructions for each item",
        goal: .atMost(.instructions(400))),
      try contest.line(
        1, "estimated sizes, 10⁶ items: a screen", contest.layout.bands(1024), rounds: 5,
        goal: .atMost(.seconds(3e-6))),
    ] + (try sections())
  }

  /// A hundred thousand sections of 19 and 21 items, with pinned headers.
  private static func sections() throws -> [Line] {
    let request = try request(sections: 100_000)
    let first = try inTurns(3, [{ try seconds { keep(try onFirstScreen(request)) } }])[0]
    var layout = try onFirstScreen(request)
    try layout.solve()
    let rects = screens(of: layout)
    let any = try inTurns(5, [{ seconds { keep(countElements(layout, rects)) } }])[0]
    return [
      Line(
        row: 1, what: "estimated sizes, 10⁵ sections: make the layout, solve the first screen",
        ours: .seconds(Spread(first).median), goal: .atMost(.seconds(2e-3))),
      Line(
        row: 1, what: "estimated sizes, 10⁵ sections: any screen",
        ours: .seconds(Spread(any).median / Double(rects.count)), goal: .atMost(.seconds(3e-6))),
    ]
  }

  private static func onFirstScreen(_ request: LayoutRequest) throws -> CollectionLayout {
    var layout = try CollectionLayout(request)
    try layout.solve(for: layout.firstScreen)
    return layout
  }

  private static func request(sections count: Int) throws -> LayoutRequest {
    var strategy = AnyStrategy(Compositional.self)
    strategy.set("template", to: .word(Templates.estimated.name))
    var request = LayoutRequest(
      container: Size(width: 1200, height: 900),
      sections: (0..<count).map {
        Section(
          strategy: strategy, count: $0 % 2 == 0 ? 19 : 21, sizes: Workload.estimated.sizes,
          spacing: Spacing(line: 8, item: 8), insets: Insets(16),
          header: Supplementary(length: 40, isPinned: true), footer: Supplementary(length: 20))
      }, sectionSpacing: 10)
    // The default template of the strategy must be there, too.
    request.templates = Templates.all
    request.templates["grid"] = Templates.fixed
    return request
  }

  /// 1024 screens all over the content.
  private static func screens(of layout: CollectionLayout) -> [Rect] {
    let height = layout.contentSize?.height ?? 0
    let places = RandomSizes(0...max(1, (height - 900).rounded(.down)), seed: 5)
    return (0..<1024).map {
      Rect(x: 0, y: places.length(of: $0, crossSize: 0), width: 1200, height: 900)
    }
  }

  private static func countElements(_ layout: CollectionLayout, _ rects: [Rect]) -> Int {
    var count = 0
    var silent = NoTrace()
    for rect in rects {
      layout.visitElements(in: rect, visible: rect, trace: &silent) { _ in
        count += 1
        return .continue
      }
    }
    return count
  }
}
