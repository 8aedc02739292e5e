import SwiftLanguage

/// What the words of files show about the initializers of a class.
struct InitializerFacts {
  /// The widths and heights that the initializers of each class divide: `width / columns`.
  private var divided: [String: Set<String>] = [:]
  /// The classes whose `init()` sets nothing.
  private var plain: Set<String> = []
  /// The names that the initializers of each class assign, by the labels of their arguments.
  private var assigned: [String: [String: Set<String>]] = [:]
  /// The words of the initializers of each class.
  private var words: [String: Set<String>] = [:]
  /// The variables of each class with a value other than zero.
  private var valued: [String: Set<String>] = [:]

  /// How a value is written that is zero, empty or nil.
  private static let nothing: Set = [
    "=", "0", ".", "nil", "zero", "[", "]", "(", ")", "Int", "CGFloat", "Double", "CGSize",
    "CGPoint", "CGRect", "UIEdgeInsets", "0.0",
  ]

  /// The widths and heights that an initializer of the class called `name` divides: they belong to
  /// what is around its items.
  func shared(by name: String) -> Set<String> { divided[name] ?? [] }

  /// Whether the initializer of the class called `name` with these argument labels sets what `init()`
  /// leaves zero or nil, or what UIKit declares.
  func prepares(_ name: String, _ labels: [String]) -> Bool {
    guard plain.contains(name), !labels.isEmpty, let names = assigned[name]?[Self.key(labels)]
    else {
      return false
    }
    return !names.isSubset(of: valued[name] ?? [])
  }

  /// What the initializers of the class called `name` assign.
  func assigned(by name: String) -> Set<String> {
    (assigned[name] ?? [:]).values.reduce(into: []) { $0.formUnion($1) }
  }

  /// The words of the initializers of the class called `name`.
  func words(of name: String) -> Set<String> { words[name] ?? [] }

  private static func key(_ labels: [String]) -> String { labels.joined(separator: ":") }

  mutating func note(_ member: SwiftDeclaration, of name: String, _ source: SwiftTokens) {
    if ["var", "let"].contains(member.keyword) {
      let value = member.tokens.drop { !source.isToken($0, "=") }
      if !value.allSatisfy({ Self.nothing.contains(source.text($0)) }) {
        valued[name, default: []].insert(member.name)
      }
    }
    guard member.keyword == "init", let body = member.body else { return }
    divided[name, default: []].formUnion(
      ["width", "height"].filter { source.divides($0, in: body) })
    let head = source.spelled(member.keywordToken..<body.lowerBound - 1)
    let labels = SwiftParameter.read(head).map(\.label)
    if labels.isEmpty, source.spelled(body) == "super.init()" { plain.insert(name) }
    assigned[name, default: [:]][Self.key(labels)] = Assignments(source, member).names
    words[name, default: []].formUnion(body.map { source.text($0) })
  }
}

extension SwiftTokens {
  /// Whether a line in `body` divides `name`, or what is left of it: `(name - spacing) / columns`;
  /// and none uses it undivided, as the side of an item: `CGSize(width: name, height: name / 2)`.
  fileprivate func divides(_ name: String, in body: Range<Int>) -> Bool {
    let uses = body.filter {
      text($0) == name && !isToken($0 - 1, ".") && !isToken($0 + 1, ":")
    }
    return !uses.contains { isToken($0 + 1, ",") || isToken($0 + 1, ")") }
      && uses.contains { use in
        (use + 1..<body.upperBound).prefix { !tokens[$0].startsLine }.contains { isToken($0, "/") }
      }
  }
}
