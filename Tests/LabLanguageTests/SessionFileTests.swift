import LabLanguage
import LabTestKit
import Testing

@Suite("Session files")
struct SessionFileTests {
  /// The errors of `source` as a checker prints their first lines.
  private func errors(_ source: String) -> [String] {
    SessionFile(source).errors.map {
      Diagnostic($0, source: source, file: "a.llab").lines[0]
    }
  }

  @Test("the sample test reads as commands with their expectations") func sampleTest() throws {
    let file = try SessionFile(SessionSamples.test).validated()
    #expect(file.printed == SessionSamples.test)
    #expect(file.lines[0].kind == .shebang)
    #expect(file.script.header.title == "Masonry puts each item into the shortest column")
    #expect(!file.script.header.terminal.isUnicode)
    let steps = file.script.blocks.compactMap(\.step)
    #expect(
      steps.map(\.text) == [
        "use masonry", "width 320", "set columns 3", "sizes 90 60 120 75 100", "content", "frames",
        "query 100 120 120 90", "check overlaps == 0",
        "check query(100,120,120,90) == items(2,3,4,5,6)", "spacign 4", "use mansory",
        "spacing \\\n    4", "check content.height < 342",
      ])
    #expect(steps[4].expectations == [.literal("320 x 342")])
    #expect(steps[5].expectations.map(\.matcher)[2] == .anyLines)
    #expect(
      steps[9].expectations == [
        ExpectedLine(
          .literal("unknown command 'spacign'; did you mean 'spacing'?"), expectsFailure: true)
      ])
    #expect(steps[9].expectsFailure)
    #expect(steps[11].expectations == [ExpectedLine(.noOutput)])
    #expect(steps[11].line == 30)
    #expect(file.lines[steps[11].lineIndex].numbers == 30...31)
  }

  @Test("the sample lesson reads as steps with their questions") func sampleLesson() throws {
    let file = try SessionFile(SampleLesson.text).validated()
    #expect(file.printed == SampleLesson.text)
    #expect(file.script.header.kind == .lesson)
    #expect(file.script.header.minutes == 6)
    let steps = file.script.blocks.compactMap { block in
      if case .step(let id, let title) = block.kind { "\(id): \(title)" } else { nil }
    }
    #expect(
      steps == [
        "intro: Three columns", "where-next: Predict", "touch: Which items are hit?",
        "modify: Make it shorter", "choose: Check yourself",
      ])
    let questions = file.script.blocks.compactMap { block in
      if case .question(let question) = block.kind { question } else { nil }
    }
    #expect(questions.map(\.type) == [.number, .items, .do, .choice])
    #expect(questions.map(\.isPrediction) == [true, false, false, false])
    #expect(questions[0].answers == [.literal("1"), .expression("column(3)")])
    #expect(questions[1].mistakes.map(\.value) == ["[1,2,3,4,5,6]"])
    #expect(questions[2].goals == ["content.height <= 300", "frame(0).width >= 60"])
    #expect(questions[2].allowed == ["set", "sizes"])
    #expect(questions[2].solution.map(\.text) == ["set columns 4"])
    #expect(questions[2].par == 1)
    #expect(questions[2].hints.count == 2)
    #expect(questions[3].choices.map(\.isRight) == [false, true, false])
    #expect(questions[3].choices[2].because == "Masonry uses no randomness.")
  }

  @Test("every directive with a value reads it") func values() throws {
    let file = try SessionFile(
      """
      @format 1.2
      @id a-1
      @tags masonry, columns
      @author A
      @license MIT
      @lang en
      @requires layoutlab>=0.3.1
      @requires plugin:Pinterest.swift
      @terminal 100x30 unicode color
      @seed 18446744073709551615
      @tolerance 0.5
      @timeout 2min
      @keep-going
      @sleep 600ms
      @include b.llab
      @wrong
      """.replacing("@wrong", with: "@pause")
    ).validated()
    let header = file.script.header
    #expect(header.tags == ["masonry", "columns"])
    #expect(
      header.requirements == [
        .program(atLeast: [0, 3, 1]), .feature(.plugin("Pinterest.swift")),
      ])
    #expect(header.terminal.columns == 100 && header.terminal.isColored)
    #expect(header.seed == .max)
    #expect(header.tolerance == 0.5 && header.timeout == 120)
    #expect(
      file.script.blocks.map(\.kind) == [
        .keepGoing, .sleep(seconds: 0.6), .include("b.llab"), .pause,
      ])
  }

  @Test("conditions nest and have two sides") func conditions() throws {
    let file = try SessionFile(
      "@if not uikit\na\n@if linux\nb\n@end\n@else\nc\n@end\n# text\n"
    ).validated()
    #expect(file.script.blocks.count == 2)
    guard case .conditional(let condition, let then, let other) = file.script.blocks[0].kind
    else {
      Issue.record("no condition")
      return
    }
    #expect(condition == Condition(.uikit, isNegated: true))
    #expect(then.first?.step?.text == "a" && then.count == 2)
    #expect(other.map(\.line) == [7])
    #expect(file.script.blocks[1].kind == .narration("text"))
  }

  @Test("a heading names a step unless an @step does") func headings() {
    let blocks = SessionFile("## One\n\n@step a A\n## Two\ndraw\n").script.blocks
    #expect(
      blocks.prefix(3).map(\.kind) == [
        .heading("One", opensStep: false), .step(id: "a", title: "A"),
        .heading("Two", opensStep: true),
      ])
  }

  @Test("a command goes on until its braces balance, but not into an expectation")
  func templates() {
    let source = "template a {\n  item 1w 1h # }\n\n}\n|-\ntemplate b {\n|! '{' has no\nframes\n"
    let steps = SessionFile(source).script.blocks.compactMap(\.step)
    #expect(
      steps.map(\.text) == ["template a {\n  item 1w 1h # }\n\n}", "template b {", "frames"])
    #expect(steps.map(\.expectations.count) == [1, 1, 0])
    #expect(steps.map(\.line) == [1, 6, 8])
  }

  @Test("a command with an open brace or quote ends with its line, and is an error of the file")
  func wrongCommands() {
    let file = SessionFile("draw }\nlabel 'a\n  # only a comment\nframes")
    #expect(file.script.blocks.compactMap(\.step).map(\.text) == ["draw }", "label 'a", "frames"])
    #expect(file.errors.map(\.kind) == [.unbalanced(brace: "}"), .openQuote])
    #expect(file.lines[2].kind == .note("  # only a comment"))
  }

  @Test(
    "each error has a file, line and column",
    arguments: [
      ("draw\n\n| x\n", "3:1: error LL0412: there is no command directly above this line"),
      (
        "draw\n|x y\n",
        "2:1: error LL0410: '|x' is not an expectation; use '| text', '|...', '|~', '|*', '|/', '|-' or '|!'"
      ),
      ("draw\n|/ (a\n", "2:4: error LL0411: regular expression '(a': this group is not closed"),
      ("draw\n|!/ (a\n", "2:5: error LL0411: regular expression '(a': this group is not closed"),
      ("draw\n|-\n| a\n", "3:1: error LL0412: |- must be alone"),
      ("draw\n|! a\n| b\n", "3:1: error LL0412: nothing can follow |!, the message of a failure"),
      ("@setp a\n", "1:1: error LL0401: unknown directive '@setp'; did you mean '@step'?"),
      ("draw\n@title A\n", "2:1: error LL0402: @title must be above the first command"),
      (
        "@format 2\n",
        "1:9: error LL0403: session format '2' is not supported; this program reads format 1"
      ),
      (
        "@format x\n",
        "1:9: error LL0404: @format must be followed by a version such as 1 (got 'x')"
      ),
      ("@kind film\n", "1:7: error LL0404: @kind must be followed by session, lesson (got 'film')"),
      (
        "@if moon\n@end\n",
        "1:5: error LL0404: @if must be followed by uikit, linux, macos or plugin:NAME; 'not' before it negates it (got 'moon')"
      ),
      ("@if linux\ndraw\n", "1:1: error LL0405: @if has no matching @end"),
      ("@ask free Why?\n", "1:1: error LL0405: @ask has no matching @end"),
      ("draw\n@end\n", "2:1: error LL0406: @end has no matching @if, @ask or @predict"),
      ("@else\n", "1:1: error LL0406: @else has no matching @if"),
      ("@if linux\n@else\n@else\n@end\n", "3:1: error LL0406: @else has no matching @if"),
      ("@hint Look\n", "1:1: error LL0407: @hint must be between @ask or @predict and @end"),
      (
        "@ask free A?\ndraw\n@end\n",
        "2:1: error LL0407: a command in a question must be below @solution"
      ),
      ("@ask free A?\n@pause\n@end\n", "2:1: error LL0407: @pause must be outside questions"),
      (
        "@ask free A?\n@because a\n@end\n",
        "2:1: error LL0407: @because must be below the @choice or the @goal it explains"
      ),
      ("@step a\n@step b\n@step a\n", "3:1: error LL0408: step id 'a' is already used on line 1"),
      ("@id a\n@id b\n", "2:1: error LL0409: @id is already given on line 1"),
      ("@ask number A?\n@end\n", "1:1: error LL0415: the question has no @answer"),
      ("@ask do A\n@end\n", "1:1: error LL0415: the question has no @goal"),
      (
        "@ask do A\n@goal 1\n@end\n",
        "1:1: error LL0415: the question has no commands below @solution"
      ),
      (
        "@ask choice A\n@choice a\n@choice b\n@end\n",
        "1:1: error LL0415: exactly one choice must be correct: @choice*"
      ),
      (
        "@ask choice A\n@choice* a\n@end\n",
        "1:1: error LL0415: the question needs two @choice lines or more"
      ),
      (
        "@sleep -1s\n",
        "1:8: error LL0404: @sleep must be followed by a time such as 600ms or 5s (got '-1s')"
      ),
      ("draw a\u{0}b\n", "1:7: error LL0304: a text file must not contain a NUL character"),
      ("@pause now\n", "1:8: error LL0404: @pause must be followed by nothing (got 'now')"),
      ("@title\n", "1:1: error LL0404: @title must be followed by a title (got '')"),
    ])
  func mistakes(source: String, message: String) {
    #expect(errors(source) == ["a.llab:" + message])
  }

  @Test("deep conditions are refused once, and every @end finds its @if") func deep() {
    let source =
      String(repeating: "@if linux\n", count: 10_000) + String(repeating: "@end\n", count: 10_000)
    #expect(
      errors(source) == ["a.llab:33:1: error LL0205: nested more than 32 levels deep"])
  }

  @Test("one wrong expectation does not make the next ones wrong") func wrongExpectation() {
    let file = SessionFile("draw\n|x\n| y\n")
    #expect(file.errors.map(\.id) == ["LL0410"])
    #expect(file.script.blocks.first?.step?.expectations == [.literal("y")])
  }

  @Test("a question keeps all of its many lines") func longQuestion() {
    let source =
      "@ask do A\n@goal 1\n" + String(repeating: "@hint a\n", count: 5000) + "@solution\n"
      + String(repeating: "draw\n", count: 5000) + "@end\n"
    guard case .question(let question)? = SessionFile(source).script.blocks.first?.kind else {
      Issue.record("no question")
      return
    }
    #expect(question.hints.count == 5000 && question.solution.count == 5000)
  }

  @Test("a file with several mistakes tells all, in order, and the first one when asked for one")
  func several() {
    let file = SessionFile("@end\n@aks\n| x\n")
    #expect(file.errors.map(\.id) == ["LL0406", "LL0401", "LL0412"])
    #expect(throws: file.errors[0]) { try file.validated() }
  }

  @Test("bytes that are not UTF-8 are refused with their place") func invalidUTF8() throws {
    #expect(throws: LabError(.invalidUTF8(line: 2, column: 3))) {
      try String(validatingFile: Array("é\nab".utf8) + [0xFF, 0x41])
    }
    #expect(try String(validatingFile: Array("é".utf8)) == "é")
    #expect(try String(validatingFile: Array("\u{FEFF}use é".utf8)) == "use é")
  }

  @Test("reading and printing is the identity, whatever the bytes") func fuzz() {
    var random = SplitMix(seed: 7)
    let pieces = [
      "@", "|", "#", "\n", "\r\n", " ", "{", "}", "\"", "'", "\\", "~", "!", "/", "*", "...", "-",
      "@if linux\n", "@end\n", "@ask do x\n", "@else\n", "@step a\n", "@choice* b\n", "draw\n",
      "| x\n", "|! y\n", "(", "[", "é", "\u{0}", "\u{1B}[2J", "@solution\n", "1e999", "## h\n",
    ]
    for _ in 0..<3000 {
      var source = ""
      for _ in 0..<random.int(in: 0...29) {
        if random.int(in: 0...3) == 0 {
          let bytes = (0..<4).map { _ in UInt8(random.int(in: 0...255)) }
          source += String(decoding: bytes, as: UTF8.self)
        } else {
          source += pieces[random.int(in: 0...pieces.count - 1)]
        }
      }
      let file = SessionFile(source)
      #expect(Array(file.printed.utf8) == Array(source.utf8))
      #expect(SessionFile(file.printed).lines == file.lines)
      for error in file.errors {
        let place = Diagnostic(error, source: source, file: "f").position
        #expect(place != nil, "\(error)")
        if let span = error.span {
          #expect(0 <= span.start && span.start <= span.end && span.end <= source.utf8.count)
        }
      }
      var next = 1
      for line in file.lines {
        #expect(line.numbers.lowerBound == next)
        next = line.numbers.upperBound + 1
      }
    }
  }
}

extension Block {
  /// The command, if the block is one.
  var step: CommandStep? {
    if case .command(let step) = kind { step } else { nil }
  }
}
