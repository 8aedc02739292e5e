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
          .slot("FILE", .path),
          .optional([.word("as"), .slot("KIND", .choice(ExportKind.choices))]), .force,
        ])
      ],
      notes: [
        "The end of the file's name selects the kind, or `as KIND` does. The name - is standard "
          + "output.",
        "To replace an existing file, confirm at the prompt, or use --force elsewhere. A file that "
          + "this session wrote and that has not changed since is replaced without a question.",
      ]
        + ExportKind.all.map {
          "\($0.name) (\($0.suffixes.joined(separator: ", "))): \($0.summary)."
        },
      related: ["save", "draw", "frames"], isSaved: false,
      examples: [
        Example("items 3; export - as csv", "the frames of three items, as a table")
      ])
  ) { session, arguments, world throws(LabError) in
    let path = arguments.word("FILE") ?? ""
    let kind = try ExportKind.selected(by: arguments)
    guard path != "-" else {
      return Reply(ExportedText(text: try kind.content(&session, arguments, world)))
    }
    // A file that cannot be written is known before the work.
    let old = try session.files.replacement(of: path, for: arguments, in: world)
    let bytes = Array(try kind.content(&session, arguments, world).utf8)
    try LabError.located(at: arguments.span("FILE")) { () throws(LabError) in
      try session.files.write(bytes, to: world.located(path), over: old, in: world)
    }
    let note = Markup("wrote \(NumberText.counted(bytes.count, "byte")) to ", .note)
      .adding(data: path, .note)
    return Reply(ExportReport(path: path, kind: kind.name, byteCount: bytes.count), notes: [note])
  }
}

extension ExportKind {
  /// The names of the kinds, for a command's definition.
  static var choices: [Choice] { all.map { Choice($0.name, $0.summary) } }

  /// The kind that `as`, or the suffix of the file, selects.
  static func selected(by arguments: Arguments) throws(LabError) -> ExportKind {
    if let name = arguments.word("KIND"), let kind = all.first(where: { $0.name == name }) {
      return kind
    }
    let path = arguments.word("FILE") ?? ""
    if let kind = ofFile(at: path) { return kind }
    let kinds = all.map(\.name).joined(separator: ", ")
    var error = LabError(
      .notPossible("the name \(Printable.quoted(path)) has the suffix of no kind: \(kinds)"),
      at: arguments.span("FILE"))
    error.remedy = "\(arguments.command.text) as \(all[0].name)"
    throw error
  }
}

/// `export -`: the content of the file.
private struct ExportedText: Report {
  let text: String

  func lines(on page: Page) -> [Markup] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var markup = Markup()
      markup.append(data: String(line))
      return markup
    }
  }

  var members: [(key: String, value: JSON)] { [("text", .string(text))] }
}

/// Which file was written, for programs.
private struct ExportReport: Report {
  let path: String
  let kind: String
  let byteCount: Int

  func lines(on page: Page) -> [Markup] { [] }

  var members: [(key: String, value: JSON)] {
    [("path", .string(path)), ("kind", .string(kind)), ("bytes", .int(byteCount))]
  }
}

extension SessionModule {
  /// `export`, behind `save`.
  public static let export = SessionModule(commands: [.export], after: "save")
}
