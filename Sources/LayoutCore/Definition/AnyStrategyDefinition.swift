/// The definition of a strategy without its type.
public struct AnyStrategyDefinition: Sendable, Hashable {
  /// The name in commands: `use masonry`.
  public let name: String
  /// Other names for `use`.
  public let aliases: [String]
  /// What it does, as one sentence without a full stop.
  public let summary: String
  /// The parameters, in the order of `help`.
  public let parameters: [ParameterDefinition]
  /// Examples for `help`.
  public let examples: [Example]

  /// A definition that is read while the program runs; for a type, write a `StrategyDefinition`.
  public init(
    name: String, aliases: [String] = [], summary: String, parameters: [ParameterDefinition] = [],
    examples: [Example] = []
  ) {
    (self.name, self.aliases, self.summary, self.parameters) = (name, aliases, summary, parameters)
    self.examples = examples
  }
}

extension AnyStrategyDefinition {
  /// The parameter called `name`; nil if there is none.
  public func parameter(_ name: String) -> ParameterDefinition? {
    parameters.first { $0.name == name }
  }
}
