/// What the words of a member show of what it does.
extension SwiftTokens {
  /// What ends the app, and references that may have no object any more.
  private static let traps: Set = [
    "fatalError", "precondition", "preconditionFailure", "unowned",
  ]

  /// Whether what a member does itself may trap: `a[b]`, `a!`, a forced `try` or cast, a function
  /// that ends the app. An expression inside a text may contain any of these.
  package func mayTrap(_ member: SwiftDeclaration) -> Bool {
    member.tokens.contains { index in
      let follows =
        index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
        && (tokens[index - 1].kind == .word || [")", "]", "}", "?", "!"].contains(text(index - 1)))
      return switch tokens[index].kind {
      case .word: Self.traps.contains(text(index))
      case .sign: follows && (isToken(index, "[") || isToken(index, "!"))
      case .quoted: text(index).utf8.contains(UInt8(ascii: "\\"))
      case .attribute: false
      }
    }
  }

  /// Whether a property's setter sets the property before anything else, so that it never ends.
  package func hasEndlessSetter(_ property: SwiftDeclaration) -> Bool {
    (property.body ?? 0..<0).contains { index in
      guard isToken(index, "set") else { return false }
      var brace = isToken(index + 1, "(") ? afterBracket(at: index + 1) : index + 1
      guard isToken(brace, "{") else { return false }
      if isToken(brace + 1, "self"), isToken(brace + 2, ".") { brace += 2 }
      return text(brace + 1) == property.name && isToken(brace + 2, "=")
        && !isToken(brace + 3, "=")
    }
  }

  /// The names that a member may read of its object: none that it declares itself, no labels of
  /// arguments, and none of another object. `if let content` reads what it declares.
  package func namesRead(by member: SwiftDeclaration) -> Set<String> {
    var (own, read, declared): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    let head = member.tokens.lowerBound..<(member.body?.lowerBound ?? member.tokens.upperBound)
    for index in member.tokens where tokens[index].kind == .word {
      let name = text(index)
      let isNew = isVariable(index)
      if isToken(index - 1, "."), !isToken(index - 2, ".") {
        let isMarked = isToken(index - 2, "?") || isToken(index - 2, "!")
        if isToken(index - (isMarked ? 3 : 2), "self") { own.insert(name) }
      } else if isNew
        ? ["{", ",", "else"].contains(text(index + 1))
        : isToken(index - 1, "=") && text(index - 2) == name && isVariable(index - 2)
      {
        own.insert(name)
      } else if isNew || head.contains(index) && isToken(index + 1, ":") {
        declared.insert(name)
      } else if name == "in" {
        declared.formUnion(names(before: index))
      } else if ["let", "var"].contains(name), isToken(index + 1, "(") {
        declared.formUnion((index..<afterBracket(at: index + 1)).map { text($0) })
      } else if !isLabel(index) {
        read.insert(name)
      }
    }
    return own.union(read.subtracting(declared))
  }

  private func isVariable(_ index: Int) -> Bool {
    isToken(index - 1, "let") || isToken(index - 1, "var")
  }

  private func isLabel(_ index: Int) -> Bool {
    isToken(index + 1, ":")
      && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  /// What a closure or a loop names before the word `in` at `index`.
  private func names(before index: Int) -> [String] {
    var found: [String] = []
    var before = index - 1
    // Such lists are short.
    while before > index - 32, tokens.indices.contains(before) {
      if isToken(before, "{") || isToken(before, "for") { return found }
      found.append(text(before))
      before -= 1
    }
    return []
  }
}
