/// The delegate that a file's own protocols ask for, answered from the lab's item sizes.
struct DelegateAnswers {
  /// The text of a class that conforms to every protocol that can be answered.
  private(set) var text = ""
  /// The protocols that it conforms to.
  private(set) var protocols: [String] = []
  /// What was assumed, a sentence each.
  private(set) var assumptions: [String] = []

  /// A delegate that answers UIKit's own questions only: `protocols` could not be answered.
  static func none(because protocols: [String]) -> DelegateAnswers {
    var answers = DelegateAnswers(FileSymbols([]))
    answers.assumptions = protocols.map { "\($0) is not answered: no delegate could be made up" }
    return answers
  }

  /// The answers to the protocols of `symbols`.
  init(_ symbols: FileSymbols) {
    var members: [String] = []
    for (symbol, requirements) in symbols.protocols {
      let name = symbol.path.joined(separator: ".")
      let answers = requirements.map { Self.answer($0) }
      guard !answers.contains(where: { $0 == nil }) else {
        assumptions.append("\(name) is not answered: it asks for more than sizes and numbers")
        continue
      }
      protocols.append(name)
      for (requirement, answer) in zip(requirements, answers) {
        guard let answer, !members.contains(answer.text) else { continue }
        members.append(answer.text)
        assumptions.append("\(name): \(requirement.path.last ?? "") is \(answer.meaning)")
      }
    }
    let conformances = (["UIKitDelegate"] + protocols).joined(separator: ", ")
    text = "private final class LayoutLabDelegate: \(conformances) {\n"
    for member in members { text += "  \(member)\n" }
    text += "}\n"
  }

  /// The member that answers `requirement`, and what it says; nil where nobody knows an answer.
  private static func answer(_ requirement: FileSymbols.Symbol) -> (text: String, meaning: String)?
  {
    let path = requirement.parameters.first { $0.type == "IndexPath" }?.name
    guard let value = value(of: requirement.result, asked: requirement.path.last ?? "", at: path)
    else { return nil }
    switch requirement.kind {
    case "swift.method":
      return ("\(requirement.declaration) { \(value.expression) }", value.meaning)
    case "swift.property":
      let result = requirement.result
      return ("var \(requirement.name): \(result) = \(value.expression)", value.meaning)
    default: return nil
    }
  }

  /// The expression for a value of `type` where `words` ask for it.
  private static func value(
    of type: String, asked words: String, at path: String?
  ) -> (expression: String, meaning: String)? {
    let words = words.lowercased()
    let size = path.map { "itemSize(\($0))" }
    switch type {
    case "CGFloat", "Double", "Float":
      if words.contains("spacing") || words.contains("inset") || words.contains("padding") {
        return ("\(type)(10)", "10")
      }
      guard let size else { return ("\(type)(0)", "0") }
      if words.contains("ratio") {
        return ("\(type)(\(size).width / max(1, \(size).height))", "the item's proportion")
      }
      let side = words.contains("width") ? "width" : "height"
      return ("\(type)(\(size).\(side))", "the item's \(side)")
    case "CGSize": return (size ?? "CGSize.zero", size == nil ? "zero" : "the item's size")
    case "Int":
      let isCount = ["column", "row", "number", "count"].contains { words.contains($0) }
      return isCount ? ("2", "2") : ("0", "0")
    case "Bool": return ("false", "false")
    case "UIEdgeInsets": return ("UIEdgeInsets.zero", "zero")
    case "String": return ("\"\"", "empty")
    case "()", "Void", "": return ("", "nothing")
    case let type where type.hasSuffix("?"): return ("nil", "nil")
    case let type where type.hasPrefix("["): return ("[]", "empty")
    default: return nil
    }
  }
}
