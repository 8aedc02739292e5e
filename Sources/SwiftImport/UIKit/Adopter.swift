import LayoutText
import SwiftLanguage

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
    /// Whether the file has code for some systems or builds only.
    let isConditional: Bool
  }

  let name: String
  let parts: [Part]

  /// The adopters of `protocols` in the files at `paths`, by the protocol. There is none of one that
  /// several types adopt, that has another name, or that is declared twice; none that is generic, has
  /// subclasses, or is in a file with conditions of compilation. Tests are left out.
  static func all(
    of protocols: Set<String>, at paths: [String], among siblings: Siblings
  ) -> [String: Adopter] {
    var adopters: [String: Set<String>] = [:]
    var (declared, uncertain): (Set<String>, Set<String>) = ([], [])
    var known: [String: File] = [:]
    for file in files(at: paths, containing: protocols, among: siblings, &known) {
      for declaration in file.outline.all where declaration.keyword == "typealias" {
        // Types may adopt the protocol by this name.
        uncertain.formUnion(declaration.tokens.map { file.outline.source.text($0) })
      }
      for part in file.parts {
        if part.declaration.keyword == "protocol", !declared.insert(part.name).inserted {
          uncertain.insert(part.name)
        }
        for name in protocols where part.declaration.inherits(name) {
          adopters[name, default: []].insert(part.name)
        }
      }
    }
    let single = adopters.filter { $0.value.count == 1 && !uncertain.contains($0.key) }
      .compactMapValues(\.first)
    let parts = files(at: paths, containing: Set(single.values), among: siblings, &known)
      .flatMap(\.parts)
    return single.compactMapValues { adopter(called: $0, of: parts) }
  }

  private static func adopter(called name: String, of parts: [Part]) -> Adopter? {
    let own = parts.filter { $0.name == name }
    let types = own.map(\.declaration).filter { $0.keyword != "extension" }
    // A protocol that inherits it may have any number of adopters.
    guard types.count == 1, types[0].keyword != "protocol",
      !own.contains(where: { $0.declaration.isConstrained || $0.isConditional }),
      !parts.contains(where: { $0.declaration.inherits(name.lastName) })
    else { return nil }
    return Adopter(name: name, parts: own)
  }

  private typealias File = (outline: SwiftOutline, parts: [Part])

  /// The files that contain one of `words`; `known` are those that were read before.
  private static func files(
    at paths: [String], containing words: Set<String>, among siblings: Siblings,
    _ known: inout [String: File]
  ) -> [File] {
    guard !words.isEmpty else { return [] }
    return paths.compactMap { path in
      guard let file = siblings.file(at: path, containing: words), !AppSettings.isTest(file)
      else { return nil }
      if let file = known[path] { return file }
      let outline = SwiftOutline(SwiftTokens(file.text))
      let isConditional = ["#if", "@available"].contains(where: file.text.contains)
      let parts = outline.extensible.map {
        Part(
          name: $0.name, file: file.name, source: outline.source, declaration: $0.declaration,
          isConditional: isConditional)
      }
      known[path] = (outline, parts)
      return (outline, parts)
    }
  }

  // MARK: Answers

  /// The number, size, insets, case or list of such that `requirement` is in any case, or a choice of
  /// two by the kind of device, and the name of the file that shows it; nil where it is anything else.
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
    if !range.isEmpty, source.isToken(range.lowerBound, "return") { range.removeFirst() }
    guard !range.isEmpty else { return nil }
    let cases = symbols.cases(of: requirement.result.filter { !"[]?! ".contains($0) })
    if let (one, other) = source.deviceChoice(in: range) {
      return [one, other].allSatisfy { source.isLiteral($0, cases: cases) }
        ? ("(\(source.spelled(range)))", part.file) : nil
    }
    return source.isLiteral(range, cases: cases) || source.isList(range, ofCases: cases)
      ? (source.spelled(range), part.file) : nil
  }

  /// Whether it leaves `requirement` to the default of the protocol.
  func usesDefault(of requirement: FileSymbols.Symbol) -> Bool { members(for: requirement).isEmpty }

  /// The one member that is `requirement`; nil where there is none, or several.
  private func member(
    for requirement: FileSymbols.Symbol
  ) -> (part: Part, member: SwiftDeclaration)? {
    let found = members(for: requirement)
    return found.count == 1 ? found[0] : nil
  }

  /// The members that are `requirement`; of several, conditions of compilation choose one.
  private func members(
    for requirement: FileSymbols.Symbol
  ) -> [(part: Part, member: SwiftDeclaration)] {
    let isMethod = requirement.kind == "swift.method"
    return parts.flatMap { part in
      part.declaration.members.filter { member in
        guard member.name == requirement.name,
          member.modifiers.isDisjoint(with: ["static", "class", "lazy"]),
          isMethod ? member.keyword == "func" : ["var", "let"].contains(member.keyword)
        else { return false }
        return !isMethod || part.source.has(requirement, member)
      }.map { (part, $0) }
    }
  }
}

