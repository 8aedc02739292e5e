import LayoutCore
import LayoutText

/// The settings at which an external strategy checks its own contract: fewer than for a built-in
/// one, because each is a question to another process.
///
/// 1. The current setting, with its changes.
/// 2. Where files crash: no items, one, an empty section, many sections, no width, little width;
/// with several sections, all answers are compared, too.
/// 3. One thing changed: counts, containers, sizes, parameters.
/// 4. Many items, and how the work of an answer grows with them.
/// 5. Several changes at once, drawn by the seed.
struct OutsidePlan {
  /// A setting, and what is looked at there.
  struct Step {
    var request: LayoutRequest
    var aspects: Set<SelfAudit.Aspect>
  }

  private static let drawn = 12

  typealias Change = @Sendable (inout LayoutRequest) -> Void

  private let base: LayoutRequest
  private var random: SplitMix

  /// A plan for `base`, which has one section.
  init(_ base: LayoutRequest, seed: UInt64) {
    var small = base
    small.sections[0].count = min(base.sections[0].count, AuditPlan.most)
    self.base = small
    random = SplitMix(seed: seed)
  }

  /// Every aspect of `request` at the present settings: what `audit --here` checks.
  static func here(_ request: LayoutRequest) -> [Step] {
    [.survival, .answers, .changes, .growth].map { Step(request: request, aspects: [$0]) }
  }

  /// The steps, in order; the first has the present settings.
  mutating func steps() -> [Step] {
    var steps = [Step(request: base, aspects: [.survival, .answers, .changes])]
    for count in [0, 1] {
      steps.append(step([.survival, .answers]) { $0.sections[0].count = count })
    }
    for counts in [[3, 0, 3], Array(repeating: 2, count: 10)] {
      steps.append(step([.survival, .answers, .changes]) { $0 = Self.sections(counts, of: $0) })
    }
    for width in [0, 50.0] { steps.append(step([.survival]) { $0.container.width = width }) }
    for count in [2, 3, 7, 40, AuditPlan.most] {
      steps.append(step([.answers]) { $0.sections[0].count = count })
    }
    steps.append(step([.changes]) { $0.sections[0].count = 40 })
    for change in containers + sizes() { steps.append(step([.survival, .answers], change)) }
    for change in Self.parameters(of: base.sections[0].strategy) {
      steps.append(step([.survival, .answers, .changes], change))
    }
    steps.append(step([.answers]) { $0.sections[0].count = AuditRule.manyItems })
    steps.append(Step(request: base, aspects: [.growth]))
    for _ in 0..<Self.drawn { steps.append(Step(request: drawn(), aspects: [.answers])) }
    return steps
  }

  private func step(
    _ aspects: Set<SelfAudit.Aspect>, _ change: (inout LayoutRequest) -> Void
  ) -> Step {
    var request = base
    change(&request)
    return Step(request: request, aspects: aspects)
  }

  private static func sections(_ counts: [Int], of request: LayoutRequest) -> LayoutRequest {
    var request = request
    let section = request.sections[0]
    request.sections = counts.map { count in
      var section = section
      section.count = count
      return section
    }
    return request
  }

  private var containers: [Change] {
    let size = base.container
    return [
      { $0.container.width = 320 }, { $0.container.width = 2 * size.width },
      { $0.container = Size(width: size.height, height: size.width) },
    ]
  }

  /// An item taller than the screen, and sizes that are drawn.
  private mutating func sizes() -> [Change] {
    var patterns = [
      [Size(width: 60, height: base.container.height + 100), Size(width: 60, height: 40)]
    ]
    patterns.append(
      (0..<5).map { _ in
        Size(
          width: Double(Int.random(in: 20...120, using: &random)),
          height: Double(Int.random(in: 20...160, using: &random)))
      })
    return patterns.map { pattern -> Change in
      {
        $0.sections[0].sizes = .pattern(pattern)
        $0.sections[0].explicit.insert(.sizes)
      }
    }
  }

  /// For each parameter with a default in the file: less and more than that value. A default of
  /// zero is most often not meant to be set, because the file counts with it. Values that the lab
  /// supplies in place of an app do not change.
  static func parameters(of strategy: AnyStrategy) -> [Change] {
    strategy.definition.parameters.filter { !$0.isSupplied }.flatMap { parameter in
      values(around: parameter.standard).filter { parameter.kind.allows($0) }
        .map { value -> Change in { $0.sections[0].strategy.set(parameter.name, to: value) } }
    }
  }

  private static func values(around standard: ParameterValue) -> [ParameterValue] {
    switch standard {
    case .count(let count) where count > 0:
      Set([1, count + 1, 2 * count]).subtracting([count]).sorted().map { .count($0) }
    case .points(let points) where points > 0:
      // Up to 1 it is a share, which is at most the whole.
      [.points(points / 2), .points(points <= 1 ? 1 : 2 * points)].filter { $0 != standard }
    case .flag(let flag): [.flag(!flag)]
    default: []
    }
  }

  private mutating func drawn() -> LayoutRequest {
    var request = base
    request.sections[0].count = Int.random(in: 1...60, using: &random)
    let parameters = Self.parameters(of: base.sections[0].strategy)
    for group in [containers, sizes(), parameters] where Bool.random(using: &random) {
      if let change = group.randomElement(using: &random) { change(&request) }
    }
    return request
  }
}
