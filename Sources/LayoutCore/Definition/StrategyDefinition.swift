/// A line to try, with what it shows.
///
/// ```swift
/// Example("use grid columns=3; sizes 100; items 9; draw", "three rows of three squares")
/// ```
///
/// `help` prints both; a test runs the commands from the initial state.
public struct Example: Sendable, Hashable {
  /// Commands, separated by `;`.
  public var commands: String
  /// What the user sees, as one sentence without a full stop.
  public var shows: String

  /// An example: `commands`, and what they show.
  public init(_ commands: String, _ shows: String) {
    (self.commands, self.shows) = (commands, shows)
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
  /// Other names for `use`, such as `waterfall`.
  public let aliases: [String]
  /// What it does, as one sentence without a full stop.
  public let summary: String
  /// The parameters, in the order of `help`.
  public let parameters: [Parameter<Owner>]
  /// Examples for `help`; the lab's tests run them.
  public let examples: [Example]

  /// The definition of a strategy; without parameters by default.
  public init(
    name: String, aliases: [String] = [], summary: String, parameters: [Parameter<Owner>] = [],
    examples: [Example]
  ) {
    (self.name, self.aliases, self.summary, self.parameters) = (name, aliases, summary, parameters)
    self.examples = examples
  }
}
