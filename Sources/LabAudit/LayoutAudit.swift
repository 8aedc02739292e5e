import LabLanguage
import LabReport
import LayoutCore

/// Tries one section of a collection at many settings, and checks every rule at each.
///
/// 1. Solve a setting. A refusal with a sentence is an observation.
/// 2. Check every rule that has found nothing yet.
/// 3. Shrink the violations.
///
/// Nothing depends on time: equal seeds have equal findings.
struct LayoutAudit {
  /// A broken rule, with the smallest case that shows it.
  struct Finding {
    let rule: AuditRule
    let trial: AuditTrial
    let violation: AuditViolation
    /// The lines that may show it, the best first: which does depends on what the layout answers on
    /// the way.
    let lines: [String]
  }

  /// A setting that the layout refuses, and why.
  struct Refusal {
    let line: String
    let sentence: String
  }

  private(set) var findings: [Finding] = []
  private(set) var undecided: [SelfAudit.Undecided] = []
  private(set) var refusals: [Refusal] = []
  private(set) var settingCount = 0
  /// The settings that were not tried; nil where all were.
  private(set) var skipped: SkippedSettings?

  /// Tries section `number` of `request`, which does not change; `load` are the commands that load
  /// its strategy.
  ///
  /// - Throws: `LayoutError.interrupted` if `stop` asks for it, and nothing else.
  init(
    of request: LayoutRequest, section number: Int, after load: [String] = [], seed: UInt64,
    stop: StopSignal, rules: [AuditRule] = AuditRule.all
  ) throws(LayoutError) {
    let base = Self.alone(number, in: request)
    let words = AuditWords(from: request)
    if base.sections[0].strategy.auditsAlone {
      let audit = try OutsideAudit(
        of: base, words: words, after: load, seed: seed, stop: stop, rules: rules)
      (findings, undecided) = (audit.findings, audit.undecided)
      (settingCount, skipped) = (audit.settingCount, audit.skipped)
      sort(by: rules)
      return
    }
    let rules = Self.rules(rules, for: base.sections[0].strategy)
    noteUndecided(base.sections[0].strategy, rules)
    var plan = AuditPlan(base, seed: seed)
    var open = rules
    let settings = plan.settings()
    for var setting in settings {
      stop.reached(settingCount, of: settings.count)
      // The first crash is reported. Where the program trapped takes longer than all else to find.
      setting.isTrial = !open.contains { $0.id == AuditRule.crashOn.id }
      let stop = stop.part(settingCount, of: settings.count)
      let trial = try AuditTrial(
        setting, for: open, seed: seed &+ UInt64(settingCount), stop: stop)
      let isOwn = settingCount == 0
      settingCount += 1
      let foundCount = findings.count
      for rule in open where isOwn || !rule.isOfOwnSettings {
        guard let found = try smallest(trial, rule, base, stop) else { continue }
        let lines = words.lines(
          to: found.trial.request, for: found.violation, of: rule, after: load)
        findings.append(
          Finding(rule: rule, trial: found.trial, violation: found.violation, lines: lines))
        noteEnd(found.violation, rules)
        open.removeAll {
          $0.id == rule.id || found.violation.endsProgram && $0.isOwn
        }
      }
      if let refusal = trial.refusal, refusal.end == nil, findings.count == foundCount,
        settingCount <= settings.count - AuditPlan.drawn
      {
        add(LabError(refusal).message, at: words.settings(of: setting))
      }
    }
    sort(by: rules)
  }

  /// What `rule` finds in `trial`, made as small as it gets; nil where it finds nothing.
  private func smallest(
    _ trial: AuditTrial, _ rule: AuditRule, _ base: LayoutRequest, _ stop: StopSignal
  ) throws(LayoutError) -> (trial: AuditTrial, violation: AuditViolation)? {
    guard let violation = rule.find(trial) else { return nil }
    let shrinking = AuditShrinking(rule: rule, base: base, seed: trial.seed, stop: stop)
    return try shrinking.shrunk(trial, violation)
  }

