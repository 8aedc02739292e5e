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
