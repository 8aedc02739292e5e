import LayoutCore
import LayoutText
import Measuring

/// Rows 2 and 3: which items are in a rectangle.
enum QueryRows {
  /// A screen of about 30 items.
  static func screens() throws -> [Line] {
    var lines: [Line] = []
    for (workload, goal) in [
      (Workload.masonry, 2), (.flow, 1.5), (.list, 1.5), (.chat, 1.5),
    ] {
      let contest = try Contest(workload, count: 1_000_000)
      let rects = contest.layout.bands(4096)
      let hits = Double(contest.layout.countHits(rects)) / Double(rects.count)
      lines.append(
        try contest.line(
          2, "\(workload.name), 10⁶ items: a screen of \(Figure.digits(hits))", rects,
          goal: .faster(goal)))
    }
    return try lines + [limit(), instructions()]
  }

  /// The same query in C++, from the same kind of checkpoints, without any other layout in mind.
  private static func limit() throws -> Line {
    let layout = try Workload.masonry.solved(1_000_000)
    let limit = Limit(1_000_000)
    let rects = layout.bands(4096)
    for rect in rects.prefix(64) {
      let expected = layout.items(in: rect).map { ($0, layout.frame(at: $0)) }
      guard limit.items(in: rect).elementsEqual(expected, by: ==) else {
        throw Failure("masonry in C++ answers \(rect) differently")
      }
    }
    let taken = try inTurns(
      15, [layout.countHits, limit.countHits].map { count in { seconds { keep(count(rects)) } } })
    return Line(
      row: 2, what: "masonry, 10⁶ items: the same screen, in C++",
      ours: .seconds(Spread(taken[0]).median / 4096),
      peer: "C++: \(Figure.seconds(Spread(taken[1]).median / 4096).text)",
      ratio: .faster(Spread(taken[1], over: taken[0])))
  }

  private static func instructions() throws -> Line {
    try Counts.line(
      .masonryScreen, what: "masonry: the same screen, instructions", beside: .screenInC,
      goal: .atMost(.instructions(4000)))
  }

  /// 1 % of ten million items.
  static func percents() throws -> [Line] {
    var lines: [Line] = []
    for workload in [Workload.masonry, .chat] {
      let contest = try Contest(workload, count: 10_000_000)
      let screens = contest.layout.bands(4096)
      lines.append(
        try contest.line(2, "\(workload.name), 10⁷ items: a screen", screens, goal: .faster(2)))
      let rects = contest.layout.bands(16, height: contest.percent)
      let hits = contest.layout.countHits(rects) / rects.count
      lines.append(
        try contest.line(
          3, "\(workload.name), 10⁷ items: \(NumberText.grouped(hits)) items one by one, each",
          rects, rounds: 5, parts: hits, goal: .atMost(.seconds(4e-9))))
      lines.append(
        try contest.line(
          3, "\(workload.name), 10⁷ items: the same as ranges", rects, rounds: 5, asRanges: true,
          goal: .faster(500)))
    }
    return lines
  }
}
