import LabLanguage
import LabReport
import LayoutCore
import LayoutText

/// The commands that lead from what is set to a case.
struct AuditWords {
  /// What is set, with its first section alone: what `items N` makes of it.
  private let shown: LayoutRequest
  private let sectionCount: Int

  init(from request: LayoutRequest) {
    sectionCount = request.sections.count
    var shown = request
    shown.sections = Array(request.sections.prefix(1))
    self.shown = shown
  }

  /// The lines that may show `violation` of a layout of `request`, the best first. `load` makes the
  /// lab know the layout, where it does not. Each command lays out what is set so far, so that the
  /// order may matter; `audit` asks what no other command does.
  func lines(
    to request: LayoutRequest, for violation: AuditViolation, of rule: AuditRule,
    after load: [String]
  ) -> [String] {
    let collection = collectionSettings(of: request)
    let strategy = strategySettings(of: request)
    var orders = [load + collection + strategy]
    if !collection.isEmpty, !strategy.isEmpty { orders.append(load + strategy + collection) }
    if !collection.isEmpty, !load.isEmpty { orders.append(collection + load + strategy) }
    var questions = ["audit --here"]
    if rule.isSeenInFrames || violation.rect != nil || violation.edit != nil {
      questions.insert(Self.question(violation), at: 0)
    }
    return questions.flatMap { question in
      orders.map { ($0 + [question]).joined(separator: "; ") }
    }
  }

  /// The commands that set what `request` has otherwise.
  func settings(of request: LayoutRequest) -> [String] {
    collectionSettings(of: request) + strategySettings(of: request)
  }

  private func collectionSettings(of request: LayoutRequest) -> [String] {
    var words: [String] = []
    if request.container.width != shown.container.width {
      words.append("width \(NumberText.formatExact(request.container.width))")
    }
    if request.container.height != shown.container.height {
      words.append("height \(NumberText.formatExact(request.container.height))")
    }
    if request.axis != shown.axis { words.append("direction \(request.axis.rawValue)") }
    if request.isRightToLeft != shown.isRightToLeft {
      words.append("rtl \(request.isRightToLeft ? "on" : "off")")
    }
    guard let section = request.sections.first, let before = shown.sections.first else {
      return words
    }
    let counts = request.sections.map(\.count)
    if counts != [before.count] || sectionCount > 1 {
      words.append("items \(counts.map(String.init).joined(separator: " "))")
    }
    return words + distances(of: section, before: before)
  }

  private func strategySettings(of request: LayoutRequest) -> [String] {
    guard let section = request.sections.first, let before = shown.sections.first else { return [] }
    return words(for: section.strategy, before: before.strategy)
  }

  private func words(for strategy: AnyStrategy, before: AnyStrategy) -> [String] {
    let isSame = strategy.definition.name == before.definition.name
    let changed = strategy.definition.parameters.compactMap { parameter -> (String, String)? in
      guard let value = strategy.value(of: parameter.name) else { return nil }
      let known = isSame ? before.value(of: parameter.name) : parameter.standard
      return value == known ? nil : (parameter.name, ParameterReader.text(value))
    }
    if isSame { return changed.map { "set \($0.0) \($0.1)" } }
    return [
      (["use \(strategy.definition.name)"] + changed.map { "\($0.0)=\($0.1)" })
        .joined(separator: " ")
    ]
  }

  private func distances(of section: Section, before: Section) -> [String] {
    var words: [String] = []
    if section.sizes != before.sizes, let sizes = section.sizes.words {
      words.append("sizes \(sizes)")
    }
    if section.spacing.line != before.spacing.line {
      words.append("spacing line \(NumberText.formatExact(section.spacing.line))")
    }
    if section.spacing.item != before.spacing.item {
      words.append("spacing item \(NumberText.formatExact(section.spacing.item))")
    }
    if section.insets != before.insets {
      let insets = section.insets
      let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
      words.append("inset " + sides.map(NumberText.formatExact).joined(separator: " "))
    }
    return words
  }

  /// The command after which one sees it.
  private static func question(_ violation: AuditViolation) -> String {
    if let edit = violation.edit { return text(edit) }
    guard let rect = violation.rect else { return "frames" }
    let sides = [rect.x, rect.y, rect.width, rect.height]
    return "query " + sides.map(NumberText.formatExact).joined(separator: " ")
  }

  /// The command that makes `edit`.
  static func text(_ edit: ItemEdit) -> String {
    func words(_ size: Size) -> String {
      NumberText.formatExact(size.width) + "x" + NumberText.formatExact(size.height)
    }
    return switch edit {
    case .resize(let item, let size): "resize \(item) \(words(size))"
    case .insert(let size, let item): "insert \(item) \(words(size))"
    case .remove(let item): "remove \(item)"
    }
  }
}
