import LabReport
import LayoutCore
import LayoutText

/// `show`: the settings, each with its value, its default and what is allowed.
struct SettingsReport: Report {
  /// One thing that can be set.
  struct Row: Sendable {
    /// Its name: `columns`, `spacing line`.
    var name: String
    /// The section it is about; nil for the whole layout, and where there is only one section.
    var section: Int?
    /// Its value.
    var value: String
    /// Its value until it is set.
    var standard: String
    var allowed: String
    /// The unit of its numbers; nil of words and numbers without one.
    var unit: String?
    /// The kind of its values; nil where they are more than a number or a word.
    var kind: ParameterKind?
    /// Whether it belongs to a strategy, and goes with it.
    var isOfStrategy = false
    /// What set it, where that is part of the answer.
    var origin: String?

    /// Its name with its section: `section 1 columns`.
    var title: String { section.map { "section \($0) \(name)" } ?? name }

    var isChanged: Bool { value != standard }
  }

  /// The rows, in the order to show them.
  var rows: [Row]

  func lines(on page: Page) -> [Markup] {
    let name = rows.map { displayWidth($0.title) }.max() ?? 0
    let value = rows.map { displayWidth($0.value) }.max() ?? 0
    return rows.flatMap { row in
      var line = Markup(row.isChanged ? "* " : "  ", .changed)
      line.append(row.title.padded(to: name + 2), .name)
      let more = row.remarks
      let shown = more.isEmpty ? row.value : row.value.padded(to: value + 2)
      line.append(data: shown, row.isChanged ? .changed : .plain)
      line.append(data: more, .dim)
      return [line] + (rows.count == 1 ? row.choiceLines : [])
    }
  }

  var members: [(key: String, value: JSON)] {
    let rows = rows.map { row in
      JSON.object(
        [
          ("name", .string(row.title)), ("value", .string(row.value)),
          ("default", .string(row.standard)), ("allowed", .string(row.allowed)),
          ("unit", row.unit.map { .string($0) } ?? .null),
          ("changed", .bool(row.isChanged)),
        ] + (row.origin.map { [("origin", .string($0))] } ?? []))
    }
    return [("settings", .array(rows))]
  }
}

extension SettingsReport.Row {
  /// What follows the value: what it was, what it may be, what set it.
  fileprivate var remarks: String {
    [isChanged ? "was \(standard)" : "", allowed, isChanged ? origin ?? "" : ""]
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The words it may be, each with its effect.
  fileprivate var choiceLines: [Markup] {
    let choices = kind?.choices ?? []
    let width = choices.map { displayWidth($0.name) }.max() ?? 0
    return choices.map { choice in
      Markup("    ").adding(data: choice.name.padded(to: width + 2), .name)
        .adding(data: choice.summary, .dim)
    }
  }
}
