import LayoutCore
import LayoutText

extension ErrorKind {
  /// The sentence, on one line. All sentences of the language's errors are here.
  public var message: String { commandMessage ?? sessionMessage ?? resultMessage }

  private var commandMessage: String? {
    switch self {
    case .unknownCommand(let name, let guesses) where guesses.beginWith(name):
      "unknown command \(quoted(name)); these begin with it: "
        + guesses.map { safe($0) }.joined(separator: ", ")
    case .unknownCommand(let name, let guesses): unknown("command", name, guesses)
    case .unknownStrategy(let name, let guesses, let known):
      unknown("strategy", name, guesses, known)
    case .unknownTemplate(let name, let guesses, let known):
      unknown("template", name, guesses, known)
    case .unknownParameter(let name, let guesses, let known):
      unknown("parameter", name, guesses, known)
    case .unknownOption(let name, let guesses): unknown("option", name, guesses)
    case .unknownName(let kind, let name, let guesses, let known):
      unknown(safe(kind.words), name, guesses, known)
    case .unknownValue(let name, let value, let allowed):
      "\(safe(name)) must be \(list(allowed)) (got \(quoted(value)))"
        + didYouMean(Suggestion.guesses(for: value, among: allowed))
    case .missingArgument(let name, let command): "\(safe(command)) needs \(safe(name))"
    case .extraArgument(let text, let command):
      "\(safe(command)) does not take \(quoted(text)) here"
    case .repeatedArgument(let name): "\(safe(name)) is given twice"
    case .notANumber(let name, let text): "\(safe(name)) must be a number (got \(quoted(text)))"
    case .notAWholeNumber(let name, let text):
      "\(safe(name)) must be a whole number (got \(quoted(text)))"
    case .malformed(let name, let text, let expected):
      "\(safe(name)) must be written \(safe(expected)) (got \(quoted(text)))"
    case .outOfRange(let name, let value, let allowed, let unit, _):
      "\(safe(name)) must be \(safe(allowed))\(unit.isEmpty ? "" : " " + safe(unit))"
        + " (got \(safe(value)))"
    case .notPossible(let sentence), .template(let sentence), .expression(let sentence):
      safe(sentence)
    case .unbalanced(let brace):
      brace == "{" ? "'{' has no matching '}'" : "\(quoted(brace)) has no matching '{'"
    case .openQuote:
      "the quoted text does not end on its line; \\ at the end of the line continues it"
    case .nestedTooDeeply(let limit): "nested more than \(limit) levels deep"
    case .unreadableFile(let path, let reason): "cannot read \(quoted(path)): \(safe(reason))"
    case .unwritableFile(let path, let reason): "cannot write \(quoted(path)): \(safe(reason))"
    case .invalidUTF8(let line, let column):
      "not UTF-8 text: invalid bytes at line \(line), column \(column)"
    case .nulCharacter: "a text file must not contain a NUL character"
    case .lineTooLong(let limit): "the line is longer than \(limit) bytes"
    case .fileTooLarge(let path, let limit): "\(quoted(path)) is larger than \(limit) bytes"
    case .invalidData(let path, let reason): "cannot use \(quoted(path)): \(safe(reason))"
    default: nil
    }
  }

  private var sessionMessage: String? {
    switch self {
    case .unknownDirective(let name, let guesses): unknown("directive", name, guesses)
    case .misplacedHeader(let name): "\(safe(name)) must be above the first command"
    case .unsupportedFormat(let version, let supported):
      "session format \(quoted(version)) is not supported; this program reads format \(supported)"
    case .invalidDirective(let name, let text, let expected):
      "\(safe(name)) must be followed by \(safe(expected)) (got \(quoted(text)))"
    case .unclosedBlock(let name): "\(safe(name)) has no matching @end"
    case .unopenedBlock(let name, let opening): "\(safe(name)) has no matching \(safe(opening))"
    case .misplacedDirective(let name, let place): "\(safe(name)) must be \(safe(place))"
    case .repeatedStep(let id, let line): "step id \(quoted(id)) is already used on line \(line)"
    case .repeatedDirective(let name, let line): "\(safe(name)) is already given on line \(line)"
    case .invalidMatcher(let form):
      "\(quoted(form)) is not an expectation; use '| text', '|...', '|~', '|*', '|/', '|-' or '|!'"
    case .invalidRegex(let pattern, let reason):
      "regular expression \(quoted(pattern)): \(safe(reason))"
    case .misplacedExpectation(let sentence), .incompleteQuestion(let sentence),
      .unmetRequirement(let sentence), .lessonRule(let sentence):
      safe(sentence)
    case .includeCycle(let path): "\(quoted(path)) includes itself"
    case .includeDepth(let limit): "@include is nested more than \(limit) files deep"
    default: nil
    }
  }

  private var resultMessage: String {
    switch self {
    case .layout(let sentence), .load(let sentence), .unavailable(let sentence): safe(sentence)
    case .program(let failure): safe(failure.message)
    case .compiler(let failure): safe(failure.message)
    case .expectationFailed(let command, let expected):
      "the output of \(quoted(command)) differs from the expected output: \(quoted(expected))"
    case .checkFailed(let expression, let actual): "\(quoted(expression)) is false: \(safe(actual))"
    case .auditFailed(let errors): "the audit found \(NumberText.counted(errors, "error"))"
    case .unprovenQuestion(let sentence): safe(sentence)
    case .unexpectedSuccess(let command): "\(quoted(command)) was expected to fail"
    case .interrupted: "interrupted"
    case .timedOut(let limit): "stopped after \(safe(limit))"
    case .internalError(let sentence): "internal error: \(safe(sentence))"
    default: id.rawValue
    }
  }

  /// What is unknown; then the nearest names, or else some of those `known`.
  private func unknown(
    _ what: String, _ name: String, _ guesses: [String], _ known: [String] = []
  ) -> String {
    let sentence = "unknown \(what) \(quoted(name))"
    let guesses = guesses.filter { $0 != name }
    guard guesses.isEmpty, !known.isEmpty else { return sentence + didYouMean(guesses) }
    let names = known.map { safe($0) }
    let isLong = names.count > 8
    let listed = isLong ? names.prefix(8).joined(separator: ", ") + ", …" : list(names, "and")
    return "\(sentence); there \(names.count == 1 ? "is only" : "are") \(listed)"
  }

  private func didYouMean(_ guesses: [String]) -> String {
    guesses.isEmpty ? "" : "; did you mean \(list(guesses.map { quoted($0) }))?"
  }

  /// `a`, `a or b`, `a, b or c`.
  private func list(_ words: [String], _ conjunction: String = "or") -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  private func quoted(_ text: String) -> String { Printable.quoted(text) }

  private func safe(_ text: String) -> String { Printable.shortened(text, limit: 400) }
}
