import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let abbr = Command(
    CommandDefinition(
      "abbr", .help, "define abbreviations that the prompt expands as you type",
      forms: [
        Form([], "list the abbreviations"),
        Form([.slot("NAME", .text), .word("none")], "forget one"),
        Form(
          [.slot("NAME", .text), .rest("WORDS", .kept)],
          "expand NAME when you type a space after it"),
      ],
      notes: [
        "The lab expands only the first word of a command, and only at a prompt. Files and pipes "
          + "receive the full commands. A > is a part of WORDS: `abbr f frames > f.csv`. To keep abbreviations, put the lines that `abbr` prints "
          + "into the rc file."
      ], related: ["history"], isSaved: false,
      examples: [Example("abbr q query 0 0; abbr", "`q` and a space expand to `query 0 0`")])
  ) { session, arguments, _ throws(LabError) in
    guard let name = arguments.word("NAME") else {
      return Reply(TextReport(session.abbreviationLines, name: "abbreviations"))
    }
    let span = arguments.span("NAME")
    if arguments.has("none") {
      guard session.commands.abbreviations.removeValue(forKey: name) != nil else {
        let known = session.commands.abbreviations.keys.sorted()
        throw LabError(.unknown(.abbreviation, name, among: known), at: span)
      }
      return .silent
    }
    guard session.commands[name] == nil else {
      throw LabError(
        .notPossible("\(name) is a command: choose another name for the abbreviation"), at: span)
    }
    guard arguments.command.tokens[1].kind == .word, name.utf8.count <= Session.longestAbbreviation
    else {
      throw LabError(
        .malformed(name: "an abbreviation", text: name, expected: "as one word"), at: span)
    }
    session.commands.abbreviations[name] = arguments.word("WORDS") ?? ""
    return .silent
  }
}

extension Session {
  /// The most bytes of the name of an abbreviation.
  fileprivate static let longestAbbreviation = 40

  fileprivate var abbreviationLines: [Markup] {
    guard !commands.abbreviations.isEmpty else {
      return [Markup("there are no abbreviations", .note)]
    }
    return commands.abbreviations.sorted { $0.key < $1.key }.map { name, words in
      Markup("abbr ").adding(data: name, .name).adding(data: " " + words)
    }
  }
}
