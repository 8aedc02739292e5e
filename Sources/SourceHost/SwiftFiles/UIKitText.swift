/// The text of a file written for UIKit, without the words that only Apple's compilers take. Every
/// line stays where it was; comments and texts in quotes stay as they are.
struct UIKitText {
  /// The text to compile.
  private(set) var rewritten = ""
  /// What was changed, a sentence each.
  private(set) var changes: [String] = []

  /// Attributes for Objective-C and for Interface Builder, which nobody here asks for.
  private static let dropped: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBSegueAction",
  ]

  private var scanner: SwiftScanner

  /// Reads `source`.
  init(_ source: String) {
    scanner = SwiftScanner(source)
    var dropped: Set<String> = []
    while let piece = scanner.next() {
      switch piece {
      case .other(let text): rewritten += text
      case .blank: rewritten += " "
      case .attribute(let name) where Self.dropped.contains(name):
        // A name in parentheses belongs to it: `@objc(name)`.
        let argument = name == "@objc" ? scanner.parenthesized() : nil
        rewritten += Self.blanks(for: name + (argument ?? ""))
        dropped.insert(name)
      case .attribute("#selector"):
        let argument = scanner.parenthesized() ?? "()"
        let inner = argument.dropFirst().dropLast().filter { !$0.isNewline && $0 != "\"" }
        rewritten += "Selector(\"\(inner)\")" + argument.filter(\.isNewline)
        dropped.insert("#selector")
      case .attribute(let name): rewritten += name
      case .word("os"):
        let argument = scanner.parenthesized() ?? ""
        rewritten += argument == "(iOS)" ? "os(Linux)" : "os" + argument
      case .word(let word): rewritten += word
      }
    }
    if !dropped.isEmpty {
      changes.append("read without \(dropped.sorted().joined(separator: ", "))")
    }
  }

  /// Blanks in the place of `text`; its line ends stay.
  private static func blanks(for text: String) -> String {
    String(text.map { $0.isNewline ? $0 : " " })
  }
}

/// The words of Swift source, told from comments and quoted text.
struct SwiftScanner {
  enum Piece: Equatable {
    /// A name that begins with `@` or `#`.
    case attribute(String)
    /// A name.
    case word(String)
    /// A blank that Swift does not take for one, as texts from web pages have it.
    case blank
    /// Everything else: signs, comments, quoted text.
    case other(String)
  }

  private let text: [Character]
  private var position = 0

  init(_ source: String) {
    text = Array(source)
  }

  /// The next piece; nil at the end.
  mutating func next() -> Piece? {
    guard position < text.count else { return nil }
    let start = position
    switch text[position] {
    case "\u{A0}", "\u{2003}", "\u{2009}", "\u{200B}":
      position += 1
      return .blank
    case "/" where peek(1) == "/": skip { !$0.isNewline }
    case "/" where peek(1) == "*": skipComment()
    case "\"": skipQuoted(hashes: 0)
    case "#" where hashesBeforeQuote > 0: skipQuoted(hashes: hashesBeforeQuote)
    case "@", "#":
      position += 1
      skip(while: Self.isName)
      return .attribute(String(text[start..<position]))
    case let character where Self.isName(character):
      skip(while: Self.isName)
      return .word(String(text[start..<position]))
    default: position += 1
    }
    return .other(String(text[start..<position]))
  }

  /// What stands in parentheses right here, with them; nil if none do.
  mutating func parenthesized() -> String? {
    guard peek(0) == "(" else { return nil }
    let start = position
    var depth = 0
    while position < text.count {
      if text[position] == "(" { depth += 1 }
      if text[position] == ")" { depth -= 1 }
      position += 1
      if depth == 0 { break }
    }
    return String(text[start..<position])
  }

  private func peek(_ distance: Int) -> Character? {
    position + distance < text.count ? text[position + distance] : nil
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private mutating func skip(while isPart: (Character) -> Bool) {
    while let character = peek(0), isPart(character) { position += 1 }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    while position < text.count {
      if peek(0) == "/", peek(1) == "*" {
        depth += 1
        position += 2
      } else if peek(0) == "*", peek(1) == "/" {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// How many `#` stand here before a quotation mark; 0 where none follows.
  private var hashesBeforeQuote: Int {
    var count = 0
    while peek(count) == "#" { count += 1 }
    return peek(count) == "\"" ? count : 0
  }

  /// Text in one or three quotation marks; an expression in it may hold text in quotes again.
  private mutating func skipQuoted(hashes: Int) {
    position += hashes
    let isLong = peek(1) == "\"" && peek(2) == "\""
    let quotes = isLong ? 3 : 1
    position += quotes
    while position < text.count {
      if peek(0) == "\\", (0..<hashes).allSatisfy({ peek(1 + $0) == "#" }) {
        position += 1 + hashes
        if peek(0) == "(" { skipExpression() } else { position += 1 }
      } else if (0..<quotes).allSatisfy({ peek($0) == "\"" }),
        (0..<hashes).allSatisfy({ peek(quotes + $0) == "#" })
      {
        position += quotes + hashes
        return
      } else if !isLong, peek(0)?.isNewline == true {
        return
      } else {
        position += 1
      }
    }
  }

  private mutating func skipExpression() {
    var depth = 0
    while let character = peek(0) {
      if character == "\"" {
        skipQuoted(hashes: 0)
        continue
      }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      position += 1
      if depth == 0 || character.isNewline { return }
    }
  }
}
