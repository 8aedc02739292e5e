import LabSession
import LabLanguage
import LabReport
import Testing

@testable import layoutlab

/// What belongs to the prompt alone, without a terminal.
@Suite("The prompt")
struct PromptTests {
  // MARK: Its template

  @Test("a prompt is filled in with what is set")
  func filled() throws {
    var bench = try Bench()
    #expect(
      bench.answer("set prompt '{strategy}/{sections} {width}x{height} {n}{mark}>'; check true")
        == [])
    let template = bench.lab.state.settings.prompt
    func text(hasFailed: Bool) -> String {
      template.parts.map { part in
        switch part {
        case .text(let text): text
        case .field(let field): bench.lab.value(of: field, hasFailed: hasFailed)
        }
      }.joined()
    }
    #expect(text(hasFailed: false) == "masonry/1 390x844 12>")
    #expect(text(hasFailed: true) == "masonry/1 390x844 12!>")
    _ = bench.answer("undo")
    #expect(bench.lab.state.settings.prompt == .standard)
  }

  @Test(
    "a prompt that cannot be filled in says why",
    arguments: [
      (
        "prompt '{widht}>'",
        "error LL0105: a field of the prompt must be strategy, width, height, n, sections or mark"
          + " (got 'widht'); did you mean 'width'?"
      ),
      ("prompt '{n>'", "error LL0201: '{' has no matching '}'"),
      ("prompt ''", "error LL0114: the length of a prompt must be 1–100 characters (got 0)"),
    ])
  func errors(text: String, message: String) throws {
    var bench = try Bench()
    #expect(bench.answer(text).first == message)
    #expect(bench.lab.state.settings.prompt == .standard)
  }

  @Test("the words of the standard prompt are its parts")
  func standard() throws {
    #expect(try PromptTemplate(PromptTemplate.standard.text) == .standard)
    #expect(try PromptTemplate(PromptTemplate.short.text) == .short)
  }

  @Test(
    "a line of a transcript is known by its prompt",
    arguments: [
      ("masonry 390 n=12> set columns 4", "set columns 4"), ("grid 1.5 n=0!> draw", "draw"),
      ("masonry 390 n=12>", ""), ("masonry 390 n=12>draw", nil), ("masonry n=12> draw", nil),
      ("columns 2 → 4", nil), ("", nil), ("masonry 390 n=12 draw", nil),
    ])
  func transcriptLine(line: String, command: String?) {
    #expect(PromptTemplate.standard.command(in: line) == command)
  }

  @Test("of a transcript the commands stay, and what they printed is counted")
  func transcript() throws {
    let text = """
      masonry 390 n=12> set columns 4
      columns 2 → 4 · 12 items moved

      masonry 390 n=12> half a line^C
      masonry 390 n=12> template t {
      ...> item 1w 1h
      ...> }
      ll!> draw
      """
    let prompts = [PromptTemplate.standard, .short]
    let read = try #require(PastedTranscript.commands(in: text, prompts: prompts))
    #expect(read.text == "set columns 4\ntemplate t {\nitem 1w 1h\n}\ndraw")
    #expect(read.ignoredLines == 1)
    #expect(PastedTranscript.commands(in: "set columns 4\ndraw", prompts: prompts) == nil)
  }

  // MARK: Abbreviations

  @Test("an abbreviation is listed, written out, and forgotten")
  func abbreviations() throws {
    var bench = try Bench()
    #expect(bench.answer("abbr") == ["there are no abbreviations"])
    #expect(
      bench.answer("abbr q query 0 0; abbr c set  columns; abbr") == [
        "abbr c set  columns", "abbr q query 0 0",
      ])
    #expect(bench.answer("abbr c none; abbr") == ["abbr q query 0 0"])
    #expect(
      bench.answer("abbr qq none").first
        == "error LL0107: unknown abbreviation 'qq'; did you mean 'q'?")
    #expect(
      bench.answer("abbr draw frames").first
        == "error LL0115: draw is a command: choose another name for the abbreviation")
    #expect(bench.lab.transcript.lines.allSatisfy { !$0.isSaved })
  }

  @Test(
    "only the first word of a command is written out",
    arguments: [
      ("q", 1, "query 0 0"), ("width 3; q", 10, "query 0 0"), ("help q", 6, nil), ("q 5", 3, nil),
      ("qq", 2, nil), ("\"q\"", 3, nil), ("q", 0, nil),
    ])
  func expansion(line: String, cursor: Int, words: String?) throws {
    let vocabulary = try Bench().lab.vocabulary(in: Bench().world)
    let completion = ShellCompletion(isASCII: false) { vocabulary }
    let found = completion.expand(line, cursor: cursor, by: ["q": "query 0 0"])
    #expect(found?.text == words)
    if let found { #expect(found.range == cursor - 1..<cursor) }
    completion.linesAbove = "template t {\n"
    #expect(completion.expand(line, cursor: cursor, by: ["q": "query 0 0"]) == nil)
  }

  @Test(
    "a line is suggested from the history first, then from the words there are",
    arguments: [
      ("set c", "olumns 5"), ("set co", "lumns 5"), ("que", "ry"), ("use gr", "id"), ("width ", ""),
      ("nonsense", ""), ("set columns 5", ""), ("set column", "s 5"),
    ])
  func suggestion(line: String, rest: String) throws {
    let vocabulary = try Bench().lab.vocabulary(in: Bench().world)
    let completion = ShellCompletion(isASCII: false) { vocabulary }
    let lines = ["set columns 4", "draw", "set columns 5"]
    #expect(completion.suggest(line, from: lines) == rest)
    let failed = lines + [line + rest]
    #expect(
      rest.isEmpty || completion.suggest(line, from: lines, without: Set(failed)) != rest)
  }

  @Test("the words of completion are read when a key needs them, and not before")
  func emptyLine() throws {
    var isRead = false
    let vocabulary = try Bench().lab.vocabulary(in: Bench().world)
    let completion = ShellCompletion(isASCII: false) {
      isRead = true
      return vocabulary
    }
    #expect(completion.styles(of: "", knowing: [:]).isEmpty)
    #expect(completion.hint("", cursor: 0).isEmpty)
    #expect(!isRead)
    #expect(completion.styles(of: "draw", knowing: [:]).count == 1)
    #expect(isRead)
  }
}
