/// A line to try, with what it shows.
public struct Example: Sendable, Hashable {
  /// Commands, separated by `;`.
  public var commands: String
  /// What one sees, in one sentence without a final stop.
  public var shows: String

  /// Commands and what they show.
  public init(_ commands: String, _ shows: String) {
    self.commands = commands
    self.shows = shows
  }
}

/// A template that a strategy supplies, as text that a user could type.
public struct Preset: Sendable, Hashable {
  /// The name it is used by.
  public var name: String
  /// What it looks like, in one sentence without a final stop.
  public var summary: String
  /// The text between the braces of `template NAME { … }`.
  public var text: String

  /// A named template.
  public init(_ name: String, _ summary: String, _ text: String) {
    self.name = name
    self.summary = summary
    self.text = text
  }
}

/// All that is said about a strategy, said once: parser, help, completion, errors and tests read
/// it here.
public struct StrategyDefinition<Owner>: Sendable {
  /// The name one types.
  public let name: String
  /// Other names for the same.
  public let aliases: [String]
  /// What it does, in one sentence without a final stop.
  public let summary: String
  /// What can be set.
  public let parameters: [Parameter<Owner>]
  /// Group descriptions it brings along.
  public let presets: [Preset]
  /// Lines to try; the tests run them.
  public let examples: [Example]

  /// The definition of a strategy.
  public init(
    name: String, aliases: [String] = [], summary: String, parameters: [Parameter<Owner>] = [],
    presets: [Preset] = [], examples: [Example]
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.parameters = parameters
    self.presets = presets
    self.examples = examples
  }
}
