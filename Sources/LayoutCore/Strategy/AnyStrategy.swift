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

  /// A card that is known only while the program runs; of a strategy's own type, it follows from
  /// `LayoutStrategy.card`.
  public init(
    name: String, aliases: [String] = [], summary: String, parameters: [ParameterCard] = [],
    presets: [Preset] = [], examples: [Example] = []
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
  private var box: any Box
  /// Name, parameters and examples.
  public let card: StrategyCard

  /// The strategy of type `Strategy` with every parameter at its standard.
  public init<Strategy: LayoutStrategy>(_ type: Strategy.Type) {
    let box = StrategyBox(strategy: Strategy())
    self.box = box
    card = box.card
  }

  /// A strategy that comes from outside, with every parameter at its standard: what it is called
  /// is read while the program runs, and `place` gets the values of its parameters by their names.
  public init(
    card: StrategyCard,
    place: @escaping @Sendable (SectionRequest, [String: ParameterValue]) throws(LayoutError) ->
      any SolvedLayout
  ) {
    let standards = card.parameters.map { ($0.name, $0.standard) }
    box = OutsideBox(
      card: card, values: Dictionary(standards, uniquingKeysWith: { first, _ in first }),
      place: place)
    self.card = card
  }

  /// The value of the parameter `name`; nil if there is none.
  public func value(of name: String) -> ParameterValue? { box.value(of: name) }

  /// Sets the parameter `name` to a value that its card allows; anything else changes nothing.
  public mutating func set(_ name: String, to value: ParameterValue) {
    box.set(name, to: value)
  }

  /// Places the items of `request`, or says why it cannot.
  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    try box.layout(request)
  }

  /// `section` with what the strategy's own description states.
  public func adjusted(
    _ section: Section, templates: [String: SectionTemplate]
  ) throws(LayoutError) -> Section {
    try box.adjusted(section, templates: templates)
  }
}

private protocol Box: Sendable {
  func value(of name: String) -> ParameterValue?
  mutating func set(_ name: String, to value: ParameterValue)
  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout
  func adjusted(_ section: Section, templates: [String: SectionTemplate])
    throws(LayoutError) -> Section
}

private struct StrategyBox<Strategy: LayoutStrategy>: Box {
  var strategy: Strategy

  var card: StrategyCard {
    let card = Strategy.card
    return StrategyCard(
      name: card.name, aliases: card.aliases, summary: card.summary,
      parameters: card.parameters.map { parameter in
        ParameterCard(
          name: parameter.name, summary: parameter.summary, kind: parameter.kind,
          standard: parameter.value(in: strategy))
      }, presets: card.presets, examples: card.examples)
  }

  func value(of name: String) -> ParameterValue? {
    Strategy.card.parameters.first { $0.name == name }?.value(in: strategy)
  }

  mutating func set(_ name: String, to value: ParameterValue) {
    Strategy.card.parameters.first { $0.name == name }?.set(value, in: &strategy)
  }

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    try strategy.layout(request)
  }

  func adjusted(
    _ section: Section, templates: [String: SectionTemplate]
  ) throws(LayoutError) -> Section {
    try strategy.adjusted(section, templates: templates)
  }
}

/// A strategy without a type of its own.
private struct OutsideBox: Box {
  let card: StrategyCard
  var values: [String: ParameterValue]
  let place:
    @Sendable (SectionRequest, [String: ParameterValue]) throws(LayoutError) -> any SolvedLayout

  func value(of name: String) -> ParameterValue? { values[name] }

  mutating func set(_ name: String, to value: ParameterValue) {
    guard card.parameter(name)?.kind.allows(value) == true else { return }
    values[name] = value
  }

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    try place(request, values)
  }

  func adjusted(
    _ section: Section, templates: [String: SectionTemplate]
  ) throws(LayoutError) -> Section { section }
}
