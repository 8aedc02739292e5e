import LabLanguage
import LabReport
import LayoutCore
import LayoutText

/// `audit`: what a layout owes and does not do.
struct AuditReport: Report {
  /// A rule that does not hold.
  struct Finding: Sendable {
    /// The rule.
    var rule: AuditRule
    /// The numbers, in one sentence without a final stop.
    var message: String
    /// The commands that show it.
    var line: String
    /// The rectangle of the query, in content coordinates.
    var rect: Rect?
    /// The elements it is about.
    var elements: [Element]
    /// The member of the layout that is responsible, if that is known.
    var method: LayoutMethod?
    /// The place where the layout's program trapped; nil where it did not.
    var trap: Trap?
    /// The smallest case as a picture; nil if the page shows none.
    var picture: Picture?
    /// The declarations in the file that are responsible, the likeliest first; none if they were not
    /// looked up, or the file is not Swift.
    var places: [(name: String, position: SourcePosition)] = []
    /// Whether a baseline accepts it; nil where there is no baseline.
    var isAccepted: Bool?

    /// How bad it is.
    var severity: AuditSeverity { rule.severity }

    /// The names of the members that are responsible, the likeliest first.
    var methods: [String] {
      let others = rule.methods.filter { $0 != method }
      return ((method.map { [$0] } ?? []) + others).map(\.rawValue)
    }
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
  /// Those that were not tried; nil where all were.
  var skipped: SkippedSettings?
  /// What they were drawn by.
  var seed: Int
  /// What was found, a rule at most once.
  var findings: [Finding]
  /// The rules that could not be decided.
  var undecided: [Undecided]
  /// What was refused, a sentence once.
  var refusals: [Refusal]

  /// The findings that no baseline accepts.
  var newFindings: [Finding] { findings.filter { $0.isAccepted != true } }
  /// How many new findings are errors.
  var errorCount: Int { newFindings.count { $0.severity == .error } }

  /// The most refusals that are listed in text.
  private static var mostRefusals: Int { 4 }

  func lines(on page: Page) -> [Markup] {
    var lines = newFindings.flatMap { self.lines(for: $0) + [Markup()] }
    lines += undecidedLines
    lines.append(
      Markup("\(summary); \(NumberText.counted(settings, "setting")) tried, seed \(seed)"))
    if let skippedSentence { lines.append(Markup(skippedSentence, .dim)) }
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

  /// A line for each reason: rules that cannot be decided for the same one share it.
  private var undecidedLines: [Markup] {
    var lines: [Markup] = []
    var unlisted = undecided
    while let sentence = unlisted.first?.sentence {
      let rules = unlisted.filter { $0.sentence == sentence }.map(\.rule)
      unlisted.removeAll { $0.sentence == sentence }
      var line = Markup("not decided", .dim)
      line.append(data: " \(rules.joined(separator: ", "))", .name)
      line.append(data: ": \(sentence)")
      lines.append(line)
    }
    return lines
  }

  /// How many settings were not tried; nil where all were.
  var skippedSentence: String? {
    guard let skipped else { return nil }
    let all = NumberText.counted(settings + skipped.count, "setting")
    return "after \(skipped.reason.rawValue), "
      + "\(NumberText.grouped(skipped.count)) of \(all) were not tried"
  }

  /// How many findings there are.
  private var summary: String {
    let fresh = newFindings
    let accepted = findings.count == fresh.count ? "" : ", \(findings.count - fresh.count) accepted"
    guard !fresh.isEmpty else {
      return (accepted.isEmpty ? "no findings" : "no new findings") + accepted
    }
    return NumberText.counted(errorCount, "error") + ", "
      + NumberText.counted(fresh.count - errorCount, "warning") + accepted
  }

  private func lines(for finding: Finding) -> [Markup] {
    var first = Markup(finding.severity.rawValue, finding.severity == .error ? .error : .warning)
    first.append(" \(finding.rule.id)", .name)
    first.append(data: ": \(finding.message)")
    var line = Markup("  see it: ", .dim)
    line.append(data: finding.line, .name)
    var why = Markup("  why: ", .dim)
    why.append(data: finding.rule.matters)
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
      ("settings", .int(settings)), ("skipped", .int(skipped?.count ?? 0)), ("seed", .int(seed)),
    ]
  }
}

extension AuditReport.Finding {
  var members: [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = [
      ("rule", .string(rule.id)), ("severity", .string(severity.rawValue)),
      ("message", .string(message)), ("why", .string(rule.matters)), ("line", .string(line)),
    ]
    if let rect { members.append(("rect", .rect(rect))) }
    members.append(("elements", .array(elements.map(\.json))))
    if let isAccepted { members.append(("accepted", .bool(isAccepted))) }
    return members
  }
}
