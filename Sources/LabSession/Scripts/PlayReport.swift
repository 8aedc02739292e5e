import LabLanguage
import LabReport
import LayoutCore
import LayoutText

/// `run`, `replay` and `demo`: what the commands of the file replied.
struct PlayReport: Report {
  let isNarrated: Bool
  private var text: [Markup] = []
  private var results: [JSON] = []
  private(set) var notes: [Markup] = []
  /// Whether the answer of a command of the file may differ from run to run.
  private(set) var varies = false

  init(isNarrated: Bool) { self.isNarrated = isNarrated }

  mutating func add(_ event: SessionEvent, on page: Page) {
    if isNarrated { text += Narration.lines(of: event, columns: page.columns) }
    switch event {
    case .reply(let reply, to: let line, let command) where !command.isHidden:
      varies = varies || reply.varies
      results.append(
        .object([
          ("command", .string(line.name.text)), ("ok", .bool(true)),
          ("result", .object(reply.report.members)),
        ]))
      text += reply.report.lines(on: page)
    case .skipped(let path, let reason):
      let note = Markup("skipped ", .note).adding(data: path, .note).adding(
        data: ": \(reason)", .note)
      notes.append(note)
    default: break
    }
  }

  func lines(on page: Page) -> [Markup] { text }
  var members: [(key: String, value: JSON)] { [("results", .array(results))] }
}
