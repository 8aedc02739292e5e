import LabLanguage
import LayoutCore
import LayoutText

/// One parameter that keys turn: what it is now, and what is one step away.
struct Dial: Sendable {
  /// The name after `set`: `columns`, `spacing line`.
  let name: String
  let scale: ValueScale

  /// The value `steps` away from `value`; nil where it has no neighbour on that side.
  func value(_ steps: Int, from value: String) -> String? { scale.value(steps, from: value) }

  /// The values of `session` that keys can change: the parameters of the strategy that `set`
  /// applies to, then the settings of every layout.
  static func all(of session: Session) -> [Dial] {
    let sections = session.state.request.sections
    var dials: [Dial] = []
    if !sections.isEmpty {
      let strategy = sections[min(session.scope ?? 0, sections.count - 1)].strategy
      let templates = session.state.request.templates.keys.sorted()
      dials += strategy.definition.parameters.compactMap { parameter in
        ValueScale(parameter.kind, templates: templates).map {
          Dial(name: parameter.name, scale: $0)
        }
      }
    }
    return dials
      + Setting.all.filter { $0.subject != .session }.flatMap(\.parts).compactMap { part in
        part.scale.map { Dial(name: part.name, scale: $0) }
      }
  }

  /// Its value in `session`, as the user types it.
  func value(in session: Session) -> String {
    let sections = session.state.request.sections
    let number = min(session.scope ?? 0, max(0, sections.count - 1))
    if let part = Setting.listed.first(where: { $0.name == name }) {
      guard !part.isPerSection || !sections.isEmpty else { return "none" }
      let value = part.text(session.state, number)
      // `inset` has four sides; its dial changes all of them together.
      return String(value.prefix { $0 != " " })
    }
    guard !sections.isEmpty else { return "none" }
    return sections[number].strategy.value(of: name).map(ParameterReader.text) ?? "none"
  }
}
