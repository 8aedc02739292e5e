import LabLanguage
import LayoutText

/// An annotation of GitHub Actions: a line of the log that GitHub shows at a line of the file.
struct AuditAnnotation: Sendable {
  var severity: AuditSeverity
  var file: FileName
  var position: SourcePosition
  var title: String
  var lines: [String]

  /// `::error file=List.swift,line=12,col=17,title=overlap in List::items 0 and 1 share …`
  ///
  /// The lines of the message are joined by escaped line feeds.
  var text: String {
    let values = [
      ("file", file.path), ("line", String(position.line)), ("col", String(position.column)),
      ("title", title),
    ].map { "\($0)=\(Self.escaped(Printable.escaped($1), isValue: true))" }
    let message = lines.map { Printable.escaped($0) }.joined(separator: "\n")
    return "::\(severity.rawValue) \(values.joined(separator: ","))::\(Self.escaped(message))"
  }

  /// `isValue` in the list of values, which commas and colons end.
  private static func escaped(_ text: String, isValue: Bool = false) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isValue: "%3A"
      case "," where isValue: "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}

extension AuditRun {
  /// One for each new finding, and for each file that cannot be loaded.
  var annotations: [AuditAnnotation] { files.flatMap(annotations) }

  private func annotations(of file: File) -> [AuditAnnotation] {
    switch file.result {
    case .failure(let error):
      return [
        AuditAnnotation(
          severity: .error, file: file.name, position: file.place(of: error),
          title: "\(error.id): not audited", lines: [error.message])
      ]
    case .success(let report):
      return report.layouts.flatMap { layout in
        layout.audit.newFindings.map { finding in
          AuditAnnotation(
            severity: finding.severity, file: file.name, position: finding.position,
            title: "\(finding.rule.id) in \(layout.name)",
            lines: [finding.message] + finding.caseLines)
        }
      }
    }
  }
}
