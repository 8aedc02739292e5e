import LayoutCore

/// Reduces a violation to a small case.
///
/// 1. Revert, one by one, the changes of a setting.
/// 2. Take the fewest items: every number up to `allTried`, then by halving.
/// 3. Cut the rectangle down to the first item in question, then halve it, at whole points.
///
/// A step stays if the same rule still finds a violation. Where a program trapped is looked up for the
/// smallest case alone: it takes longer than all else.
struct AuditShrinking {
  /// So many items are tried one number after another.
  private static let allTried = 40

  let rule: AuditRule
  let base: LayoutRequest
  let seed: UInt64
  let stop: StopSignal

  /// The smallest trial and violation that `violation` of `trial` leads to.
  func shrunk(
    _ trial: AuditTrial, _ violation: AuditViolation
  ) throws(LayoutError) -> (trial: AuditTrial, violation: AuditViolation) {
    var smallest = (trial: trial, violation: violation)
    for change in simplifications {
      var request = smallest.trial.request
      change(&request, base)
      if let simpler = try tried(request) { smallest = simpler }
    }
    if let count = violation.count {
      var request = smallest.trial.request
      request.sections[0].count = count
      return (try AuditTrial(request, seed: seed, stop: stop), smallest.violation)
    }
    smallest = try fewestItems(smallest)
    if smallest.trial.request.isTrial, smallest.trial.refusal?.end != nil {
      smallest = try tried(smallest.trial.request, isLast: true) ?? smallest
    }
    return try smallestRect(smallest)
  }

  private typealias Simplification = (inout LayoutRequest, LayoutRequest) -> Void

  private var simplifications: [Simplification] {
    let names = base.sections[0].strategy.definition.parameters.map(\.name)
    let parameters = names.map { name -> Simplification in
      { request, base in
        guard let value = base.sections[0].strategy.value(of: name) else { return }
        request.sections[0].strategy.set(name, to: value)
      }
    }
    return [
      { $0.container = $1.container },
      { $0.axis = $1.axis },
      { $0.isRightToLeft = $1.isRightToLeft },
      { $0.sections[0].sizes = $1.sections[0].sizes },
      { $0.sections[0].spacing = $1.sections[0].spacing },
    ] + parameters
  }

  /// What the rule finds in `request`; nil where it finds nothing.
  private func tried(
    _ request: LayoutRequest, isLast: Bool = false
  ) throws(LayoutError) -> (trial: AuditTrial, violation: AuditViolation)? {
    var request = request
    request.isTrial = !isLast
    let trial = try AuditTrial(request, for: [rule], seed: seed, stop: stop)
    return rule.find(trial).map { (trial, $0) }
  }

  private func fewestItems(
    _ found: (trial: AuditTrial, violation: AuditViolation)
  ) throws(LayoutError) -> (trial: AuditTrial, violation: AuditViolation) {
    var smallest = found
    var request = found.trial.request
    for count in 0..<min(Self.allTried, request.sections[0].count) {
      request.sections[0].count = count
      if let fewer = try tried(request) { return fewer }
    }
    var tooFew = Self.allTried - 1
    while smallest.trial.section.count - tooFew > 1 {
      let middle = tooFew + (smallest.trial.section.count - tooFew) / 2
      request.sections[0].count = middle
      if let fewer = try tried(request) { smallest = fewer } else { tooFew = middle }
    }
    return smallest
  }

  private func smallestRect(
    _ found: (trial: AuditTrial, violation: AuditViolation)
  ) throws(LayoutError) -> (trial: AuditTrial, violation: AuditViolation) {
    guard let rect = found.violation.rect else { return found }
    var smallest = found
    var current = rect
    var candidates: [Rect] = []
    if let item = found.violation.items.first?.index, found.trial.frames.indices.contains(item),
      let shared = found.trial.frames[item].intersection(rect)
    {
      candidates.append(shared.onWholePoints)
    }
    candidates += current.halves
    while let candidate = candidates.first {
      candidates.removeFirst()
      try stop.check()
      var trial = found.trial
      trial.onlyRects = [candidate]
      guard let violation = rule.find(trial) else { continue }
      smallest = (trial, violation)
      current = candidate
      candidates = current.halves
    }
    return smallest
  }
}
