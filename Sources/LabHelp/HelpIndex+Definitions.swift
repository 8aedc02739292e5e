import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

extension HelpIndex {
  func page(of definition: CommandDefinition) -> HelpPage {
    var parts: [HelpPage.Part] = [
      .syntax(zip(definition.usages, definition.forms).map { Row($0, $1.summary) })
    ]
    let values = rows(of: Slots(definition).named)
    if !values.isEmpty { parts.append(.rows("", values)) }
    let flags = Slots(definition).flags
    if !flags.isEmpty { parts.append(.rows("", flags.map { Row("--\($0.name)", $0.summary) })) }
    for (name, choices) in Slots(definition).choices {
      parts.append(.rows(name.lowercased(), choices.map { Row($0.name, $0.summary) }))
    }
    if let first = first(setBy: definition.name) {
      parts.append(.rows("", [Row("default", first)]))
    }
    if !definition.notes.isEmpty { parts.append(.text(definition.notes)) }
    if !definition.aliases.isEmpty {
      parts.append(.text(["Also called \(definition.aliases.joined(separator: ", "))."]))
    }
    return HelpPage(
      kind: "command", name: definition.name, summary: definition.summary,
      examples: definition.examples, parts: parts, related: definition.related)
  }

  /// What each place takes that is a number or has a page of its own; places that take the same
  /// share a row.
  private func rows(of slots: [(name: String, slot: Slot)]) -> [Row] {
    var rows: [Row] = []
    for (name, slot) in slots {
      guard let words = words(for: slot) else { continue }
      if let same = rows.firstIndex(where: { $0.summary == words }) {
        rows[same].name += ", \(name)"
      } else {
        rows.append(Row(name, words))
      }
    }
    return rows
  }

  private func words(for slot: Slot) -> String? {
    switch slot {
    case .points(let range) where range.upperBound >= 1e9:
      range.lowerBound < 0 ? "points" : "points, none below 0"
    case .points, .factor, .count: slot.allowed
    case .size: "each side \(slot.allowed)"
    case .strategy: "a strategy: help strategies"
    case .expression: "help expressions"
    case .argument(let standard?):
      "default: \(standard.isEmpty ? "nothing" : Printable.escaped(standard))"
    case .demo: "a scene: help demos"
    case .parameter: "a parameter: help parameters"
    default: nil
    }
  }

  /// The initial value of what the command `name` sets.
  private func first(setBy name: String) -> String? {
    let parts = (Setting.named(name)?.parts ?? []).filter(\.isListed)
    guard !parts.isEmpty else { return nil }
    return parts.map { part in
      let value = part.text(session.start.state, 0)
      return part.word.map { "\($0) \(value)" } ?? value
    }.joined(separator: ", ")
  }

  func page(of strategy: AnyStrategy) -> HelpPage {
    let definition = strategy.definition
    let words = definition.parameters.map { "[\($0.name)=\(ParameterReader.text($0.standard))]" }
    var parts: [HelpPage.Part] = [
      .syntax([Row((["use \(definition.name)"] + words).joined(separator: " "))])
    ]
    if !definition.parameters.isEmpty {
      parts.append(
        .rows(
          "",
          definition.parameters.map { parameter in
            Row(
              parameter.name,
              "\(parameter.summary): \(ParameterReader.allowed(parameter)) (default "
                + "\(ParameterReader.text(parameter.standard)))")
          }))
    }
    for parameter in definition.parameters where !parameter.choices.isEmpty {
      parts.append(.rows(parameter.name, parameter.choices.map { Row($0.name, $0.summary) }))
    }
    if !strategy.presets.isEmpty {
      parts.append(.rows("template", strategy.presets.map { Row($0.name, $0.summary) }))
    }
    if !definition.aliases.isEmpty {
      parts.append(.text(["Also called \(definition.aliases.joined(separator: ", "))."]))
    }
    return HelpPage(
      kind: "strategy", name: definition.name, summary: definition.summary,
      examples: definition.examples,
      parts: parts, related: ["use", "strategies"] + definition.parameters.map(\.name))
  }

