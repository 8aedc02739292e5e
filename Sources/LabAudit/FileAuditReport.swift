import LabReport
import LayoutCore
import LayoutText

/// `audit FILE`: what the layouts of a file owe and do not do.
struct FileAuditReport: Report {
  /// The file, as it was named.
  var file: String
  /// The layouts, by name, and what was found of each.
  var layouts: [(name: String, audit: AuditReport)] = []

  /// How many findings are errors.
  var errorCount: Int { layouts.reduce(0) { $0 + $1.audit.errorCount } }

  func lines(on page: Page) -> [Markup] {
    layouts.flatMap { layout in
      var name = Markup()
      name.append(data: layout.name, .name)
      return [name] + layout.audit.lines(on: page)
    }
  }

  /// Findings are those of one layout, with its name.
  var members: [(key: String, value: JSON)] {
    [
      ("file", .string(file)),
      (
        "findings",
        .array(
          layouts.flatMap { layout in
            layout.audit.findings.map { .object([("layout", .string(layout.name))] + $0.members) }
          })
      ),
      (
        "layouts",
        .array(layouts.map { .object([("name", .string($0.name))] + $0.audit.circumstances) })
      ),
    ]
  }
}
