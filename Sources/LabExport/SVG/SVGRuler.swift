import LabReport
import LayoutCore
import LayoutText

/// The numbers beside a picture: multiples of 1, 2 or 5 times a power of ten, or where lines are.
struct SVGRuler {
  let scene: Scene
  let scale: Double

  /// The pixels above a picture, for the numbers of x.
  static let height = 22.0
  private static let size = 10.0
  private static let tick = 4.0

  /// The pixels to the left of a picture, for the numbers of y.
  var width: Double {
    let widest = numbers(on: .vertical).map(\.text.utf8.count).max() ?? 1
    return Double(widest) * Self.size * SVGScene.letterWidth + Self.tick + 8
  }

  /// Adds both rulers of the picture at `origin`.
  func draw(at origin: Point, to svg: inout SVGText) {
    let view = scene.view
    svg.add("g", [("class", "ruler"), ("font-size", NumberText.formatShort(Self.size))]) { svg in
      for (position, text) in numbers(on: .horizontal) {
        let x = origin.x + (position - view.x) * scale
        addTick(from: Point(x: x, y: origin.y - Self.tick), to: Point(x: x, y: origin.y), &svg)
        add(text, at: Point(x: x, y: origin.y - Self.tick - 4), "middle", &svg)
      }
      for (position, text) in numbers(on: .vertical) {
        let y = origin.y + (position - view.y) * scale
        addTick(from: Point(x: origin.x - Self.tick, y: y), to: Point(x: origin.x, y: y), &svg)
        add(text, at: Point(x: origin.x - Self.tick - 4, y: y + Self.size * 0.36), "end", &svg)
      }
    }
  }

  private func addTick(from start: Point, to end: Point, _ svg: inout SVGText) {
    svg.add(
      "line",
      [
        ("x1", NumberText.formatShort(start.x)), ("y1", NumberText.formatShort(start.y)),
        ("x2", NumberText.formatShort(end.x)), ("y2", NumberText.formatShort(end.y)),
      ])
  }

  private func add(_ text: String, at place: Point, _ anchor: String, _ svg: inout SVGText) {
    svg.add(
      "text",
      [
        ("x", NumberText.formatShort(place.x)), ("y", NumberText.formatShort(place.y)),
        ("text-anchor", anchor),
      ], text: text)
  }

  /// The numbers on `axis`, from the start of the view to its end.
  func numbers(on axis: Axis) -> [(position: Double, text: String)] {
    let view = scene.view
    let (start, end) =
      axis == .horizontal ? (view.x, view.maxX) : (view.y, view.maxY)
    let lines = axis == .horizontal ? scene.layers.columns : scene.layers.rows
    let numbers = lines.isEmpty ? round(start...max(start, end), on: axis) : lines.map(\.position)
    var free = -Double.infinity
    var placed: [(position: Double, text: String)] = []
    for number in numbers where number >= start && number <= end {
      let text = NumberText.formatShort(number)
      let half =
        axis == .horizontal
        ? Double(text.utf8.count) * Self.size * SVGScene.letterWidth / 2 + 3 : Self.size / 2 + 1
      let middle = (number - start) * scale
      guard middle - half >= free else { continue }
      free = middle + half
      placed.append((number, text))
    }
    return placed
  }

  private func round(_ range: ClosedRange<Double>, on axis: Axis) -> [Double] {
    let step = RoundNumber.atLeast((axis == .horizontal ? 44 : 36) / scale)
    let count = (range.upperBound - range.lowerBound) / step
    guard count.isFinite, count < 10_000 else { return [] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    return (0...Int(count) + 1).map { (first + Double($0)) * step }
  }
}
