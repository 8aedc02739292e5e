import LabLanguage
import LabReport
import LabSession
import LayoutCore

/// A kind of file that `export` writes: parser, help, completion and errors read its definition.
struct ExportKind: Sendable {
  /// What the user calls it: `csv`.
  let name: String
  /// How the names of its files end, the usual one first: `.csv`.
  let suffixes: [String]
  /// What the file contains, in a few words.
  let summary: String
  /// The content of the file: what `session` shows now.
  let content: @Sendable (inout Session, Arguments, World) throws(LabError) -> String
}

extension ExportKind {
  /// Every kind, in the order of `help export`.
  static let all: [ExportKind] = [.csv, .swift]

  /// The kind of the file at `path`; nil where no kind has its suffix. Of several, the one with the
  /// longest suffix: `NameTests.swift` is a test.
  static func ofFile(at path: String) -> ExportKind? {
    let name = path.lowercased()
    let suffixes = all.flatMap { kind in kind.suffixes.map { (kind, $0) } }
    return suffixes.filter { name.hasSuffix($0.1.lowercased()) }
      .max { $0.1.count < $1.1.count }?.0
  }

  /// The frames of all elements, as `frames --csv` prints them.
  static let csv = ExportKind(
    name: "csv", suffixes: [".csv"], summary: "the frames of all elements, for spreadsheets"
  ) { session, arguments, world throws(LabError) in
    var world = world
    world.page.isForPrograms = true
    var text = ""
    for command in try Statement.split("frames all") {
      guard let table = try session.run(command, in: world).report as? any TabularReport else {
        continue
      }
      table.csv { row in
        text += row + "\n"
        return .continue
      }
    }
    return text
  }
}
