public import LabLanguage
import LayoutCore

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

  /// The commands of the program, which the first line needs, and not the first picture.
  private let builtInEntries: Lazy<Entries>
  /// The commands that you defined, in the order of their definition.
  public internal(set) var macros: [Macro] = []
  /// Short words that the prompt expands, each with its text.
  public internal(set) var abbreviations: [String: String] = [:]

  /// The session's own commands, and those of `modules` at their places.
  init(with modules: [SessionModule]) {
    builtInEntries = Lazy { Entries(Command.own, with: modules) }
  }

  /// The commands of the program, in the order of `help`.
  public var builtIn: [Command] { builtInEntries.value.all.map { $0.command() } }

  /// The command of the program that has this name or alias.
  ///
  /// - Complexity: O(1).
  package subscript(name: String) -> Command? { entry(named: name)?.command() }

  /// What is known of the command that has this name or alias before it is needed.
  func entry(named name: String) -> Entry? { builtInEntries.value[name] }

  /// The definitions of all commands and macros, in the order of `help`.
  public var definitions: [CommandDefinition] {
    builtIn.map(\.definition) + macros.map(\.definition)
  }
}

/// Commands in the order of `help`, found by their names and aliases.
private struct Entries: Sendable {
  let all: [CommandTable.Entry]
  private let index: [String: Int]

  /// The session's `own` commands, and those of `modules` at their places.
  init(_ own: [CommandTable.Entry], with modules: [SessionModule]) {
    let unplaced = modules.filter { $0.place == nil }.flatMap(\.entries) + own
    var entries: [CommandTable.Entry] = []
    for group in CommandGroup.allCases {
      for entry in unplaced where entry.group == group { entries.append(entry) }
    }
    for module in modules {
      guard let place = entries.firstIndex(where: { $0.name == module.place }) else { continue }
      entries.insert(contentsOf: module.entries, at: place + 1)
    }
    all = entries
    var index: [String: Int] = [:]
    index.reserveCapacity(2 * entries.count)
    for (number, entry) in entries.enumerated() {
      index[entry.name] = number
      for alias in entry.aliases { index[alias] = number }
    }
    self.index = index
  }

  subscript(name: String) -> CommandTable.Entry? { index[name].map { all[$0] } }
}
