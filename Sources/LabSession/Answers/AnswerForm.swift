import LabLanguage
package import LabReport
import LayoutCore
import LayoutText

/// What a file of an answer contains, which the end of its name selects.
package enum AnswerForm: String, Sendable {
  /// The lines, as in a pipe: no colours, and no screen that limits them.
  case text
  /// The rows of a table.
  case csv
  /// What `--json` prints.
  case json

  /// The form of the file at `path`.
  package init(ofFile path: String) {
    let name = path.lowercased()
    self = name.hasSuffix(".csv") ? .csv : name.hasSuffix(".json") ? .json : .text
  }

  /// The page of the file, for an answer that otherwise goes to `page`.
  package func page(like page: Page) -> Page {
    var own = Page(columns: page.isInteractive ? Page().columns : page.columns, glyphs: page.glyphs)
    own.isForPrograms = self != .text
    return own
  }

  /// The content of a file with `report`, the answer to `command`; nil where it is no table and the
  /// form needs one.
  package func content(of report: any Report, to command: String, on page: Page) -> String? {
    // A document has its own form.
    if let document = report as? WrittenText { return document.text }
    var text = ""
    switch self {
    case .text:
      report.visitLines(on: page) { line in
        text += line.text + "\n"
        return .continue
      }
    case .csv:
      guard let table = report as? any TabularReport else { return nil }
      table.csv { row in
        text += row + "\n"
        return .continue
      }
    case .json:
      text = JSON.envelope(command, ok: true, [("result", .object(report.members))]).text + "\n"
    }
    return text
  }
}
