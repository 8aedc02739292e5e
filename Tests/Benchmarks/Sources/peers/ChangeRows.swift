import LayoutCore
import Measuring

/// Row 7: one item reports another height, and the screen is drawn again.
enum ChangeRows {
  static func lines() throws -> [Line] {
    try [Workload.chat, .list].flatMap { try lines(of: $0) }
  }

  private static func lines(of workload: Workload) throws -> [Line] {
    let count = 1_000_000
    let each = 4096
    var layout = try workload.solved(count)
    guard layout.apply(.resize(0, to: Size(width: 1, height: 100))) else {
      return [Line(row: 7, what: "\(workload.name), 10⁶ items: a changed height solves it again")]
    }
    let rects = layout.bands(each)
    let items = RandomSizes(0...Double(count - 1), seed: 9)
    var changes = 0
    func change() throws -> Double {
      var isChanged = true
      let taken = seconds {
        for number in changes..<changes + each {
          let item = Int(items.length(of: number, crossSize: 0))
          let height = Workload.heights.length(of: number, crossSize: 0)
          isChanged = layout.apply(.resize(item, to: Size(width: 1, height: height))) && isChanged
        }
      }
      changes += each
      guard isChanged else { throw Failure("\(workload.name) cannot resize an item") }
      return taken / Double(each)
    }
    let taken = try inTurns(
      15, [change, { seconds { keep(layout.countHits(rects)) } / Double(each) }])
    return [
      Line(
        row: 7, what: "\(workload.name), 10⁶ items: change one height",
        ours: .seconds(Spread(taken[0]).median), goal: .atMost(.seconds(0.3e-6))),
      Line(
        row: 7, what: "\(workload.name), 10⁶ items: a screen after changes",
        ours: .seconds(Spread(taken[1]).median), goal: .atMost(.seconds(0.5e-6))),
    ]
  }
}
