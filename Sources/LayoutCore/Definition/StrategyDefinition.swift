/// A line to try, with what it shows.
public struct Example: Sendable, Hashable {
  /// Commands, separated by `;`.
  public var commands: String
  /// What the user sees, as one sentence without a full stop.
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
  /// What it looks like, as one sentence without a full stop.
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

/// The name, parameters and examples of a strategy, declared once: the parser, help, completion,
/// errors and tests read them here.
///
/// ```swift
/// StrategyDefinition(
///   name: "list", summary: "one column; items are as wide as the container",
///   parameters: [.points("padding", \.padding, 0...1000, "space around each item")],
///   examples: [Example("use list; items 6; draw", "six rows")])
/// ```
public struct StrategyDefinition<Owner>: Sendable {
  /// The name in commands: `use masonry`.
  public let name: String
  /// Other names for the same.
  public let aliases: [String]
  /// What it does, as one sentence without a full stop.
  public let summary: String
  /// What can be set.
  public let parameters: [Parameter<Owner>]
  /// The templates that it supplies.
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
