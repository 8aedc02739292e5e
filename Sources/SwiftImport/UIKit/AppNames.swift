import LayoutText
import SwiftLanguage

/// Names that only the rest of an app declares, as far as texts show them: the members that are used
/// of a type by its name, and what an extension adds to a type of UIKit.
enum AppNames {
  /// An enumeration called `name` with the static members that `sources` use: functions that do
  /// nothing, and values with a type that their names make clear. Nil where one is not clear.
  static func enumeration(_ name: String, in sources: [SwiftTokens]) -> String? {
    var members: [String] = []
    for source in sources {
      for index in source.tokens.indices
      where source.text(index) == name && !source.isToken(index - 1, ".") {
        guard source.isToken(index + 1, "."), source.tokens.indices.contains(index + 2) else {
          return nil
        }
        let member =
          source.isToken(index + 3, "(")
          ? function(at: index + 2, source, isStatement: source.tokens[index].startsLine)
          : property(source.text(index + 2)).map { "static \($0)" }
        guard let member else { return nil }
        if !members.contains(member) { members.append(member) }
      }
    }
    let lines = members.map { "  \($0)\n" }.joined()
    return members.isEmpty ? nil : "enum \(name) {\n\(lines)}\n"
  }

  /// An extension of `owner` with a property called `name`; nil where its type is not clear.
  static func member(_ name: String, of owner: String) -> String? {
    property(name).map { "extension \(owner) {\n  \($0)\n}\n" }
  }

  private static func property(_ name: String) -> String? {
    NamedValue(name).map { "var \(name): \($0.type) { \($0.expression) }" }
  }

  /// A function that does nothing, with the labels of the call at `index`; nil where its result is
  /// used.
  private static func function(at index: Int, _ source: SwiftTokens, isStatement: Bool) -> String? {
    guard isStatement else { return nil }
    let pieces = SwiftParameter.pieces(
      of: source, index + 2..<source.afterBracket(at: index + 1) - 1)
    let parameters = pieces.enumerated().map { number, piece in
      let isLabelled = source.isToken(piece.lowerBound + 1, ":")
      return "\(isLabelled ? source.text(piece.lowerBound) : "_") value\(number): Any?"
    }
    return "static func \(source.text(index))(\(parameters.joined(separator: ", "))) {}"
  }
}
