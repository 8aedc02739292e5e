import LayoutCore

/// The audit of an external strategy that checks its own contract: asks it at one setting after
/// another, and reduces what it finds.
///
/// A crash costs much more than an answer, and a question without an answer costs seconds, so the
/// rest is skipped after a few of them.
struct OutsideAudit {
  /// So many crashes end it.
  private static let mostCrashes = 8
  /// So many settings without an answer end it.
  private static let mostUnanswered = 2
  /// So many items are tried one number after another.
  private static let allTried = 12

  private(set) var findings: [LayoutAudit.Finding] = []
  private(set) var undecided: [SelfAudit.Undecided] = []
  private(set) var settingCount = 0
  /// The settings that were not tried; nil where all were.
  private(set) var skipped: SkippedSettings?

  private let base: LayoutRequest
  private let words: AuditWords
  /// The commands that load the layout; nil where only the present settings are checked.
  private let load: [String]?
  private let seed: UInt64
  private let stop: StopSignal
  private var crashes = 0
  /// The cases without an answer: they are not asked about again.
  private var silent: [Case] = []
  /// Why no more settings are tried; nil while more are.
  private var end: SkippedSettings.Reason? {
    if crashes >= Self.mostCrashes { return .crashes }
    let settings = silent.indices.filter { place in
      !silent[..<place].contains { $0.step.hasSettings(of: silent[place].step) }
    }
    return settings.count >= Self.mostUnanswered ? .silence : nil
  }
  /// What was found beside what was looked for, while something else was made smaller.
  private var passing: [String: Case] = [:]

  /// A broken rule, and the settings that show it.
  private struct Case {
    var step: OutsidePlan.Step
    var violation: AuditViolation
    var refusal: LayoutError?
  }

  /// Tries `base`, which has one section, at many settings.
  ///
  /// - Throws: `LayoutError.interrupted` if `stop` asks for it, and nothing else.
  init(
    of base: LayoutRequest, words: AuditWords, after load: [String], seed: UInt64,
    stop: StopSignal, rules: [AuditRule]
  ) throws(LayoutError) {
    (self.base, self.words, self.load, self.seed, self.stop) = (base, words, load, seed, stop)
    var plan = OutsidePlan(base, seed: seed)
    var open = rules
    let steps = plan.steps()
    for step in steps {
      stop.reached(settingCount, of: steps.count)
      if let end {
        skipped = SkippedSettings(count: steps.count - settingCount, reason: end)
        break
      }
      settingCount += 1
      let found = try cases(at: step)
      for rule in open where settingCount == 1 || !rule.isOfOwnSettings || step.isOfGrowth {
        guard let first = found[rule.id], !isFollowing(rule) else { continue }
        try add(rule, try shrunk(first, rule), open: &open)
      }
      for rule in open where !rule.isOfOwnSettings && !isFollowing(rule) {
        if let first = passing[rule.id] { try add(rule, try shrunk(first, rule), open: &open) }
      }
    }
  }

  /// Checks `request` at its present settings, without shrinking.
  ///
  /// - Throws: `LayoutError.interrupted` if `stop` asks for it, and nothing else.
  init(
    at request: LayoutRequest, words: AuditWords, seed: UInt64, stop: StopSignal, rules: [AuditRule]
  ) throws(LayoutError) {
    (base, self.words, load, self.seed, self.stop) = (request, words, nil, seed, stop)
    var open = rules
    settingCount = 1
    for step in OutsidePlan.here(request) {
      let found = try cases(at: step)
      for rule in open where !isFollowing(rule) {
        if let found = found[rule.id] { try add(rule, found, open: &open) }
      }
    }
  }

  private mutating func add(
    _ rule: AuditRule, _ found: Case, open: inout [AuditRule]
  ) throws(LayoutError) {
    findings.append(try finding(of: rule, found))
    open.removeAll { $0.id == rule.id }
  }

  /// Whether `rule` only repeats another finding: frames that change without a change also change
  /// after one, and content without an end has no screen in its middle whose work could grow.
  private func isFollowing(_ rule: AuditRule) -> Bool {
    let causes = [
      AuditRule.staleAfterChange.id: AuditRule.prepareNotIdempotent.id,
      AuditRule.growth.id: AuditRule.badNumber.id,
    ]
    return findings.contains { $0.rule.id == causes[rule.id] }
  }

  /// What is found at a step, by the names of the rules.
  private mutating func cases(at step: OutsidePlan.Step) throws(LayoutError) -> [String: Case] {
    try stop.check()
    if let known = silent.first(where: { $0.step.covers(step) }) {
      return [AuditRule.noAnswer.id: known]
    }
    let question = SelfAudit.Question(
      step.request, aspects: step.aspects, seed: Int(truncatingIfNeeded: seed % 1_000_000))
    do throws(LayoutError) {
      guard let audit = try step.request.sections[0].strategy.audit(question) else { return [:] }
      var unclear = audit.undecided
      var findings = audit.findings
      if findings.contains(where: { isForOneSection($0, at: step) }) {
        findings.removeAll { finding in
          !finding.items.isEmpty && finding.items.allSatisfy { $0.section > 0 }
        }
        unclear.append(
          SelfAudit.Undecided(
            rule: AuditRule.missedInRect.id, reason: "of several sections, it places only the first"
          ))
      }
      undecided += unclear.filter { !undecided.contains($0) }
      return Dictionary(
        findings.map { finding in
          (finding.rule, Case(step: step, violation: AuditViolation(finding), refusal: nil))
        }, uniquingKeysWith: { first, _ in first })
    } catch {
      if error == .interrupted { throw error }
      guard let reason = error.end else { return [:] }
      let found = Case(
        step: step, violation: AuditViolation(message: reason, trap: error.trap), refusal: error)
      guard error.silence != nil else {
        crashes += 1
        return [AuditRule.crashOn.id: found]
      }
      silent.append(found)
      return [AuditRule.noAnswer.id: found]
    }
  }

