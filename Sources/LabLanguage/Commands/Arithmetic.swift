import LayoutCore

/// Calculations in the place of a number: `width 2*160`, `items (3+1)*5`. The language is that of
/// `check`, without names: what is set now is not part of a number.
enum Arithmetic {
  /// What the word comes to; nil where it is no calculation.
  ///
  /// - Throws: a fault for a calculation without a value, such as a division by zero.
  static func value(of token: Token) throws(Fault) -> Double? {
    guard token.kind == .word, token.text.utf8.count <= 1_000,
      token.text.utf8.allSatisfy({ "0123456789.+-*/()eE".utf8.contains($0) }),
      token.text.utf8.contains(where: { "+-*/".utf8.contains($0) }),
      let expression = try? Expression(parsing: token.text, at: token.span.start)
    else { return nil }
    guard case .number(let value) = try expression.evaluate(in: Nowhere()) else { return nil }
    return value
  }

  /// No layout, and no names.
  private struct Nowhere: ExpressionEnvironment {
    var parameterNames: [String] { [] }
    var sectionCount: Int { 0 }
    func itemCount(in section: Int) -> Int { 0 }
    func value(of name: String) throws(Fault) -> ExpressionValue? { nil }
    func frame(section: Int, item: Int) throws(Fault) -> Rect { .zero }
    func frame(of view: ElementID) throws(Fault) -> Rect? { nil }
    func column(section: Int, item: Int) throws(Fault) -> Int? { nil }
    func query(_ rect: Rect) throws(Fault) -> [ElementID] { [] }
  }
}
