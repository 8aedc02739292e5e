import ChatPlugin
import CompositionalPlugin
import FlowPlugin
import GridPlugin
import LayoutCore
import ListPlugin
import MasonryPlugin
import MosaicPlugin
import PagedPlugin

/// Strategies compared with app code, in one run: medians of rounds in which both take turns, after
/// their answers were compared.
@main enum Main {
  /// 1200 points across, four columns 8 points apart, items of 40 to 200 points.
  static func request(_ count: Int, _ sizes: ItemSizes) -> SectionRequest {
    SectionRequest(
      count: count, crossSize: 1200, length: 900, sizes: sizes, spacing: Spacing(line: 8, item: 8),
      templates: [News.template.name: News.template])
  }
  static let whole = RandomSizes(40...200)
  static let fractions = RandomSizes(40.5...200.25)

  /// With the argument `attributes` that table alone.
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "attributes" {
      return MainActor.assumeIsolated { UIKitAttributes.measure() }
    }
    try prepare()
    try screens()
    try closedForms()
    try Sections.measure()
    try large()
    MainActor.assumeIsolated { UIKitAttributes.measure() }
  }

  static func masonry(_ columns: Int) -> Masonry {
    var masonry = Masonry()
    masonry.columns = columns
    return masonry
  }

  /// Solving masonry against an object for each item.
  static func prepare() throws {
    let count = 1_000_000
    print("masonry prepare, \(count) items")
    row("", "objects", "light objects", "lab", "ratio", "ratio to light")
    for (name, columns, sizes) in [
      ("4 columns, whole sizes", 4, whole), ("4 columns, any sizes", 4, fractions),
      ("8 columns, whole sizes", 8, whole), ("16 columns, whole sizes", 16, whole),
    ] {
      var (full, light, lab): ([Double], [Double], [Double]) = ([], [], [])
      for _ in 0..<5 {
        var layout = try masonry(columns).layout(request(count, .random(sizes)))
        full.append(seconds { keep(objects(count, columns, sizes, LayoutAttributes.init)) })
        light.append(seconds { keep(objects(count, columns, sizes, LightAttributes.init)) })
        lab.append(try seconds { try layout.solve(to: .infinity, stop: .never) })
      }
      let each = [full, light, lab].map { median($0) }
      let ratios = [full, light].map { median(zip($0, lab).map { $0 / $1 }) }
      row(
        name, words(each[0] / Double(count)), words(each[1] / Double(count)),
        words(each[2] / Double(count)), words(ratios[0], decimals: 1),
        words(ratios[1], decimals: 1))
    }
  }

  static func objects<Object>(
    _ count: Int, _ columns: Int, _ sizes: RandomSizes, _ make: (Int, Rect) -> Object
  ) -> [Object] {
    masonryObjects(
      count: count, columns: columns, crossSize: 1200, spacing: 8, delegate: Sizes(sizes),
      make: make)
  }

  /// Keeps the optimiser from dropping unused results.
  @inline(never) static func keep<Value>(_ value: Value) {}

  /// What is on a screen, against a linear scan over objects.
  static func screens() throws {
    let count = 1_000_000
    print("\nscreen query, \(count) items")
    row("", "scan", "lab", "ratio", "hits", "bytes/item")
    let sizes = ItemSizes.random(whole)
    let uniform = ItemSizes.uniform(Size(width: 100, height: 120))
    let strategies: [(String, any LayoutStrategy, ItemSizes)] = [
      ("list", List(), sizes), ("grid, uniform", Grid(), uniform), ("grid", Grid(), sizes),
      ("masonry, 4 columns", masonry(4), sizes),
      ("masonry, 4 columns, any sizes", masonry(4), .random(fractions)),
      ("masonry, 16 columns", masonry(16), sizes), ("mosaic", Mosaic(), sizes),
      ("paged", Paged(), uniform), ("flow", Flow(), sizes), ("chat", Chat(), sizes),
      ("compositional", News.strategy, sizes),
    ]
    for (name, strategy, sizes) in strategies {
      var layout = try strategy.layout(request(count, sizes))
      try layout.solve(to: .infinity, stop: .never)
      var frames = [Rect](repeating: .zero, count: count)
      let all = Rect(origin: .zero, size: layout.contentSize)
      var silent = NoTrace()
      layout.visitItems(in: all, trace: &silent) { index, frame in
        frames[index] = frame
        return .continue
      }
      let objects = frames.enumerated().map { LayoutAttributes(item: $0, frame: $1) }
      let rects = screens(of: layout)
      var scan: [Double] = []
      var answers: [Int] = []
      for rect in rects.prefix(7) {
        scan.append(
          seconds { answers.append(objects.filter { $0.frame.intersects(rect) }.count) })
      }
      let lab = screenSeconds(layout, rects)
      let found = rects.prefix(7).map { layout.items(in: $0).count }
      precondition(found == answers, "\(name) finds \(found), the scan \(answers)")
      row(
        name, words(median(scan)), words(lab), words(median(scan) / lab, decimals: 0),
        "\(found[0])", words(Double(layout.byteCount) / Double(count), decimals: 3))
    }
  }

  /// Screens all over the content, no two alike.
  static func screens(of layout: any SolvedLayout) -> [Rect] {
    let height = layout.contentSize.height
    let places = RandomSizes(0.0...max(1, height - 900).rounded(.down) + 0.5, seed: 5)
    return (0..<4096).map {
      Rect(x: 0, y: places.length(of: $0, crossSize: 0), width: 1200, height: 900)
    }
  }

  /// The seconds that one screen takes, median of five rounds over all `rects`.
  static func screenSeconds(_ layout: any SolvedLayout, _ rects: [Rect]) -> Double {
    var hits = 0
    let rounds = (0..<5).map { _ in
      seconds {
        for rect in rects {
          var silent = NoTrace()
          layout.visitItems(in: rect, trace: &silent) { _, _ in
            hits += 1
            return .continue
          }
        }
      }
    }
    keep(hits)
    return median(rounds) / Double(rects.count)
  }

  static func closedForms() throws {
    let count = 1_000_000_000
    print("\nclosed forms, \(count) items")
    row("", "prepare", "screen", "bytes")
    let uniform = ItemSizes.uniform(Size(width: 100, height: 120))
    for (name, strategy) in [
      ("grid", Grid() as any LayoutStrategy), ("paged", Paged()), ("compositional", News.strategy),
    ] {
      var layout = try strategy.layout(request(count, uniform))
      let prepare = try (0..<101).map { _ in
        try seconds { layout = try strategy.layout(request(count, uniform)) }
      }
      row(
        name, words(median(prepare)), words(screenSeconds(layout, screens(of: layout))),
        "\(layout.byteCount)")
    }
  }

  static func large() throws {
    let count = 100_000_000
    print("\nmasonry, \(count) items, 4 columns")
    row("", "first screen", "prepare", "screen", "bytes/item")
    var layout = try masonry(4).layout(request(count, .random(whole)))
    let first = try (0..<5).map { _ in
      layout = try masonry(4).layout(request(count, .random(whole)))
      return try seconds { try layout.solve(to: 900, stop: .never) }
    }
    let prepare = try (0..<3).map { _ in
      layout = try masonry(4).layout(request(count, .random(whole)))
      return try seconds { try layout.solve(to: .infinity, stop: .never) }
    }
    row(
      "whole sizes", words(median(first)), words(median(prepare)),
      words(screenSeconds(layout, screens(of: layout))),
      words(Double(layout.byteCount) / Double(count), decimals: 3))
  }
}
