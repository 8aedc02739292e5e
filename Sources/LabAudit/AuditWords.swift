import LabLanguage
import LabReport
import LabSession
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

  /// The lines that can show `violation` of a layout of `request`, the best first. `load` are the
  /// commands that load the layout, if necessary. Each command lays out the settings so far, so the
  /// order matters; `audit` shows what no other command does.
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
    return questions.flatMap { question in orders.map { ($0 + [question]).joined(separator: "; ") }
    }
  }

  /// The commands for the settings in which `request` differs.
  func settings(of request: LayoutRequest) -> [String] {
    collectionSettings(of: request) + strategySettings(of: request)
  }

  private func collectionSettings(of request: LayoutRequest) -> [String] {
    let words = Setting.commands(from: shown, to: request, perSection: false)
    let counts = request.sections.map(\.count)
    let isSame = sectionCount == 1 && counts == shown.sections.map(\.count)
    return words
      + (isSame ? [] : ["items \(counts.map(String.init).joined(separator: " "))"])
      + Setting.commands(from: shown, to: request, perSection: true)
      .filter { !$0.hasPrefix("items ") }
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
