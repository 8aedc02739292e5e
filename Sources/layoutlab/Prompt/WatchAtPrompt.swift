import LabSession
import LabReport
import LabTerminal

/// Loads anew what was saved, while the prompt waits for a key.
///
/// It is a class because the editor calls it in the middle of a line; the lab stays as it was left
/// until then, so whoever reads the line takes `lab` over.
final class WatchAtPrompt {
  private(set) var session: Session
  private let page: Page
  private let style: LineStyle

  init(_ session: Session, page: Page, style: LineStyle) {
    (self.session, self.page, self.style) = (session, page, style)
  }

  /// What there is to tell, as the terminal shows it.
  func news() -> [String] {
    session.reloadWatched(in: System.world(page: page, isQuiet: true)).map(style.text)
  }
}
