import LayoutText

/// The only type of an app that conforms to a protocol, as far as the text of its files shows it.
struct Adopter {
  /// A declaration of a type, or an extension of it.
  struct Part {
    /// The type's name, with those of the types around it.
    let name: String
    /// The name of the file.
    let file: String
    let source: SwiftTokens
    let declaration: SwiftDeclaration
  }

  let name: String
  let parts: [Part]

  /// The adopters of `protocols` in the files at `paths`, by the protocol: none of one that several
  /// types adopt, or whose adopter has types below it. Tests are not the app.
  static func all(
    of protocols: Set<String>, at paths: [String], among siblings: Siblings
  ) -> [String: Adopter] {
    let paths = paths.filter { !AppSettings.isTest($0) }
    var names: [String: Set<String>] = [:]
    for part in parts(at: paths, containing: protocols, among: siblings) {
      for adopted in protocols.intersection(part.declaration.inherited) {
        names[adopted, default: []].insert(part.name)
      }
    }
    let single = names.compactMapValues { $0.count == 1 ? $0.first : nil }
    let all = parts(at: paths, containing: Set(single.values), among: siblings)
    let bases = Set(all.flatMap(\.declaration.inherited))
    return single.compactMapValues { name in
      let own = all.filter { $0.name == name }
      // What adopts a protocol below this one adopts both; an extension may be for some types only.
      let types = own.map(\.declaration).filter { $0.keyword != "extension" }
      guard types.count == 1, types[0].keyword != "protocol", !bases.contains(name),
        !own.contains(where: \.declaration.isConstrained)
      else { return nil }
      return Adopter(name: name, parts: own)
    }
  }

  private static func parts(
    at paths: [String], containing words: Set<String>, among siblings: Siblings
  ) -> [Part] {
    guard !words.isEmpty else { return [] }
    return paths.compactMap { siblings.file(at: $0, containing: words) }.flatMap { file in
      let outline = SwiftOutline(SwiftTokens(file.text))
      return outline.extensible.map {
        Part(name: $0.name, file: file.name, source: outline.source, declaration: $0.declaration)
      }
    }
  }

  // MARK: Answers

  /// The number, size, insets or case that `requirement` is in any case, and the name of the file
  /// that shows it; nil where it is anything else.
  func literal(
    for requirement: FileSymbols.Symbol, _ symbols: FileSymbols
  ) -> (value: String, file: String)? {
    guard let (part, member) = member(for: requirement) else { return nil }
    let source = part.source
    var range = member.body ?? 0..<0
    if member.keyword == "let" {
      let sign = member.tokens.first { source.isToken($0, "=") }
      range = sign.map { $0 + 1..<member.tokens.upperBound } ?? range
    } else if member.tokens.contains(where: { $0 < range.lowerBound && source.isToken($0, "=") }),
      member.keyword == "var"
    {
      // The app may change it.
      return nil
    }
    if source.isToken(range.lowerBound, "return") {
      range = range.lowerBound + 1..<range.upperBound
    }
    guard !range.isEmpty else { return nil }
    let choice = symbols.type(StubValues.bare(requirement.result)).map {
      symbols.members(of: $0.fullName, kind: "swift.enum.case").map(\.name)
    }
    return source.isLiteral(range, cases: Set(choice ?? []))
      ? (source.spelled(range), part.file) : nil
  }

  /// The one member that is `requirement`; nil where there is none, or several, for conditions of
  /// compilation.
  func member(
    for requirement: FileSymbols.Symbol
  ) -> (part: Part, member: SwiftDeclaration)? {
    let isMethod = requirement.kind == "swift.method"
    let found = parts.flatMap { part in
      part.declaration.members.filter { member in
        guard member.name == requirement.name,
          member.modifiers.isDisjoint(with: ["static", "class", "lazy"]),
          isMethod ? member.keyword == "func" : ["var", "let"].contains(member.keyword)
        else { return false }
        return !isMethod
          || part.source.parameters(of: member).map(\.label) == requirement.parameters.map(\.label)
      }.map { (part, $0) }
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension SwiftTokens {
  /// The parameters of the function `member`.
  func parameters(of member: SwiftDeclaration) -> [SwiftParameter] {
    guard let open = member.tokens.first(where: { $0 > member.keywordToken && isToken($0, "(") })
    else { return [] }
    return SwiftParameter.read(self, open + 1..<max(open + 1, afterBracket(at: open) - 1))
  }

  /// The types that numbers make a value of, and the labels of those numbers.
  private static let plainTypes: Set = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "NSDirectionalEdgeInsets",
  ]
  private static let plainLabels: Set = [
    "x", "y", "width", "height", "top", "left", "bottom", "right", "leading", "trailing",
  ]

  /// Whether `range` is a number, a Boolean value, a value of UIKit's geometry made of numbers, or
  /// one of `cases`.
  fileprivate func isLiteral(_ range: Range<Int>, cases: Set<String>) -> Bool {
    let first = text(range.lowerBound + 1)
    let isCase = isToken(range.lowerBound, ".") && cases.contains(first)
    return range.allSatisfy { index in
      let word = text(index)
      guard tokens[index].kind == .word else {
        return ["-", ".", ",", ":", "(", ")"].contains(word)
      }
      if isToken(index - 1, "."), index > range.lowerBound {
        return ["zero", "init"].contains(word) || isCase && index == range.lowerBound + 1
          || word.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
      if isToken(index + 1, ":") { return isCase || Self.plainLabels.contains(word) }
      return ["true", "false"].contains(word) || NumberText.double(word) != nil
        || Self.plainTypes.contains(word)
    }
  }
}
