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

  /// The same as JUnit's XML, which build servers read: a test case for each session.
  var junit: String {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text +=
      "<testsuite name=\"sessions\" tests=\"\(tests.count)\" failures=\"\(failedCount)\""
      + " skipped=\"\(skippedCount)\">\n"
    for test in tests {
      text += "  <testcase name=\"\(escaped(test.source.name))\" classname=\"sessions\">"
      for failure in test.failures {
        text += "<failure message=\"\(escaped(failure.lines.first ?? ""))\">"
        text += escaped(failure.lines.joined(separator: "\n")) + "</failure>"
      }
      if let reason = test.skipReason { text += "<skipped message=\"\(escaped(reason))\"/>" }
      text += "</testcase>\n"
    }
    return text + "</testsuite>\n"
  }

  /// Text for XML: without control characters other than line ends.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
