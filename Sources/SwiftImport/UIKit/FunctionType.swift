import SwiftLanguage

/// A function type: `(IndexPath, CGFloat) -> CGSize`.
struct FunctionType {
  var parameters: [String]
  /// The names that the type gives its parameters; empty ones where it gives none.
  var names: [String]
  var result: String

  /// Nil where `type` is not a function type.
  init?(_ type: String) {
    let source = SwiftTokens(StubValues.bare(type))
    guard source.isToken(0, "(") else { return nil }
    let after = source.afterBracket(at: 0)
    let pieces = SwiftParameter.pieces(of: source, 1..<max(1, after - 1))
    names = pieces.map { piece in
      piece.first { source.isToken($0, ":") }.map { source.text($0 - 1) } ?? ""
    }
    parameters = pieces.map { piece in
      // A label of a parameter is a comment.
      let colon = piece.first { source.isToken($0, ":") }
      return source.spelled((colon.map { $0 + 1 } ?? piece.lowerBound)..<piece.upperBound)
    }
    var index = after
    while index < source.tokens.count, source.tokens[index].kind == .word { index += 1 }
    guard source.isToken(index, "-"), source.isToken(index + 1, ">") else { return nil }
    result = source.spelled(index + 2..<source.tokens.count)
  }
}
