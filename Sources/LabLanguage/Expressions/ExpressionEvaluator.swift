import LayoutCore
import LayoutText

/// Computes the values of an expression's parts. It only reads the environment; nothing changes.
struct ExpressionEvaluator<Environment: ExpressionEnvironment> {
  let expression: Expression
  let environment: Environment

  /// What `node` is worth.
  func value(of node: ExpressionNode) throws(LabError) -> ExpressionValue {
    switch node.kind {
    case .number(let number): return .number(number)
    case .boolean(let boolean): return .boolean(boolean)
    case .text(let text): return .text(text)
    case .name(let name): return try value(ofName: name, at: node.span)
    case .call(let function, let arguments): return try call(function, arguments, node)
    case .side(let rect, let side): return .number(try self.side(side, of: rect))
    case .negative(let inner): return .number(-(try number(of: inner)))
    case .chain(let first, let links): return .number(try chain(first, links, node))
    case .comparison(let left, let sign, let right):
      let (a, b) = try sides(left, right)
      return .boolean(try holds(a, sign, b, in: node))
    case .not(let inner): return .boolean(!(try boolean(of: inner)))
    case .all(let parts):
      for part in parts where !(try boolean(of: part)) { return .boolean(false) }
      return .boolean(true)
    case .any(let parts):
      for part in parts where try boolean(of: part) { return .boolean(true) }
      return .boolean(false)
    case .item, .view, .range:
      throw problem("\(quoted(node)) is a range of items; use it in items(…)", node)
    }
  }

  /// What `node` is worth, as a number.
  func number(of node: ExpressionNode) throws(LabError) -> Double {
    let value = try value(of: node)
    guard case .number(let number) = value else { throw mismatch("a number", node, value) }
    return number
  }

  /// What `node` is worth, as true or false.
  func boolean(of node: ExpressionNode) throws(LabError) -> Bool {
    let value = try value(of: node)
    guard case .boolean(let boolean) = value else { throw mismatch("true or false", node, value) }
    return boolean
  }

  // MARK: Names

  private func value(ofName name: String, at span: SourceSpan) throws(LabError) -> ExpressionValue {
    if name.utf8.first == UInt8(ascii: "$") { return try value(ofLastAnswer: name, at: span) }
    let value: ExpressionValue?
    do {
      value = try environment.value(of: name)
    } catch {
      throw error.located(at: span)
    }
    if let value { return value }
    if let function = ExpressionFunction(rawValue: name) {
      let other = function == .items ? "; count is the number of items" : ""
      throw LabError(.expression("\(name) needs arguments: \(function.form)\(other)"), at: span)
    }
    let known = ExpressionNames.values.map(\.name)
    if known.contains(name) {
      throw LabError(.expression("'\(name)' has no value in this layout"), at: span)
    }
    let names = known + environment.parameterNames + ExpressionNames.functions.map(\.name)
    let guesses = Suggestion.guesses(for: name, among: names)
    throw LabError(.unknownName(.value, name: name, suggestions: guesses, known: names), at: span)
  }

  // MARK: Arithmetic

  private func chain(
    _ first: ExpressionNode, _ links: [ExpressionLink], _ node: ExpressionNode
  ) throws(LabError) -> Double {
    var result = try number(of: first)
    for link in links {
      let operand = try number(of: link.node)
      switch link.sign {
      case .plus: result += operand
      case .minus: result -= operand
      case .times: result *= operand
      case .over:
        guard operand != 0 else {
          throw problem("cannot divide by zero: \(quoted(link.node)) is 0", link.node)
        }
        result /= operand
      }
      guard result.isFinite else { throw tooLarge(node) }
    }
    return result
  }

  private func side(_ side: RectSide, of node: ExpressionNode) throws(LabError) -> Double {
    let value = try value(of: node)
    guard case .rect(let rect) = value else { throw mismatch("a rect", node, value) }
    let number = side.number(of: rect)
    guard number.isFinite else { throw tooLarge(node) }
    return number
  }

  // MARK: Comparisons

  /// Both sides of a comparison. Beside the name of a parameter that is a word, a bare word is a
  /// value of it: `align == justified`, `rtl == off`.
  func sides(
    _ left: ExpressionNode, _ right: ExpressionNode
  ) throws(LabError) -> (ExpressionValue, ExpressionValue) {
    if let word = try word(right, beside: left) { return (try value(of: left), word) }
    if let word = try word(left, beside: right) { return (word, try value(of: right)) }
    return (try value(of: left), try value(of: right))
  }

  private func word(
    _ node: ExpressionNode, beside other: ExpressionNode
  ) throws(LabError) -> ExpressionValue? {
    guard case .name(let word) = node.kind, case .name(let name) = other.kind else { return nil }
    let words = environment.words(for: name)
    guard !words.isEmpty else { return nil }
    guard words.contains(word) else {
      // The other side may be a parameter, too.
      guard environment.words(for: word).isEmpty else { return nil }
      throw LabError(.unknownValue(name: name, value: word, allowed: words), at: node.span)
    }
    guard case .boolean = try value(of: other) else { return .text(word) }
    return .boolean(word == "on")
  }

  /// Whether the comparison `node` holds between `a` and `b`.
  func holds(
    _ a: ExpressionValue, _ sign: Comparison, _ b: ExpressionValue, in node: ExpressionNode
  ) throws(LabError) -> Bool {
    guard let isEqual = a.equals(b, tolerance: environment.tolerance) else {
      throw problem("cannot compare \(a.kindName) with \(b.kindName)", node)
    }
    switch sign {
    case .equal: return isEqual
    case .unequal: return !isEqual
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    }
    guard case .number(let first) = a, case .number(let second) = b else {
      throw problem("'\(sign.rawValue)' compares numbers, not \(a.kindName)", node)
    }
    switch sign {
    case .less: return first < second && !isEqual
    case .lessOrEqual: return first < second || isEqual
    case .greater: return first > second && !isEqual
    default: return first > second || isEqual
    }
  }

  // MARK: Errors

  func problem(_ sentence: String, _ node: ExpressionNode) -> LabError {
    LabError(.expression(sentence), at: node.span)
  }

  /// The text of `node` between quotes.
  func quoted(_ node: ExpressionNode) -> String { Printable.quoted(expression.text(of: node)) }

  private func tooLarge(_ node: ExpressionNode) -> LabError {
    problem("\(quoted(node)) is too large a number", node)
  }

  private func mismatch(
    _ wanted: String, _ node: ExpressionNode, _ found: ExpressionValue
  ) -> LabError {
    problem("expected \(wanted), but \(quoted(node)) is \(found.kindName)", node)
  }
}
