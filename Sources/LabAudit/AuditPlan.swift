import LayoutCore
import LayoutText

/// The settings that an audit tries, the simplest first.
///
/// 1. The present settings, then other numbers of items.
/// 2. One thing changed: the container, the directions, sizes, distances, a parameter at the ends
/// of its range.
/// 3. Several of these at once, drawn by the seed.
struct AuditPlan {
  /// The most items of a setting that is not about their number.
  static let most = 200
  static let drawn = 60

  private typealias Change = @Sendable (inout LayoutRequest) -> Void

  private let base: LayoutRequest
  private var random: SplitMix

  init(_ base: LayoutRequest, seed: UInt64) {
    var small = base
    small.sections[0].count = min(base.sections[0].count, Self.most)
    self.base = small
    random = SplitMix(seed: seed)
  }

  /// The settings, in order; the first is the one that is set.
  mutating func settings() -> [LayoutRequest] {
    var settings = [base]
    for count in [0, 1, 2, 3, 7, 12, 40, Self.most, AuditRule.manyItems] {
      settings.append(changed([{ $0.sections[0].count = count }]))
    }
    let groups = [containers, directions, sizes(), spacings] + parameters
    for change in groups.joined() { settings.append(changed([change])) }
    for _ in 0..<Self.drawn {
      let count = Int.random(in: 1...60, using: &random)
      var changes: [Change] = [{ $0.sections[0].count = count }]
      for group in groups where Bool.random(using: &random) {
        if let change = group.randomElement(using: &random) { changes.append(change) }
      }
      settings.append(changed(changes))
    }
    return settings
  }

  private func changed(_ changes: [Change]) -> LayoutRequest {
    var request = base
    for change in changes { change(&request) }
    return request
  }

  private var containers: [Change] {
    let container = base.container
    let isVertical = base.axis == .vertical
    return [320, 160, 100, 50, 1, 2 * (isVertical ? container.width : container.height)].map {
      crossSize in
      { request in
        if isVertical {
          request.container.width = crossSize
        } else {
          request.container.height = crossSize
        }
      }
    }
  }

  private var directions: [Change] {
    [
      { $0.isRightToLeft.toggle() },
      { $0.axis = $0.axis.across },
      {
        $0.axis = $0.axis.across
        $0.isRightToLeft.toggle()
      },
    ]
  }

  /// Sizes of whole points, one taller than the screen, and none.
  private mutating func sizes() -> [Change] {
    let tall =
      base.axis == .vertical
      ? Size(width: 60, height: 2 * base.container.height)
      : Size(width: 2 * base.container.width, height: 60)
    var patterns = [[tall, Size(width: 60, height: 40)], [.zero]]
    for _ in 0..<3 {
      patterns.append(
        (0..<5).map { _ in
          Size(
            width: Double(Int.random(in: 1...120, using: &random)),
            height: Double(Int.random(in: 1...160, using: &random)))
        })
    }
    return patterns.map { pattern in { $0.sections[0].sizes = .pattern(pattern) } }
  }

  private var spacings: [Change] {
    [
      { $0.sections[0].spacing = Spacing(line: 0, item: 0) },
      { $0.sections[0].spacing = Spacing(line: 33, item: 7.5) },
    ]
  }

  /// For each parameter the ends of its range, or its words; for one of a file, whose range says
  /// nothing, less and more than its value.
  private var parameters: [[Change]] {
    let strategy = base.sections[0].strategy
    if strategy.auditsItself { return [OutsidePlan.parameters(of: strategy)] }
    return strategy.definition.parameters.map { parameter in
      Self.values(of: parameter.kind).map { value in
        { $0.sections[0].strategy.set(parameter.name, to: value) }
      }
    }
  }

  /// The bounds of the allowed values; none for the name of a template, which has no bounds.
  private static func values(of kind: ParameterKind) -> [ParameterValue] {
    switch kind {
    case .count(let range): [.count(range.lowerBound), .count(range.upperBound)]
    case .points(let range): [.points(range.lowerBound), .points(range.upperBound)]
    case .optionalPoints(let range, absent: _):
      [.absent, .points(range.lowerBound), .points(range.upperBound)]
    case .optionalSize(let range, absent: _):
      [.absent] + [range.lowerBound, range.upperBound].map { .size(Size(width: $0, height: $0)) }
    case .choice(let choices): choices.map { .word($0.name) }
    case .pattern(let choices, absent: _): [.absent] + choices.map { .word($0.name) }
    case .flag: [.flag(false), .flag(true)]
    case .template: []
    }
  }
}
