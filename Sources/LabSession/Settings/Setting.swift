package import LabLanguage
import LabReport
package import LayoutCore

/// A setting, declared once: its names, its values, its place in the state, and its help.
///
/// All users of settings read `all`: `set`, `unset` and the settings' own commands, `show`,
/// `tweak`, `sweep`, `check`, completion, help, JSON, and the report of a change. To add one, add
/// an element to `ofLayout`, `ofSections` or `ofSession`:
///
/// ```swift
/// Declaration("rtl", "set the layout direction", .value(\.request.isRightToLeft, .flag()))
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
  /// Whether its name without a value sets it, as `background` does. Other names show the value.
  let isSetBare: Bool
  /// Whether its command draws the screen at a prompt.
  private let draws: Bool
  /// Its values: one, or one for each word, as `spacing line` and `spacing section`.
  package let parts: [Part]
  /// The words of the parts that a value without a word sets together; nil: the part without a word.
  private let together: [String]

  package var name: String { definition.name }

  private init(_ declaration: Declaration) {
    let (name, summary) = (declaration.name, declaration.summary)
    subject = declaration.subject
    isCommand = declaration.group != nil
    draws = declaration.draws
    parts = declaration.parts().map { $0.named(name) }
    together = declaration.together?.words ?? []
    var forms = parts.flatMap { $0.forms(of: name, summary) }
    if let together = declaration.together, let first = parts.first {
      forms.insert(contentsOf: first.formsWithoutWord(of: name, together.summary), at: 0)
    }
    isSetBare = forms.contains(where: \.shapes.isEmpty)
    if !isSetBare {
      let words = parts.compactMap { part in part.word.map(Shape.word) }
      forms.append(
        Form(
          words.isEmpty ? [] : [.optional([.either(words)])], "show its value and what it may be"))
    }
    definition = CommandDefinition(
      name, declaration.group ?? .change, summary, forms: forms, notes: declaration.notes(),
      related: declaration.related(), next: declaration.next(), isSaved: declaration.isSaved,
      examples: declaration.examples())
  }

  /// The parts that `arguments` set.
  private func parts(in arguments: Arguments) -> [Part] {
    let named = parts.filter { $0.word.map(arguments.has) ?? false }
    guard named.isEmpty else { return named }
    return parts.filter { $0.word.map(together.contains) ?? true }
  }

  /// What `arguments` without a value show: the setting, or the part that they name.
  private func shown(by arguments: Arguments) -> String? {
    guard let first = arguments.given.first else { return isSetBare ? nil : name }
    guard arguments.given.count == 1 else { return nil }
    return parts.first { $0.word == first.name }?.name
  }

  /// Sets the values of `arguments`, in the current section or in all.
  func set(_ arguments: Arguments, _ session: inout Session, _ world: World) throws(LabError)
    -> Reply
  {
    if let shown = shown(by: arguments) { return try session.show([shown], in: world) }
    var edits: [Part.Edit] = []
    for part in parts(in: arguments) { edits.append(try part.read(arguments, &session, world)) }
    let scope = session.scope
    let query = session.answers.query
    var reply = try session.change(in: world, at: arguments.command.span) {
      state throws(LabError) in
      for edit in edits { edit(&state, scope) }
    }
    guard draws else { return reply }
    // Nothing has moved: the picture still shows what the last query hits.
    session.answers.query = query
    if world.page.showsPictures {
      reply.notes += (try? session.screenPicture(beside: 1, in: world).lines) ?? []
    }
    return reply
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
  /// A setting as it is written down. Its parts and its help are built when they are needed: every
  /// start of the program makes all declarations.
  struct Declaration: Sendable {
    let name: String
    let summary: String
    let parts: @Sendable () -> [Part]
    let subject: Subject
    /// Where `help` lists its command; nil: it has none, and `set` alone sets it.
    let group: CommandGroup?
    /// Whether its command draws the screen at a prompt.
    let draws: Bool
    /// The parts that a value without a word sets, and what help says of it.
    let together: (summary: String, words: [String])?
    let notes: @Sendable () -> [String]
    let related: @Sendable () -> [String]
    let next: @Sendable () -> [String]
    let isSaved: Bool
    let examples: @Sendable () -> [Example]

    init(
      _ name: String, _ summary: String, parts: @escaping @autoclosure @Sendable () -> [Part],
      of subject: Subject = .layout, group: CommandGroup? = .change,
      draws: Bool = false, together: (summary: String, words: [String])? = nil,
      notes: @escaping @autoclosure @Sendable () -> [String] = [],
      related: @escaping @autoclosure @Sendable () -> [String] = [],
      next: @escaping @autoclosure @Sendable () -> [String] = [], isSaved: Bool = true,
      examples: @escaping @autoclosure @Sendable () -> [Example] = []
    ) {
      (self.name, self.summary, self.parts, self.subject) = (name, summary, parts, subject)
      (self.group, self.together, self.notes, self.related) = (group, together, notes, related)
      (self.next, self.isSaved, self.examples, self.draws) = (next, isSaved, examples, draws)
    }

    init(
      _ name: String, _ summary: String, _ part: @escaping @autoclosure @Sendable () -> Part,
      of subject: Subject = .layout, group: CommandGroup? = .change, draws: Bool = false,
      notes: @escaping @autoclosure @Sendable () -> [String] = [],
      related: @escaping @autoclosure @Sendable () -> [String] = [],
      next: @escaping @autoclosure @Sendable () -> [String] = [], isSaved: Bool = true,
      examples: @escaping @autoclosure @Sendable () -> [Example] = []
    ) {
      self.init(
        name, summary, parts: [part()], of: subject, group: group, draws: draws, notes: notes(),
        related: related(), next: next(), isSaved: isSaved, examples: examples())
    }
  }

  /// Every setting: those of the layout, of its sections, of the session, each in the order of `show`.
  private static let declared = ofLayout + ofSections + ofSession

  /// Every setting, in the order of `show`. The first use builds all of them.
  package static let all = declared.map(Setting.init)

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

  /// The setting called `name`. A name that no setting has builds none.
  package static func named(_ name: String) -> Setting? {
    declared.contains { $0.name == name } ? all.first { $0.name == name } : nil
  }

  /// The commands of settings that `help` lists in `group`.
  static func commands(_ group: CommandGroup) -> [CommandTable.Entry] {
    declared.filter { $0.group == group }.map { declaration in
      CommandTable.Entry(name: declaration.name, group: group, isSaved: declaration.isSaved) {
        let setting = named(declaration.name) ?? Setting(declaration)
        return Command(setting.definition) { session, arguments, world throws(LabError) in
          try setting.set(arguments, &session, world)
        }
      }
    }
  }
}
