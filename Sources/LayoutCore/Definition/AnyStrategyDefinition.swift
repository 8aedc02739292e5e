/// The definition of a strategy without its type.
public struct AnyStrategyDefinition: Sendable, Hashable {
  /// The name in commands: `use masonry`.
  public let name: String
  /// Other names for the same.
  public let aliases: [String]
  /// What it does, as one sentence without a full stop.
  public let summary: String
  /// What can be set.
  public let parameters: [ParameterDefinition]
  /// The templates that it supplies.
  public let presets: [Preset]
  /// Lines to try.
  public let examples: [Example]

  /// A definition that is read while the program runs; for a type, write a `StrategyDefinition`.
  public init(
    name: String, aliases: [String] = [], summary: String, parameters: [ParameterDefinition] = [],
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
  public func parameter(_ name: String) -> ParameterDefinition? {
    parameters.first { $0.name == name }
  }
}
