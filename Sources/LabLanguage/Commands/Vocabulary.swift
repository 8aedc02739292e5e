public import LayoutCore

/// The names that exist now, for completion and suggestions.
public struct Vocabulary: Sendable {
  /// The definitions of all commands, in the order of `help`.
  public var commands: [CommandDefinition]
  /// The definitions of all strategies, in the order of `help`.
  public var strategies: [AnyStrategyDefinition]
  /// The name of the strategy in use.
  public var strategy: String
  /// The definitions of all settings; some of them are commands.
  public var settings: [CommandDefinition] = []
  /// The templates that `use compositional template=` accepts, built-in and defined ones.
  public var templates: [Choice] = []
  /// The names of demos.
  public var demos: [Choice] = []
  /// The names of lessons.
  public var lessons: [Choice] = []
  /// Topics of `help` that are neither commands nor strategies.
  public var topics: [Choice] = []
  /// The names of marked states.
  public var marks: [Choice] = []
  /// The names of commands that a person defined.
  public var macros: [Choice] = []
  /// What is set now, as it is typed, by the name of a parameter or of a command: `padding`,
  /// `spacing line`.
  public var values: [String: String] = [:]
  /// The items and views there are, as long as they are few enough to choose from.
  public var elements: [Choice] = []
  /// What the name of an item may be: `0–11`.
  public var items = ""
  /// The names that stand for numbers in calculations, and in `check`.
  public var names: [Choice] = []

  /// The names of definitions; the names of all other kinds are empty until they are set.
  public init(
    commands: [CommandDefinition], strategies: [AnyStrategyDefinition], strategy: String
  ) {
    (self.commands, self.strategies, self.strategy) = (commands, strategies, strategy)
  }

  /// The definition of the command `name`, which may be an alias, or a short form of the prompt.
  func command(_ name: String) -> CommandDefinition? {
    commands.named(name) ?? commands.meant(by: name)
  }

  /// The place of the `>` that redirects the answer to the command that `tokens` begin.
  func redirectionPlace(in tokens: [Token]) -> Int? {
    guard !tokens.isEmpty else { return nil }
    return Statement(source: "", tokens: tokens).redirectionPlace { command($0) }
  }

  /// The definition of the strategy `name`, which may be an alias.
  public func strategy(named name: String) -> AnyStrategyDefinition? {
    strategies.first { $0.name == name } ?? strategies.first { $0.aliases.contains(name) }
  }

  /// The definition of the setting `name`, for `set`. A parameter of the strategy in use takes
  /// precedence over a setting without a command.
  func setting(_ name: String) -> CommandDefinition? {
    let found = settings.first { $0.name == name }
    let isParameter = strategy(named: strategy)?.parameter(name) != nil
    return found.flatMap { isParameter && !commands.contains($0) ? nil : $0 }
  }
}
