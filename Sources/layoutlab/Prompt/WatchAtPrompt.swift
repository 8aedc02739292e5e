import LabReport
import LabSession
import LabTerminal

/// Loads saved files again while the prompt waits for a key.
///
/// It is a class because the editor calls it in the middle of a line. The shell's session does not
/// change until the line is read; the reader of the line then takes `session` over.
final class WatchAtPrompt {
  private(set) var session: Session
  private let page: Page
  private let style: LineStyle

  init(_ session: Session, page: Page, style: LineStyle) {
    (self.session, self.page, self.style) = (session, page, style)
  }

  /// The news to show, for the terminal.
  func news() -> [String] {
    session.reloadWatched(in: System.world(page: page, isQuiet: true)).map(style.text)
  }
}
