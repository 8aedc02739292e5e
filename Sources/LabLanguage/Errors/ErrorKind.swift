/// What went wrong, as facts. `ErrorWording.swift` has the sentences, `ErrorExplanation.swift` the
/// explanations; a new case needs a line in each, and `ErrorTests` checks both.
///
/// Indirect: what may throw, and values that may contain an error, are passed on in every command.
public indirect enum ErrorKind: Sendable, Hashable {
  // MARK: Words of a command
  /// No command is called `name`.
  case unknownCommand(name: String, suggestions: [String])
  /// There is no strategy called `name`. Here and below, `known` are the existing names, for when
  /// none is similar.
  case unknownStrategy(name: String, suggestions: [String], known: [String] = [])
  /// No template is called `name`.
  case unknownTemplate(name: String, suggestions: [String], known: [String] = [])
  /// Neither the strategy nor the lab has a parameter called `name`.
  case unknownParameter(name: String, suggestions: [String], known: [String] = [])
  /// `name` takes one of the words `allowed`, and `value` is not one of them.
  case unknownValue(name: String, value: String, allowed: [String])
  /// The command has no option `name`.
  case unknownOption(name: String, suggestions: [String])
  /// Nothing of the kind is called `name`.
  case unknownName(NameKind, name: String, suggestions: [String], known: [String] = [])
  /// The command needs one more argument.
  case missingArgument(name: String, command: String)
  /// The command has no use for `text`.
  case extraArgument(text: String, command: String)
  /// `name` was given twice.
  case repeatedArgument(name: String)
  /// `name` takes a number and `text` is not one.
  case notANumber(name: String, text: String)
  /// `name` takes a whole number and `text` is not one.
  case notAWholeNumber(name: String, text: String)
  /// `name` is written like `expected` ("WIDTHxHEIGHT"), and `text` is not.
  case malformed(name: String, text: String, expected: String)
  /// `name` must be `allowed` ("0–10,000"), counted in `unit` ("pt", or empty). `nearest` is the index
  /// that most likely was meant; nil for sizes and counts.
  case outOfRange(name: String, value: String, allowed: String, unit: String, nearest: Int? = nil)
  /// The command is not possible now; the sentence gives the reason.
  case notPossible(String)

  // MARK: Punctuation
  /// A `{` without `}`, or a `}` without `{`.
  case unbalanced(brace: String)
  /// Quoted text that does not end on its line.
  case openQuote
  /// A template that cannot be read.
  case template(String)
  /// An expression that cannot be read or computed.
  case expression(String)
  /// More than `limit` levels of braces or parentheses.
  case nestedTooDeeply(limit: Int)

  // MARK: Files
  /// The file cannot be read.
  case unreadableFile(path: String, reason: String)
  /// The file cannot be written.
  case unwritableFile(path: String, reason: String)
  /// The bytes at this place are not UTF-8.
  case invalidUTF8(line: Int, column: Int)
  /// A NUL character in a text file.
  case nulCharacter
  /// A line of more than `limit` bytes.
  case lineTooLong(limit: Int)
  /// A file of more than `limit` bytes.
  case fileTooLarge(path: String, limit: Int)
  /// A file of data whose content cannot be used.
  case invalidData(path: String, reason: String)

  // MARK: Session files
  /// No directive is called `name`.
  case unknownDirective(name: String, suggestions: [String])
  /// The directive belongs above the first command.
  case misplacedHeader(name: String)
  /// A version of the session format that this program does not know.
  case unsupportedFormat(version: String, supported: Int)
  /// The directive is written like `expected`, and `text` is not.
  case invalidDirective(name: String, text: String, expected: String)
  /// A block that no `end` directive closes.
  case unclosedBlock(name: String)
  /// An `end` or `else` directive without its opening.
  case unopenedBlock(name: String, opening: String)
  /// The directive belongs elsewhere; `place` is where ("between @ask and @end").
  case misplacedDirective(name: String, place: String)
  /// A step with an id that an earlier line has already taken.
  case repeatedStep(id: String, line: Int)
  /// A directive that is allowed once and occurs twice.
  case repeatedDirective(name: String, line: Int)
  /// A line that starts with a bar and is not a form of expectation.
  case invalidMatcher(form: String)
  /// A regular expression that is wrong, or of a form that is not supported; the reason names it.
  case invalidRegex(pattern: String, reason: String)
  /// An expectation that is not possible here; the sentence gives the reason.
  case misplacedExpectation(String)
  /// A file that includes itself, directly or through others.
  case includeCycle(path: String)
  /// Files that include files beyond the limit.
  case includeDepth(limit: Int)
  /// An incomplete question; the sentence names what is missing.
  case incompleteQuestion(String)
  /// The session needs something that is not here.
  case unmetRequirement(String)
  /// A lesson that breaks a rule of good lessons; the sentence names the rule.
  case lessonRule(String)

  // MARK: Results
  /// A layout cannot be solved; the sentence names item, numbers and rule.
  case layout(String)
  /// A command did not print what the session expects.
  case expectationFailed(command: String, expected: String)
  /// A `check` failed; `actual` is what it found.
  case checkFailed(expression: String, actual: String)
  /// An audit found this many errors.
  case auditFailed(errors: Int)
  /// A command succeeded that the session expects to fail.
  case unexpectedSuccess(command: String)
  /// A question of a lesson that cannot be answered as written; the sentence gives the reason.
  case unprovenQuestion(String)

  // MARK: Loaded sources
  /// A source file cannot be used as a layout; the sentence says why.
  case load(String)
  /// A program that was started gives no answer.
  case program(ProgramFailure)
  /// The Swift compiler rejects a source file.
  case compiler(CompilerFailure)
  /// Something that this build or this system does not have.
  case unavailable(String)

  // MARK: The lab itself
  /// The person stopped the command.
  case interrupted
  /// The command took longer than `limit` ("5 s").
  case timedOut(limit: String)
  /// A mistake of the lab, not of its user.
  case internalError(String)
}

