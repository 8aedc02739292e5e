import LabLanguage
import LabReport
import LayoutCore

/// Commands as the text of a session file.
enum SessionText {
  /// A session file that runs `commands`.
  static func of(_ commands: [String]) -> String {
    "@format 1\n\n" + commands.map { $0 + "\n" }.joined()
  }
}
