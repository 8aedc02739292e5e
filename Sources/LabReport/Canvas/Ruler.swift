internal import LayoutCore
import LayoutText

/// The positions of numbers beside a picture: multiples of 1, 2 or 5 times a power of ten.
struct Ruler {
  struct Tick: Hashable {
    var cell: Int
    var text: String
  }

  /// The ticks of `count` cells of `points` each that begin at `origin`, at least `distance` cells
  /// apart, and without overlaps if they are side by side (`isAcross`).
  static func ticks(
    origin: Double, points: Double, count: Int, distance: Int, isAcross: Bool
  ) -> [Tick] {
    var step = RoundNumber.atLeast(points * Double(distance))
    for _ in 0..<40 {
      let ticks = ticks(origin: origin, points: points, count: count, step: step)
      let widest = ticks.map(\.text.utf8.count).max() ?? 0
      if !isAcross || Double(widest + 2) * points <= step { return ticks }
      step = RoundNumber.atLeast(step * 1.01)
    }
    return []
  }

  /// The ticks at `lines`, without those that would overlap; nil where there is no line.
  static func ticks(
    at lines: [PictureLayers.Line], count: Int, isAcross: Bool, cell: (Double) -> Int
  ) -> [Tick]? {
    guard !lines.isEmpty else { return nil }
    var ticks: [Tick] = []
    var end = 0
    for line in lines {
      let place = cell(line.position) - (line.isEnd ? 1 : 0)
      let text = NumberText.formatShort(line.position)
      guard place >= end, place < count else { continue }
      ticks.append(Tick(cell: place, text: text))
      end = place + (isAcross ? text.utf8.count + 1 : 1)
    }
    return ticks
  }

  private static func ticks(origin: Double, points: Double, count: Int, step: Double) -> [Tick] {
    var ticks: [Tick] = []
    ticks.reserveCapacity(min(count, 32))
    var multiple = (origin / step - CellScale.tolerance).rounded(.up)
    guard step.isFinite, step > 0, multiple.isFinite else { return [] }
    for _ in 0...count {
      let value = multiple * step
      let cell = ((value - origin) / points + 0.5 + CellScale.tolerance).rounded(.down)
      guard cell < Double(count) else { break }
      if cell >= 0, ticks.last.map({ $0.cell < Int(cell) }) ?? true {
        ticks.append(Tick(cell: Int(cell), text: NumberText.formatShort(value)))
      }
      multiple += 1
    }
    return ticks
  }
}
