import LabLanguage
import LabReport
import LayoutText

/// A test case for each layout and rule; one more for a file that cannot be loaded.
extension AuditRun {
  var junit: JUnit {
    JUnit(name: "\(Self.tool) audit", cases: files.flatMap(cases))
  }

  private func cases(of file: File) -> [JUnit.Case] {
    let path = Printable.escaped(file.name.path)
    switch file.result {
    case .failure(let error):
      var load = JUnit.Case(name: "load", className: path)
      load.place = (path, file.place(of: error).line)
      load.error = JUnit.Problem(message: error.message, text: error.message)
      return [load]
    case .success(let report):
      return report.layouts.flatMap { layout in
        AuditRule.all.map { rule in
          var test = JUnit.Case(name: rule.id, className: Printable.escaped(layout.name))
          test.place = (path, 1)
          if let finding = layout.audit.findings.first(where: { $0.rule.id == rule.id }) {
            add(finding, to: &test, in: path)
          } else if let unclear = layout.audit.undecided.first(where: { $0.rule == rule.id }) {
            test.skipReason = "not decided: " + Printable.escaped(unclear.sentence)
          }
          return test
        }
      }
    }
  }

  private func add(_ finding: AuditReport.Finding, to test: inout JUnit.Case, in path: String) {
    let message = Printable.escaped(finding.message)
    let text = ([message] + finding.caseLines).joined(separator: "\n")
    test.place = (path, finding.position.line)
    if finding.isAccepted == true {
      test.skipReason = "accepted by the baseline: \(message)"
    } else if finding.fails(from: failing) {
      test.failures = [JUnit.Problem(message: message, text: text)]
    } else {
      test.output = "\(finding.severity.rawValue): \(text)"
    }
  }
}
