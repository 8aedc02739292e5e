import LayoutCore

extension ErrorKind {
  /// What the person most likely meant at the error's place, where `typed` stands.
  func replacement(for typed: String) -> String? {
    switch self {
    case .unknownCommand(_, let guesses), .unknownStrategy(_, let guesses, _),
      .unknownTemplate(_, let guesses, _), .unknownParameter(_, let guesses, _),
      .unknownOption(_, let guesses), .unknownName(_, _, let guesses, _),
      .unknownDirective(_, let guesses):
      guesses.first
    case .unknownValue(_, let value, let allowed):
      Suggestion.guesses(for: value, among: allowed).first ?? allowed.first
    case .outOfRange(let name, let value, let allowed, _)
    where name == "section" || name.hasPrefix("an item of"):
      last(of: allowed).flatMap { last in
        typed.ranges(of: value).last.map {
          typed[..<$0.lowerBound] + last + typed[$0.upperBound...]
        }
      }
    default: nil
    }
  }

  /// Where names are listed that are called so.
  private func topicOfNames(called what: String) -> String {
    let isOfExpressions =
      ["name", "function"].contains(what) || what.hasPrefix("part of $")
    return isOfExpressions ? "help expressions" : "help topics"
  }

  /// The last number of `0…11`, or of `0, there is one`; nil where grouped digits spell it.
  private func last(of allowed: String) -> String? {
    let digits = (allowed.split(separator: "…").last ?? "").prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : String(digits)
  }

  /// Whether the command was written in a way that another example of it helps against.
  public var isAboutWriting: Bool {
    switch self {
    case .missingArgument, .extraArgument, .repeatedArgument, .notANumber, .notAWholeNumber,
      .malformed, .outOfRange, .unknownOption, .unknownValue, .expression:
      true
    default: false
    }
  }

  /// A command that shows what there is, where nothing nearer is known.
  var lookup: String? {
    switch self {
    case .unknownCommand: "help"
    case .unknownStrategy: "help strategies"
    case .unknownTemplate, .template, .nestedTooDeeply, .unbalanced: "help templates"
    case .unknownParameter, .layout: "show"
    case .unknownName("demo", _, _, _): "demo"
    case .unknownName("lesson", _, _, _): "learn"
    case .unknownName(let what, _, _, _): topicOfNames(called: what)
    case .expression: "help expressions"
    case .load: "help load"
    default: id.rawValue.hasPrefix("LL04") ? "help sessions" : nil
    }
  }
}

extension CommandDefinition {
  /// The command of the examples that begins most like `line`; nil if none is short enough to be
  /// read beside an error.
  public func remedy(for line: Statement) -> String? {
    let typed = line.tokens.map(\.text)
    let commands = examples.flatMap { (try? Statement.split($0.commands)) ?? [] }
      .filter { $0.name.text == name && $0.text.utf8.count <= 72 && $0.text != line.text }
    func likeness(_ command: Statement) -> Int {
      zip(command.tokens.map(\.text), typed).prefix { $0 == $1 }.count
    }
    // Of equals the first.
    return commands.reversed().max { likeness($0) < likeness($1) }?.text
  }
}

extension Diagnostic {
  /// A command to type instead, on one line: the same with a likely word in the place of the
  /// wrong one, another example of it, or one that shows what there is; nil where none helps.
  public var attempt: String? {
    corrected ?? error.remedy ?? error.kind.lookup
  }

  /// The command, or the directive, with the likely word in it.
  private var corrected: String? {
    guard let span = error.span, let word = error.kind.replacement(for: source.text(of: span)),
      !word.contains(" ")
    else { return nil }
    let bytes = Array(source.utf8)
    guard span.start <= span.end, span.end <= bytes.count else { return nil }
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let start = bytes[..<span.start].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let end = bytes[span.end...].firstIndex(where: isEnd) ?? bytes.count
    guard end - start <= 200 else { return nil }
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let part = part(of: line, at: span.start - start) else { return nil }
    let before = bytes[start + part.start..<span.start]
    let after = bytes[span.end..<max(span.end, start + part.end)]
    return String(decoding: before, as: UTF8.self) + word + String(decoding: after, as: UTF8.self)
  }

  /// Where in `line` the command is that covers `place`; nil if it is not a whole one.
  private func part(of line: String, at place: Int) -> SourceSpan? {
    if line.utf8.first == UInt8(ascii: "@") { return SourceSpan(0, line.utf8.count) }
    guard let commands = try? Statement.split(line) else { return nil }
    return commands.first { $0.span.start <= place && place < $0.span.end }?.span
  }
}
