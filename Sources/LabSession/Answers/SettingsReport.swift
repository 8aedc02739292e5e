import LabReport
import LayoutCore
import LayoutText

/// `show`: the settings, each with its value, its default and what is allowed.
struct SettingsReport: Report {
  /// One thing that can be set.
  struct Row: Sendable, Hashable {
    var name: String
    var value: String
    /// Its value until it is set.
    var standard: String
    var allowed: String
    /// The unit of its numbers; nil of words and numbers without one.
    var unit: String?
    /// Whether it belongs to a strategy, and goes with it.
    var isOfStrategy = false

    var isChanged: Bool { value != standard }
  }

  /// The rows, in the order to show them.
  var rows: [Row]

  func lines(on page: Page) -> [Markup] {
    let name = rows.map { displayWidth($0.name) }.max() ?? 0
    let value = rows.map { displayWidth($0.value) }.max() ?? 0
    return rows.map { row in
      var line = Markup(row.isChanged ? "* " : "  ", .changed)
      line.append(row.name.padded(to: name + 2), .name)
      let more = row.isChanged ? "was \(row.standard); \(row.allowed)" : row.allowed
      let shown = more.isEmpty ? row.value : row.value.padded(to: value + 2)
      line.append(data: shown, row.isChanged ? .changed : .plain)
      line.append(data: more, .dim)
      return line
    }
  }

  var members: [(key: String, value: JSON)] {
    let rows = rows.map { row in
      JSON.object([
        ("name", .string(row.name)), ("value", .string(row.value)),
        ("default", .string(row.standard)), ("allowed", .string(row.allowed)),
        ("unit", row.unit.map { .string($0) } ?? .null),
        ("changed", .bool(row.isChanged)),
      ])
    }
    return [("settings", .array(rows))]
  }
}
