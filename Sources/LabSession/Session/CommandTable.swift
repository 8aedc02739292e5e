public import LabLanguage
import Synchronization

/// The commands that a session understands.
public struct CommandTable: Sendable {
  /// A command by its names, and the rest of it for when it is needed.
  final class Entry: Sendable {
    let name: String
    let shortName: ShortWord?
    let aliases: [String]
    let group: CommandGroup
    let isSaved: Bool
    let command: @Sendable () -> Command

    init(
      name: String, group: CommandGroup, isSaved: Bool, command: @escaping @Sendable () -> Command
    ) {
      (self.name, self.group, self.isSaved, self.command) = (name, group, isSaved, command)
      (shortName, aliases) = (ShortWord(name), [])
    }

    init(_ command: Command) {
      let definition = command.definition
      (name, aliases) = (definition.name, definition.aliases)
      shortName = ShortWord(name)
      (group, isSaved) = (definition.group, definition.isSaved)
      self.command = { command }
    }
  }

  private let program: ProgramCommands
  /// The command that ran last.
  private var last: Entry?
  /// The commands that you defined, in the order of their definition.
  public internal(set) var macros: [Macro] = []
  /// Short words that the prompt expands, each with its text.
  public internal(set) var abbreviations: [String: String] = [:]

  /// The session's own commands, and those of `modules` at their places.
  init(with modules: [SessionModule]) {
    program = ProgramCommands(modules)
  }

  /// The commands of the program, in the order of `help`.
  public var builtIn: [Command] { program.entries.all.map { $0.command() } }

  /// The command of the program that has this name or alias.
  ///
  /// - Complexity: O(1).
  package subscript(name: String) -> Command? { entry(named: name)?.command() }

  /// What is known of the command that has this name or alias before it is needed.
  func entry(named name: String) -> Entry? { program.entries[name] }

  /// The same for a line that is to run. Scripts repeat commands, so the last one is tried first.
  mutating func entry(running line: Statement) -> Entry? {
    let isLast =
      if let name = line.shortName { last?.shortName == name } else { last?.name == line.name.text }
    if isLast { return last }
    let entry = entry(named: line.name.text)
    last = entry ?? last
    return entry
  }

  /// The definitions of all commands and macros, in the order of `help`.
  public var definitions: [CommandDefinition] {
    builtIn.map(\.definition) + macros.map(\.definition)
  }
}

/// The commands of the program, made when they are first read: the first line needs them, and not the
/// first picture.
private final class ProgramCommands: Sendable {
  private let modules: [SessionModule]
  private let made = Mutex<Entries?>(nil)

  init(_ modules: [SessionModule]) { self.modules = modules }

  var entries: Entries {
    made.withLock { made in
      if let made { return made }
      let entries = Entries(Command.own, with: modules)
      made = entries
      return entries
    }
  }
}

/// Commands in the order of `help`, found by their names and aliases.
private final class Entries: Sendable {
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
