import LabReport
import LayoutCore
import LayoutText

/// `audit`: what a layout owes and does not do.
struct AuditReport: Report {
  /// How bad a finding is.
  enum Severity: String, Sendable, Hashable {
    /// The layout is wrong.
    case error
    /// The layout is correct, but costs more than it must.
    case warning
  }

  /// A rule that does not hold.
  struct Finding: Sendable {
    /// The name of the rule.
    var rule: String
    /// How bad it is.
    var severity: Severity
    /// The numbers, in one sentence without a final stop.
    var message: String
    /// How it shows in an app, in one sentence without a final stop.
    var matters: String
    /// The commands that show it.
    var line: String
    /// The rectangle of the query, in content coordinates.
    var rect: Rect?
    /// The elements it is about.
    var elements: [Element]
    /// The smallest case as a picture; nil if the page shows none.
    var picture: Picture?
  }

  /// A rule that cannot be decided.
  struct Undecided: Sendable, Hashable {
    /// The name of the rule.
    var rule: String
    /// Why it cannot be decided.
    var sentence: String
  }

  /// A setting that the layout refuses.
  struct Refusal: Sendable, Hashable {
    /// The commands that lead there.
    var line: String
    /// What the layout says.
    var sentence: String
  }

  /// How many settings were tried.
  var settings: Int
  /// What they were drawn by.
  var seed: Int
  /// What was found, a rule at most once.
  var findings: [Finding]
  /// The rules that could not be decided.
  var undecided: [Undecided]
  /// What was refused, a sentence once.
  var refusals: [Refusal]

  /// How many findings are errors.
  var errorCount: Int { findings.count { $0.severity == .error } }

  /// The most refusals that are listed in text.
  private static var mostRefusals: Int { 4 }

  func lines(on page: Page) -> [Markup] {
    var lines = findings.flatMap { self.lines(for: $0) + [Markup()] }
    for rule in undecided {
      var line = Markup("not decided", .dim)
      line.append(data: " \(rule.rule)", .name)
      line.append(data: ": \(rule.sentence)")
      lines.append(line)
    }
    let tried = "\(NumberText.counted(settings, "setting")) tried, seed \(seed)"
    let warnings = findings.count - errorCount
    lines.append(
      findings.isEmpty
        ? Markup("no findings; \(tried)")
        : Markup(
          "\(NumberText.counted(errorCount, "error")),"
            + " \(NumberText.counted(warnings, "warning")); \(tried)"))
    guard !refusals.isEmpty else { return lines }
    lines.append(Markup("rejected with an error:", .dim))
    for refusal in refusals.prefix(Self.mostRefusals) {
      var line = Markup("  ", .dim)
      line.append(data: refusal.line, .dim)
      line.append(data: ": \(refusal.sentence)", .dim)
      lines.append(line)
    }
    if refusals.count > Self.mostRefusals {
      lines.append(Markup("  and \(refusals.count - Self.mostRefusals) more", .dim))
    }
    return lines
  }

  private func lines(for finding: Finding) -> [Markup] {
    var first = Markup(finding.severity.rawValue, finding.severity == .error ? .error : .warning)
    first.append(" \(finding.rule)", .name)
    first.append(data: ": \(finding.message)")
    var line = Markup("  see it: ", .dim)
    line.append(data: finding.line, .name)
    var why = Markup("  why: ", .dim)
    why.append(data: finding.matters)
    return [first, line, why] + (finding.picture?.lines ?? [])
  }

  var members: [(key: String, value: JSON)] {
    [("findings", .array(findings.map { .object($0.members) }))] + circumstances
  }

  /// How it was found.
  var circumstances: [(key: String, value: JSON)] {
    [
      (
        "undecided",
        .array(
          undecided.map {
            .object([("rule", .string($0.rule)), ("message", .string($0.sentence))])
          })
      ),
      (
        "refused",
        .array(
          refusals.map {
            .object([("line", .string($0.line)), ("message", .string($0.sentence))])
          })
      ),
      ("settings", .int(settings)), ("seed", .int(seed)),
    ]
  }
}

extension AuditReport.Finding {
  var members: [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = [
      ("rule", .string(rule)), ("severity", .string(severity.rawValue)),
      ("message", .string(message)), ("why", .string(matters)), ("line", .string(line)),
    ]
    if let rect { members.append(("rect", .rect(rect))) }
    members.append(("elements", .array(elements.map(\.json))))
    return members
  }
}
