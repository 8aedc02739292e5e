import LabLanguage
import LabReport
import LabSession
import LayoutCore

/// A kind of file that `export` writes: parser, help, completion and errors read its definition.
struct ExportKind: Sendable {
  /// What the user calls it: `csv`.
  let name: String
  /// How the names of its files end, the usual one first: `.csv`; none where only `as` selects it.
  let suffixes: [String]
  /// What the file contains, in a few words.
  let summary: String
  /// The content of the file: what `session` shows now.
  let content: @Sendable (inout Session, Arguments, World) throws(LabError) -> String
  /// What makes bytes of the content, which are no text then; nil: its characters are the bytes.
  var converted: (@Sendable (String, Arguments, World) throws(LabError) -> [UInt8])?
}

extension ExportKind {
  /// Every kind, in the order of `help export`.
  static let all: [ExportKind] = [.svg, .png, .html, .swift, .xctest, .swiftui, .txt, .csv, .json]

  /// The kind of the file at `path`; nil where no kind has its suffix. Of several, the one with the
  /// longest suffix: `NameTests.swift` is a test.
  static func ofFile(at path: String) -> ExportKind? {
    let name = path.lowercased()
    let suffixes = all.flatMap { kind in kind.suffixes.map { (kind, $0) } }
    return suffixes.filter { name.hasSuffix($0.1.lowercased()) }
      .max { $0.1.count < $1.1.count }?.0
  }

  /// What `work` returns; behind the remedy of its error comes the command, which works then.
  static func again(
    _ arguments: Arguments, _ work: () throws(LabError) -> String
  ) throws(LabError) -> String {
    do throws(LabError) { return try work() } catch {
      var error = error
      error.remedy = error.remedy.map { "\($0); \(arguments.command.text)" }
      throw error
    }
  }

  /// The frames of all elements, as `frames --csv` prints them.
  static let csv = ExportKind(
    name: "csv", suffixes: [".csv"], summary: "the frames of all elements, for spreadsheets"
  ) { session, _, world throws(LabError) in try frames(of: session, as: .csv, in: world) }

  /// The frames of all elements, as `frames --json` prints them.
  static let json = ExportKind(
    name: "json", suffixes: [".json"], summary: "the frames of all elements, for programs"
  ) { session, _, world throws(LabError) in try frames(of: session, as: .json, in: world) }

  /// `session` is a copy: the answer is not that of a command.
  private static func frames(
    of session: Session, as form: AnswerForm, in world: World
  ) throws(LabError) -> String {
    var (session, world) = (session, world)
    world.page = form.page(like: world.page)
    guard let command = try Statement.split("frames").first else { return "" }
    let report = try session.perform(command, in: world).report
    return form.content(of: report, to: command.text, on: world.page) ?? ""
  }
}