  /// The page of a parameter, which several strategies may have.
  func page(ofParameter topic: HelpTopic) -> HelpPage {
    let owners = session.strategies.compactMap { strategy in
      strategy.definition.parameter(topic.name).map { (strategy.definition.name, $0) }
    }
    var kinds: [(names: [String], definition: ParameterDefinition)] = []
    for (name, definition) in owners {
      if let same = kinds.firstIndex(where: { $0.definition == definition }) {
        kinds[same].names.append(name)
      } else {
        kinds.append(([name], definition))
      }
    }
    var examples = kinds.prefix(2).map { Example(parameter: $0.definition, of: $0.names[0]) }
    if let definition = session.settingDefinitions.first(where: { $0.name == topic.name }) {
      kinds.append((["the lab"], definition))
      examples.append(
        Example(
          "set \(definition.name) \(definition.otherValue); show changed",
          "\(definition.name) is \(definition.otherValue)"))
    }
    var parts: [HelpPage.Part] = [
      .syntax(
        [Row("set \(topic.name) VALUE")]
          + kinds.prefix(1).filter { $0.names != ["the lab"] }
          .map { Row("use \($0.names[0]) \(topic.name)=VALUE") })
    ]
    let summary = kinds.first?.definition.summary ?? topic.summary
    for (names, definition) in kinds {
      let own = definition.summary == summary ? [] : [Row("does", definition.summary)]
      parts.append(.rows("of \(names.joined(separator: ", "))", own + facts(of: definition)))
      if !definition.choices.isEmpty {
        parts.append(.rows("", definition.choices.map { Row($0.name, $0.summary) }))
      }
    }
    return HelpPage(
      kind: "parameter", name: topic.name, summary: summary, examples: examples, parts: parts,
      related: ["set", "unset", "show"] + owners.map { $0.0 })
  }

  private func facts(of definition: ParameterDefinition) -> [Row] {
    [
      Row("takes", ParameterReader.allowed(definition)),
      Row("default", ParameterReader.text(definition.standard)),
    ]
  }
}

extension Example {
  /// Tries another value of a parameter of `strategy`.
  fileprivate init(parameter definition: ParameterDefinition, of strategy: String) {
    self.init(
      "use \(strategy) \(definition.name)=\(definition.otherValue); draw",
      "\(strategy) with \(definition.name) \(definition.otherValue)")
  }
}

extension ParameterDefinition {
  /// A value other than the default, as the user types it.
  fileprivate var otherValue: String {
    switch (kind, standard) {
    case (.count(let range), .count(let count)):
      String(count < range.upperBound ? count + 1 : range.lowerBound)
    case (.points(let range), .points(let points)):
      NumberText.formatExact(points + 8 <= range.upperBound ? points + 8 : range.lowerBound)
    case (.optionalPoints(let range, _), _):
      NumberText.formatExact(min(max(120, range.lowerBound), range.upperBound))
    case (.optionalSize(let range, _), _):
      ParameterReader.text(
        .size(
          Size(
            width: min(max(80, range.lowerBound), range.upperBound),
            height: min(max(60, range.lowerBound), range.upperBound))))
    case (.choice(let choices), .word(let word)): choices.first { $0.name != word }?.name ?? word
    case (.pattern(let choices, _), _): choices.map(\.name).joined(separator: ",")
    case (.flag, .flag(let flag)): flag ? "off" : "on"
    default: ParameterReader.text(standard)
    }
  }
}

/// The places of a command that take a value, each once.
private struct Slots {
  private(set) var named: [(name: String, slot: Slot)] = []
  /// The options without a value.
  private(set) var flags: [Choice] = []

  init(_ definition: CommandDefinition) {
    for form in definition.forms { for shape in form.shapes { add(shape) } }
  }

  /// The words of each place, where each word has a summary.
  var choices: [(name: String, choices: [Choice])] {
    named.compactMap { name, slot in
      guard case .choice(let choices) = slot, choices.contains(where: { !$0.summary.isEmpty })
      else { return nil }
      return (name, choices)
    }
  }

  private mutating func add(_ shape: Shape) {
    switch shape {
    case .word: break
    case .flag(let name, let summary):
      if !flags.contains(where: { $0.name == name }) { flags.append(Choice(name, summary)) }
    case .slot(let name, let slot), .many(let name, let slot), .rest(let name, let slot):
      add(name, slot)
    case .option(let name, let slot): add("--\(name)", slot)
    case .optional(let shapes), .either(let shapes): for shape in shapes { add(shape) }
    }
  }

  private mutating func add(_ name: String, _ slot: Slot) {
    if !named.contains(where: { $0.name == name }) { named.append((name, slot)) }
  }
}
