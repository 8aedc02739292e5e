import LabLanguage

/// What a person may type at the prompt, and nowhere else.
struct PromptShorthand {
  /// What a line comes to.
  enum Meaning: Hashable {
    /// Commands of the lab, written out.
    case commands(String)
    /// A command of the shell.
    case program(String)
    /// Something that is no command and deserves a word.
    case hint(String)
  }

  /// The commands there are.
  let definitions: [CommandDefinition]
  /// The lines that were typed before, oldest first.
  let lines: [String]

  private static let leaving = ["\\q", "\\quit", ".quit", ".exit", ".q", ":quit", ":wq", ":q!"]
  static let wayOut = "quit or Ctrl-D leaves"

  /// `?word` asks for help, `!ls` runs a program, `!5` command 5 once more, `!!` the last line;
  /// `q 0 0 9 9` is the one command that begins with `q`.
  func meaning(of text: String) -> Meaning {
    if Self.leaving.contains(text.trimmed) { return .hint(Self.wayOut) }
    if text.hasPrefix("?"), let second = text.dropFirst().first, second != " " {
      return .commands("help " + text.dropFirst())
    }
    guard text.hasPrefix("!") else { return .commands(spelledOut(text)) }
    let rest = String(text.dropFirst()).trimmed
    if rest == "!" {
      let line = lines.last { !Self.repeatsLast($0) }
      return line.map { meaning(of: $0) } ?? .hint("nothing was typed before")
    }
    if rest.isEmpty { return .hint("!PROGRAM runs a program, !5 command 5 of `history`") }
    return rest.allSatisfy(\.isNumber) ? .commands("rerun \(rest)") : .program(rest)
  }

  /// Whether `text` is `!!`, blanks left out: it can only repeat a line that is not.
  private static func repeatsLast(_ text: String) -> Bool {
    text.filter { !$0.isWhitespace } == "!!"
  }

  /// The text with a command that was cut short written out.
  private func spelledOut(_ text: String) -> String {
    guard let list = try? Lexer.lex(text), let first = Statement.split(list).first?.name,
      first.kind == .word
    else { return text }
    let names = definitions.flatMap { [$0.name] + $0.aliases }
    guard !names.contains(first.text) else { return text }
    let meant = definitions.filter { $0.name.hasPrefix(first.text) }
    guard meant.count == 1, let definition = meant.first else { return text }
    let utf8 = Array(text.utf8)
    let before = String(decoding: utf8[..<first.span.start], as: UTF8.self)
    let after = String(decoding: utf8[first.span.end...], as: UTF8.self)
    return before + definition.name + after
  }
}

extension String {
  /// The text without blanks at both ends.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}
