extension SwiftOutline {
  /// The types and their extensions, by their names with those of the types around them.
  package var extensible: [(name: String, declaration: SwiftDeclaration)] {
    func found(_ declarations: [SwiftDeclaration], in outer: String) -> [(
      name: String, declaration: SwiftDeclaration
    )] {
      declarations.flatMap { declaration -> [(name: String, declaration: SwiftDeclaration)] in
        guard declaration.hasMembers else { return [] }
        let name = outer.isEmpty ? declaration.name : "\(outer).\(declaration.name)"
        return [(name: name, declaration: declaration)] + found(declaration.members, in: name)
      }
    }
    return found(declarations, in: "")
  }

  private static let conditionWords: Set = ["#if", "#elseif", "#else", "#endif"]
  /// The keywords of declarations that end with their statement, and not with a brace.
  private static let statementKeywords: Set = ["import", "let", "typealias", "var"]

  /// `text`, the file at `path`, as a library can contain it: of a `main.swift`, the declarations.
  package static func library(_ text: String, at path: String) -> String {
    path.hasSuffix("/main.swift") ? SwiftOutline(SwiftTokens(text)).withoutStatements : text
  }

  /// The file with blanks in place of the statements between its declarations: a program begins with
  /// those of its `main.swift`, and a library has none. Conditions of compilation stay.
  ///
  /// - Complexity: O(tokens · declarations that end with their statement).
  var withoutStatements: String {
    var isKept = source.tokens.map { _ in false }
    for declaration in declarations {
      for index in code(of: declaration) { isKept[index] = true }
    }
    var edits = SourceEdits()
    var isCondition = false
    for (index, token) in source.tokens.enumerated() {
      if token.startsLine { isCondition = Self.conditionWords.contains(source.text(index)) }
      if !isKept[index], !isCondition { edits.blank(token.range, in: source.bytes) }
    }
    return edits.applied(to: source.bytes)
  }

  /// The tokens of a declaration outside of types; none for a part of a statement: `if let`.
  private func code(of declaration: SwiftDeclaration) -> Range<Int> {
    let tokens = declaration.tokens
    guard Self.statementKeywords.contains(declaration.keyword),
      let statement = source.statements(
        around: declaration.keywordToken, in: source.tokens.indices
      ).last
    else { return tokens }
    // The outline reads on to the next declaration: in a type, nothing else follows.
    return statement.lowerBound < tokens.lowerBound
      ? tokens.lowerBound..<tokens.lowerBound : tokens.clamped(to: 0..<statement.upperBound)
  }
}

extension SwiftTokens {
  /// The token behind the first word of the name of a type or an extension, or behind the brackets of
  /// `[Key: Value]`.
  package func afterName(of type: SwiftDeclaration) -> Int {
    let name = type.keywordToken + 1
    return isToken(name, "[") ? afterBracket(at: name) : name + 1
  }

  /// The type whose short form, `[Element]` or `[Key: Value]`, begins at `index`.
  func collection(at index: Int) -> String {
    let end = afterBracket(at: index) - 1
    var inner = index + 1
    while inner < end, !isToken(inner, ":") {
      inner = ["[", "("].contains(text(inner)) ? afterBracket(at: inner) : inner + 1
    }
    return inner < end ? "Dictionary" : "Array"
  }

  /// The operator at `index`, as a declaration names it: `+=`, also before generic parameters; nil
  /// where there is none.
  package func operatorName(at index: Int) -> String? {
    var end = index
    while tokens.indices.contains(end), tokens[end].kind == .sign, !isToken(end, "("),
      !isToken(end, "{"),
      end == index || tokens[end].range.lowerBound == tokens[end - 1].range.upperBound
    {
      end += 1
    }
    guard end > index else { return nil }
    let hasGenerics =
      end > index + 1 && isToken(end - 1, "<") && tokens.indices.contains(end)
      && tokens[end].range.lowerBound == tokens[end - 1].range.upperBound
      && tokens[end].kind == .word
    return (index..<(hasGenerics ? end - 1 : end)).map { text($0) }.joined()
  }
}
