package import LabLanguage
import LabReport
public import LabSession
import LayoutCore

extension Command {
  static let audit = Command(
    CommandDefinition(
      "audit", .ask,
      "check that the layout, or the layouts of a file, keep their contract",
      forms: [
        Form([
          .optional([.slot("FILE", .path), .optional([.many("PARAM=VALUE", .assignment)])]),
          .option("seed", .count(0...1_000_000_000)),
        ]),
        Form([.word("--here")], "audit only the current settings"),
      ],
      notes: AuditRule.all.map {
        "\($0.id) (\($0.severity.rawValue)): \($0.checks). Why: \($0.matters)."
      } + [
        "The audit varies the number of items, the container, the directions and the sizes. It "
          + "sets each parameter to the ends of its range, and tries random settings. `--seed` "
          + "selects them (default 1). Your settings do not change.",
        "Each rule reports its first finding, reduced to the smallest case, and a line that "
          + "reproduces it. The audit fails if there are errors, not if there are only warnings. "
          + "Inputs that the layout rejects with an error are listed; they are not findings.",
        "The same seed gives the same findings on every machine: the audit measures no times. A "
          + "rule that counting cannot decide is listed as not decided.",
        "For a collection with several sections, `section 1 audit` checks one of them. Templates "
          + "stay as they are.",
        "With FILE, the audit loads every layout of the file and checks each, from its defaults "
          + "or from the values of PARAM=VALUE. `layoutlab audit "
          + "FILE` does the same without a prompt, and exits with status 1 if there are errors.",
      ], related: ["check", "query", "load"],
      examples: [
        Example("use masonry; items 20; audit", "no findings"),
        Example("use flow; items 9; audit --seed 7", "other settings"),
        Example("audit ShelvesViewController.swift", "the layouts of a file"),
      ])
  ) { session, arguments, world throws(LabError) in
    let seed = arguments.count("seed") ?? 1
    let draws = world.page.isInteractive
    if arguments.has("--here") {
      let number = try session.auditedSection(at: arguments.command.span)
      let report = try session.report(seed: seed, in: world, drawing: draws) {
        () throws(LayoutError) in
        try LayoutAudit(
          at: session.state.request, section: number, seed: UInt64(seed), stop: world.stop)
      }
      return Reply(report, failure: FileAuditReport.failure(report.errorCount))
    }
    if let path = arguments.word("FILE") {
      return try LabError.located(at: arguments.span("FILE")) { () throws(LabError) in
        let settings = arguments.all("PARAM=VALUE").map {
          arguments.command.source.text(of: $0.span)
        }
        return try session.audit(path, settings, seed: seed, in: world, drawing: draws).reply
      }
    }
    let number = try session.auditedSection(at: arguments.command.span)
    let report = try session.report(seed: seed, in: world, drawing: draws) {
      () throws(LayoutError) in
      try LayoutAudit(
        of: session.state.request, section: number, seed: UInt64(seed), stop: world.stop)
    }
    return Reply(report, failure: FileAuditReport.failure(report.errorCount))
  }
}

extension Session {
  /// Audits every strategy of the file at `path`, with `settings` such as `columns=3`, without
  /// loading it into this session; draws the smallest case of each finding if `drawing`.
  ///
  /// - Throws: why the file cannot be loaded, or a setting that no strategy has.
  package func audit(
    _ path: String, _ settings: [String] = [], seed: Int, in world: World, drawing: Bool
  ) throws(LabError) -> FileAuditReport {
    let loaded = try world.load(world.program(path))
    // Its lines are tried with what is loaded already.
    var world = world
    world.load = { _ in loaded }
    var report = FileAuditReport(file: path)
    // A setting that no strategy has is an error of the first.
    let known = Set(loaded.strategies.flatMap { $0.definition.parameters.map(\.name) })
    for (number, strategy) in loaded.strategies.enumerated() {
      let own = settings.filter { setting in
        let name = String(setting.prefix { $0 != "=" })
        return strategy.definition.parameter(name) != nil || !known.contains(name)
      }
      let strategy = try taking(own, strategy, in: world)
      var request = state.request
      request.sections = Array(request.sections.prefix(1))
      guard !request.sections.isEmpty else { throw LabError(.notPossible("there is no section")) }
      request.sections[0].strategy = strategy
      if let waiting = waiting(request, own, at: path, seed: seed, stop: world.stop) {
        report.layouts.append((strategy.definition.name, waiting))
        continue
      }
      let load =
        ["load " + Token.written(path)]
        + (number == 0 && own.isEmpty
          ? []
          : [(["use \(strategy.definition.name)"] + own).joined(separator: " ")])
      let audit = try self.report(seed: seed, in: world, drawing: drawing) {
        () throws(LayoutError) in
        try LayoutAudit(of: request, section: 0, after: load, seed: UInt64(seed), stop: world.stop)
      }
      report.layouts.append((strategy.definition.name, audit))
    }
    return report
  }

