import LabLanguage
import LabReport
public import LabSession
import LayoutCore
import LayoutText

extension Command {
  static let export = Command(
    CommandDefinition(
      "export", .keep, "write what the lab shows now to a file, in a form for other programs",
      forms: [
        Form([
          .slot("FILE", .file(endings: ExportKind.endings)),
          .optional([.word("as"), .slot("KIND", .choice(ExportKind.choices))]),
          .optional([.word("width"), .slot("PX", .count(16...16_000))]), .force,
        ])
      ],
      notes: [
        "The end of the file's name selects the kind, or `as KIND` does. The name - is standard "
          + "output.",
        "The picture is that of the last answer: the part that `draw` showed, the variants of "
          + "`sweep` and `side`, what changed in `diff`, a plot. After other answers it is the "
          + "screen. A picture shows at most \(NumberText.grouped(ExportKind.mostDrawn)) elements.",
        "To replace an existing file, confirm at the prompt, or use --force elsewhere. A file that "
          + "this session wrote and that has not changed since is replaced without a question.",
        "To write the answer to any other command to a file, use > as in a shell: `frames 0..9 > "
          + "f.csv`. See `help redirection`.",
      ],
      related: ["save", "draw", "frames"], isSaved: false,
      examples: [
        Example("use masonry columns=3; draw; export masonry.svg", "the screen, for a page"),
        Example("sweep columns 2..4; export columns.svg", "three pictures, side by side"),
        Example("items 3; export - as csv", "the frames of three items, as a table"),
        Example("use list; draw; export ListTests.swift", "a test that an app runs on a device"),
      ])
  ) { session, arguments, world throws(LabError) in
    let path = arguments.word("FILE") ?? ""
    let kind = try ExportKind.selected(by: arguments)
    var reply: Reply
    if path == "-" {
      reply = Reply(WrittenText(try kind.content(&session, arguments, world)))
    } else {
      // A file that cannot be written is known before the work.
      let old = try session.files.replacement(of: path, for: arguments, in: world)
      let text = try kind.content(&session, arguments, world)
      let bytes = try kind.converted?(text, arguments, world) ?? Array(text.utf8)
      try LabError.located(at: arguments.span("FILE")) { () throws(LabError) in
        try session.files.write(bytes, to: world.located(path), over: old, in: world)
      }
      reply = Reply(
        WrittenFile(path: path, [("kind", .string(kind.name)), ("bytes", .int(bytes.count))]),
        notes: [WrittenFile.note(NumberText.counted(bytes.count, "byte"), to: path)])
    }
    reply.isAnswer = false
    return reply
  }
}

extension ExportKind {
  /// The names of the kinds, for a command's definition.
  static var choices: [Choice] { all.map { Choice($0.name, $0.summary) } }

  /// How the names of the files end, for completion.
  static var endings: [Choice] {
    all.flatMap { kind in kind.suffixes.map { Choice($0, kind.summary) } }
  }

  /// The kind that `as`, or the suffix of the file, selects.
  ///
  /// - Throws: an error with a line that names a kind which fits.
  static func selected(by arguments: Arguments) throws(LabError) -> ExportKind {
    let path = arguments.word("FILE") ?? ""
    let named = arguments.word("KIND").flatMap { name in all.first { $0.name == name } }
    let kind = named ?? ofFile(at: path)
    let typed = arguments.command.source.text(of: arguments.span("FILE"))
    let force = arguments.has("force") ? " --force" : ""
    if arguments.has("PX"), let kind, kind.name != "png" {
      var error = LabError(
        .notPossible("only a png has a width in pixels; a \(kind.name) has none"),
        at: arguments.span("PX"))
      error.remedy = "export \(typed) as \(kind.name)\(force)"
      throw error
    }
    guard let kind else {
      let kinds = all.map(\.name).joined(separator: ", ")
      let reason =
        path == "-"
        ? "standard output has no suffix that selects a kind"
        : "\(Printable.quoted(path)) has the suffix of no kind"
      var error = LabError(
        .notPossible("\(reason): add `as` and one of \(kinds)"), at: arguments.span("FILE"))
      error.remedy = "export \(typed) as \(all[0].name)\(force)"
      throw error
    }
    if path == "-", kind.converted != nil {
      var error = LabError(
        .notPossible("a \(kind.name) is no text: it is written only to a file"),
        at: arguments.span("FILE"))
      error.remedy = "export layout\(kind.suffixes[0])"
      throw error
    }
    return kind
  }
}

extension SessionModule {
  /// `export`, behind `save`.
  public static let export = SessionModule(commands: [.export], after: "save")
}
