import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let history = Command(
    CommandDefinition(
      "history", .help, "list the commands of this session that succeeded, with their numbers",
      forms: [
        Form([], "all commands"),
        Form(
          [.word("import"), .slot("FILE", .path)],
          "import the history of libedit or of a plain text file"),
        Form([.rest("N|TEXT", .text)], "the last N commands, or those that contain TEXT"),
      ],
      notes: [
        "Matching lines from earlier sessions, and lines that failed, appear above the others, "
          + "without a number.",
        "At the prompt, Up and Ctrl-R go through all lines: first this session's, then this "
          + "project's, then the rest. Lines from other terminals are available at the next "
          + "prompt.",
        "Imported lines count as typed elsewhere. Lines with control characters are omitted.",
      ], related: ["rerun", "edit", "save", "record"], isSaved: false,
      examples: [Example("width 320; history 5", "the last five")])
  ) { session, arguments, world throws(LabError) in
    if let path = arguments.word("FILE") {
      return try session.importHistory(path, at: arguments.span("FILE"), in: world)
    }
    let asked = arguments.word("N|TEXT")
    let numbered = session.transcript.lines.enumerated().map {
      (number: session.transcript.forgottenCount + $0 + 1, text: $1.text)
    }
    let texts = Set(numbered.map(\.text))
    let others = (world.typing?.lines ?? []).filter { !texts.contains($0) }
    guard let asked else { return Session.list([], numbered) }
    if let count = NumberText.int(asked) {
      guard (1...1_000_000_000).contains(count) else {
        throw LabError(
          .outOfRange(name: "N", value: asked, allowed: "1–1,000,000,000", unit: ""),
          at: arguments.span("N|TEXT"))
      }
      return Session.list(others.suffix(max(0, count - numbered.count)), numbered.suffix(count))
    }
    let wanted = asked.lowercased()
    return Session.list(
      others.filter { $0.lowercased().contains(wanted) },
      numbered.filter { $0.text.lowercased().contains(wanted) })
  }
}

extension Session {
  /// The most bytes of a history that is imported.
  fileprivate static let longestHistory = 8 << 20

  fileprivate func importHistory(
    _ path: String, at span: SourceSpan, in world: World
  ) throws(LabError) -> Reply {
    let typing = try world.typing(for: "history import")
    let bytes = try LabError.located(at: span) { () throws(LabError) in
      try world.readNamed(world.located(path))
    }
    guard bytes.count <= Self.longestHistory else {
      throw LabError(.fileTooLarge(path: path, limit: Self.longestHistory), at: span)
    }
    let (lines, leftOut) = typing.foreignLines(bytes)
    let known = Set(typing.lines)
    let news = lines.filter { !known.contains($0) }
    var words = ["\(NumberText.counted(news.count, "line")) imported"]
    if news.count < lines.count {
      words.append("\(NumberText.grouped(lines.count - news.count)) already in the history")
    }
    if leftOut > 0 { words.append("\(NumberText.grouped(leftOut)) omitted") }
    var reply = Reply(TextReport([]), notes: [Markup(words.joined(separator: ", "), .note)])
    reply.imported = news
    return reply
  }

  fileprivate static func list(
    _ others: some Sequence<String>, _ numbered: some Sequence<(number: Int, text: String)>
  ) -> Reply {
    let above = others.map { Markup("·  ", .dim).adding(data: $0) }
    let below = numbered.map { number, text in Markup("\(number)  ", .dim).adding(data: text) }
    return Reply(TextReport(above + below, name: "commands"))
  }
}
