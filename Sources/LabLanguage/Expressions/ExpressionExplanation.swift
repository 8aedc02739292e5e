import LayoutCore
import LayoutText

extension ExpressionEvaluator {
  /// Why `node` has the value it has, in one line.
  ///
  /// A comparison shows both sides. `and` shows the first side that is false, `or` all sides if
  /// none is true.
  func explanation(of node: ExpressionNode) throws(LabError) -> String {
    switch node.kind {
    case .comparison(let left, let sign, let right): return try compared(left, sign, right, node)
    case .not(let inner): return try explanation(of: inner)
    case .all(let parts): return try explanation(of: parts, decidedBy: false, joining: " and ")
    case .any(let parts): return try explanation(of: parts, decidedBy: true, joining: " or ")
    default:
      let value = text(of: try value(of: node))
      let text = expression.text(of: node)
      return text == value ? value : "\(Printable.shortened(text, limit: 60)) is \(value)"
    }
  }

  /// The first part that is `decision`, or all of them.
  private func explanation(
    of parts: [ExpressionNode], decidedBy decision: Bool, joining word: String
  ) throws(LabError) -> String {
    var explanations: [String] = []
    for part in parts {
      let holds = try boolean(of: part)
      let explanation = try explanation(of: part)
      if holds == decision { return explanation }
      // What a message can show is far less than a long expression has.
      if explanations.count < 10 { explanations.append(explanation) }
    }
    return explanations.joined(separator: word)
  }

  private func compared(
    _ left: ExpressionNode, _ sign: Comparison, _ right: ExpressionNode, _ node: ExpressionNode
  ) throws(LabError) -> String {
    let (a, b) = try sides(left, right)
    let holds = try holds(a, sign, b, in: node)
    var (first, second) = (text(of: a), text(of: b))
    if first == second {
      // Two decimals hide the difference, or the lack of one.
      (first, second) = (text(of: a, isExact: true), text(of: b, isExact: true))
    }
    return "\(first) \(sign.rawValue) \(second) is \(holds)" + difference(a, b)
  }

  /// What one set of items has and the other has not.
  private func difference(_ a: ExpressionValue, _ b: ExpressionValue) -> String {
    guard case .items(let first) = a, case .items(let second) = b, first != second else {
      return ""
    }
    let (left, right) = (Set(first), Set(second))
    let surplus = first.filter { !right.contains($0) }
    let missing = second.filter { !left.contains($0) }
    let parts = [("only left", surplus), ("only right", missing)].filter { !$0.1.isEmpty }
    return " (" + parts.map { "\($0.0): \(text(of: .items($0.1)))" }.joined(separator: "; ") + ")"
  }

  private func text(of value: ExpressionValue, isExact: Bool = false) -> String {
    value.text(isExact: isExact, namesSections: environment.sectionCount != 1)
  }
}
