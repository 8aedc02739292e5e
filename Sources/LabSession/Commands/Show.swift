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
      ], related: ["set", "layers", "help"],
      examples: [
        Example("use masonry columns=3; show changed", "the changed settings"),
        Example("use masonry columns=3; show gaps", "the distances between items"),
      ])
  ) { session, arguments, world throws(LabError) in
    if arguments.has("LAYER") { return try session.showLayers(arguments, in: world) }
    try session.solveViewport(in: world)
    let rows = session.settingRows
    if arguments.has("origin") {
      return Reply(
        OriginsReport(
          rows: rows.map {
            .init(name: $0.name, value: $0.value, origin: session.origin(of: $0, in: world))
          }
            + world.terminalFacts().map {
              .init(name: $0.name, value: $0.value, origin: $0.origin)
            }))
    }
    return Reply(SettingsReport(rows: arguments.has("changed") ? rows.filter(\.isChanged) : rows))
  }
}

extension Session {
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
    of part: Setting.Part, in state: SessionState, section: Int = 0, prefix: String = ""
  ) -> SettingsReport.Row {
    SettingsReport.Row(
      name: prefix + part.name, value: part.text(state, section),
      standard: part.text(start.state, 0), allowed: part.allowed, unit: part.unit)
  }

  /// How far the content and its orthogonal sections are scrolled, where they are.
  private var offsetRows: [SettingsReport.Row] {
    contentOffsetRows
      + state.scrolling.orthogonalOffsets.sorted { $0.key < $1.key }.map { section, offset in
        SettingsReport.Row(
          name: "section \(section) offset", value: NumberText.formatExact(offset), standard: "0",
          allowed: "section \(section) scroll to OFFSET")
      }
  }

  private var contentOffsetRows: [SettingsReport.Row] {
    guard state.scrolling.distance > 0 else { return [] }
    let start = viewport(at: 0)
    let first = layout.request.axis == .vertical ? start.y : start.x
    return [
      SettingsReport.Row(
        name: "offset", value: NumberText.formatExact(offset),
        standard: NumberText.formatExact(first), allowed: "scroll to OFFSET")
    ]
  }

  private func rows(ofSection number: Int) -> [SettingsReport.Row] {
    let prefix = state.request.sections.count > 1 ? "section \(number) " : ""
    let strategy = state.request.sections[number].strategy
    var rows = [
      SettingsReport.Row(
        name: "\(prefix)strategy", value: strategy.definition.name,
        standard: start.state.request.sections[0].strategy.definition.name,
        allowed: strategies.map(\.definition.name).joined(separator: "|"))
    ]
    for parameter in strategy.definition.parameters {
      rows.append(
        SettingsReport.Row(
          name: "\(prefix)\(parameter.name)",
          value: strategy.value(of: parameter.name).map(ParameterReader.text) ?? "",
          standard: ParameterReader.text(parameter.standard),
          allowed: ParameterReader.allowed(parameter), unit: parameter.kind.unit,
          isOfStrategy: true))
    }
    return rows
      + Setting.listed(perSection: true).map {
        row(of: $0, in: state, section: number, prefix: prefix)
      }
  }
}
