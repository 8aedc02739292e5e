package import LabLanguage
package import LabReport
package import LabSession
package import LayoutCore
package import LayoutText

/// `audit FILE`: what the layouts of a file owe and do not do.
package struct FileAuditReport: Report {
  /// The file, as it was named.
  var file: String
  /// The layouts, by name, and what was found of each.
  var layouts: [(name: String, audit: AuditReport)] = []

  /// The answer: it fails if there are errors.
  package var reply: Reply {
    Reply(self, failure: Self.failure(layouts.reduce(0) { $0 + $1.audit.errorCount }))
  }

  /// What an audit with so many errors fails with; nil where there are none.
  static func failure(_ errorCount: Int) -> Diagnostic? {
    guard errorCount > 0 else { return nil }
    return Diagnostic(
      LabError(.auditFailed(errors: errorCount), at: nil, topic: "audit"), source: "")
  }

  /// Looks up what is responsible for each finding: `places` gets the name of the layout, the names
  /// of members of its class, the likeliest first, and the place of a trap.
  package mutating func locate(
    by places: (_ layout: String, _ methods: [String], _ trap: Trap?) -> [(
      name: String, position: SourcePosition
    )]
  ) {
    for layout in layouts.indices {
      for finding in layouts[layout].audit.findings.indices {
        let found = layouts[layout].audit.findings[finding]
        layouts[layout].audit.findings[finding].places = places(
          layouts[layout].name, found.methods, found.trap)
      }
    }
  }

  package func lines(on page: Page) -> [Markup] {
    layouts.flatMap { layout in
      var name = Markup()
      name.append(data: layout.name, .name)
      return [name] + layout.audit.lines(on: page)
    }
  }

  /// Findings are those of one layout, with its name.
  package var members: [(key: String, value: JSON)] {
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
