import LayoutCore
import Measuring

/// Rows 4, 5 and 6: how long until every frame is known.
enum PrepareRows {
  /// Masonry of a million items.
  static func masonry() throws -> [Line] {
    let count = 1_000_000
    let taken = try inTurns(
      15,
      [
        { try prepare(.masonry, count) }, { seconds { keep(Limit(count)) } },
        { try prepare(.masonry16, count) },
      ])
    func each(_ seconds: [Double]) -> Figure { .seconds(Spread(seconds).median / Double(count)) }
    return [
      try Counts.line(
        .masonryPrepare, what: "masonry, 4 columns: prepare, instructions for each item",
        beside: .prepareInC, goal: .atMost(.instructions(45))),
      Line(
        row: 4, what: "masonry, 4 columns, 10⁶ items: prepare, each", ours: each(taken[0]),
        peer: "C++: \(each(taken[1]).text)", ratio: .faster(Spread(taken[1], over: taken[0]))),
      Line(
        row: 4, what: "masonry, 16 columns, 10⁶ items: prepare, each", ours: each(taken[2]),
        goal: .atMost(.seconds(10e-9))),
    ]
  }

  /// The seconds that solving takes, without making the layout.
  static func prepare(_ workload: Workload, _ count: Int) throws -> Double {
    var layout = try workload.layout(count)
    return try seconds { try layout.solve(to: .infinity, stop: .never) }
  }

  /// Masonry of a hundred million items: all of it, and only the first screen.
  static func large() throws -> [Line] {
    let count = 100_000_000
    let prepare = try inTurns(5, [{ try self.prepare(.masonry, count) }])[0]
    // So short that one alone could not be measured.
    let repeats = 1000
    let screen = Rect(x: 0, y: 0, width: 1200, height: 900)
    let first = try inTurns(
      15,
      [
        {
          try seconds {
            for _ in 0..<repeats {
              var layout = try Workload.masonry.layout(count)
              try layout.solve(to: 900, stop: .never)
              keep(layout.countHits([screen]))
            }
          } / Double(repeats)
        }
      ])[0]
    return [
      Line(
        row: 5, what: "masonry, 10⁸ items: prepare", ours: .seconds(Spread(prepare).median),
        goal: .atMost(.seconds(0.3))),
      Line(
        row: 5, what: "masonry, 10⁸ items: make the layout, list the first screen",
        ours: .seconds(Spread(first).median), goal: .atMost(.seconds(1e-6))),
    ]
  }

  /// Layouts that need no preparation, with a thousand million items. Their target is 100 ns and 4 ns
  /// for each hit.
  static func closedForms() throws -> [Line] {
    try Workload.closedForms.map { workload in
      let layout = try workload.solved(1_000_000_000)
      let rects = layout.bands(4096)
      let hits = Double(layout.countHits(rects)) / Double(rects.count)
      let taken = try inTurns(15, [{ seconds { keep(layout.countHits(rects)) } }])[0]
      return Line(
        row: 6, what: "\(workload.name), 10⁹ items: a screen of \(Figure.digits(hits))",
        ours: .seconds(Spread(taken).median / Double(rects.count)),
        goal: .atMost(.seconds(100e-9 + hits * 4e-9)))
    }
  }
}
