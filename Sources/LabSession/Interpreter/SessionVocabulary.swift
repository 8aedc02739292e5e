public import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Session {
  /// More items than this are not proposed one by one.
  private static let mostElements = 100

  /// The names that exist now, and their meaning.
  ///
  /// - Complexity: that of listing the demos, and O(items) up to a hundred of them.
  public func vocabulary(in world: World) -> Vocabulary {
    var vocabulary = Vocabulary(
      commands: commands.definitions, strategies: strategies.map(\.definition),
      strategy: strategyName)
    vocabulary.settings = Setting.all.map(\.definition)
    vocabulary.templates = templateChoices
    vocabulary.demos = world.demos().map { Choice($0.name, $0.summary) }
    vocabulary.marks = marks.map { Choice($0.name, "a marked state") }
    vocabulary.macros = commands.macros.map { Choice($0.name, $0.definition.summary) }
    vocabulary.values = values
    vocabulary.elements = elementChoices
    vocabulary.items = itemNames
    vocabulary.names = names(in: world)
    for module in modules.all { module.complete(&vocabulary, self, world) }
    return vocabulary
  }

  private func names(in world: World) -> [Choice] {
    let facts = ExpressionFacts(self, in: world)
    let parts = answers.subject == nil ? [] : ExpressionNames.partsOfLastAnswer
    let own = (ExpressionNames.values + parts).filter { answers.subject != nil || $0.name != "$" }
      .map { Choice($0.name, $0.summary) }
    let parameters = facts.parameterNames.filter { name in !own.contains { $0.name == name } }
    let values = values
    return own
      + parameters.map { Choice($0, values[$0].map { "now \($0)" } ?? "the current settings") }
      + ExpressionNames.functions.map { Choice($0.name + "(", $0.summary) }
  }

  private var templateChoices: [Choice] {
    let presets = strategies.flatMap(\.presets)
    return state.request.templates.keys.sorted().map { name in
      Choice(name, presets.first { $0.name == name }?.summary ?? "your own template")
    }
  }

  private var shownSection: Int? {
    let count = state.request.sections.count
    return count > 0 ? min(scope ?? 0, count - 1) : nil
  }

  private var values: [String: String] {
    var values: [String: String] = [:]
    for part in Setting.listed where !part.isPerSection || shownSection != nil {
      values[part.name] = part.text(shownState, shownSection ?? 0)
    }
    if let section = shownSection {
      let strategy = state.request.sections[section].strategy
      for parameter in strategy.definition.parameters {
        values[parameter.name] = strategy.value(of: parameter.name).map(ParameterReader.text)
      }
    }
    return values
  }

  /// The items and the views of sections that are placed already; none where there are many.
  private var elementChoices: [Choice] {
    let sections = state.request.sections
    guard sections.count <= Self.mostElements, state.itemCount <= Self.mostElements else {
      return []
    }
    var names: [ElementID] = []
    for (number, section) in sections.enumerated() {
      names += (0..<section.count).map { ElementID(.item, section: number, index: $0) }
      names += [ElementKind.header, .footer, .background].map {
        ElementID($0, section: number, index: 0)
      }
    }
    return names.compactMap { id in
      layout.frame(of: id).map { frame in
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        return Choice(
          id.name(inSections: sections.count),
          "at " + numbers.map(NumberText.formatShort).joined(separator: " "))
      }
    }
  }

  /// `0–11`, or where there are several sections what comes before it.
  private var itemNames: String {
    let sections = state.request.sections
    guard let first = sections.first, state.itemCount > 0 else { return "" }
    return sections.count == 1 ? NumberText.range(0...first.count - 1) : "SECTION.ITEM"
  }
}
