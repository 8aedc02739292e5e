import LabReport
import LayoutCore
import LayoutText

/// `show origin`: what is set, and where it was.
struct OriginsReport: Report {
  /// One thing that can be set.
  struct Row: Sendable {
    var name: String
    var value: String
    /// Where it was set.
    var origin: String
  }

  /// The rows, in the order of `show`.
  var rows: [Row]

  func lines(on page: Page) -> [Markup] {
    var table = TextTable([
      .init("setting", isNumber: false), .init("value", isNumber: false),
      .init("set by", isNumber: false),
    ])
    for row in rows {
      var (value, origin) = (Markup(), Markup())
      value.append(data: row.value)
      origin.append(data: row.origin, row.origin == "default" ? .dim : .changed)
      table.add([Markup(row.name, .name), value, origin])
    }
    return table.lines
  }

  var members: [(key: String, value: JSON)] {
    let rows = rows.map { row in
      JSON.object([
        ("name", .string(row.name)), ("value", .string(row.value)),
        ("origin", .string(row.origin)),
      ])
    }
    return [("settings", .array(rows))]
  }
}