  /// `strategy` with `settings`, read as those of `use`.
  private func taking(
    _ settings: [String], _ strategy: AnyStrategy, in world: World
  ) throws(LabError) -> AnyStrategy {
    var (stage, strategy) = (self, strategy)
    let line = (["use \(strategy.definition.name)"] + settings).joined(separator: " ")
    do throws(LabError) {
      for command in try Statement.split(line) where !settings.isEmpty {
        let arguments = try stage.bound(command, to: Command.use.definition, in: world)
        for (name, value) in try stage.values(assignedBy: arguments, of: strategy, in: world) {
          strategy.set(name, to: value)
        }
      }
    } catch {
      throw LabError(error.kind)
    }
    return strategy
  }

  /// What `audit` finds, as the report has it.
  fileprivate func report(
    seed: Int, in world: World, drawing: Bool, on audit: () throws(LayoutError) -> LayoutAudit
  ) throws(LabError) -> AuditReport {
    do throws(LayoutError) {
      return try report(audit(), seed: seed, in: world, drawing: drawing)
    } catch {
      throw LabError(error)
    }
  }

  private func report(
    _ audit: LayoutAudit, seed: Int, in world: World, drawing: Bool
  ) throws(LayoutError) -> AuditReport {
    var findings: [AuditReport.Finding] = []
    for finding in audit.findings {
      try world.stop.check()
      findings.append(reported(finding, in: world, drawing: drawing))
    }
    return AuditReport(
      settings: audit.settingCount, skipped: audit.skipped, seed: seed, findings: findings,
      undecided: audit.undecided.map {
        AuditReport.Undecided(rule: $0.rule, sentence: $0.reason)
      },
      refusals: audit.refusals.map {
        AuditReport.Refusal(line: $0.line, sentence: $0.sentence)
      })
  }

  /// The first of the lines of `finding` that shows it when it is typed here; the last, where none
  /// does.
  private func line(showing finding: LayoutAudit.Finding, in world: World) -> String {
    guard finding.lines.count > 1 else { return finding.lines[0] }
    var world = world
    world.page = Page()
    return finding.lines.first { shows(finding, $0, in: world) } ?? finding.lines[0]
  }

  private func shows(_ finding: LayoutAudit.Finding, _ line: String, in world: World) -> Bool {
    var stage = self
    do throws(LabError) {
      // One after the other: they must lead there on lines of their own, too.
      var last = Reply.silent
      for command in try Statement.split(line) { last = try stage.run(command, in: world) }
      if let audit = last.report as? AuditReport {
        return audit.findings.contains { $0.rule.id == finding.rule.id }
      }
      return finding.trial.refusal == nil
    } catch {
      return finding.trial.refusal.map { LabError($0).message == error.message } ?? false
    }
  }

  fileprivate func auditedSection(at span: SourceSpan) throws(LabError) -> Int {
    if let scope { return scope }
    let sections = state.request.sections
    // One layout for all: the audit tries it with one section and with several.
    if let first = sections.first, first.strategy.placesCollections,
      sections.allSatisfy({ $0.strategy == first.strategy })
    {
      return 0
    }
    guard sections.count == 1 else {
      throw LabError(
        .notPossible("there are several sections: name one, as in section 0 audit"), at: span)
    }
    return 0
  }

  /// `finding` for the report, with its picture if `drawing`.
  private func reported(
    _ finding: LayoutAudit.Finding, in world: World, drawing: Bool
  ) -> AuditReport.Finding {
    let elements = finding.violation.items.prefix(Self.mostElements).compactMap {
      finding.trial.layout?.element($0)
    }
    var reported = AuditReport.Finding(
      rule: finding.rule, message: finding.violation.message,
      line: line(showing: finding, in: world),
      rect: finding.violation.rect, elements: elements, method: finding.violation.method,
      trap: finding.violation.trap)
    guard drawing, world.page.showsPictures, let layout = finding.trial.layout,
      finding.trial.frames.count <= AuditPlan.most, finding.trial.frames.allSatisfy(\.isFinite)
    else { return reported }
    // Another session draws it: this one does not change.
    var stage = self
    stage.show(finding.trial.request, layout, query: finding.violation.rect)
    let place = finding.violation.rect ?? elements.first?.frame ?? .zero
    reported.picture = try? stage.picture(of: stage.view(around: place, elements), in: world)
    return reported
  }

  /// The most elements that a finding names in JSON.
  private static var mostElements: Int { 200 }
}

extension SessionModule {
  /// `audit`, behind `check`.
  public static let audit = SessionModule(commands: [.audit], after: "check")
}
