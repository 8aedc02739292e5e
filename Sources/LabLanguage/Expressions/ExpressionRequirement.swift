import LayoutCore
import LayoutText

extension ExpressionEvaluator {
  /// What is missing for `node` to hold, in words: `content.height is 410, and must be at most 342`.
  ///
  /// Of several conditions it is about the first that fails; where one is enough, about all.
  func requirement(of node: ExpressionNode) throws(LabError) -> String {
    switch node.kind {
    case .comparison(let left, let sign, let right):
      let (a, b) = try sides(left, right)
      // Two decimals may hide the difference.
      let isExact = words(of: a, isExact: false) == words(of: b, isExact: false)
      return "\(named(left, a, isExact: isExact)), and must be "
        + sign.words + words(of: b, isExact: isExact)
    case .all(let parts):
      for part in parts where try !boolean(of: part) { return try requirement(of: part) }
      return try explanation(of: node)
    case .any(let parts):
      var requirements: [String] = []
      for part in parts.prefix(10) { requirements.append(try requirement(of: part)) }
      return requirements.joined(separator: "; or ")
    default: return try explanation(of: node)
    }
  }

  /// The left side of each comparison in `node` with its value: `frame(0).width is 70`.
  func measured(in node: ExpressionNode) throws(LabError) -> [String] {
    switch node.kind {
    case .comparison(let left, _, let right): return [named(left, try sides(left, right).0)]
    case .all(let parts), .any(let parts):
      var found: [String] = []
      for part in parts { found += try measured(in: part) }
      return found
    case .not(let inner): return try measured(in: inner)
    default: return []
    }
  }

  private func named(
    _ node: ExpressionNode, _ value: ExpressionValue, isExact: Bool = false
  ) -> String {
    let (text, value) = (expression.text(of: node), words(of: value, isExact: isExact))
    return text == value ? value : "\(Printable.shortened(text, limit: 60)) is \(value)"
  }

  private func words(of value: ExpressionValue, isExact: Bool) -> String {
    value.text(isExact: isExact, namesSections: environment.sectionCount != 1)
  }
}

extension Comparison {
  /// What is between `must be` and the other side.
  fileprivate var words: String {
    switch self {
    case .equal: ""
    case .unequal: "other than "
    case .less: "less than "
    case .lessOrEqual: "at most "
    case .greater: "more than "
    case .greaterOrEqual: "at least "
    }
  }
}
