/// A part of an expression, and its place, including parentheses around it.
struct ExpressionNode: Sendable, Hashable {
  /// What a part is.
  indirect enum Kind: Sendable, Hashable {
    case number(Double)
    case boolean(Bool)
    case text(String)
    /// The name of an item with its section: `1.3`.
    case item(section: Int, index: Int)
    /// The name of a view round the items: `1.header`.
    case view(ElementName)
    /// `2..6`, an argument of `items`.
    case range(ExpressionNode, ExpressionNode)
    /// `count`, `content.width`.
    case name(String)
    case call(ExpressionFunction, [ExpressionNode])
    case side(ExpressionNode, RectSide)
    case negative(ExpressionNode)
    /// Sums and products, from left to right. A list and not a tree, so that a long sum is not
    /// a deep one.
    case chain(ExpressionNode, [ExpressionLink])
    case comparison(ExpressionNode, Comparison, ExpressionNode)
    case not(ExpressionNode)
    case all([ExpressionNode])
    case any([ExpressionNode])
  }

  var kind: Kind
  var span: SourceSpan
}

extension ExpressionNode {
  /// Whether it, or a part of it, is a call of `frame`.
  var mentionsFrames: Bool {
    switch kind {
    case .call(.frame, _): true
    case .call(_, let parts), .all(let parts), .any(let parts):
      parts.contains(where: \.mentionsFrames)
    case .side(let part, _), .negative(let part), .not(let part): part.mentionsFrames
    case .range(let first, let last): first.mentionsFrames || last.mentionsFrames
    case .chain(let first, let links):
      first.mentionsFrames || links.contains(where: \.node.mentionsFrames)
    case .comparison(let one, _, let other): one.mentionsFrames || other.mentionsFrames
    case .number, .boolean, .text, .item, .view, .name: false
    }
  }

  /// Whether it is an equation about frames, or needs one.
  var fixesFrames: Bool {
    switch kind {
    case .comparison(_, .equal, _): mentionsFrames
    case .all(let parts): parts.contains(where: \.fixesFrames)
    default: false
    }
  }
}

/// An operator of a sum or a product, and its right operand.
struct ExpressionLink: Sendable, Hashable {
  let sign: ArithmeticSign
  let node: ExpressionNode
}

/// `+ - * /`
enum ArithmeticSign: String, Sendable {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case over = "/"
}

/// `== != < <= > >=`
enum Comparison: String, Sendable {
  case equal = "=="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}