  /// Looks at section `number` of `request` as it is, and makes nothing smaller.
  ///
  /// - Throws: `LayoutError.interrupted` if `stop` asks for it, and nothing else.
  init(
    at request: LayoutRequest, section number: Int, seed: UInt64, stop: StopSignal,
    rules: [AuditRule] = AuditRule.all
  ) throws(LayoutError) {
    let words = AuditWords(from: request)
    settingCount = 1
    let strategy = request.sections[number].strategy
    if strategy.auditsAlone {
      // One layout of all sections is looked at with all of them.
      let isWhole = request.sections.allSatisfy { $0.strategy == strategy }
      let audit = try OutsideAudit(
        at: isWhole ? request : Self.alone(number, in: request), words: words, seed: seed,
        stop: stop, rules: rules)
      (findings, undecided) = (audit.findings, audit.undecided)
    } else {
      let rules = Self.rules(rules, for: strategy)
      noteUndecided(strategy, rules)
      let trial = try AuditTrial(
        Self.alone(number, in: request), for: rules, seed: seed, stop: stop)
      findings = rules.compactMap { rule in
        rule.find(trial).map {
          Finding(rule: rule, trial: trial, violation: $0, lines: ["audit --here"])
        }
      }
      for finding in findings { noteEnd(finding.violation, rules) }
    }
    sort(by: rules)
  }

  /// Those of `rules` that hold for `strategy`.
  private static func rules(_ rules: [AuditRule], for strategy: AnyStrategy) -> [AuditRule] {
    strategy.auditsItself
      ? rules.filter { !AuditRule.ofCollectionViews.contains($0.id) } : rules
  }

  /// No rule can see what a program computes for an answer: only its time is left.
  private mutating func noteUndecided(_ strategy: AnyStrategy, _ rules: [AuditRule]) {
    guard strategy.isLoaded, rules.contains(where: { $0.id == AuditRule.growth.id }) else { return }
    let reason = "the work of \(strategy.definition.name) for an answer cannot be counted"
    undecided = [SelfAudit.Undecided(rule: AuditRule.growth.id, reason: reason)]
  }

  /// A program that ended has not checked its own rules.
  private mutating func noteEnd(_ violation: AuditViolation, _ rules: [AuditRule]) {
    guard violation.endsProgram else { return }
    undecided += rules.filter(\.isOwn).map {
      SelfAudit.Undecided(rule: $0.id, reason: "the layout crashed before this was checked")
    }
  }

  private mutating func sort(by rules: [AuditRule]) {
    let order = rules.map(\.id)
    undecided.removeAll { unclear in findings.contains { $0.rule.id == unclear.rule } }
    findings.sort {
      (order.firstIndex(of: $0.rule.id) ?? 0) < (order.firstIndex(of: $1.rule.id) ?? 0)
    }
  }

  /// A refusal is reported once for each sentence, and for settings with one thing changed.
  private mutating func add(_ sentence: String, at settings: [String]) {
    guard !sentence.isEmpty, !refusals.contains(where: { $0.sentence == sentence }) else { return }
    refusals.append(Refusal(line: settings.joined(separator: "; "), sentence: sentence))
  }

  /// Section `number` by itself, with the views of the first: what words can lead to.
  private static func alone(_ number: Int, in request: LayoutRequest) -> LayoutRequest {
    var alone = request
    var section = request.sections[0]
    let audited = request.sections[number]
    section.strategy = audited.strategy
    section.count = audited.count
    section.sizes = audited.sizes
    section.spacing = audited.spacing
    section.insets = audited.insets
    alone.sections = [section]
    alone.measuredCounts = nil
    return alone
  }
}

extension AnyStrategy {
  /// Whether it checks all rules itself: the lab does not see its answers to other rectangles.
  fileprivate var auditsAlone: Bool { auditsItself && placesCollections }
}
