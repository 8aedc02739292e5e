/// A parameter of a function, as far as its words show it.
package struct SwiftParameter: Equatable {
  /// The argument label; `_` where there is none.
  package var label: String
  /// What the function calls it.
  package var name: String
  /// The type, without attributes.
  package var type: String
  /// The text of its default, if it has one.
  package var standard: String?

  package init(label: String, name: String, type: String, standard: String?) {
    self.label = label
    self.name = name
    self.type = type
    self.standard = standard
  }

  /// What its argument is called where it is set or reported: by its label, or by its own name where
  /// the label is only a preposition, as in `for kind: Kind`.
  package var argumentName: String {
    label == "_" || Self.prepositions.contains(label) ? name : label
  }

  private static let prepositions: Set = [
    "as", "at", "by", "for", "from", "in", "into", "of", "on", "to", "using", "with",
  ]

  /// What a call writes before an argument: `label: `, or nothing.
  package var prefix: String { label == "_" ? "" : "\(label): " }

  /// The parameters among some tokens: those between the parentheses of a function.
  package static func read(_ source: SwiftTokens, _ range: Range<Int>) -> [SwiftParameter] {
    pieces(of: source, range).compactMap { piece in
      guard let colon = piece.first(where: { source.isToken($0, ":") }), colon > piece.lowerBound
      else { return nil }
      let name = source.text(colon - 1)
      var depth = 0
      var end = colon + 1
      while end < piece.upperBound, depth > 0 || !source.isToken(end, "=") {
        switch source.text(end) {
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        default: break
        }
        end += 1
      }
      var start = colon + 1
      while start < end, source.tokens[start].kind == .attribute { start += 1 }
      return SwiftParameter(
        // After attributes: `@Builder items: () -> [Item]`.
        label: source.text(piece.first { source.tokens[$0].kind != .attribute } ?? colon - 1),
        name: name, type: short(source.spelled(start..<end)),
        standard: end < piece.upperBound ? source.spelled(end + 1..<piece.upperBound) : nil)
    }
  }

  /// `[T]` and `T?` for their long names, with or without a mark: `Array<T>?`.
  package static func short(_ type: String) -> String {
    let source = SwiftTokens(type)
    guard ["Array", "Optional"].contains(source.text(0)), source.isToken(1, "<") else {
      return type
    }
    var (end, depth) = (2, 1)
    while end < source.tokens.count, depth > 0 {
      depth += source.isToken(end, "<") ? 1 : source.isToken(end, ">") ? -1 : 0
      end += 1
    }
    let rest = source.spelled(end..<source.tokens.count)
    guard depth == 0, ["", "?", "!"].contains(rest) else { return type }
    let inner = short(source.spelled(2..<end - 1))
    return source.isToken(0, "Array") ? "[\(inner)]\(rest)" : "\(inner)?\(rest)"
  }

  /// The parameters of a declaration's first parentheses: `init(a: Int = 3)`.
  package static func read(_ declaration: String) -> [SwiftParameter] {
    let source = SwiftTokens(declaration)
    guard let open = source.tokens.indices.first(where: { source.isToken($0, "(") }) else {
      return []
    }
    return read(source, open + 1..<max(open + 1, source.afterBracket(at: open) - 1))
  }

  /// The parts between commas outside of all brackets.
  package static func pieces(of source: SwiftTokens, _ range: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var (start, index, angles) = (range.lowerBound, range.lowerBound, 0)
    while index < range.upperBound {
      switch source.text(index) {
      case "(", "[", "{":
        index = source.afterBracket(at: index)
        continue
      case "<": angles += 1
      case ">" where !source.isToken(index - 1, "-"): angles -= 1
      case "," where angles <= 0:
        pieces.append(start..<index)
        start = index + 1
      default: break
      }
      index += 1
    }
    let end = min(index, range.upperBound)
    return start < end ? pieces + [start..<end] : pieces
  }
}

extension SwiftTokens {
  /// The parameters of the function `member`.
  package func parameters(of member: SwiftDeclaration) -> [SwiftParameter] {
    guard let open = member.tokens.first(where: { $0 > member.keywordToken && isToken($0, "(") })
    else { return [] }
    return SwiftParameter.read(self, open + 1..<max(open + 1, afterBracket(at: open) - 1))
  }
}
