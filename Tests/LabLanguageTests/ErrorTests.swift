import LabLanguage
import Testing

@Suite("Errors")
struct ErrorTests {
  /// One of each kind, with names that show where they go.
  static let samples: [(ErrorKind, String)] = [
    (
      .unknownCommand(name: "spacign", suggestions: ["spacing"]),
      "unknown command 'spacign'; did you mean 'spacing'?"
    ),
    (
      .unknownStrategy(name: "mansory", suggestions: ["masonry", "mosaic", "grid"]),
      "unknown strategy 'mansory'; did you mean 'masonry', 'mosaic' or 'grid'?"
    ),
    (
      .unknownTemplate(name: "new", suggestions: ["news", "newt"]),
      "unknown template 'new'; did you mean 'news' or 'newt'?"
    ),
    (.unknownParameter(name: "colums", suggestions: []), "unknown parameter 'colums'"),
    (
      .unknownParameter(name: "cols", suggestions: [], known: ["columns"]),
      "unknown parameter 'cols'; there is only columns"
    ),
    (
      .unknownParameter(name: "cols", suggestions: [], known: ["columns", "padding"]),
      "unknown parameter 'cols'; there are columns and padding"
    ),
    (
      .unknownStrategy(name: "x", suggestions: [], known: ["grid", "list"]),
      "unknown strategy 'x'; there are grid and list"
    ),
    (
      .unknownTemplate(name: "x", suggestions: [], known: (1...9).map { "t\($0)" }),
      "unknown template 'x'; there are t1, t2, t3, t4, t5, t6, t7, t8, …"
    ),
    (
      .unknownName(.demo, name: "x", suggestions: [], known: ["tour"]),
      "unknown demo 'x'; there is only tour"
    ),
    (
      .unknownValue(name: "direction", value: "vertcal", allowed: ["vertical", "horizontal"]),
      "direction must be vertical or horizontal (got 'vertcal'); did you mean 'vertical'?"
    ),
    (
      .unknownOption(name: "--jsn", suggestions: ["--json"]),
      "unknown option '--jsn'; did you mean '--json'?"
    ),
    (.unknownName(.mark, name: "a", suggestions: []), "unknown mark 'a'"),
    (.missingArgument(name: "a width", command: "width"), "width needs a width"),
    (.extraArgument(text: "5", command: "width"), "width does not take '5' here"),
    (.repeatedArgument(name: "columns"), "columns is given twice"),
    (.notANumber(name: "width", text: "nan"), "width must be a number (got 'nan')"),
    (.notAWholeNumber(name: "items", text: "1.5"), "items must be a whole number (got '1.5')"),
    (
      .malformed(name: "container", text: "390", expected: "WIDTHxHEIGHT"),
      "container must be written WIDTHxHEIGHT (got '390')"
    ),
    (
      .outOfRange(name: "spacing", value: "-3", allowed: "0–10,000", unit: "pt"),
      "spacing must be 0–10,000 pt (got -3)"
    ),
    (.notPossible("nothing to undo"), "nothing to undo"),
    (.unbalanced(brace: "{"), "'{' has no matching '}'"),
    (
      .openQuote, "the quoted text does not end on its line; \\ at the end of the line continues it"
    ),
    (.template("a group needs two dimensions"), "a group needs two dimensions"),
    (.expression("expected a number after '+'"), "expected a number after '+'"),
    (.nestedTooDeeply(limit: 64), "nested more than 64 levels deep"),
    (.unreadableFile(path: "a.llab", reason: "no such file"), "cannot read 'a.llab': no such file"),
    (.unwritableFile(path: "a", reason: "disk full"), "cannot write 'a': disk full"),
    (.invalidUTF8(line: 3, column: 7), "not UTF-8 text: invalid bytes at line 3, column 7"),
    (.nulCharacter, "a text file must not contain a NUL character"),
    (.lineTooLong(limit: 9), "the line is longer than 9 bytes"),
    (.fileTooLarge(path: "a", limit: 9), "'a' is larger than 9 bytes"),
    (.invalidData(path: "a.csv", reason: "line 2"), "cannot use 'a.csv': line 2"),
    (
      .unknownDirective(name: "@aks", suggestions: ["@ask"]),
      "unknown directive '@aks'; did you mean '@ask'?"
    ),
    (.misplacedHeader(name: "@title"), "@title must be above the first command"),
    (
      .unsupportedFormat(version: "2", supported: 1),
      "session format '2' is not supported; this program reads format 1"
    ),
    (
      .invalidDirective(name: "@seed", text: "x", expected: "a whole number"),
      "@seed must be followed by a whole number (got 'x')"
    ),
    (.unclosedBlock(name: "@if"), "@if has no matching @end"),
    (.unopenedBlock(name: "@else", opening: "@if"), "@else has no matching @if"),
    (.misplacedDirective(name: "@hint", place: "in a question"), "@hint must be in a question"),
    (.repeatedStep(id: "intro", line: 4), "step id 'intro' is already used on line 4"),
    (.repeatedDirective(name: "@title", line: 4), "@title is already given on line 4"),
    (
      .invalidMatcher(form: "|x"),
      "'|x' is not an expectation; use '| text', '|...', '|~', '|*', '|/', '|-' or '|!'"
    ),
    (
      .invalidRegex(pattern: "(", reason: "this group is not closed"),
      "regular expression '(': this group is not closed"
    ),
    (.misplacedExpectation("no command above this line"), "no command above this line"),
    (.includeCycle(path: "a"), "'a' includes itself"),
    (.includeDepth(limit: 8), "@include is nested more than 8 files deep"),
    (.incompleteQuestion("the question has no @answer"), "the question has no @answer"),
    (.unmetRequirement("needs uikit"), "needs uikit"),
    (.lessonRule("a lesson needs a @title"), "a lesson needs a @title"),
    (.layout("item 17: width 340 > 304"), "item 17: width 340 > 304"),
    (
      .expectationFailed(command: "content", expected: "| 1"),
      "the output of 'content' differs from the expected output: '| 1'"
    ),
    (.checkFailed(expression: "1 == 2", actual: "1 and 2"), "'1 == 2' is false: 1 and 2"),
    (.auditFailed(errors: 2), "the audit found 2 errors"),
    (.unexpectedSuccess(command: "draw"), "'draw' was expected to fail"),
    (.unprovenQuestion("the answers differ: 3 and 1"), "the answers differ: 3 and 1"),
    (.load("Mosaic.swift: no layout in it"), "Mosaic.swift: no layout in it"),
    (.unavailable("no Swift compiler"), "no Swift compiler"),
    (.interrupted, "interrupted"),
    (.timedOut(limit: "5 s"), "stopped after 5 s"),
    (.internalError("index 3 of 2"), "internal error: index 3 of 2"),
  ]

