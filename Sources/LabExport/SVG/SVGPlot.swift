import LabReport
import LayoutCore
import LayoutText

/// A plot with axes, units and points.
struct SVGPlot {
  let plot: Plot

  /// The pixels of a plot, its axes and names included.
  static let size = Size(width: 560, height: 360)
  private static let inner = Rect(x: 72, y: 28, width: 468, height: 270)

  func draw(at origin: Point, to svg: inout SVGText) {
    let area = Self.inner
    let (across, up) = (plot.ticks(on: .horizontal), plot.ticks(on: .vertical))
    svg.add(
      "g",
      [
        ("class", "plot"),
        (
          "transform",
          "translate(\(NumberText.formatShort(origin.x)) \(NumberText.formatShort(origin.y)))"
        ),
      ]
    ) { svg in
      for tick in up {
        let y = area.maxY - tick.share * area.height
        add("grid", Point(x: area.x, y: y), Point(x: area.maxX, y: y), &svg)
        add(tick.text, Point(x: area.x - 8, y: y + 4), "end", &svg)
      }
      for tick in across {
        let x = area.x + tick.share * area.width
        add("grid", Point(x: x, y: area.y), Point(x: x, y: area.maxY), &svg)
        add(tick.text, Point(x: x, y: area.maxY + 18), "middle", &svg)
      }
      add("axis", Point(x: area.x, y: area.maxY), Point(x: area.maxX, y: area.maxY), &svg)
      add("axis", Point(x: area.x, y: area.y), Point(x: area.x, y: area.maxY), &svg)
      add(plot.across.title, Point(x: area.maxX, y: area.maxY + 38), "end", &svg)
      add(plot.up.title, Point(x: area.x - 8, y: area.y - 14), "start", &svg)
      for (number, shares) in plot.shares.enumerated() { draw(number, at: shares, to: &svg) }
    }
  }

  private func draw(_ number: Int, at shares: [Plot.Point], to svg: inout SVGText) {
    let (series, style) = (plot.series[number], "series\(number % 4)")
    let places = shares.map { share in
      Point(
        x: Self.inner.x + share.x * Self.inner.width,
        y: Self.inner.maxY - share.y * Self.inner.height)
    }
    let line = places.map { "\(NumberText.formatShort($0.x)),\(NumberText.formatShort($0.y))" }
    svg.add("g", [("class", style)]) { svg in
      svg.add(
        "polyline",
        [
          ("points", line.joined(separator: " ")), ("style", "fill:none"), ("stroke-width", "1.75"),
          ("stroke-linejoin", "round"),
        ])
      for (place, point) in zip(places, series.points) {
        svg.add(
          "circle",
          [
            ("cx", NumberText.formatShort(place.x)), ("cy", NumberText.formatShort(place.y)),
            ("r", "3"), ("stroke", "none"),
          ]
        ) { svg in
          svg.add("title", text: "\(series.name): \(plot.words(for: point))")
        }
      }
    }
    guard plot.series.count > 1 else { return }
    let y = Self.inner.y + 6 + Double(number) * 18
    svg.add(
      "rect",
      [
        ("class", style), ("x", NumberText.formatShort(Self.inner.x + 14)),
        ("y", NumberText.formatShort(y)), ("width", "11"), ("height", "3"),
      ])
    add(series.name, Point(x: Self.inner.x + 32, y: y + 6), "start", &svg)
  }

  private func add(_ style: String, _ start: Point, _ end: Point, _ svg: inout SVGText) {
    svg.add(
      "line",
      [
        ("class", style), ("x1", NumberText.formatShort(start.x)),
        ("y1", NumberText.formatShort(start.y)), ("x2", NumberText.formatShort(end.x)),
        ("y2", NumberText.formatShort(end.y)),
      ])
  }

  private func add(_ text: String, _ place: Point, _ anchor: String, _ svg: inout SVGText) {
    svg.add(
      "text",
      [
        ("x", NumberText.formatShort(place.x)), ("y", NumberText.formatShort(place.y)),
        ("text-anchor", anchor),
      ], text: text)
  }
}
