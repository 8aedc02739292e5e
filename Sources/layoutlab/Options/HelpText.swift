import LabReport

/// What is wrong with the arguments of the program, with the usage of the subcommand.
struct UsageError: Error {
  let text: String
  let subcommand: Subcommand
  /// What is said about the option or the argument that it is about.
  var help: (label: String, text: String)?

  var lines: [String] {
    ["Error: \(text)"] + (help.map { ["Help:  \($0.label)  \($0.text)"] } ?? [])
      + subcommand.usage(headed: "Usage: ")
      + ["  See '\(subcommand.path) --help' for more information."]
  }
}

extension Subcommand {
  /// The cell in which descriptions begin.
  private static let column = 26

  fileprivate func usage(headed heading: String) -> [String] {
    zip([heading] + usage.map { _ in "       " }, usage).map { $0 + $1 }
  }

  /// What `--help` prints.
  func help(columns: Int) -> [String] {
    var parts = [
      Self.broken("OVERVIEW: \(summary)", columns),
      discussion.split(separator: "\n").flatMap { Self.broken(String($0), columns) },
      usage(headed: "USAGE: "),
      Self.rows("ARGUMENTS:", argument.map { [("<\($0.name)>", $0.help)] } ?? [], columns),
      Self.rows("OPTIONS:", allOptions.map(\.row), columns),
    ]
    if name.isEmpty {
      parts += [
        Self.rows("SUBCOMMANDS:", Self.all.map { ($0.name, $0.summary) }, columns),
        ["  See 'layoutlab help <subcommand>' for detailed help."],
      ]
    }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private static func rows(
    _ heading: String, _ rows: [(label: String, text: String)], _ columns: Int
  ) -> [String] {
    rows.isEmpty ? [] : [heading] + rows.flatMap { row($0.label, $0.text, columns) }
  }

  /// A label and its text beside it, or above it if it is too long.
  private static func row(_ label: String, _ text: String, _ columns: Int) -> [String] {
    let lines = broken(text, max(columns, 2 * column), indent: column)
    guard label.count + 2 < column else { return ["  \(label)"] + lines }
    let blanks = String(repeating: " ", count: column - 2 - label.count)
    return ["  \(label)\(blanks)\(lines[0].dropFirst(column))"] + lines.dropFirst()
  }

  private static func broken(_ text: String, _ columns: Int, indent: Int = 0) -> [String] {
    Markup(text).broken(at: columns, indent: indent).map(\.text)
  }
}