  @Test("every kind has one sentence with its facts") func wording() {
    for (kind, message) in Self.samples {
      #expect(kind.message == message)
    }
    #expect(Set(Self.samples.map { $0.0.id }).count == ErrorCode.allCases.count)
  }

  @Test("every id has the form LL and four digits, an explanation of its own and a topic")
  func explanations() {
    for id in ErrorCode.allCases {
      let digits = id.rawValue.dropFirst(2)
      #expect(id.rawValue.hasPrefix("LL") && digits.count == 4 && Int(digits) != nil)
      let isInternal = id == .internalError
      #expect(id.explanation.hasPrefix("This is a bug in the lab") == isInternal, "\(id)")
    }
    #expect(ErrorCode(rawValue: "LL0104") == .unknownParameter)
    #expect(LabError(.interrupted).help == "LL0901")
    #expect(LabError(.includeDepth(limit: 8)).help == "sessions")
    #expect(
      LabError(.unknownParameter(name: "x", suggestions: []), topic: "spacing").help == "spacing")
  }

  @Test("no control character of a name reaches the message, and long names are cut")
  func escaping() {
    let name = "\u{1B}[2J\u{202E}\u{0}\n" + String(repeating: "x", count: 10_000)
    let message = ErrorKind.unknownCommand(name: name, suggestions: []).message
    #expect(message.hasPrefix("unknown command '\\u{1B}[2J\\u{202E}\\u{0}\\nxxx"))
    #expect(message.hasSuffix("x…'"))
    #expect(message.count < 120)
    #expect(ErrorKind.layout(name).message.count < 450)
  }

  @Test("an error keeps the place and the topic it already has") func located() {
    let error = LabError(.interrupted, at: SourceSpan(1, 2))
    #expect(
      error.located(at: SourceSpan(5, 6), topic: "draw")
        == LabError(.interrupted, at: SourceSpan(1, 2), topic: "draw"))
    #expect(LabError(.interrupted).located(at: SourceSpan(5, 6)).span == SourceSpan(5, 6))
    #expect(error.moved(by: 10).span == SourceSpan(11, 12))
  }
}

@Suite("Suggestions")
struct SuggestionTests {
  private let names = ["set", "sizes", "spacing", "section", "columns", "content", "container"]

  @Test(
    "the closest names are guessed",
    arguments: [
      ("spacign", ["spacing"]), ("colums", ["columns"]), ("SPACING", ["spacing"]),
      ("con", ["content", "container"]), ("szies", ["sizes"]), ("st", ["set"]), ("x", []),
      ("elephant", []), ("", []), ("zzz", []),
    ])
  func guesses(word: String, expected: [String]) {
    #expect(Suggestion.guesses(for: word, among: names) == expected)
  }

  @Test("two swapped and two missing letters are two mistakes") func masonry() {
    #expect(Suggestion.guesses(for: "mansory", among: ["masonry", "mosaic"]) == ["masonry"])
  }

  @Test("at most three names are guessed, and none twice") func limit() {
    #expect(
      Suggestion.guesses(for: "a1", among: ["a2", "a3", "a3", "a4", "a5"]) == ["a2", "a3", "a4"])
  }

  @Test("a word of megabytes is not guessed at") func long() {
    let word = String(repeating: "a", count: 5_000_000)
    #expect(Suggestion.guesses(for: word, among: names) == [])
    #expect(Suggestion.guesses(for: "set", among: [word, "set"]) == ["set"])
  }
}
