import LayoutCore
import LayoutText

/// Work that callgrind counts, at two sizes: the difference is free of what happens once.
struct Operation: Sendable {
  let name: String
  /// The row of the table that it belongs to.
  let row: Int
  /// What is counted, one of: an item, a screen, a command.
  let unit: String
  let small: Int
  let large: Int
  let work: Work

  enum Work: Sendable {
    /// In this program, with the lab's library: `peers work NAME SIZE`.
    case library(@Sendable (Int) throws -> Void)
    /// The lab reads a script with so many lines or items from a pipe.
    case pipe(@Sendable (Int) -> [String])
    /// The lab with these options on a terminal, until its first prompt, and its end.
    case prompt([String])
  }

  private init(
    _ name: String, _ row: Int, _ unit: String, _ small: Int, _ large: Int, _ work: Work
  ) {
    self.name = name
    self.row = row
    self.unit = unit
    self.small = small
    self.large = large
    self.work = work
  }

  /// Those that are enforced. See Instructions.tsv.
  static let enforced = [
    estimatedPrepare, estimatedScreen, masonryScreen, flowScreen, listScreen, chatScreen,
    masonryPrepare, masonry16Prepare, prompt, promptWithOptions, pipe, drawing, masonryFrames,
    estimatedFrames,
  ]
  static let all = enforced + [screenInC, prepareInC]

  static let estimatedPrepare = prepare("estimated-prepare", 1, .estimated, 2000, 6000)
  static let estimatedScreen = screens("estimated-screen", 1, .estimated, of: 10_000, 20, 60)
  static let masonryScreen = screens("masonry-screen", 2, .masonry, 500, 1500)
  static let flowScreen = screens("flow-screen", 2, .flow, 500, 1500)
  static let listScreen = screens("list-screen", 2, .list, 500, 1500)
  static let chatScreen = screens("chat-screen", 2, .chat, 500, 1500)
  static let masonryPrepare = prepare("masonry-prepare", 4, .masonry, 100_000, 300_000)
  static let masonry16Prepare = prepare("masonry-16-prepare", 4, .masonry16, 100_000, 300_000)

  private static func prepare(
    _ name: String, _ row: Int, _ workload: Workload, _ small: Int, _ large: Int
  ) -> Operation {
    Operation(name, row, "item", small, large, .library { _ = try workload.solved($0) })
  }

  /// Screens of a layout of so many items.
  private static func screens(
    _ name: String, _ row: Int, _ workload: Workload, of items: Int = 100_000, _ small: Int,
    _ large: Int
  ) -> Operation {
    Operation(
      name, row, "screen", small, large,
      .library { count in
        let layout = try workload.solved(items)
        _ = layout.countHits(Array(layout.bands(large).prefix(count)))
      })
  }
}

/// What the program does.
extension Operation {
  static let prompt = Operation("first-prompt", 8, "start", 0, 1, .prompt([]))
  static let promptWithOptions = Operation(
    "first-prompt-options", 8, "start", 0, 1, .prompt(["--no-history", "--width", "80"]))
  static let pipe = Operation("pipe-query", 9, "command", 500, 1500, .pipe(Scripts.queries))
  static let drawing = Operation("draw-500", 10, "drawing", 5, 15, .pipe(Scripts.drawings))
  static let masonryFrames = Operation(
    "frames-masonry", 11, "item", 2000, 6000, .pipe(Scripts.masonryFrames))
  static let estimatedFrames = Operation(
    "frames-estimated", 11, "item", 400, 1200, .pipe(Scripts.estimatedFrames))
}

/// The same work by peers, for the table.
extension Operation {
  static let screenInC = Operation(
    "screen-in-c++", 2, "screen", 500, 1500,
    .library { count in
      let rects = try Workload.masonry.solved(100_000).bands(1500)
      _ = Limit(100_000).countHits(Array(rects.prefix(count)))
    })
  static let prepareInC = Operation(
    "prepare-in-c++", 4, "item", 100_000, 300_000, .library { _ = Limit($0) })
}

/// Scripts for the lab on a pipe.
enum Scripts {
  private static let masonry =
    "use masonry columns=4; width 1200; spacing 8; sizes random 40..200"
  private static let estimated =
    "template estimated { group horizontal 1w ~100 { item 1/4w ~100 repeat 4 } };"
    + " use compositional template=estimated; width 1200; spacing 8; sizes random 40..200"

  /// Queries of twelve items.
  static func queries(_ count: Int) -> [String] {
    ["use masonry columns=3; width 320; items 12"]
      + (0..<count).map { "query 0 \($0 % 500) 320 60" }
  }

  /// Queries of screens of a million items.
  static func screens(_ count: Int) -> [String] {
    ["\(masonry); items 1000000"]
      + (0..<count).map { "query 0 \($0 * 7919 % 30_000_000) 1200 400" }
  }

  /// Pictures of 500 boxes in 25 columns, all of them in the container.
  static func drawings(_ count: Int) -> [String] {
    ["use grid columns=25; width 1600; height 1000; spacing 0; sizes 64x50; items 500"]
      + Array(repeating: "draw", count: count)
  }

  static func masonryFrames(_ count: Int) -> [String] {
    ["\(masonry); items \(count)", "frames all"]
  }
  static func estimatedFrames(_ count: Int) -> [String] {
    ["\(estimated); items \(count)", "frames all"]
  }
}
