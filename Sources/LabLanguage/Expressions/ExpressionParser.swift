import LayoutCore
import LayoutText

/// Parses an expression.
///
/// ```text
/// expression = conjunction { "or" conjunction }
/// conjunction = negation { "and" negation }
/// negation   = "not" negation | comparison
/// comparison = sum [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) sum ]      no chains
/// sum        = product { ( "+" | "-" ) product }
/// product    = factor { ( "*" | "/" ) factor }
/// factor     = "-" factor | primary [ "." side ]
/// primary    = number | text | "true" | "false" | name { "." name } | call | "(" expression ")"
/// name       = word | "$"                                    $ is what the last answer was about
/// call       = function "(" [ argument { "," argument } ] ")"
/// argument   = item | expression | bound ".." bound            a range only in items(…)
/// bound      = item | sum
/// item       = number | digits "." digits                      1.3 is item 3 of section 1
///              | name of a view                                1.header, only in frame(…)
/// side       = "x" | "y" | "width" | "height" | "right" | "bottom"
/// ```
struct ExpressionParser {
  /// The deepest nesting of parentheses, `not` and signs.
  static let deepest = 32

  private let tokens: [ExpressionToken]
  private var position = 0
  private var depth = 0

  /// A parser of `tokens`, the last of which is the end.
  init(_ tokens: [ExpressionToken]) { self.tokens = tokens }

  /// The whole expression.
  ///
  /// - Complexity: O(n) in the tokens.
  mutating func parse() throws(LabError) -> ExpressionNode {
    let node = try expression()
    guard next.kind == .end else { throw unexpected("an operator or the end") }
    return node
  }

  // MARK: Tokens

  private var next: ExpressionToken { tokens[min(position, tokens.count - 1)] }

  private func isNext(_ kind: ExpressionToken.Kind, _ text: String) -> Bool {
    next.kind == kind && next.text == text
  }

  private mutating func take(_ kind: ExpressionToken.Kind, _ text: String) -> Bool {
    guard isNext(kind, text) else { return false }
    position += 1
    return true
  }

  private mutating func takeSymbol(_ text: String) throws(LabError) {
    guard take(.symbol, text) else { throw unexpected("'\(text)'") }
  }

  private func unexpected(_ wanted: String) -> LabError {
    let found = next.kind == .end ? "the end of the expression" : Printable.quoted(next.text)
    return LabError(.expression("expected \(wanted), but found \(found)"), at: next.span)
  }

  /// Runs `body` one level deeper.
  private mutating func nested(
    _ body: (inout Self) throws(LabError) -> ExpressionNode
  ) throws(LabError) -> ExpressionNode {
    guard depth < Self.deepest else {
      throw LabError(.nestedTooDeeply(limit: Self.deepest), at: next.span)
    }
    depth += 1
    let node = try body(&self)
    depth -= 1
    return node
  }

  // MARK: Words

  private mutating func expression() throws(LabError) -> ExpressionNode {
    var nodes = [try conjunction()]
    while take(.name, "or") { nodes.append(try conjunction()) }
    return joined(nodes) { .any($0) }
  }

  private mutating func conjunction() throws(LabError) -> ExpressionNode {
    var nodes = [try negation()]
    while take(.name, "and") { nodes.append(try negation()) }
    return joined(nodes) { .all($0) }
  }

  private func joined(
    _ nodes: [ExpressionNode], _ kind: ([ExpressionNode]) -> ExpressionNode.Kind
  ) -> ExpressionNode {
    guard nodes.count > 1 else { return nodes[0] }
    return ExpressionNode(kind: kind(nodes), span: nodes[0].span.union(nodes[nodes.count - 1].span))
  }

  private mutating func negation() throws(LabError) -> ExpressionNode {
    let start = next.span
    guard take(.name, "not") else { return try comparison() }
    let node = try nested { (parser) throws(LabError) in try parser.negation() }
    return ExpressionNode(kind: .not(node), span: start.union(node.span))
  }

  private mutating func comparison() throws(LabError) -> ExpressionNode {
    let left = try sum()
    guard let sign = nextComparison else { return left }
    position += 1
    let right = try sum()
    guard nextComparison == nil else {
      throw LabError(
        .expression("comparisons cannot be chained; write 'a < b and b < c'"), at: next.span)
    }
    return ExpressionNode(kind: .comparison(left, sign, right), span: left.span.union(right.span))
  }

  private var nextComparison: Comparison? {
    next.kind == .symbol ? Comparison(rawValue: next.text) : nil
  }

  // MARK: Arithmetic

  private mutating func sum() throws(LabError) -> ExpressionNode {
    try chain(of: [.plus, .minus]) { (parser) throws(LabError) in try parser.product() }
  }

  private mutating func product() throws(LabError) -> ExpressionNode {
    try chain(of: [.times, .over]) { (parser) throws(LabError) in try parser.factor() }
  }

  private mutating func chain(
    of signs: [ArithmeticSign], _ operand: (inout Self) throws(LabError) -> ExpressionNode
  ) throws(LabError) -> ExpressionNode {
    let first = try operand(&self)
    var links: [ExpressionLink] = []
    var span = first.span
    while next.kind == .symbol, let sign = ArithmeticSign(rawValue: next.text), signs.contains(sign)
    {
      position += 1
      let node = try operand(&self)
      links.append(ExpressionLink(sign: sign, node: node))
      span = span.union(node.span)
    }
    return links.isEmpty ? first : ExpressionNode(kind: .chain(first, links), span: span)
  }

