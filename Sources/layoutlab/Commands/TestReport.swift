import LayoutCore
import LabReport
import LabLanguage
import LayoutText

/// The result of testing sessions, for people and for machines.
struct TestReport: Sendable {
  /// The sessions, in the order they were named.
  var tests: [SessionTest] = []
  /// Whether the user interrupted it before all were played.
  var isInterrupted = false

  var passedCount: Int { tests.count { $0.failures.isEmpty && $0.skipReason == nil } }
  /// How many are not.
  var failedCount: Int { tests.count { !$0.failures.isEmpty } }
  var skippedCount: Int { tests.count { $0.skipReason != nil } }

  /// What the process ends with: the gravest of all.
  var exitStatus: Int32 {
    let all = tests.map(\.exitStatus)
    return isInterrupted || all.contains(130) ? 130 : all.contains(2) ? 2 : all.max() ?? 0
  }

  /// A dot for each session that is as expected, `F` and `s` for the others.
  var dots: String {
    tests.map { $0.skipReason != nil ? "s" : $0.failures.isEmpty ? "." : "F" }.joined()
  }

  var failureLines: [String] { tests.flatMap(\.failures).flatMap { $0.lines + [""] } }

  var lines: [String] {
    var lines: [String] = []
    for test in tests {
      if let reason = test.skipReason {
        lines.append("skipped \(Printable.escaped(test.source.name)): \(Printable.escaped(reason))")
      }
    }
    let questions = tests.reduce(0) { $0 + $1.questionCount }
    let commands = tests.reduce(0) { $0 + $1.commandCount }
    let failed = tests.reduce(0) { $0 + $1.failures.count }
    lines.append(
      "\(counted(tests.count, "session")), \(counted(commands, "command")),"
        + (questions > 0 ? " \(counted(questions, "question"))," : "")
        + " \(failed) failed, \(skippedCount) skipped")
    lines.append("\(passedCount) passed, \(failedCount) failed")
    return lines
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  var json: JSON {
    let sessions = tests.map { test in
      JSON.object([
        ("name", .string(test.source.name)), ("commands", .int(test.commandCount)),
        ("questions", .int(test.questionCount)),
        ("skipped", test.skipReason.map { .string($0) } ?? .null),
        (
          "failures",
          .array(
            test.failures.map { failure in
              .object([
                ("path", .string(failure.path)), ("line", .int(failure.line)),
                ("command", .string(failure.command)),
                ("text", .string(failure.lines.joined(separator: "\n"))),
              ])
            })
        ),
      ])
    }
    return .envelope(
      ok: failedCount == 0 && !tests.isEmpty,
      [
        ("passed", .int(passedCount)), ("failed", .int(failedCount)),
        ("skipped", .int(skippedCount)), ("sessions", .array(sessions)),
      ])
  }

  /// The same as JUnit's XML: a test case for each session.
  var junit: String {
    let cases = tests.map { test in
      var session = JUnit.Case(name: test.source.name, className: "sessions")
      session.failures = test.failures.map {
        JUnit.Problem(message: $0.lines.first ?? "", text: $0.lines.joined(separator: "\n"))
      }
      session.skipReason = test.skipReason
      return session
    }
    return JUnit(name: "sessions", cases: cases).text
  }
}