/// What an unknown name should have named.
public enum NameKind: Sendable, Hashable {
  case abbreviation, demo, function, helpTopic, lesson, macro, mark, value
  /// A part of `$`, which is `answer` ("2 items").
  case part(ofAnswer: String)

  /// The kind in a sentence: "unknown help topic 'x'".
  var words: String {
    switch self {
    case .abbreviation: "abbreviation"
    case .demo: "demo"
    case .function: "function"
    case .helpTopic: "help topic"
    case .lesson: "lesson"
    case .macro: "command of your own"
    case .mark: "mark"
    case .value: "name"
    case .part(let answer): "part of $, which is \(answer),"
    }
  }
}

extension ErrorKind {
  /// The stable name of this kind of error.
  public var id: ErrorCode {
    switch self {
    case .unknownCommand: .unknownCommand
    case .unknownStrategy: .unknownStrategy
    case .unknownTemplate: .unknownTemplate
    case .unknownParameter: .unknownParameter
    case .unknownValue: .unknownValue
    case .unknownOption: .unknownOption
    case .unknownName: .unknownName
    case .missingArgument: .missingArgument
    case .extraArgument: .extraArgument
    case .repeatedArgument: .repeatedArgument
    case .notANumber: .notANumber
    case .notAWholeNumber: .notAWholeNumber
    case .malformed: .malformed
    case .outOfRange: .outOfRange
    case .notPossible: .notPossible
    case .unbalanced: .unbalanced
    case .openQuote: .openQuote
    case .template: .template
    case .expression: .expression
    case .nestedTooDeeply: .nestedTooDeeply
    case .unreadableFile: .unreadableFile
    case .unwritableFile: .unwritableFile
    case .invalidUTF8: .invalidUTF8
    case .nulCharacter: .nulCharacter
    case .lineTooLong: .lineTooLong
    case .fileTooLarge: .fileTooLarge
    case .invalidData: .invalidData
    case .unknownDirective: .unknownDirective
    case .misplacedHeader: .misplacedHeader
    case .unsupportedFormat: .unsupportedFormat
    case .invalidDirective: .invalidDirective
    case .unclosedBlock: .unclosedBlock
    case .unopenedBlock: .unopenedBlock
    case .misplacedDirective: .misplacedDirective
    case .repeatedStep: .repeatedStep
    case .repeatedDirective: .repeatedDirective
    case .invalidMatcher: .invalidMatcher
    case .invalidRegex: .invalidRegex
    case .misplacedExpectation: .misplacedExpectation
    case .includeCycle: .includeCycle
    case .includeDepth: .includeDepth
    case .incompleteQuestion: .incompleteQuestion
    case .unmetRequirement: .unmetRequirement
    case .lessonRule: .lessonRule
    case .layout: .layout
    case .expectationFailed: .expectationFailed
    case .checkFailed: .checkFailed
    case .auditFailed: .auditFailed
    case .unexpectedSuccess: .unexpectedSuccess
    case .unprovenQuestion: .unprovenQuestion
    case .program(let failure): failure.isSlowTool ? .unavailable : .load
    case .load, .compiler: .load
    case .unavailable: .unavailable
    case .interrupted: .interrupted
    case .timedOut: .timedOut
    case .internalError: .internalError
    }
  }
}
