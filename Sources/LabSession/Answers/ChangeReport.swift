import LabReport
import LayoutCore
import LayoutText

/// What a command changed: one line on standard error, and nothing on the output of a script.
struct ChangeReport: Report {
  /// One thing that has another value now.
  struct Change: Sendable, Hashable {
    /// What it is: "columns", "content".
    var name: String
    /// The value before; nil where there was none.
    var before: String?
    /// The value now; nil where there is none any more.
    var after: String?

    init(_ name: String, from before: String?, to after: String?) {
      (self.name, self.before, self.after) = (name, before, after)
    }
  }

  /// What changed, the cause first.
  var changes: [Change]
  /// How many items have another frame; nil where there are too many to compare.
  var moved: Int?

  /// Whether all is as before.
  var isEmpty: Bool { changes.isEmpty && moved ?? 0 == 0 }

  func lines(on page: Page) -> [Markup] { [] }

  /// `columns 3 → 4 · content 410 → 325 · 12 items moved`
  func summary(on page: Page) -> Markup {
    let isUnicode = page.glyphs == .unicode
    let arrow = isUnicode ? " → " : " -> "
    guard !isEmpty else { return Markup("nothing changed", .dim) }
    var line = Markup()
    for (number, change) in changes.enumerated() {
      if number > 0 { line.append(isUnicode ? " · " : " - ", .dim) }
      line.append(data: change.name, .name)
      line.append(" ")
      if let before = change.before {
        line.append(data: NumberText.grouped(digits: before), .removed)
      }
      if change.before != nil, change.after != nil { line.append(arrow, .dim) }
      if let after = change.after { line.append(data: NumberText.grouped(digits: after), .changed) }
      if change.after == nil { line.append(" removed", .dim) }
    }
    if let moved {
      if !changes.isEmpty { line.append(isUnicode ? " · " : " - ", .dim) }
      line.append("\(NumberText.counted(moved, "item")) moved", .dim)
    }
    return line
  }

  var members: [(key: String, value: JSON)] {
    let changes = changes.map { change in
      JSON.object([
        ("name", .string(change.name)),
        ("before", change.before.map { .string($0) } ?? .null),
        ("after", change.after.map { .string($0) } ?? .null),
      ])
    }
    return [("changes", .array(changes)), ("moved", moved.map { .int($0) } ?? .null)]
  }
}

/// `undo` at a terminal: a change, and the picture after it.
struct DrawnChangeReport: Report {
  /// What changed.
  var change: ChangeReport
  /// What is on the screen now.
  var picture: Picture

  var isPicture: Bool { true }

  func lines(on page: Page) -> [Markup] { picture.lines }

  var members: [(key: String, value: JSON)] { change.members }
}
