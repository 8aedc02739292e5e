import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let show = Command(
    CommandDefinition(
      "show", .see, "list all settings with their values, defaults and ranges",
      forms: [
        Form(), Form([.word("changed")], "only settings that differ from their initial values"),
        Form([.word("origin")], "the origin of each setting: command, file and line"),
        Form([.many("LAYER", .choice(ShownLayers.choices))], "also show this layer in pictures"),
        Form([.many("PARAM", .parameter)], "these settings, each with its origin"),
      ],
      related: ["set", "layers", "help"],
      examples: [
        Example("use masonry columns=3; show changed", "the changed settings"),
        Example("use masonry columns=3; show columns", "one setting, and what set it"),
        Example("use masonry columns=3; show gaps", "the distances between items"),
      ])
  ) { session, arguments, world throws(LabError) in
    if arguments.has("LAYER") { return try session.showLayers(arguments, in: world) }
    if arguments.has("PARAM") { return try session.show(arguments.all("PARAM"), in: world) }
    try session.solveViewport(in: world)
    let rows = session.settingRows
    if arguments.has("origin") {
      return Reply(
        OriginsReport(
          rows: rows.map {
            .init(name: $0.title, value: $0.value, origin: session.origin(of: $0, in: world))
          }
            + world.terminalFacts().map {
              .init(name: $0.name, value: $0.value, origin: $0.origin)
            }))
    }
    return Reply(SettingsReport(rows: arguments.has("changed") ? rows.filter(\.isChanged) : rows))
  }
}

extension Session {
  /// `show PARAM …`: the settings and parameters that are named, each with its origin.
  fileprivate mutating func show(
    _ names: [Arguments.Given], in world: World
  ) throws(LabError) -> Reply {
    var rest = names[...]
    var words: [String] = []
    while let given = rest.popFirst() {
      guard case .word(var name) = given.value else { continue }
      // A part of a setting has a name of two words: `spacing line`.
      if case .word(let word)? = rest.first?.value, !rows(named: "\(name) \(word)").isEmpty {
        name += " " + word
        rest.removeFirst()
      }
      guard !rows(named: name).isEmpty else {
        let alone = ["changed", "origin"]
        guard !alone.contains(name) else {
          throw LabError(.extraArgument(text: name, command: "show"), at: given.span)
        }
        let known = settingRows.map(\.name) + ShownLayers.choices.map(\.name)
        throw LabError(.unknownParameter(name, among: known + alone), at: given.span)
      }
      words.append(name)
    }
    return try show(words, in: world)
  }

  /// The settings and parameters called `names`, each with its origin and the words it may be.
  mutating func show(_ names: [String], in world: World) throws(LabError) -> Reply {
    try solveViewport(in: world)
    return Reply(SettingsReport(rows: withOrigins(names.flatMap(rows(named:)), in: world)))
  }

  /// The strategy in use and its parameters.
  mutating func showStrategy(in world: World) throws(LabError) -> Reply {
    let rows = settingRows.filter { $0.isOfStrategy || $0.name == "strategy" }
    return Reply(SettingsReport(rows: withOrigins(rows, in: world)))
  }

  private func withOrigins(
    _ rows: [SettingsReport.Row], in world: World
  ) -> [SettingsReport.Row] {
    rows.map { row in
      var row = row
      row.origin = origin(of: row, in: world)
      return row
    }
  }

  /// The rows of the setting or parameter called `name`: all parts of it, in each shown section.
  private func rows(named name: String) -> [SettingsReport.Row] {
    let rows = settingRows.filter { $0.name == name || $0.name.hasPrefix(name + " ") }
    guard rows.isEmpty else { return rows }
    return Setting.named(name)?.parts.map { row(of: $0, in: shownState) } ?? []
  }

  /// What can be set, of all sections or of the one commands are meant for.
  private var shownSections: Range<Int> {
    if let scope { return scope..<scope + 1 }
    return 0..<min(state.request.sections.count, 20)
  }

  fileprivate var settingRows: [SettingsReport.Row] {
    var rows = Setting.listed(perSection: false).map { row(of: $0, in: shownState) }
    rows += offsetRows
    for section in shownSections { rows += self.rows(ofSection: section) }
    return rows + Setting.listedOfSession.map { row(of: $0, in: state) }
  }

  private func row(
    of part: Setting.Part, in state: SessionState, section: Int? = nil
  ) -> SettingsReport.Row {
    SettingsReport.Row(
      name: part.name, section: section.flatMap(sectionNumber),
      value: part.text(state, section ?? 0), standard: part.text(start.state, 0),
      allowed: part.allowed, unit: part.unit, kind: part.kind)
  }

  /// How far the content and its orthogonal sections are scrolled, where they are.
  private var offsetRows: [SettingsReport.Row] {
    contentOffsetRows
      + state.scrolling.orthogonalOffsets.sorted { $0.key < $1.key }.map { section, offset in
        SettingsReport.Row(
          name: "offset", section: section, value: NumberText.formatExact(offset), standard: "0",
          allowed: "section \(section) scroll to OFFSET")
      }
  }

  private var contentOffsetRows: [SettingsReport.Row] {
    guard state.scrolling.isScrolled else { return [] }
    return [
      SettingsReport.Row(
        name: "offset", value: offsetText(NumberText.formatExact),
        standard: layout.offsetText(layout.firstScreen.origin, NumberText.formatExact),
        allowed: layout.scrollsAcross ? "scroll to X Y" : "scroll to OFFSET")
    ]
  }

  private func rows(ofSection number: Int) -> [SettingsReport.Row] {
    let strategy = state.request.sections[number].strategy
    var rows = [
      SettingsReport.Row(
        name: "strategy", section: sectionNumber(number), value: strategy.definition.name,
        standard: start.state.request.sections[0].strategy.definition.name,
        allowed: strategies.map(\.definition.name).joined(separator: "|"))
    ]
    for parameter in strategy.definition.parameters {
      rows.append(
        SettingsReport.Row(
          name: parameter.name, section: sectionNumber(number),
          value: strategy.value(of: parameter.name).map(ParameterReader.text) ?? "",
          standard: ParameterReader.text(parameter.standard),
          allowed: ParameterReader.allowed(parameter), unit: parameter.kind.unit,
          kind: parameter.kind, isOfStrategy: true))
    }
    return rows
      + Setting.listed(perSection: true).map {
        row(of: $0, in: state, section: number)
      }
  }

  /// The number that names a section; nil where there is only one.
  private func sectionNumber(_ number: Int) -> Int? {
    state.request.sections.count > 1 ? number : nil
  }
}