extension SwiftDeclaration {
  /// Whether its inheritance list names `name`, alone, with others or behind an attribute.
  fileprivate func inherits(_ name: String) -> Bool {
    inherited.contains { text in
      let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return words.contains { $0 == name || (text.first == "@" && $0.hasSuffix(name)) }
    }
  }
}

extension SwiftTokens {
  /// Whether the function `member` has the labels and the types of `requirement`: an overload of it is
  /// another function.
  fileprivate func has(_ requirement: FileSymbols.Symbol, _ member: SwiftDeclaration) -> Bool {
    let end = member.body.map { $0.lowerBound - 1 } ?? member.tokens.upperBound
    let arrow = (member.keywordToken..<end).last { isToken($0, "-") && isToken($0 + 1, ">") }
    let result = arrow.map { spelled($0 + 2..<end) } ?? ""
    let (own, others) = (parameters(of: member), requirement.parameters)
    return own.map(\.label) == others.map(\.label)
      && own.map(\.type.lastName) == others.map(\.type.lastName)
      && result.lastName == requirement.result.lastName
  }

  /// The types that numbers make a value of, and the labels of those numbers.
  static let plainTypes: Set = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "NSDirectionalEdgeInsets",
  ]
  private static let plainLabels: Set = [
    "x", "y", "width", "height", "top", "left", "bottom", "right", "leading", "trailing",
  ]

  /// Whether `range` is a number, a Boolean value, a value of UIKit's geometry made of numbers, a list
  /// of such, or one of `cases`.
  func isLiteral(_ range: Range<Int>, cases: Set<String>) -> Bool {
    let first = text(range.lowerBound + 1)
    let isCase = isToken(range.lowerBound, ".") && cases.contains(first)
    return range.allSatisfy { index in
      let word = text(index)
      guard tokens[index].kind == .word else {
        return ["-", ".", ",", ":", "(", ")", "[", "]"].contains(word)
      }
      if isToken(index - 1, "."), index > range.lowerBound {
        return ["zero", "init"].contains(word) || isCase && index == range.lowerBound + 1
          || word.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
      if index + 1 < range.upperBound, isToken(index + 1, ":") {
        return isCase || Self.plainLabels.contains(word)
      }
      return ["true", "false"].contains(word) || NumberText.double(word) != nil
        || Self.plainTypes.contains(word)
    }
  }

  /// Whether `range` is a list of `cases`, or a list of such lists: `[[.wide, .low], [.wide]]`.
  fileprivate func isList(_ range: Range<Int>, ofCases cases: Set<String>) -> Bool {
    isToken(range.lowerBound, "[")
      && range.allSatisfy { index in
        ["[", "]", ",", "."].contains(text(index))
          || isToken(index - 1, ".") && cases.contains(text(index))
      }
  }
}
