import LabLanguage
import LayoutCore

extension Command {
  static let section = Command(
    CommandDefinition(
      "section", .change, "run a command for one section only",
      forms: [Form([.slot("N", .count(0...1_000_000)), .rest("COMMAND", .command)])],
      notes: ["Without `section`, a command that changes sections applies to all of them."],
      related: ["items"],
      examples: [
        Example(
          "use grid; items 4 6; section 1 use paged columns=2 rows=1; tree",
          "a grid, with pages below it")
      ])
  ) { session, arguments, world throws(LabError) in
    let number = arguments.count("N") ?? 0
    try session.checkSection(number, at: arguments.span("N"))
    let line = try arguments.inner(after: 2)
    guard line.name.text != "section" else {
      throw LabError(.notPossible("a section cannot contain sections"), at: line.name.span)
    }
    let outer = session.scope
    session.scope = number
    defer { session.scope = outer }
    return try session.perform(line, in: world)
  }
}
