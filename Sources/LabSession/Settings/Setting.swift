package import LabLanguage
package import LayoutCore

/// A setting, declared once: its names, its values, its place in the state, and its help.
///
/// All users of settings read `all`: `set`, `unset` and the settings' own commands, `show`,
/// `tweak`, `sweep`, `check`, completion, help, JSON, and the report of a change. To add one, add
/// an element to `ofLayout`, `ofSections` or `ofSession`:
///
/// ```swift
/// Setting("rtl", "set the layout direction", .value(\.request.isRightToLeft, .flag()))
/// ```
package struct Setting: Sendable {
  /// What a setting decides, and with it which commands report it and put it back.
  package enum Subject: Sendable, Hashable {
    /// The frames of the layout.
    case layout
    /// What answers show of it. A lesson puts it back, as it does the layout.
    case view
    /// How the session talks to its user. A lesson leaves it alone.
    case session
  }

  /// Names, forms, help and examples, as of a command. A setting without a command has them for
  /// `set`, completion and help.
  package let definition: CommandDefinition
  let subject: Subject
  /// Whether its name is a command: `width 320` does what `set width 320` does.
  package let isCommand: Bool
  /// Its values: one, or one for each word, as `spacing line` and `spacing section`.
  package let parts: [Part]
  /// The words of the parts that a value without a word sets together; nil: the part without a word.
  private let together: [String]

  package var name: String { definition.name }

  /// A setting of `parts`.
  ///
  /// - Parameters:
  ///   - group: where `help` lists its command; nil: it has none, and only `set` sets it.
  ///   - together: the parts that a value without a word sets, with their help.
  init(
    _ name: String, aliases: [String] = [], _ summary: String, _ parts: Part...,
    of subject: Subject = .layout, group: CommandGroup? = .change,
    together: (summary: String, words: [String])? = nil, notes: [String] = [],
    related: [String] = [], next: [String] = [], isSaved: Bool = true, examples: [Example] = []
  ) {
    self.subject = subject
    isCommand = group != nil
    self.parts = parts.map { $0.named(name) }
    self.together = together?.words ?? []
    var forms = self.parts.flatMap { $0.forms(of: name, summary) }
    if let together, let first = parts.first {
      forms.insert(contentsOf: first.formsWithoutWord(of: name, together.summary), at: 0)
    }
    definition = CommandDefinition(
      name, aliases: aliases, group ?? .change, summary, forms: forms, notes: notes,
      related: related, next: next, isSaved: isSaved, examples: examples)
  }

  /// The parts that `arguments` set.
  private func parts(in arguments: Arguments) -> [Part] {
    let named = parts.filter { $0.word.map(arguments.has) ?? false }
    guard named.isEmpty else { return named }
    return parts.filter { $0.word.map(together.contains) ?? true }
  }

  /// Sets the values of `arguments`, in the current section or in all.
  func set(_ arguments: Arguments, _ session: inout Session, _ world: World) throws(LabError)
    -> Reply
  {
    var edits: [Part.Edit] = []
    for part in parts(in: arguments) { edits.append(try part.read(arguments, &session, world)) }
    let scope = session.scope
    return try session.change(in: world, at: arguments.command.span) { state throws(LabError) in
      for edit in edits { edit(&state, scope) }
    }
  }

  /// Sets it to what it is in `start`, in each section or in one; what a section has no value of its
  /// own for stays if there are values that it has.
  func restore(_ state: inout SessionState, from start: SessionState, section: Int?) {
    let own = section == nil ? [] : parts.filter(\.isPerSection)
    for part in own.isEmpty ? parts : own { part.restore(&state, start, section) }
  }

  /// What the part without a word is, as a parameter of a strategy would be described; nil where its
  /// values are more than a number or a word.
  package func definition(in start: SessionState) -> ParameterDefinition? {
    guard let part = parts.first, let kind = part.kind else { return nil }
    return ParameterDefinition(
      name: name, summary: definition.summary, kind: kind,
      standard: part.parameterValue(start, 0) ?? .absent)
  }
}

extension Setting {
  /// Every setting: those of the layout, of its sections, of the session, each in the order of `show`.
  package static let all = ofLayout + ofSections + ofSession

  /// The parts of all settings that `show` lists.
  static let listed = all.flatMap(\.parts).filter(\.isListed)

  /// The parts of settings of the layout, of the whole or of each section.
  static func listed(perSection: Bool) -> [Part] {
    all.filter { $0.subject == .layout }.flatMap(\.parts).filter {
      $0.isListed && $0.isPerSection == perSection
    }
  }

  /// The parts of settings that move no element.
  static let listedOfSession = all.filter { $0.subject != .layout }.flatMap(\.parts)

  /// Of each setting whose values a layout may have of its own, the first part of each section.
  static let explicitParts = all.compactMap { setting in
    setting.parts.first { $0.isPerSection && $0.isExplicit != nil }
  }

  /// The setting called `name`, which may be an alias.
  package static func named(_ name: String) -> Setting? {
    all.first { $0.name == name } ?? all.first { $0.definition.aliases.contains(name) }
  }

  /// The commands of settings that `help` lists in `group`.
  static func commands(_ group: CommandGroup) -> [Command] {
    all.filter { $0.isCommand && $0.definition.group == group }.map { setting in
      Command(setting.definition) { session, arguments, world throws(LabError) in
        try setting.set(arguments, &session, world)
      }
    }
  }
}
