import LabLanguage
import LabSession
import LayoutCore

extension Command {
  static let example = Command(
    CommandDefinition(
      "example", .help, "run an example from the help page you read last",
      forms: [Form([.optional([.slot("N", .count(1...100))])])],
      notes: [
        "The example runs on your current settings. One `undo` reverts everything it "
          + "changed."
      ],
      related: ["help", "undo"], isSaved: false,
      examples: [Example("help masonry; example 1", "a picture of masonry")])
  ) { session, arguments, world throws(LabError) in
    let examples = session[HelpReading.self].examples
    guard !examples.isEmpty else {
      throw LabError(
        .notPossible("no help page with examples is open: try help query"),
        at: arguments.command.span)
    }
    let number = arguments.count("N") ?? 1
    guard number <= examples.count else {
      throw LabError(
        .outOfRange(name: "N", value: String(number), allowed: "1–\(examples.count)", unit: ""),
        at: arguments.span("N"))
    }
    return try session.run(examples[number - 1], in: world, at: arguments.command.span)
  }
}

extension Session {
  /// Runs `example` as one change; if a command of it fails, nothing has changed.
  fileprivate mutating func run(
    _ example: Example, in world: World, at span: SourceSpan
  ) throws(LabError) -> Reply {
    let replies = try performTogether(
      example.commands, at: span, in: world, showsFindings: true)
    tell([example.commands])
    return Reply(RepliesReport(replies, isEchoed: true), notes: replies.notes)
  }
}
