import FlowPlugin
import GridPlugin
import LayoutCore
import ListPlugin
import MasonryPlugin

/// Collections of very many sections, with headers, footers and backgrounds.
enum Sections {
  static let count = 100_000

  static func measure() throws {
    print("\n\(count) sections of 20 items, headers pinned, insets, backgrounds")
    row("", "prepare", "first screen", "screen", "elements")
    let uniform = ItemSizes.uniform(Size(width: 100, height: 120))
    let random = ItemSizes.random(RandomSizes(40...200))
    for (name, strategy, sizes) in [
      ("list", AnyStrategy(List.self), random), ("grid", AnyStrategy(Grid.self), uniform),
      ("masonry", AnyStrategy(Masonry.self), random), ("flow", AnyStrategy(Flow.self), random),
    ] {
      try measure(name, request(strategy, sizes) { _ in 20 })
      try measure("\(name), 19 and 21 items", request(strategy, sizes) { 19 + $0 % 2 * 2 })
    }
  }

  private static func request(
    _ strategy: AnyStrategy, _ sizes: ItemSizes, count items: (Int) -> Int
  ) -> LayoutRequest {
    LayoutRequest(
      container: Size(width: 1200, height: 900),
      sections: (0..<count).map {
        var section = Section(
          strategy: strategy, count: items($0), sizes: sizes, spacing: Spacing(line: 8, item: 8),
          insets: Insets(16), header: Supplementary(length: 40, isPinned: true),
          footer: Supplementary(length: 20))
        section.backgrounds = [Background()]
        return section
      }, sectionSpacing: 10)
  }

  private static func measure(_ name: String, _ request: LayoutRequest) throws {
    var layout = try CollectionLayout(request)
    let first = try (0..<9).map { _ in
      try seconds {
        layout = try CollectionLayout(request)
        try layout.solve(for: layout.firstScreen)
      }
    }
    let prepare = try (0..<9).map { _ in
      try seconds {
        layout = try CollectionLayout(request)
        try layout.solve()
      }
    }
    row(
      name, words(median(prepare)), words(median(first)), words(screenSeconds(layout)),
      "\(layout.elementCount)")
  }

  /// The seconds that one screen takes, median of five rounds over screens all over the content.
  private static func screenSeconds(_ layout: CollectionLayout) -> Double {
    let height = layout.contentSize?.height ?? 0
    let places = RandomSizes(0.0...max(1, height - 900), seed: 5)
    let rects = (0..<4096).map {
      Rect(x: 0, y: places.length(of: $0, crossSize: 0), width: 1200, height: 900)
    }
    var hits = 0
    let rounds = (0..<5).map { _ in
      seconds {
        for rect in rects {
          var silent = NoTrace()
          layout.visitElements(in: rect, visible: rect, trace: &silent) { _ in
            hits += 1
            return .continue
          }
        }
      }
    }
    Main.keep(hits)
    return median(rounds) / Double(rects.count)
  }
}
