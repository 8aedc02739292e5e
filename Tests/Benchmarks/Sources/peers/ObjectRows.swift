import LayoutCore
import Measuring

/// The lab beside what apps do today: an object for each item, and a comparison of all of them for each
/// screen.
enum ObjectRows {
  private static let count = 1_000_000

  static func lines() throws -> [Line] {
    let objects = masonryObjects(count, make: LayoutAttributes.init)
    let layout = try Workload.masonry.solved(count)
    let rects = layout.bands(4096)
    for rect in rects.prefix(7) {
      let found = objects.filter { $0.frame.intersects(rect) }
      guard found.map(\.item) == layout.items(in: rect),
        found.allSatisfy({ $0.frame == layout.frame(at: $0.item) })
      else { throw Failure("the objects answer \(rect) differently") }
    }
    return try prepare() + [scan(objects, layout, rects)]
  }

  private static func prepare() throws -> [Line] {
    let taken = try inTurns(
      9,
      [
        { try PrepareRows.prepare(.masonry, count) },
        { seconds { keep(masonryObjects(count, make: LayoutAttributes.init)) } },
        { seconds { keep(masonryObjects(count, make: LightAttributes.init)) } },
      ])
    return zip(["attribute objects", "light objects"], taken.dropFirst()).map { name, seconds in
      Line(
        row: 4, what: "masonry, 4 columns, 10⁶ items: prepare, each",
        ours: .seconds(Spread(taken[0]).median / Double(count)),
        peer: "\(name): \(Figure.seconds(Spread(seconds).median / Double(count)).text)",
        ratio: .faster(Spread(seconds, over: taken[0])))
    }
  }

  private static func scan(
    _ objects: [LayoutAttributes], _ layout: any SolvedLayout, _ rects: [Rect]
  ) throws -> Line {
    let taken = try inTurns(
      7,
      [
        { seconds { keep(layout.countHits(rects)) } / Double(rects.count) },
        { seconds { keep(objects.filter { $0.frame.intersects(rects[0]) }) } },
      ])
    return Line(
      row: 2, what: "masonry, 10⁶ items: a screen", ours: .seconds(Spread(taken[0]).median),
      peer: "a scan of objects: \(Figure.seconds(Spread(taken[1]).median).text)",
      ratio: .faster(Spread(taken[1], over: taken[0])))
  }
}
