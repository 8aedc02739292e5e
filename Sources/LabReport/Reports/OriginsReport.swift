import LayoutCore
public import LayoutText

/// `show origin`: what is set, and where it was.
public struct OriginsReport: Report {
  /// One thing that can be set.
  public struct Row: Sendable {
    /// Its name.
    public var name: String
    /// Its value.
    public var value: String
    /// Where it was set.
    public var origin: String

    /// A thing that can be set.
    public init(name: String, value: String, origin: String) {
      self.name = name
      self.value = value
      self.origin = origin
    }
  }

  /// The rows, in the order of `show`.
  public var rows: [Row]

  /// What is set.
  public init(_ rows: [Row]) {
    self.rows = rows
  }

  public func lines(on page: Page) -> [Markup] {
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

  public var members: [(key: String, value: JSON)] {
    let rows = rows.map { row in
      JSON.object([
        ("name", .string(row.name)), ("value", .string(row.value)),
        ("origin", .string(row.origin)),
      ])
    }
    return [("settings", .array(rows))]
  }
}
