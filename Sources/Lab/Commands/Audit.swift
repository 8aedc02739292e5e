import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let audit = Command(
    CommandCard(
      "audit", .ask, "whether the layout keeps its contract, at many settings",
      forms: [Form([.option("seed", .count(0...1_000_000_000))])],
      notes: AuditRule.all.map {
        "\($0.id) (\($0.severity.rawValue)): \($0.checks). Why: \($0.matters)."
      } + [
        "Tries the layout as it is, with fewer and more items, in other containers, directions and"
          + " sizes, with each parameter at the ends of its range, and at settings drawn by the"
          + " seed, 1 unless said. Nothing that is set changes.",
        "Each rule tells its first finding, made as small as it gets, and the line that shows it."
          + " It fails where there are errors; warnings alone do not. What the layout refuses with"
          + " a reason is told, and is no finding.",
        "Several sections: `section 1 audit` looks at one. Templates stay as they are.",
      ], related: ["check", "query"],
      examples: [
        Example("use masonry; items 20; audit", "no findings"),
        Example("use flow; items 9; audit --seed 7", "other settings"),
      ])
  ) { lab, arguments, world throws(Fault) in
    let seed = arguments.count("seed") ?? 1
    let number = try lab.auditedSection(at: arguments.command.span)
    let audit: LayoutAudit
    do throws(LayoutError) {
      audit = try LayoutAudit(
        of: lab.state.request, section: number, seed: UInt64(seed), stop: world.stop)
    } catch {
      throw Fault(error)
    }
    var findings: [AuditReport.Finding] = []
    for finding in audit.findings {
      findings.append(try lab.told(finding, in: world))
    }
    let report = AuditReport(
      settings: audit.settingCount, seed: seed, findings: findings,
      refusals: audit.refusals.map {
        AuditReport.Refusal(line: $0.line, sentence: $0.sentence)
      })
    guard report.errorCount > 0 else { return Reply(report) }
    let fault = Fault(.auditFailed(errors: report.errorCount), at: nil, topic: "audit")
    return Reply(report, failure: Diagnostic(fault, source: ""))
  }
}

extension Lab {
  /// The section that is tried.
  fileprivate func auditedSection(at span: Span) throws(Fault) -> Int {
    if let scope { return scope }
    guard state.request.sections.count == 1 else {
      throw Fault(
        .notPossible("there are several sections: say which, as in section 0 audit"), at: span)
    }
    return 0
  }

  /// `finding` as the report has it; with its picture where a person looks on.
  fileprivate func told(
    _ finding: LayoutAudit.Finding, in world: World
  ) throws(Fault) -> AuditReport.Finding {
    let elements = finding.violation.items.prefix(Self.toldElements).compactMap {
      finding.trial.layout?.element(ElementID(.item, section: 0, index: $0))
    }
    var told = AuditReport.Finding(
      rule: finding.rule.id, severity: finding.rule.severity,
      message: finding.violation.message, matters: finding.rule.matters, line: finding.line,
      rect: finding.violation.rect, elements: elements)
    guard world.page.showsPictures, let layout = finding.trial.layout,
      finding.trial.frames.allSatisfy(\.isFinite)
    else { return told }
    // A lab of its own draws it: this one stays as it is.
    var stage = self
    stage.state.request = finding.trial.request
    stage.state.scrolling = Scrolling()
    stage.layout = layout
    stage.lastQuery = finding.violation.rect.map { ($0, 0) }
    let place = finding.violation.rect ?? elements.first?.frame ?? .zero
    told.picture = try stage.picture(of: stage.view(around: place), in: world)
    return told
  }

  /// The most elements that a finding names in JSON.
  private static var toldElements: Int { 200 }
}
