import LayoutCore
import Synchronization

/// One mistake that a layout can make.
protocol Flaw: Sendable, Equatable {
  static func layout(_ request: SectionRequest) throws(LayoutError) -> Rows
}

/// Rows one below the other, with one mistake.
struct Broken<Mistake: Flaw>: LayoutStrategy {
  static var definition: StrategyDefinition<Self> {
    StrategyDefinition(name: "broken", summary: "rows with one mistake", examples: [])
  }

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    try Mistake.layout(request)
  }
}

/// Items one below the other, in an array; the answer of a query can be replaced.
struct Rows: SolvedLayout {
  var frames: [Rect]
  var contentSize: Size
  var warnings: [String] = []
  /// The answer to a rectangle, in place of its hits.
  var answer: (@Sendable ([Rect], Rect) -> [(Int, Rect)])?
  /// How many items are looked at, of so many.
  var visited: (@Sendable (Int) -> Int)?
  /// Whether it reports that it changed an item, and does nothing.
  var isStale = false

  /// As many rows as requested.
  init(_ request: SectionRequest, count: Int? = nil) {
    var end = 0.0
    frames = (0..<(count ?? request.count)).map { index in
      let y = index == 0 ? 0 : end + request.spacing.line
      let height = request.sizes.size(of: index, available: request.crossSize).height
      end = y + height
      return Rect(x: 0, y: y, width: request.crossSize, height: height)
    }
    contentSize = Size(width: request.crossSize, height: end)
  }

  var count: Int { frames.count }
  var byteCount: Int { 0 }
  func frame(at index: Int) -> Rect { frames[index] }
  func reason(for number: FrameNumber, of index: Int) -> Reason {
    Reason(["a row"], .number(frames[index][number], ""))
  }

  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    _ = visit(0..<count)
  }

  func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    let hits = frames.indices.filter { frames[$0].intersects(rect) }.map { ($0, frames[$0]) }
    trace.note(QueryCost(itemsCompared: visited?(count) ?? hits.count), .compare("items"))
    for (index, frame) in answer?(frames, rect) ?? hits where visit(index, frame) == .stop {
      return
    }
  }

  mutating func apply(_ edit: ItemEdit) -> Bool {
    if case .resize = edit { isStale } else { false }
  }
}

extension Rows {
  /// The items that intersect `rect`, but not number `missed`.
  static func hits(_ frames: [Rect], _ rect: Rect, without missed: Int) -> [(Int, Rect)] {
    frames.indices.filter { $0 != missed && frames[$0].intersects(rect) }.map { ($0, frames[$0]) }
  }
}

enum NoFlaw: Flaw {
  static func layout(_ request: SectionRequest) -> Rows { Rows(request) }
}

enum MissesItemThree: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    rows.answer = { Rows.hits($0, $1, without: 3) }
    return rows
  }
}

enum ReturnsEverything: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    rows.answer = { frames, _ in frames.indices.map { ($0, frames[$0]) } }
    return rows
  }
}

enum LooksAtEverything: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    rows.visited = { $0 }
    return rows
  }
}

enum LooksAtAQuarter: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    rows.visited = { $0 / 4 }
    return rows
  }
}

enum NeverTwiceTheSame: Flaw {
  private static let turn = Mutex(0)

  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    let shift = turn.withLock { turn in
      turn = 1 - turn
      return Double(turn)
    }
    for index in rows.frames.indices { rows.frames[index].width -= shift }
    return rows
  }
}

enum GrowsEachTime: Flaw {
  private static let turn = Mutex(0)

  static func layout(_ request: SectionRequest) -> Rows {
    let isMore = turn.withLock { turn in
      turn = 1 - turn
      return turn == 1
    }
    return Rows(request, count: request.count + (isMore && request.count > 2 ? 1 : 0))
  }
}

enum ShiftsItemTwo: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    rows.answer = { frames, rect in
      Rows.hits(frames, rect, without: -1).map { ($0, $0 == 2 ? $1.offset(y: 5) : $1) }
    }
    return rows
  }
}

enum HandsOutTwice: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    rows.answer = { frames, rect in
      let hits = Rows.hits(frames, rect, without: -1)
      return hits + hits.filter { $0.0 == 1 }
    }
    return rows
  }
}

enum ResizesNothing: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    rows.isStale = true
    return rows
  }
}

enum ContentTooShort: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    rows.contentSize.height = max(0, rows.contentSize.height - 30)
    return rows
  }
}

enum ContentGrowsWithTheSquare: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    let pages = Double(request.count)
    rows.contentSize.height = max(rows.contentSize.height, pages * pages * 844)
    return rows
  }
}

enum PutsFourOnThree: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    if rows.count > 4 { rows.frames[4].y = rows.frames[3].y }
    return rows
  }
}

enum PutsTwoOutside: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    if rows.count > 2 { rows.frames[2].x = 20 }
    return rows
  }
}

enum WarnsOfWidth: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    rows.warnings = ["an item is 400 pt wide, a line has 390"]
    return rows
  }
}

enum NoNumber: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    if rows.count > 1 { rows.frames[1].width = .nan }
    return rows
  }
}

enum ContentIsNoNumber: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    rows.contentSize.height = .nan
    return rows
  }
}

enum NeedsAnItem: Flaw {
  static func layout(_ request: SectionRequest) throws(LayoutError) -> Rows {
    guard request.count > 0 else { throw .impossible(reason: "there must be an item") }
    return Rows(request)
  }
}

enum SaysNothing: Flaw {
  static func layout(_ request: SectionRequest) throws(LayoutError) -> Rows {
    guard request.crossSize >= 100 else { throw .impossible(reason: "") }
    return Rows(request)
  }
}

enum NeedsWidth: Flaw {
  static func layout(_ request: SectionRequest) throws(LayoutError) -> Rows {
    guard request.crossSize >= 100 else {
      throw .noRoom(what: "a margin", taken: 100, available: request.crossSize)
    }
    return Rows(request)
  }
}

enum EndsWithoutItems: Flaw {
  static func layout(_ request: SectionRequest) throws(LayoutError) -> Rows {
    guard request.count > 0 else { throw .ended(reason: "stair.py was ended by signal 6") }
    return Rows(request)
  }
}

enum UsesTwoOfThree: Flaw {
  static func layout(_ request: SectionRequest) -> Rows {
    var rows = Rows(request)
    let width = request.crossSize / 3
    rows.frames = (0..<request.count).map { item in
      Rect(x: Double(item % 2) * width, y: Double(item / 2 * 50), width: width, height: 50)
    }
    rows.contentSize.height = Double((request.count + 1) / 2 * 50)
    return rows
  }
}
