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
      where source.text(index) == name && !source.isToken(index - 1, ".")
        && !source.isToken(index - 1, "import")
      {
        guard source.isToken(index + 1, "."), source.tokens.indices.contains(index + 2) else {
          return nil
        }
        let member =
          source.isToken(index + 3, "(")
          ? function(at: index + 2, source, isStatement: source.tokens[index].startsLine)
          : property(source.text(index + 2), isPartRead: source.isToken(index + 3, "."))
            .map { "static \($0)" }
        guard let member else { return nil }
        if !members.contains(member) { members.append(member) }
      }
    }
    let lines = members.map { "  \($0)\n" }.joined()
    return members.isEmpty ? nil : "enum \(name) {\n\(lines)}\n"
  }

  /// An extension of `owner` with a property called `name`, one of the type where `sources` read it so;
  /// nil where its type is not clear.
  static func member(_ name: String, of owner: String, in sources: [SwiftTokens]) -> String? {
    let isOfType = sources.contains { source in
      source.tokens.indices.contains {
        source.text($0) == name && source.isToken($0 - 1, ".") && source.text($0 - 2) == owner
      }
    }
    let isPartRead = sources.contains { source in
      source.tokens.indices.contains { source.text($0) == name && source.isToken($0 + 1, ".") }
    }
    return property(name, isPartRead: isPartRead).map {
      "extension \(owner) {\n  \(isOfType ? "static " : "")\($0)\n}\n"
    }
  }

  /// A property with the type and the value that its name says; nil where it says none, or a number of
  /// which a part is read.
  private static func property(_ name: String, isPartRead: Bool) -> String? {
    guard let value = NamedValue(name),
      !isPartRead || !["Bool", "CGFloat", "Int"].contains(value.type)
    else { return nil }
    return "var \(name): \(value.type) { \(value.expression) }"
  }

  /// A function with the labels of the call at `index`: one that does nothing, or returns a value with a
  /// type that its name makes clear; nil where the name does not.
  private static func function(at index: Int, _ source: SwiftTokens, isStatement: Bool) -> String? {
    let value = isStatement ? nil : NamedValue(source.text(index))
    guard isStatement || value != nil else { return nil }
    let pieces = SwiftParameter.pieces(
      of: source, index + 2..<source.afterBracket(at: index + 1) - 1)
    let parameters = pieces.enumerated().map { number, piece in
      let isLabelled = source.isToken(piece.lowerBound + 1, ":")
      return "\(isLabelled ? source.text(piece.lowerBound) : "_") value\(number): Any?"
    }
    let head = "static func \(source.text(index))(\(parameters.joined(separator: ", ")))"
    return value.map { "\(head) -> \($0.type) { \($0.expression) }" } ?? "\(head) {}"
  }
}
