import LabLanguage
import LayoutCore
import LayoutText

/// One parameter that keys turn: what it is now, and what is one step away.
struct Dial: Sendable {
  /// The name after `set`: `columns`, `spacing line`.
  let name: String
  let scale: ValueScale
  /// The number that the layout computes where the value is `none`: keys begin there, and `none` is
  /// in its place. Nil where it is unknown: then `none` is below the least number.
  var computed: Double?

  /// The value `steps` away from `value`; nil where it has no neighbour on that side.
  ///
  /// Several numbers change together, as the four sides of `inset`, and a word behind a number stays.
  func value(_ steps: Int, from value: String) -> String? {
    if let computed {
      let number = value == "none" ? NumberText.formatExact(computed) : value
      let next = scale.value(steps, from: number)
      return next.map { NumberText.double($0) == computed ? "none" : $0 }
    }
    let words = value.split(separator: " ").map(String.init)
    guard words.count > 1 else { return scale.value(steps, from: value) }
    var changed: [String] = []
    for word in words {
      guard NumberText.double(word) != nil else {
        changed.append(word)
        continue
      }
      guard let next = scale.value(steps, from: word) else { return nil }
      if next == "none" { return next }
      changed.append(next)
    }
    return changed.joined(separator: " ")
  }

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
          Dial(name: parameter.name, scale: $0, computed: session.computed(parameter))
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
      return part.text(session.state, number)
    }
    guard !sections.isEmpty else { return "none" }
    return sections[number].strategy.value(of: name).map(ParameterReader.text) ?? "none"
  }
}

extension Session {
  /// What an absent width or height comes to: that of the first item, in whole points.
  fileprivate func computed(_ parameter: ParameterDefinition) -> Double? {
    let section = min(scope ?? 0, state.request.sections.count - 1)
    guard case .optionalPoints(let range, _) = parameter.kind,
      state.request.sections[section].strategy.value(of: parameter.name) == .absent,
      let frame = layout.frame(of: ElementID(.item, section: section, index: 0))
    else { return nil }
    let number =
      parameter.name.hasSuffix("width")
      ? frame.width : parameter.name.hasSuffix("height") ? frame.height : nil
    return number.map { $0.rounded(.down) }.flatMap { range.contains($0) ? $0 : nil }
  }
}
