/// A declaration of Swift source, as far as its words show it.
package struct SwiftDeclaration {
  /// The word that declares it: `class`, `func`, `var`.
  package var keyword: String
  /// The name; of an extension, the type that it extends.
  package var name: String
  /// The names of its attributes: `@objc`.
  package var attributes: Set<String> = []
  /// Its modifiers, with their arguments: `private(set)`.
  package var modifiers: Set<String> = []
  /// Its tokens, from the first attribute to the last brace.
  package var tokens: Range<Int>
  package var keywordToken: Int
  /// The tokens between its first braces outside of parentheses, if it has any.
  package var body: Range<Int>?
  /// The superclass and the protocols of a type.
  package var inherited: [String] = []
  /// The generic constraints of a type or an extension, if it has any.
  package var isConstrained = false
  /// What a type declares.
  package var members: [SwiftDeclaration] = []

  /// Whether it is a type or an extension.
  package var hasMembers: Bool { SwiftOutline.types.contains(keyword) }
}

/// What a Swift file declares, with the places of its words. The file is assumed to compile; in one
/// that does not, the outline may be wrong, and the compiler reports the error.
package struct SwiftOutline {
  static let types: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
  private static let keywords: Set = [
    "class", "struct", "enum", "protocol", "extension", "actor", "func", "init", "var", "let",
    "subscript", "case", "typealias", "associatedtype", "deinit", "import", "operator",
    "precedencegroup",
  ]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "optional", "mutating",
    "nonmutating", "indirect", "dynamic", "nonisolated", "isolated", "prefix", "postfix", "infix",
    "borrowing", "consuming",
  ]

  package let source: SwiftTokens
  package private(set) var declarations: [SwiftDeclaration] = []

  /// The outline of `source`.
  package init(_ source: SwiftTokens) {
    self.source = source
    declarations = read(0..<source.tokens.count)
  }

  /// All declarations, those in types after the type.
  package var all: [SwiftDeclaration] {
    func flat(_ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
      declarations.flatMap { [$0] + flat($0.members) }
    }
    return flat(declarations)
  }

  private func read(_ range: Range<Int>) -> [SwiftDeclaration] {
    var found: [SwiftDeclaration] = []
    var index = range.lowerBound
    while index < range.upperBound {
      var declaration = SwiftDeclaration(
        keyword: "", name: "", tokens: index..<index, keywordToken: index)
      readModifiers(&declaration, &index, before: range.upperBound)
      guard index < range.upperBound else { break }
      let word = source.text(index)
      guard source.tokens[index].kind == .word, Self.keywords.contains(word) else {
        index = source.sign(index) == UInt8(ascii: "{") ? source.afterBracket(at: index) : index + 1
        continue
      }
      declaration.keyword = word
      declaration.keywordToken = index
      index += 1
      readRest(&declaration, &index, before: range.upperBound)
      index = min(index, range.upperBound)
      declaration.tokens = declaration.tokens.lowerBound..<index
      found.append(declaration)
    }
    return found
  }

  /// Reads attributes and modifiers from `index` on; directives are left out.
  private func readModifiers(
    _ declaration: inout SwiftDeclaration, _ index: inout Int, before end: Int
  ) {
    while index < end {
      let word = source.text(index)
      if word.hasPrefix("#"), source.tokens[index].kind == .attribute {
        // A directive, to the end of its line.
        index += 1
        while index < end, !source.tokens[index].startsLine { index += 1 }
        declaration.tokens = index..<index
      } else if source.tokens[index].kind == .attribute {
        declaration.attributes.insert(word)
        index += 1
        if isBracket(index), isAdjacent(index) { index = source.afterBracket(at: index) }
      } else if Self.modifiers.contains(word) || (word == "class" && isModifier(index)) {
        let start = index
        index += 1
        if isBracket(index) { index = source.afterBracket(at: index) }
        declaration.modifiers.insert((start..<index).map { source.text($0) }.joined())
      } else {
        return
      }
    }
  }

  /// Whether the `class` at `index` marks the next declaration as a type member.
  private func isModifier(_ index: Int) -> Bool {
    let next = source.text(index + 1)
    return Self.modifiers.contains(next) || ["func", "var", "let", "subscript"].contains(next)
  }

  private func isBracket(_ index: Int) -> Bool { source.sign(index) == UInt8(ascii: "(") }

  private func isAdjacent(_ index: Int) -> Bool {
    source.tokens[index - 1].range.upperBound == source.tokens[index].range.lowerBound
  }

  private func readRest(
    _ declaration: inout SwiftDeclaration, _ index: inout Int, before end: Int
  ) {
    if declaration.hasMembers {
      readType(&declaration, &index, before: end)
      return
    }
    if declaration.keyword == "subscript" {
      declaration.name = declaration.keyword
    } else if declaration.keyword != "init", declaration.keyword != "deinit" {
      declaration.name = source.operatorName(at: index) ?? source.text(index)
    }
    let stopsAtBody = ["func", "init", "deinit", "subscript", "precedencegroup"]
      .contains(declaration.keyword)
    let first = index
    while index < end {
      let sign = source.sign(index)
      if sign == UInt8(ascii: "{") {
        let after = source.afterBracket(at: index)
        if declaration.body == nil { declaration.body = index + 1..<max(index + 1, after - 1) }
        index = after
        if stopsAtBody { return }
      } else if sign == UInt8(ascii: "(") || sign == UInt8(ascii: "[") {
        index = source.afterBracket(at: index)
      } else if sign == UInt8(ascii: ";") {
        return
      } else if index > first, source.tokens[index].startsLine, begins(index) {
        return
      } else {
        index += 1
      }
    }
  }

  /// Whether the token at `index` begins a declaration.
  private func begins(_ index: Int) -> Bool {
    let word = source.text(index)
    switch source.tokens[index].kind {
    case .attribute: return true
    case .word: return Self.modifiers.contains(word) || Self.keywords.contains(word)
    case .sign: return word == "}"
    case .quoted: return false
    }
  }

  /// Reads `Name<…>: A, B where … { … }`.
  private func readType(
    _ declaration: inout SwiftDeclaration, _ index: inout Int, before end: Int
  ) {
    var name = ""
    if source.isToken(index, "[") {
      (name, declaration.isConstrained) = (source.collection(at: index), true)
      index = source.afterBracket(at: index)
    }
    while index < end, source.tokens[index].kind == .word || source.isToken(index, ".") {
      guard !source.isToken(index, "where") else { break }
      name += source.text(index)
      index += 1
    }
    declaration.name = name
    var (angles, current, isList, isWhere) = (0, "", false, false)
    while index < end, source.sign(index) != UInt8(ascii: "{") {
      switch source.text(index) {
      case "<":
        angles += 1
        declaration.isConstrained = true
      case ">": angles -= 1
      case _ where isWhere: break
      case ":" where angles == 0: isList = true
      case "where" where angles == 0:
        declaration.isConstrained = true
        isWhere = true
      case "," where angles == 0:
        declaration.inherited.append(current)
        current = ""
      case let text where isList && angles == 0: current += text
      default: break
      }
      index += 1
    }
    if !current.isEmpty { declaration.inherited.append(current) }
    guard index < end else { return }
    let after = source.afterBracket(at: index)
    let body = index + 1..<max(index + 1, min(after, end) - 1)
    declaration.body = body
    declaration.members = read(body)
    index = after
  }
}
