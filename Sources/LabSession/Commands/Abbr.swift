import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let abbr = Command(
    CommandCard(
      "abbr", .help, "short words that become long ones at the prompt, as they are typed",
      forms: [
        Form([], "those there are"),
        Form([.slot("NAME", .text), .word("none")], "forget one"),
        Form([.slot("NAME", .text), .rest("WORDS", .text)], "write NAME out after a blank"),
      ],
      notes: [
        "Only the first word of a command is written out, and only where it is typed: files and"
          + " pipes have the long words. Put the lines of `abbr` into the rc file to keep them."
      ], related: ["history"], isSaved: false,
      examples: [Example("abbr q query 0 0; abbr", "q and a blank become `query 0 0`")])
  ) { session, arguments, _ throws(Fault) in
    guard let name = arguments.word("NAME") else {
      return Reply(TextReport(session.abbreviationLines, name: "abbreviations"))
    }
    let span = arguments.span("NAME")
    if arguments.has("none") {
      guard session.commands.abbreviations.removeValue(forKey: name) != nil else {
        let known = session.commands.abbreviations.keys.sorted()
        throw Fault(
          .unknownName(
            what: "abbreviation", name: name,
            suggestions: Suggestion.guesses(for: name, among: known), known: known),
          at: span)
      }
      return .silent
    }
    guard session.commands[name] == nil else {
      throw Fault(
        .notPossible("\(name) is a command: an abbreviation needs another name"), at: span)
    }
    guard arguments.command.tokens[1].kind == .word, name.utf8.count <= Session.longestAbbreviation
    else {
      throw Fault(
        .malformed(name: "an abbreviation", text: name, expected: "a short word"), at: span)
    }
    session.commands.abbreviations[name] = arguments.word("WORDS") ?? ""
    return .silent
  }
}

extension Session {
  /// The most bytes of the name of an abbreviation.
  fileprivate static let longestAbbreviation = 40

  /// The abbreviations as they are typed.
  fileprivate var abbreviationLines: [Markup] {
    guard !commands.abbreviations.isEmpty else {
      return [Markup("there are no abbreviations", .note)]
    }
    return commands.abbreviations.sorted { $0.key < $1.key }.map { name, words in
      var line = Markup("abbr ")
      line.append(data: name, .name)
      line.append(data: " " + words)
      return line
    }
  }
}
