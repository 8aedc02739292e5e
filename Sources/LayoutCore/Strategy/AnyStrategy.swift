/// The card of a strategy without its type.
public struct StrategyCard: Sendable, Hashable {
  /// The name one types.
  public let name: String
  /// Other names for the same.
  public let aliases: [String]
  /// What it does, in one sentence without a final stop.
  public let summary: String
  /// What can be set.
  public let parameters: [ParameterCard]
  /// Group descriptions it brings along.
  public let presets: [Preset]
  /// Lines to try.
  public let examples: [Example]

  /// A card as it is written for a type: `Card`.
  public init(
    name: String, aliases: [String], summary: String, parameters: [ParameterCard],
    presets: [Preset], examples: [Example]
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.parameters = parameters
    self.presets = presets
    self.examples = examples
  }

  /// The parameter called `name`; nil if there is none.
  public func parameter(_ name: String) -> ParameterCard? {
    parameters.first { $0.name == name }
  }
}

/// Any strategy, with its parameters set by name.
public struct AnyStrategy: Sendable {
  private(set) var strategy: any LayoutStrategy
  /// Name, parameters and examples.
  public let card: StrategyCard

  /// The strategy of type `Strategy` with every parameter at its standard.
  public init<Strategy: LayoutStrategy>(_ type: Strategy.Type) {
    let strategy = Strategy()
    self.strategy = strategy
    card = strategy.typelessCard
  }

  /// The value of the parameter `name`; nil if there is none.
  public func value(of name: String) -> ParameterValue? { strategy.value(of: name) }

  /// Sets the parameter `name` to a value that its card allows; anything else changes nothing.
  public mutating func set(_ name: String, to value: ParameterValue) {
    strategy.set(name, to: value)
  }

  /// Places the items of `request`, or says why it cannot.
  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    try strategy.layout(request)
  }

  /// `section` with what the strategy's own description states.
  public func adjusted(
    _ section: Section, templates: [String: SectionTemplate]
  ) throws(LayoutError) -> Section {
    try strategy.adjusted(section, templates: templates)
  }
}

extension AnyStrategy: Equatable {
  /// Whether it is the same strategy with the same parameters.
  public static func == (first: AnyStrategy, second: AnyStrategy) -> Bool {
    first.strategy.isEqual(to: second.strategy)
  }
}

extension LayoutStrategy {
  /// The card, with this strategy's values as the standards.
  fileprivate var typelessCard: StrategyCard {
    let card = Self.card
    return StrategyCard(
      name: card.name, aliases: card.aliases, summary: card.summary,
      parameters: card.parameters.map { parameter in
        ParameterCard(
          name: parameter.name, summary: parameter.summary, kind: parameter.kind,
          standard: parameter.value(in: self))
      }, presets: card.presets, examples: card.examples)
  }

  /// Whether `other` is the same strategy with the same parameters.
  func isEqual(to other: any LayoutStrategy) -> Bool { (other as? Self) == self }

  fileprivate func value(of name: String) -> ParameterValue? {
    Self.card.parameters.first { $0.name == name }?.value(in: self)
  }

  fileprivate mutating func set(_ name: String, to value: ParameterValue) {
    Self.card.parameters.first { $0.name == name }?.set(value, in: &self)
  }
}
