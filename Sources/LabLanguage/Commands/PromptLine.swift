/// A line typed at the prompt, where some commands have short forms. Session files do not know them.
///
/// ```text
/// ?query           help query
/// =3*4   $.frame   print 3*4, print $.frame
/// WIDTH 320        width 320
/// que 0 0 9 9      query 0 0 9 9: the only command that begins with `que`
/// !ls -l           a program of the system
/// !5   !!          command 5 of `history`; the previous line
/// :wq              how you leave other programs
/// ```
public struct PromptLine: Sendable, Hashable {
  /// The tokens of the line as typed. A sign at its start is the command it is short for: the `?`
  /// of `?query` is the word `help`.
  public let text: LexedText

  /// Reads `source`, which may be the part of a line before the cursor.
  ///
  /// - Complexity: O(n) in the bytes of `source`.
  public init(_ source: String) {
    text = LexedText(source, isTyped: true)
  }

  /// The meaning of a line.
  public enum Meaning: Sendable, Hashable {
    /// Commands, as in a session file.
    case commands(LexedText)
    /// A program for the system's shell.
    case program(String)
    /// To leave, in the words of another program.
    case leaving
    /// A program or a number that does not follow its `!`.
    case bareExclamation
    /// A request for the previous line, where there is none.
    case nothingToRepeat
  }

  /// What other programs that have a prompt are left with. `quit` and its aliases are commands.
  public static let wordsForLeaving: Set = [
    "q", "\\q", "\\quit", ".q", ".quit", ".exit", ":q!", ":quit", ":wq", ":x", "bye", "logout",
  ]

  /// The meaning of the line, where `definitions` are the commands and `lines` were typed before
  /// it, the oldest first.
  public func meaning(
    among definitions: [CommandDefinition], after lines: [String]
  ) -> Meaning {
    guard text.source.utf8.first != UInt8(ascii: "!") else {
      return meaning(of: text.source.dropFirst(), among: definitions, after: lines)
    }
    if text.tokens.count == 1, let only = text.tokens.first, only.kind == .word,
      Self.wordsForLeaving.contains(only.text), definitions.named(only.text) == nil
    {
      return .leaving
    }
    var words: [Int: String] = [:]
    var statements = Statements(of: text)
    while let index = statements.nextRange()?.lowerBound {
      let name = text.tokens[index]
      guard name.kind == .word else { continue }
      // A sign is shorter than its word: `?` is `help`, and nothing before `$` is `print`.
      let isSign = name.span.length < name.text.utf8.count
      words[index] = isSign ? name.text : definitions.meant(by: name.text)?.name
    }
    return .commands(text.replacing(words))
  }

  /// The meaning of `rest` after a `!`.
  private func meaning(
    of rest: Substring, among definitions: [CommandDefinition], after lines: [String]
  ) -> Meaning {
    let rest = String(rest.drop(while: \.isWhitespace)).trimmingRight()
    if rest == "!" {
      let line = lines.last { !Self.repeatsLast($0) }
      return line.map { PromptLine($0).meaning(among: definitions, after: lines) }
        ?? .nothingToRepeat
    }
    if rest.isEmpty { return .bareExclamation }
    return rest.allSatisfy(\.isNumber) ? .commands(LexedText("rerun \(rest)")) : .program(rest)
  }

  /// Whether `text` is `!!`, without its blanks: it can only repeat a line that is something else.
  private static func repeatsLast(_ text: String) -> Bool {
    text.filter { !$0.isWhitespace } == "!!"
  }
}
