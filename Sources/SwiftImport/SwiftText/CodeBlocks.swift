/// The braces around a place in Swift source, as one pass over its tokens meets them, and what may keep
/// the code at that place from running.
struct CodeBlocks {
  enum Kind: Equatable {
    case type(String)
    /// A function by its name, `init`, or a computed property, which has none.
    case function(String)
    /// A closure that is called where it is written: `{ … }()`.
    case called
    /// What runs if a value has a class: `if let layout = view.collectionViewLayout as? Rows`.
    case cast(String)
    /// What ends where it does not: `guard let layout = … as? Rows else`.
    case guardCast(String)
    case other
  }

  struct Block {
    let kind: Kind
    /// Whether a condition, a loop or a closure came before, in these braces.
    var mayBranch = false
    /// Whether the function may have ended before.
    var mayEnd = false
    /// The classes without which it has ended before.
    var casts: Set<String> = []
    /// The brackets that are open around the braces.
    let brackets: Int
  }

  private static let types: Set = ["class", "struct", "enum", "extension", "protocol", "actor"]
  private static let conditions: Set = [
    "if", "guard", "switch", "for", "while", "repeat", "do", "defer", "catch", "else",
  ]
  private static let ends: Set = ["return", "throw", "try", "break", "continue", "fatalError"]

  private(set) var all = [Block(kind: .other, brackets: 0)]
  private var next: Kind?
  private var brackets = 0
  private var directives = 0
  /// The braces that open closures that are called where they are written.
  private let called: Set<Int>

  init(_ source: SwiftTokens) {
    var (open, called): ([Int], Set<Int>) = ([], [])
    for index in source.tokens.indices {
      if source.isToken(index, "{") { open.append(index) }
      if source.isToken(index, "}"), let first = open.popLast(), source.isToken(index + 1, "("),
        !source.tokens[index + 1].startsLine
      {
        called.insert(first)
      }
    }
    self.called = called
  }

  /// The name of the type around the place.
  var type: String? {
    for case .type(let name) in all.reversed().lazy.map(\.kind) { return name }
    return nil
  }

  /// Whether code here runs whenever its function or its called closure does, after nothing that branches.
  var isPlain: Bool {
    let last = all[all.count - 1]
    guard directives == 0, !last.mayBranch, !last.mayEnd, last.casts.isEmpty else { return false }
    if case .function = last.kind { return true }
    return last.kind == .called
  }

  /// Whether code here, for an object of the class `name`, runs whenever one of the functions called
  /// `names` does.
  func isPlain(in names: some Collection<String>, for name: String) -> Bool {
    var inner = all.count - 1
    if all[inner].kind == .cast(name), !all[inner].mayEnd, all[inner].casts.isEmpty { inner -= 1 }
    guard directives == 0, inner >= 0, !all[inner].mayEnd, all[inner].casts.isSubset(of: [name]),
      case .function(let function) = all[inner].kind
    else { return false }
    return names.contains(function)
  }

  /// Reads the token at `index`.
  mutating func read(_ source: SwiftTokens, _ index: Int) {
    switch source.sign(index) {
    case UInt8(ascii: "{"): open(source, index)
    case UInt8(ascii: "}"):
      if all.count > 1 { brackets = all.removeLast().brackets }
      next = nil
    case UInt8(ascii: "("), UInt8(ascii: "["): brackets += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets -= 1
    case UInt8(ascii: ";"): next = nil
    case UInt8(ascii: "=") where brackets == all[all.count - 1].brackets && next == .function(""):
      next = nil
    case 0 where !source.isToken(index - 1, "."): readWord(source, index)
    default: break
    }
  }

  private mutating func open(_ source: SwiftTokens, _ index: Int) {
    all[all.count - 1].mayBranch = true
    var kind = Kind.other
    if called.contains(index) {
      kind = .called
    } else if brackets == all[all.count - 1].brackets, let next {
      kind = next
    } else if source.isToken(index - 1, "get") {
      kind = .function("")
    }
    all.append(Block(kind: kind, brackets: brackets))
    next = nil
  }

  private mutating func readWord(_ source: SwiftTokens, _ index: Int) {
    let last = all.count - 1
    switch source.text(index) {
    case "#if":
      directives += 1
      all[last].mayBranch = true
      end()
    case "#endif": directives -= 1
    case "func": next = .function(source.text(index + 1))
    case "init": next = .function("init")
    case "var" where source.isToken(index + 2, ":"): next = .function("")
    case "let", "var":
      if next == .function("") { next = nil }
    case let word where Self.types.contains(word):
      guard brackets == all[last].brackets, !source.isToken(index + 1, ":") else { return }
      next = .type(source.text(index + 1))
    case let word where Self.conditions.contains(word):
      readCondition(word, source, index)
    case let word where Self.ends.contains(word): end()
    default: break
    }
  }

  private mutating func readCondition(_ word: String, _ source: SwiftTokens, _ index: Int) {
    let last = all.count - 1
    // The end of a guard.
    if word == "else", case .guardCast = next { return }
    all[last].mayBranch = true
    let cast = Self.cast(source, after: index)
    switch (word, cast) {
    case ("if", let cast?): next = .cast(cast)
    case ("guard", let cast?):
      next = .guardCast(cast)
      all[last].casts.insert(cast)
    case ("guard", nil):
      next = .other
      end()
    default: next = .other
    }
  }

  /// Notes that the function around the place may end here.
  private mutating func end() {
    for index in all.indices.reversed() {
      if all[index].mayEnd { return }
      all[index].mayEnd = true
      switch all[index].kind {
      case .guardCast, .function, .type: return
      case .called, .cast, .other: break
      }
    }
  }

  /// The class to which the only condition at `index` casts a value that it names.
  private static func cast(_ source: SwiftTokens, after index: Int) -> String? {
    guard source.isToken(index + 1, "let") || source.isToken(index + 1, "var") else { return nil }
    for end in index + 2..<min(index + 40, source.tokens.count) {
      if [",", "&", "|", ";", "}", "?"].contains(source.text(end)), !source.isToken(end - 1, "as"),
        !source.isToken(end + 1, ".")
      {
        return nil
      }
      guard source.isToken(end, "{") || source.isToken(end, "else") else { continue }
      return source.isToken(end - 2, "?") && source.isToken(end - 3, "as")
        ? source.text(end - 1) : nil
    }
    return nil
  }
}
