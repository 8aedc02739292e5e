import LabReport
import LayoutText

/// The form in which `layoutlab audit` prints findings. It is declared once: the reader of
/// arguments, the help, the completion of shells and the errors have it from here.
package enum AuditFormat: String, Sendable, CaseIterable {
  case text, json, sarif, junit, github

  /// What it is for, in one sentence without a full stop.
  package var summary: String {
    switch self {
    case .text: "sentences, for you"
    case .json: "one JSON object for each file, as with --json"
    case .sarif: "SARIF 2.1.0, for code scanning, editors and --baseline"
    case .junit: "JUnit's XML, for build servers: a test case for each layout and rule"
    case .github: "annotations of GitHub Actions, at the lines of a pull request"
    }
  }

  /// The one document for all files, which is printed at the end; nil where each file is reported by
  /// itself.
  package var document: Document? {
    switch self {
    case .text, .json: nil
    case .sarif: .sarif
    case .junit: .junit
    case .github: .github
    }
  }

  /// A form for all files together.
  package enum Document: Sendable {
    case sarif, junit, github

    /// The document about `run`, without a line feed at its end; empty if there is nothing to print.
    package func text(of run: AuditRun) -> String {
      switch self {
      case .sarif: run.sarif.text
      case .junit: String(run.junit.text.dropLast())
      case .github: run.annotations.map(\.text).joined(separator: "\n")
      }
    }
  }
}
