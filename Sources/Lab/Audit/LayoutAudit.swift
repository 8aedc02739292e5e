import LabLanguage
import LabReport
import LayoutCore

/// Tries one section of a collection at many settings, and holds every rule to each.
///
/// 1. Solve a setting. A refusal with a sentence is an observation.
/// 2. Ask every rule that has found nothing yet.
/// 3. Shrink what it finds.
///
/// Nothing depends on time: the same seed, the same findings.
struct LayoutAudit {
  /// A rule that does not hold, at the smallest case that shows it.
  struct Finding {
    let rule: AuditRule
    let trial: AuditTrial
    let violation: AuditViolation
    /// The line that shows it.
    let line: String
  }

  /// A setting that the layout refuses, and why.
  struct Refusal {
    let line: String
    let sentence: String
  }

  private(set) var findings: [Finding] = []
  private(set) var refusals: [Refusal] = []
  private(set) var settingCount = 0

  /// Tries section `number` of `request`, which is not changed.
  ///
  /// - Throws: `LayoutError.interrupted` once `stop` asks for it, and nothing else.
  init(
    of request: LayoutRequest, section number: Int, seed: UInt64, stop: StopSignal,
    rules: [AuditRule] = AuditRule.all
  ) throws(LayoutError) {
    let base = Self.alone(number, in: request)
    let words = AuditWords(from: request)
    if base.sections[0].strategy.auditsItself {
      let audit = try OutsideAudit(of: base, words: words, seed: seed, stop: stop, rules: rules)
      (findings, settingCount) = (audit.findings, audit.settingCount)
      sort(by: rules)
      return
    }
    var plan = AuditPlan(base, seed: seed)
    var open = rules
    let settings = plan.settings()
    for setting in settings {
      stop.reached(settingCount, of: settings.count)
      let stop = stop.part(settingCount, of: settings.count)
      let trial = try AuditTrial(setting, seed: seed &+ UInt64(settingCount), stop: stop)
      let isOwn = settingCount == 0
      settingCount += 1
      var isAnswered = false
      for rule in open where isOwn || !rule.isOfOwnSettings {
        guard let violation = rule.find(trial) else { continue }
        let shrinking = AuditShrinking(rule: rule, base: base, seed: trial.seed, stop: stop)
        let smallest = try shrinking.shrunk(trial, violation)
        findings.append(
          Finding(
            rule: rule, trial: smallest.trial, violation: smallest.violation,
            line: words.line(to: smallest.trial.request, for: smallest.violation)))
        open.removeAll { $0.id == rule.id }
        isAnswered = true
      }
      if let refusal = trial.refusal, !isAnswered, settingCount <= settings.count - AuditPlan.drawn
      {
        add(Fault(refusal).message, at: words.settings(of: setting))
      }
    }
    sort(by: rules)
  }

  private mutating func sort(by rules: [AuditRule]) {
    let order = rules.map(\.id)
    findings.sort {
      (order.firstIndex(of: $0.rule.id) ?? 0) < (order.firstIndex(of: $1.rule.id) ?? 0)
    }
  }

  /// A refusal is told once for each sentence, and of settings with one thing changed.
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
