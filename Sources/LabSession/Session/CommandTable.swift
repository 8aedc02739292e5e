public import LabLanguage

/// The commands that a session understands.
public struct CommandTable: Sendable {
  /// The commands of the program, in the order of `help`.
  public let builtIn: [Command]
  /// The commands that you defined, in the order of their definition.
  public internal(set) var macros: [Macro] = []
  /// Short words that the prompt expands, each with its text.
  public internal(set) var abbreviations: [String: String] = [:]
  private let index: [String: Int]

  /// The session's `own` commands, and those of `modules` at their places.
  init(_ own: [Command], with modules: [SessionModule]) {
    let joined = modules.filter { $0.place == nil }.flatMap(\.commands) + own
    var commands = CommandGroup.allCases.flatMap { group in
      joined.filter { $0.definition.group == group }
    }
    for module in modules {
      guard let place = commands.firstIndex(where: { $0.definition.name == module.place }) else {
        continue
      }
      commands.insert(contentsOf: module.commands, at: place + 1)
    }
    builtIn = commands
    var index: [String: Int] = [:]
    for (number, command) in commands.enumerated() {
      for name in [command.definition.name] + command.definition.aliases { index[name] = number }
    }
    self.index = index
  }

  /// The command of the program that has this name or alias.
  ///
  /// - Complexity: O(1).
  package subscript(name: String) -> Command? { index[name].map { builtIn[$0] } }

  /// The definitions of all commands and macros, in the order of `help`.
  public var definitions: [CommandDefinition] {
    builtIn.map(\.definition) + macros.map(\.definition)
  }
}
