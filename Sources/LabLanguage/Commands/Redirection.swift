public import LayoutCore

/// Where a command writes its answer instead of printing it: `> FILE` or `>> FILE` at its end.
public struct Redirection: Sendable, Hashable {
  /// The command before the sign.
  public let command: Statement
  /// The name of the file.
  public let file: Token
  /// Whether the answer is added to the file.
  public let appends: Bool
  /// Whether a file that exists is replaced without a question.
  public let isForced: Bool

  /// How the names of such files end; what has another end is text, too.
  public static let endings = [
    Choice(".txt", "the lines of the answer"), Choice(".csv", "the rows of a table"),
    Choice(".json", "what --json prints"),
  ]

  /// Reads the tokens of `line` from the sign at `index`.
  ///
  /// - Throws: an error where the file is missing, or something follows it.
  init(of line: Statement, at index: Int) throws(LabError) {
    var sign = line.tokens[index].text
    appends = sign.hasPrefix(">>")
    sign.removeFirst(appends ? 2 : 1)
    var rest = line.tokens[(index + 1)...]
    if !sign.isEmpty { rest = [line.tokens[index].dropping(appends ? 2 : 1)] + rest }
    guard let command = line.first(index), let file = rest.first,
      file.kind == .word || file.kind == .quoted, !file.text.isEmpty
    else {
      let end = line.span.end
      throw LabError(
        .missingArgument(
          name: index > 0 ? "FILE" : "COMMAND", command: appends ? ">>" : ">"),
        at: index > 0 ? SourceSpan(end, end) : line.name.span)
    }
    (self.command, self.file) = (command, file)
    rest.removeFirst()
    isForced = rest.first?.text == "--force"
    if isForced { rest.removeFirst() }
    if let extra = rest.first {
      throw LabError(
        .extraArgument(text: extra.text, command: appends ? ">>" : ">"), at: extra.span)
    }
  }
}

extension Statement {
  /// The place of the `>` or `>>` that redirects the answer, where `definition` looks a command up;
  /// nil where there is none. In a command that takes an expression, `>` compares; in text that a
  /// command keeps, it is a character.
  ///
  /// - Complexity: O(tokens).
  public func redirectionPlace(_ definition: (String) -> CommandDefinition?) -> Int? {
    guard mayRedirect else { return nil }
    var command = self
    while let found = definition(command.name.text) {
      if found.takesExpression { return nil }
      guard let inner = found.inner(of: command) else { break }
      command = inner
    }
    let kept = definition(command.name.text)?.startOfKeptText ?? tokens.count
    var depth = 0
    return tokens.prefix(kept).firstIndex { token in
      if token.kind == .openBrace { depth += 1 }
      if token.kind == .closeBrace { depth -= 1 }
      return depth == 0 && token.isRedirection
    }
  }

  /// Where the answer goes, where `definition` looks a command up; nil: it is printed.
  ///
  /// - Throws: an error where the name of the file is missing.
  public func redirection(
    _ definition: (String) -> CommandDefinition?
  ) throws(LabError) -> Redirection? {
    guard let place = redirectionPlace(definition) else { return nil }
    return try Redirection(of: self, at: place)
  }

  /// The file that a `>` at the end of an expression seems to name, which has one of `endings`:
  /// `check width > 300 > a.txt`.
  public func fileBehindComparison(_ endings: [String]) -> Token? {
    guard tokens.count > 2, tokens[tokens.count - 2].isRedirection, let last = tokens.last,
      endings.contains(where: last.text.hasSuffix)
    else { return nil }
    return last
  }

  /// The command of the first `count` tokens; nil for none.
  func first(_ count: Int) -> Statement? {
    count > 0 ? Statement(source: source, tokens: Array(tokens[..<count])) : nil
  }
}

extension Token {
  /// Whether it is `>` or `>>`, or a word that begins with one: `>frames.csv`.
  var isRedirection: Bool {
    !isNumeric && kind == .word && text.utf8.first == UInt8(ascii: ">") && !text.hasPrefix(">=")
  }

  /// The word without its first `count` bytes.
  fileprivate func dropping(_ count: Int) -> Token {
    Token(.word, String(text.dropFirst(count)), SourceSpan(span.start + count, span.end))
  }
}

extension CommandDefinition {
  /// How the names of the files end that the command writes.
  public var endings: [String] {
    forms.flatMap(\.shapes).flatMap { shape -> [String] in
      if case .slot(_, .file(let endings)) = shape { endings.map(\.name) } else { [] }
    }
  }

  /// The place in the tokens where text begins that the command keeps; nil for other commands.
  fileprivate var startOfKeptText: Int? {
    forms.lazy.compactMap { form in
      form.shapes.firstIndex { if case .rest(_, .kept) = $0 { true } else { false } }
    }.first.map { $0 + 1 }
  }

  /// Whether a form takes an expression, in which `>` compares.
  public var takesExpression: Bool {
    forms.contains { form in
      form.shapes.contains { if case .rest(_, .expression) = $0 { true } else { false } }
    }
  }
}

extension [Choice] {
  /// The names of files that have these endings and begin like `typed`, the end of which has begun:
  /// `a.csv` for `a.c`.
  func fileNames(continuing typed: String) -> [Choice] {
    let name = typed.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), name.first != "\"",
      name[..<dot].contains(where: { $0 != "." })
    else {
      return []
    }
    return filter { $0.name.hasPrefix(typed[dot...]) }
      .map { Choice(typed[..<dot] + $0.name, $0.summary) }
  }
}
