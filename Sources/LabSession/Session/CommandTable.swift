public import LabLanguage

/// The commands that a session understands.
public struct CommandTable: Sendable {
  /// A command by its names, and the rest of it for when it is needed.
  final class Entry: Sendable {
    let name: String
    let aliases: [String]
    let group: CommandGroup
    let isSaved: Bool
    let command: @Sendable () -> Command

    init(
      name: String, group: CommandGroup, isSaved: Bool, command: @escaping @Sendable () -> Command
    ) {
      (self.name, self.group, self.isSaved, self.command) = (name, group, isSaved, command)
      aliases = []
    }

    init(_ command: Command) {
      let definition = command.definition
      (name, aliases) = (definition.name, definition.aliases)
      (group, isSaved) = (definition.group, definition.isSaved)
      self.command = { command }
    }
  }

  private let entries: [Entry]
  private let index: [String: Int]
  /// The commands that you defined, in the order of their definition.
  public internal(set) var macros: [Macro] = []
  /// Short words that the prompt expands, each with its text.
  public internal(set) var abbreviations: [String: String] = [:]

  /// The session's `own` commands, and those of `modules` at their places.
  init(_ own: [Entry], with modules: [SessionModule]) {
    let unplaced = modules.filter { $0.place == nil }.flatMap(\.commands).map { Entry($0) } + own
    var entries: [Entry] = []
    for group in CommandGroup.allCases {
      for entry in unplaced where entry.group == group { entries.append(entry) }
    }
    for module in modules {
      guard let place = entries.firstIndex(where: { $0.name == module.place }) else { continue }
      entries.insert(contentsOf: module.commands.map { Entry($0) }, at: place + 1)
    }
    self.entries = entries
    var index: [String: Int] = [:]
    index.reserveCapacity(2 * entries.count)
    for (number, entry) in entries.enumerated() {
      index[entry.name] = number
      for alias in entry.aliases { index[alias] = number }
    }
    self.index = index
  }

  /// The commands of the program, in the order of `help`.
  public var builtIn: [Command] { entries.map { $0.command() } }

  /// The command of the program that has this name or alias.
  ///
  /// - Complexity: O(1).
  package subscript(name: String) -> Command? { entry(named: name)?.command() }

  /// What is known of the command that has this name or alias before it is needed.
  func entry(named name: String) -> Entry? { index[name].map { entries[$0] } }

  /// The definitions of all commands and macros, in the order of `help`.
  public var definitions: [CommandDefinition] {
    builtIn.map(\.definition) + macros.map(\.definition)
  }
}
