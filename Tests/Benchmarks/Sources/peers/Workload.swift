import ChatPlugin
import CompositionalPlugin
import FlowPlugin
import GridPlugin
import LayoutCore
import ListPlugin
import MasonryPlugin
import PagedPlugin

/// A strategy with sizes, as all rows measure it: 1200 points across, spacing 8.
struct Workload {
  let name: String
  let strategy: any LayoutStrategy
  let sizes: ItemSizes

  static let masonry = Workload("masonry", masonry(columns: 4), .random(heights))
  static let masonry16 = Workload("masonry, 16 columns", masonry(columns: 16), .random(heights))
  static let flow = Workload(
    "flow", Flow(), .random(RandomSizes(width: 20...120, height: 20...60)))
  static let list = Workload("list", List(), .random(heights))
  static let chat = Workload("chat", Chat(), .random(heights))
  static let estimated = Workload(
    "estimated sizes", compositional(Templates.estimated), .random(heights))

  /// Layouts whose every frame is one formula of its index.
  static let closedForms = [
    Workload("grid", Grid(), uniform), Workload("paged", Paged(), uniform),
    Workload("compositional", compositional(Templates.fixed), uniform),
    Workload("flow, one size", Flow(), uniform), Workload("list, one size", List(), uniform),
  ]

  /// Whole heights, 40 to 200 points.
  static let heights = RandomSizes(40...200)
  static let uniform = ItemSizes.uniform(Size(width: 100, height: 120))

  init(_ name: String, _ strategy: any LayoutStrategy, _ sizes: ItemSizes) {
    self.name = name
    self.strategy = strategy
    self.sizes = sizes
  }

  static func masonry(columns: Int) -> Masonry {
    var masonry = Masonry()
    masonry.columns = columns
    return masonry
  }

  private static func compositional(_ template: SectionTemplate) -> Compositional {
    var compositional = Compositional()
    compositional.template = template.name
    return compositional
  }

  /// The layout of `count` items, nothing of it solved.
  func layout(_ count: Int) throws -> any SolvedLayout {
    try strategy.layout(
      SectionRequest(
        count: count, crossSize: 1200, length: 900, sizes: sizes,
        spacing: Spacing(line: 8, item: 8), templates: Templates.all))
  }

  /// The layout of `count` items, all of it solved.
  func solved(_ count: Int) throws -> any SolvedLayout {
    var layout = try layout(count)
    try layout.solve(to: .infinity, stop: .never)
    return layout
  }
}

extension SolvedLayout {
  /// `count` rectangles of `height` points across the layout, at random whole places. They differ: a
  /// processor learns the branches of a few that repeat.
  func bands(_ count: Int, height: Double = 900) -> [Rect] {
    let places = RandomSizes(0...max(1, (contentSize.height - height).rounded(.down)), seed: 5)
    return (0..<count).map {
      Rect(x: 0, y: places.length(of: $0, crossSize: 0), width: 1200, height: height)
    }
  }

  /// Lists the items of each rectangle with their frames, and returns how many there are.
  @inline(never) func countHits(_ rects: [Rect]) -> Int {
    var hits = 0
    var silent = NoTrace()
    for rect in rects {
      visitRuns(in: rect, within: rect, trace: &silent) { _, frames in
        hits += frames.count
        return .continue
      }
    }
    return hits
  }

  /// As above, listing ranges of items.
  @inline(never) func countInRanges(_ rects: [Rect]) -> Int {
    var hits = 0
    for rect in rects {
      visitRanges(in: rect, certain: rect, where: { $0.intersects(rect) }) {
        hits += $0.count
        return .continue
      }
    }
    return hits
  }
}
