import LayoutCore
import Measuring

/// A solved layout beside Boost's R-tree over the same frames.
struct Contest {
  let layout: any SolvedLayout
  /// Nil where Boost is not installed.
  let tree: Tree?
  private let name: String

  /// Solves the layout, and packs its frames into a tree. Then it compares what both find, and what a
  /// comparison of all frames finds, in 16 screens and in 16 rectangles of 1 % of the content.
  init(_ workload: Workload, count: Int) throws {
    name = workload.name
    layout = try workload.solved(count)
    var frames = [Rect](repeating: .zero, count: count)
    layout.visitFrames(of: 0..<count) { frames[$0] = $1 }
    tree = Tree(frames)
    for rect in layout.bands(16) + layout.bands(16, height: percent) {
      let expected = frames.indices.filter { frames[$0].intersects(rect) }
      try check(layout.items(in: rect), equals: expected, by: "LayoutLab", in: rect)
      try check(
        layout.itemRanges(in: rect).flatMap(\.self), equals: expected, by: "ranges", in: rect)
      if let tree { try check(tree.items(in: rect), equals: expected, by: "Boost", in: rect) }
    }
  }

  /// The height of 1 % of the content, in whole points.
  var percent: Double { (layout.contentSize.height / 100).rounded() }

  private func check(
    _ found: [Int], equals expected: [Int], by peer: String, in rect: Rect
  ) throws {
    guard found != expected else { return }
    throw Failure(
      "\(name): \(peer) finds \(found.count) items in \(rect), and a comparison of all frames"
        + " \(expected.count)")
  }

  /// A line of the table: one of `rects`, listed by the layout and by the tree; or one of the `parts`
  /// that each has. The layout may answer with ranges, so quickly that it has to repeat it.
  func line(
    _ row: Int, _ what: String, _ rects: [Rect], rounds: Int = 15, parts: Int = 1,
    asRanges: Bool = false, goal: Line.Goal = .none
  ) throws -> Line {
    let ours = asRanges ? (layout.countInRanges, 256) : (layout.countHits, 1)
    let works = [ours, tree.map { ($0.countHits, 1) }].compactMap(\.self).map { count, times in
      {
        let taken = seconds { for _ in 0..<times { keep(count(rects)) } }
        return taken / Double(rects.count * parts * times)
      }
    }
    let taken = try inTurns(rounds, works)
    var line = Line(
      row: row, what: what, ours: .seconds(Spread(taken[0]).median), peer: Tree.missing, goal: goal)
    if taken.count > 1 {
      line.peer = "Boost: \(Figure.seconds(Spread(taken[1]).median).text)"
      line.ratio = .faster(Spread(taken[1], over: taken[0]))
    }
    return line
  }
}

/// Why nothing was measured.
struct Failure: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