  private mutating func factor() throws(LabError) -> ExpressionNode {
    let start = next.span
    if take(.symbol, "-") {
      let node = try nested { (parser) throws(LabError) in try parser.factor() }
      return ExpressionNode(kind: .negative(node), span: start.union(node.span))
    }
    let node = try primary()
    guard take(.symbol, ".") else { return node }
    guard let side = RectSide(rawValue: next.text) else { throw unknownSide() }
    let span = node.span.union(next.span)
    position += 1
    return ExpressionNode(kind: .side(node, side), span: span)
  }

  private func unknownSide() -> LabError {
    guard next.kind == .name else { return unexpected("x, y, width, height, right or bottom") }
    let names = RectSide.allCases.map(\.rawValue)
    let kind = ErrorKind.unknownValue(name: "a side", value: next.text, allowed: names)
    return LabError(kind, at: next.span)
  }

  // MARK: Primaries

  private mutating func primary() throws(LabError) -> ExpressionNode {
    let token = next
    switch token.kind {
    case .number:
      guard let value = NumberText.double(token.text) else {
        throw LabError(.notANumber(name: "a value", text: token.text), at: token.span)
      }
      position += 1
      return ExpressionNode(kind: .number(value), span: token.span)
    case .text:
      position += 1
      return ExpressionNode(kind: .text(token.text), span: token.span)
    case .name: return try named()
    case .symbol where token.text == "(":
      position += 1
      var node = try nested { (parser) throws(LabError) in try parser.expression() }
      node.span = token.span.union(next.span)
      try takeSymbol(")")
      return node
    case .symbol, .end: throw unexpected("a value")
    }
  }

  /// A word that is a value, a dotted name or a call.
  private mutating func named() throws(LabError) -> ExpressionNode {
    let first = next
    if ["and", "or", "not"].contains(first.text) { throw unexpected("a value") }
    position += 1
    if first.text == "true" || first.text == "false" {
      return ExpressionNode(kind: .boolean(first.text == "true"), span: first.span)
    }
    if isNext(.symbol, "(") { return try call(first) }
    var name = first.text
    var span = first.span
    while isNext(.symbol, "."), position + 1 < tokens.count, tokens[position + 1].kind == .name {
      position += 1
      name += "." + next.text
      span = span.union(next.span)
      position += 1
    }
    return ExpressionNode(kind: .name(name), span: span)
  }

  // MARK: Calls

  private mutating func call(_ name: ExpressionToken) throws(LabError) -> ExpressionNode {
    guard let function = ExpressionFunction(rawValue: name.text) else { throw noFunction(name) }
    position += 1
    var arguments: [ExpressionNode] = []
    if !isNext(.symbol, ")") {
      repeat {
        arguments.append(
          try nested { (parser) throws(LabError) in try parser.argument(of: function) })
      } while take(.symbol, ",")
    }
    let span = name.span.union(next.span)
    guard take(.symbol, ")") else { throw unexpected("',' or ')'") }
    guard function.arity.contains(arguments.count) else {
      throw LabError(
        .expression("\(name.text) is written \(function.form) (got \(arguments.count) values)"),
        at: span)
    }
    return ExpressionNode(kind: .call(function, arguments), span: span)
  }

  private func noFunction(_ name: ExpressionToken) -> LabError {
    if ExpressionNames.values.contains(where: { $0.name == name.text }) {
      let sentence = "'\(name.text)' takes no arguments; omit the parentheses"
      return LabError(.expression(sentence), at: name.span)
    }
    let names = ExpressionNames.functions.map(\.name)
    let guesses = Suggestion.guesses(for: name.text, among: names)
    return LabError(.unknownName(.function, name: name.text, suggestions: guesses), at: name.span)
  }

  private mutating func argument(of function: ExpressionFunction) throws(LabError) -> ExpressionNode
  {
    let node: ExpressionNode
    switch function {
    case .frame, .column, .items:
      if let item = itemName() {
        node = item
      } else if function == .frame, let view = viewName() {
        node = view
      } else {
        node = try expression()
      }
    default: node = try expression()
    }
    let dots = next.span
    guard take(.symbol, "..") else { return node }
    guard function == .items else {
      throw LabError(.expression("a range is allowed only in items(A..B)"), at: dots)
    }
    let upper: ExpressionNode
    if let item = itemName() { upper = item } else { upper = try sum() }
    return ExpressionNode(kind: .range(node, upper), span: node.span.union(upper.span))
  }

  /// `1.header` as the name of a view, if that is all there is up to the parenthesis.
  private mutating func viewName() -> ExpressionNode? {
    let rest = tokens[position...].prefix {
      $0.kind == .number || $0.kind == .name || $0.text == "."
    }
    guard let first = rest.first, let last = rest.last, tokens[rest.endIndex].text == ")",
      let name = ElementName(rest.map(\.text).joined()), name.kind != .item
    else { return nil }
    position = rest.endIndex
    return ExpressionNode(kind: .view(name), span: first.span.union(last.span))
  }

  /// `1.3` as the name of an item, if that is all there is up to the next comma, range or
  /// parenthesis.
  private mutating func itemName() -> ExpressionNode? {
    let token = next
    guard token.kind == .number, position + 1 < tokens.count,
      [",", ")", ".."].contains(tokens[position + 1].text)
    else { return nil }
    let parts = token.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = NumberText.int(parts[0]),
      let index = NumberText.int(parts[1])
    else { return nil }
    position += 1
    return ExpressionNode(kind: .item(section: section, index: index), span: token.span)
  }
}
