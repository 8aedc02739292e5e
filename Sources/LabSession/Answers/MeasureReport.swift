import LabReport
import LayoutCore
import LayoutText

/// `measure`: what the layout costs, beside what a linear scan over attribute objects costs.
struct MeasureReport: Report {
  /// The figures for one number of items.
  struct Row: Sendable {
    /// How many items.
    var count: Int
    /// Preparing, in seconds.
    var prepare: Double
    /// What is kept, in bytes.
    var bytes: Int
    /// One screen, by the strategy's query, in seconds.
    var query: Double
    /// Making an attribute object for each item, in seconds; nil where there are too many.
    var objects: Double?
    /// One screen, by comparing every attribute object, in seconds; nil likewise.
    var scan: Double?
  }

  /// A row for each number of items.
  var rows: [Row]
  /// How many screens were queried, with equal answers.
  var screens: Int
  /// Whether a plot is above the table.
  var isPlotted = false

  /// Microseconds for a screen over the number of items, on logarithmic axes; nil for a table alone.
  private var plot: Plot? {
    func series(_ name: String, _ seconds: (Row) -> Double?) -> Plot.Series {
      let points = rows.compactMap { row in
        seconds(row).flatMap { $0 > 0 ? Plot.Point(x: Double(row.count), y: $0 * 1e6) : nil }
      }
      return Plot.Series(name, points.sorted { $0.x < $1.x })
    }
    let all = [
      series("one screen, by the layout's query") { $0.query },
      series("one screen, by comparing every object") { $0.scan },
    ].filter { !$0.points.isEmpty }
    guard isPlotted, !all.isEmpty else { return nil }
    return Plot(
      across: Plot.Scale("items", spread: .logarithmic),
      up: Plot.Scale("time", unit: "microseconds", spread: .logarithmic), series: all)
  }

  var panels: [Panel] { plot.map { [Panel("", .plot($0))] } ?? [] }

  private static let columns = [
    "items", "prepare", "objects", "ratio", "bytes", "bytes/item", "screen", "scan", "ratio",
  ]

  func lines(on page: Page) -> [Markup] {
    let plot = plot.map { $0.lines(on: page, beside: table.count + 1) + [""] }
    return (plot ?? []) + table
  }

  private var table: [Markup] {
    let cells = [Self.columns] + rows.map(cells)
    let widths = Self.columns.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.enumerated().map { number, row in
      let text = zip(row, widths).map { $0.padded(to: $1, isRight: true) }.joined(separator: "  ")
      return Markup(text, number == 0 ? .title : .plain)
    }
  }

  private func cells(_ row: Row) -> [String] {
    [
      NumberText.grouped(row.count), Self.time(row.prepare), row.objects.map(Self.time) ?? "-",
      row.objects.map { Self.ratio($0, row.prepare) } ?? "-", NumberText.grouped(row.bytes),
      NumberText.format2(row.count > 0 ? Double(row.bytes) / Double(row.count) : 0),
      Self.time(row.query), row.scan.map(Self.time) ?? "-",
      row.scan.map { Self.ratio($0, row.query) } ?? "-",
    ]
  }

  /// `1.9 ns`, `257 us`, `0.4 s`: three digits, ASCII.
  static func time(_ seconds: Double) -> String {
    let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "us"), (1e-9, "ns")]
    let unit = units.first { seconds >= $0.0 } ?? (1e-9, "ns")
    let value = seconds / unit.0
    let digits = value >= 100 ? value.rounded() : (value * 10).rounded() / 10
    return "\(NumberText.formatShort(digits)) \(unit.1)"
  }

  private static func ratio(_ slow: Double, _ quick: Double) -> String {
    guard quick > 0, slow.isFinite else { return "-" }
    let ratio = slow / quick
    return
      (ratio >= 10
      ? NumberText.grouped(Int(min(ratio, 1e15).rounded()))
      : NumberText.formatShort((ratio * 100).rounded() / 100)) + "x"
  }

  var members: [(key: String, value: JSON)] {
    let rows = rows.map { row in
      JSON.object([
        ("n", .int(row.count)), ("prepareSeconds", .number(row.prepare)),
        ("objectsSeconds", row.objects.map { .number($0) } ?? .null), ("bytes", .int(row.bytes)),
        ("screenSeconds", .number(row.query)),
        ("screenScanSeconds", row.scan.map { .number($0) } ?? .null),
      ])
    }
    return [("screens", .int(screens)), ("rows", .array(rows))]
  }
}
