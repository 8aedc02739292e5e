/// The types that a Swift file declares, and those that it uses; read from its words alone.
///
/// Values have no types here: a member that an extension adds counts where the type is named.
struct SwiftNames {
  /// A type, a type alias or an associated type.
  struct Declaration: Equatable {
    /// The name with those around it: `Outer.Inner`.
    let name: String
    /// Whether other files cannot use it.
    let isPrivate: Bool
  }

  /// Names joined by dots, the first of them a type's: `Outer.Inner`.
  struct Use: Equatable {
    let names: [String]
    /// The types around the place of use, the innermost first.
    let scopes: [String]
    let line: Int
  }

  private(set) var declarations: [Declaration] = []
  private(set) var uses: [Use] = []

  /// A brace and the type that it opens the body of, if it does.
  private struct Brace {
    let type: String?
    let isPrivate: Bool
  }

  private struct Word {
    let text: String
    let line: Int
  }

  private let words: [Word]
  private var braces: [Brace] = []
  /// The type whose body the next brace opens.
  private var pending: Brace?

  init(_ text: String) {
    words = Self.words(of: SwiftSource(text).code)
    var position = 0
    while position < words.count { position = read(position) }
  }

  private static let declaring: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]
  private static let aliasing: Set = ["typealias", "associatedtype"]
  private static let modifiers: Set = [
    "public", "internal", "private", "fileprivate", "final", "indirect", "nonisolated",
  ]

  private func text(_ position: Int) -> String {
    words.indices.contains(position) ? words[position].text : ""
  }

  /// The names of types around the current place, the innermost first.
  private var scopes: [String] {
    var scopes: [String] = []
    for type in braces.compactMap(\.type) {
      let parts = type.split(separator: ".")
      for count in 1...parts.count {
        let scope = parts.prefix(count).joined(separator: ".")
        if !scopes.contains(scope) { scopes.append(scope) }
      }
    }
    return scopes.reversed()
  }

  /// Reads what begins at `position`, and returns where the next begins.
  private mutating func read(_ position: Int) -> Int {
    let word = text(position)
    let isType = Self.declaring.contains(word) && !["import", "."].contains(text(position - 1))
    if isType, Self.isTypeName(text(position + 1)) {
      return declare(position, extends: word == "extension")
    } else if Self.aliasing.contains(word), Self.isTypeName(text(position + 1)) {
      declarations.append(declaration(of: text(position + 1), at: position))
      return position + 2
    } else if word == "{" {
      braces.append(pending ?? Brace(type: nil, isPrivate: braces.last?.isPrivate ?? false))
      pending = nil
    } else if word == "}" {
      _ = braces.popLast()
    } else if Self.isTypeName(word), text(position - 1) != "." {
      let names = chain(from: position)
      uses.append(Use(names: names, scopes: scopes, line: words[position].line))
      return position + 2 * names.count - 1
    }
    return position + 1
  }

  private mutating func declare(_ position: Int, extends: Bool) -> Int {
    let names = chain(from: position + 1)
    if extends {
      uses.append(Use(names: names, scopes: [], line: words[position].line))
      pending = Brace(type: names.joined(separator: "."), isPrivate: false)
    } else {
      let declaration = declaration(of: names[0], at: position)
      declarations.append(declaration)
      pending = Brace(type: declaration.name, isPrivate: declaration.isPrivate)
    }
    return position + 2 * names.count
  }

  private func declaration(of name: String, at position: Int) -> Declaration {
    let before = words[..<position].reversed().prefix { Self.modifiers.contains($0.text) }
    let isPrivate = before.contains { $0.text == "private" || $0.text == "fileprivate" }
    let outer = scopes.first.map { $0 + "." } ?? ""
    return Declaration(
      name: outer + name, isPrivate: isPrivate || braces.contains(where: \.isPrivate))
  }

  /// The names of types from `position` on that dots join.
  private func chain(from position: Int) -> [String] {
    var names = [text(position)]
    while text(position + 2 * names.count - 1) == ".",
      Self.isTypeName(text(position + 2 * names.count))
    {
      names.append(text(position + 2 * names.count))
    }
    return names
  }

  private static func isTypeName(_ word: String) -> Bool {
    word.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  /// Identifiers, braces and dots, with their lines.
  private static func words(of code: [UInt8]) -> [Word] {
    var words: [Word] = []
    var line = 1
    var start: Int?
    for (position, byte) in (code + [UInt8(ascii: " ")]).enumerated() {
      if isPartOfName(byte) {
        start = start ?? position
        continue
      }
      if let begin = start {
        words.append(
          Word(text: String(decoding: code[begin..<position], as: UTF8.self), line: line))
        start = nil
      }
      if marks.contains(byte) {
        words.append(Word(text: String(UnicodeScalar(byte)), line: line))
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
    }
    return words
  }

  /// Between names, these separate declarations and uses.
  private static let marks = Set("{}.<>()=:,".utf8)

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