  /// Whether `finding` only says that a layout is written for one section: it places no item of the
  /// others, which the audit added.
  private func isForOneSection(_ finding: SelfAudit.Finding, at step: OutsidePlan.Step) -> Bool {
    let others = step.request.sections.dropFirst().reduce(0) { $0 + $1.count }
    return load != nil && others > 0 && finding.rule == AuditRule.missedInRect.id
      && finding.rect == nil && finding.items.count == others
      && finding.items.allSatisfy { $0.section > 0 }
  }

  private func finding(
    of rule: AuditRule, _ smallest: Case
  ) throws(LayoutError) -> LayoutAudit.Finding {
    var request = smallest.step.request
    if let count = smallest.violation.count { request.sections[0].count = count }
    let trial =
      if let refusal = smallest.refusal {
        AuditTrial(refused: request, because: refusal, seed: seed, stop: stop)
      } else { try AuditTrial(request, seed: seed, stop: stop) }
    return LayoutAudit.Finding(
      rule: rule, trial: trial, violation: smallest.violation,
      // Here the line needs no proof: it is the one that was typed.
      lines: load.map { words.lines(to: request, for: smallest.violation, of: rule, after: $0) }
        ?? ["audit --here"])
  }

  // MARK: Shrinking

  /// The smallest case that `found` leads to: with what is set again, one thing after another; then
  /// with the fewest items.
  private mutating func shrunk(_ found: Case, _ rule: AuditRule) throws(LayoutError) -> Case {
    // To try others would take seconds for each.
    guard rule.id != AuditRule.noAnswer.id else { return found }
    var smallest = found
    for simplify in simplifications {
      var simpler = smallest.step.request
      simplify(&simpler)
      guard simpler != smallest.step.request else { continue }
      if let kept = try kept(smallest, with: simpler, rule) { smallest = kept }
    }
    if found.violation.count == nil { smallest = try fewestItems(smallest, rule) }
    return smallest
  }

  /// Each sets one thing back: the container, the sizes, a parameter.
  private var simplifications: [OutsidePlan.Change] {
    let (container, own) = (base.container, base.sections[0])
    let parameters = own.strategy.definition.parameters.map { parameter -> OutsidePlan.Change in
      { request in
        guard let value = own.strategy.value(of: parameter.name) else { return }
        for number in request.sections.indices {
          request.sections[number].strategy.set(parameter.name, to: value)
        }
      }
    }
    return [
      { $0.container = container },
      { request in
        for number in request.sections.indices {
          request.sections[number].sizes = own.sizes
          request.sections[number].explicit = own.explicit
        }
      },
    ] + parameters
  }

  /// The case at `request`, where the same rule still finds something.
  private mutating func kept(
    _ found: Case, with request: LayoutRequest, _ rule: AuditRule
  ) throws(LayoutError) -> Case? {
    var step = found.step
    step.request = request
    let cases = try cases(at: step)
    passing.merge(cases) { first, _ in first }
    return cases[rule.id]
  }

  private mutating func fewestItems(_ found: Case, _ rule: AuditRule) throws(LayoutError) -> Case {
    guard found.step.request.sections.count == 1 else { return found }
    var smallest = found
    var request = found.step.request
    let count = request.sections[0].count
    for fewer in 0..<min(Self.allTried, count) where end == nil {
      request.sections[0].count = fewer
      if let kept = try kept(found, with: request, rule) { return kept }
    }
    var tooFew = min(Self.allTried, count) - 1
    while smallest.step.request.sections[0].count - tooFew > 1, end == nil {
      let middle = tooFew + (smallest.step.request.sections[0].count - tooFew) / 2
      request.sections[0].count = middle
      if let kept = try kept(found, with: request, rule) {
        smallest = kept
      } else {
        tooFew = middle
      }
    }
    return smallest
  }
}

extension OutsidePlan.Step {
  /// Whether it is about growth: rules at the present settings check it, too.
  fileprivate var isOfGrowth: Bool { aspects == [.growth] }

  /// Whether what has no answer here has none at `other` either: all of it is asked there, too.
  fileprivate func covers(_ other: OutsidePlan.Step) -> Bool {
    aspects.isSubset(of: other.aspects) && hasSettings(of: other)
  }

  /// Whether the settings are equal; where there are no items, the others hardly matter.
  fileprivate func hasSettings(of other: OutsidePlan.Step) -> Bool {
    request == other.request || !(request.hasItems || other.request.hasItems)
  }
}

extension LayoutRequest {
  fileprivate var hasItems: Bool { sections.contains { $0.count > 0 } }
}

extension AuditViolation {
  init(_ finding: SelfAudit.Finding) {
    self.init(message: finding.message)
    items = finding.items
    rect = finding.rect
    count = finding.count
    method = finding.method.flatMap(LayoutMethod.init)
  }
}
