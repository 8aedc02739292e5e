import LayoutCore
public import LayoutText

/// What a command changed: one line on standard error, and nothing on the output of a script.
public struct ChangeReport: Report {
  /// One thing that has another value now.
  public struct Change: Sendable, Hashable {
    /// What it is: "columns", "content".
    public var name: String
    /// The value before; nil where there was none.
    public var before: String?
    /// The value now; nil where it was removed.
    public var after: String?

    /// `name` was `before` and is `after`.
    public init(_ name: String, from before: String?, to after: String?) {
      self.name = name
      self.before = before
      self.after = after
    }
  }

  /// What changed, the cause first.
  public var changes: [Change]
  /// How many items have another frame; nil where there are too many to compare.
  public var moved: Int?

  /// Changes, and how many items they moved.
  public init(changes: [Change], moved: Int?) {
    self.changes = changes
    self.moved = moved
  }

  /// Whether all is as before.
  public var isEmpty: Bool { changes.isEmpty && moved ?? 0 == 0 }

  public func lines(on page: Page) -> [Markup] { [] }

  /// `columns 3 → 4 · content 410 → 325 · 12 items moved`
  public func summary(on page: Page) -> Markup {
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
      if let after = change.after {
        line.append(data: NumberText.grouped(digits: after), .changed)
      }
      if change.after == nil { line.append(" removed", .dim) }
    }
    if let moved {
      if !changes.isEmpty { line.append(isUnicode ? " · " : " - ", .dim) }
      line.append("\(NumberText.counted(moved, "item")) moved", .dim)
    }
    return line
  }

  public var members: [(key: String, value: JSON)] {
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
public struct DrawnChangeReport: Report {
  /// What changed.
  public var change: ChangeReport
  /// What is on the screen now.
  public var picture: Picture

  /// `change`, and the picture after it.
  public init(_ change: ChangeReport, _ picture: Picture) {
    self.change = change
    self.picture = picture
  }

  public var isPicture: Bool { true }

  public func lines(on page: Page) -> [Markup] { picture.lines }

  public var members: [(key: String, value: JSON)] { change.members }
}
