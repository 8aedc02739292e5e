import LabLanguage
import LayoutText
import SwiftLanguage

/// What layouts log with a module that is not here. That a call only logs is assumed: it gets nothing
/// but texts, and its result is not used.
extension Omissions {
  /// What begins a statement with other statements between its braces that are no value.
  private static let blocks: Set = [
    "if", "guard", "for", "while", "repeat", "do", "switch", "defer", "didSet", "willSet",
  ]

  /// Whether the first of `statements`, which are around one another, is a call such as
  /// `Log.debug("…")` of a type that no file of the project declares, and an unavailable module may.
  func logs(
    _ statements: [Range<Int>], _ error: CompilerDiagnostic, _ member: SwiftDeclaration,
    in file: Int
  ) -> Bool {
    let source = outlines[file].source
    guard let statement = statements.first, let missing = MissingName.all(in: error).first,
      let body = member.body
    else { return false }
    let type = source.text(statement.lowerBound)
    // The shim has a logger, without what a module gives its own one.
    let isMissing =
      (missing.kind == .value && missing.name == type)
      || (missing.kind == .member && missing.owner == type && type == "Logger")
    return isMissing && facts.lacksModules[file] && isCall(statement, source)
      && isNoValue(statements, member, body, source)
      && !UsedTypes.isApples(type) && !facts.names.contains(type)
      && !([MissingName(kind: .value, name: type)] + MissingName.all(in: error))
        .contains(where: siblings.declare)
  }

  /// Whether a statement is `Type.method("…")`, with texts alone.
  private func isCall(_ statement: Range<Int>, _ source: SwiftTokens) -> Bool {
    let open = statement.lowerBound + 3
    guard source.text(statement.lowerBound).first?.isUppercase == true,
      source.isToken(open - 2, "."), source.tokens[open - 1].kind == .word,
      source.isToken(open, "("), source.afterBracket(at: open) == statement.upperBound
    else { return false }
    let arguments = open + 1..<statement.upperBound - 1
    return !arguments.isEmpty
      && arguments.allSatisfy { source.isToken($0, ",") || isPlainText($0, source) }
  }

  /// Whether a token is a text in which only names are expressions, and reading them runs no code of
  /// the files.
  private func isPlainText(_ token: Int, _ source: SwiftTokens) -> Bool {
    let text = source.text(token)
    guard source.tokens[token].kind == .quoted else { return false }
    let parts = text.split(separator: "\\", omittingEmptySubsequences: false).dropFirst()
    guard text.first != "#" else { return parts.isEmpty }
    return parts.filter { $0.first == "(" }.allSatisfy { part in
      let inner = SwiftTokens(String(part.dropFirst().prefix { $0 != ")" }))
      return inner.tokens.indices.allSatisfy { index in
        inner.isToken(index, ".") || inner.isToken(index, "?")
          || (inner.tokens[index].kind == .word && !facts.computed.contains(inner.text(index)))
      }
    }
  }

  /// Whether the first of `statements` is no value of a function, of a closure, of an `if` or of a
  /// result builder: all around it have blocks, and `member` returns its result by that word.
  private func isNoValue(
    _ statements: [Range<Int>], _ member: SwiftDeclaration, _ body: Range<Int>,
    _ source: SwiftTokens
  ) -> Bool {
    guard member.attributes.isSubset(of: AppleWords.attributes), let first = statements.first else {
      return false
    }
    let before = first.lowerBound - 1
    let isBegun =
      ["{", "}", ")", "]"].contains(source.text(before))
      || (source.tokens[before].kind != .sign && !Self.keywords.contains(source.text(before)))
    let areBlocks = zip(statements, statements.dropFirst()).allSatisfy { inner, outer in
      guard Self.blocks.contains(source.text(outer.lowerBound)),
        let brace = outer.last(where: {
          $0 < inner.lowerBound && source.isToken($0, "{")
            && source.afterBracket(at: $0) > inner.lowerBound
        })
      else { return false }
      let end = source.afterBracket(at: brace)
      return end == outer.upperBound || ["else", "catch", "while"].contains(source.text(end))
    }
    guard isBegun, areBlocks, let last = statements.last else { return false }
    let isObserver = ["didSet", "willSet"].contains(source.text(last.lowerBound))
    switch member.keyword {
    case "init", "deinit": return true
    case "func": return hasNoResult(member, source) || source.returns(in: body)
    case "var" where isObserver: return true
    case "var":
      return source.returns(in: body)
        && !(member.keywordToken..<body.lowerBound).contains { source.isToken($0, "=") }
    default: return false
    }
  }
}

extension SwiftTokens {
  /// Whether a statement of `body` itself is a `return`.
  fileprivate func returns(in body: Range<Int>) -> Bool {
    var index = body.lowerBound
    while index < body.upperBound {
      if isToken(index, "return"), !isToken(index - 1, ".") { return true }
      index = ["{", "(", "["].contains(text(index)) ? afterBracket(at: index) : index + 1
    }
    return false
  }
}
