import LabLanguage
import Testing

@Suite("Lessons in other languages")
struct TranslationTests {
  private let base = SessionFile(
    """
    @kind lesson
    @title Columns
    @lang en
    # Above the steps.
    @step one First
    # Two lines
    # of one paragraph.

    # Another one.
    items 3
    # After a command.
    @ask number How many?
    @answer 3
    @wrong 2 One more.
    @hint Count.
    @hint Count again.
    @explain Three.
    @end
    @step two Second
    @ask choice Which?
    @choice a
    @because no
    @choice* b
    @because yes
    @end

    """)

  private let german = """
    @kind lesson
    @title Spalten
    # Über den Schritten.
    @step one Erstens
    # Ein Absatz.

    # Noch einer.

    # Nach einem Befehl.
    @ask number Wie viele?
    @wrong 2 Eins mehr.
    @hint Zähle.
    @hint Zähle noch einmal.
    @explain Drei.
    @end
    @step two Zweitens
    @ask choice Welches?
    @choice eins
    @because nein
    @choice zwei
    @because ja
    @end

    """

  private func read(_ text: String) -> SessionFile { SessionFile(text, isTranslation: true) }

  private func findings(_ text: String) -> [String] {
    Translation.findings(in: read(text), of: base, language: "de").map { finding in
      let line = Diagnostic(finding.error, source: text).position?.line ?? 0
      return "\(line)\(finding.isWarning ? "?" : ":") \(finding.error.message)"
    }
  }

  /// All texts and questions.
  private func words(_ blocks: [Block]) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block.kind {
      case .narration(let text): ["# " + text]
      case .step(let id, let title): ["\(id) \(title)"]
      case .command(let step): [step.text]
      case .question(let question):
        [question.text] + question.choices.flatMap { [$0.text, $0.because ?? "-"] }
          + question.mistakes.map { "\($0.value) \($0.reply)" } + question.hints
          + question.explanations
      default: []
      }
    }
  }

  @Test("words are those of the translation; commands, answers and stars are the base's")
  func applied() {
    #expect(read(german).errors == [])
    let script = Translation(read(german)).applied(to: base.script)
    #expect(script.header.title == "Spalten")
    #expect(
      words(script.blocks) == [
        "# Über den Schritten.", "one Erstens", "# Ein Absatz.", "# Noch einer.", "items 3",
        "# Nach einem Befehl.", "Wie viele?", "2 Eins mehr.", "Zähle.", "Zähle noch einmal.",
        "Drei.", "two Zweitens", "Welches?", "eins", "nein", "zwei", "ja",
      ])
    let questions = script.blocks.compactMap { block in
      if case .question(let question) = block.kind { question } else { nil }
    }
    #expect(questions[0].answers == [.literal("3")])
    #expect(questions[1].choices.map(\.isRight) == [false, true])
  }

  @Test("the reminder of a goal is found by the goal, whichever others the translation leaves out")
  func reminders() throws {
    let base = SessionFile(
      "@kind lesson\n@step s\n@ask do Do it.\n@goal width == 400\n@goal columns > 2\n"
        + "@because More columns.\n@solution\nset columns 3\n@end\n")
    let german = "@step s\n@ask do Mach es.\n@goal columns > 2\n@because Mehr Spalten.\n@end\n"
    let script = Translation(read(german)).applied(to: base.script)
    let questions = script.blocks.compactMap { block in
      if case .question(let question) = block.kind { question } else { nil }
    }
    #expect(questions.first?.reminders == [1: "Mehr Spalten."])
    #expect(Translation.findings(in: read(german), of: base, language: "de").isEmpty)
    let other = read(german.replacing("> 2", with: "> 3"))
    #expect(
      Translation.findings(in: other, of: base, language: "de").map(\.error.message)
        == ["the original has no @goal columns > 3"])
  }

  @Test("what is not translated stays as it is")
  func parts() {
    let script = Translation(read("@step two Zweitens\n")).applied(to: base.script)
    #expect(script.header.title == "Columns")
    #expect(
      words(script.blocks).prefix(6) == [
        "# Above the steps.", "one First", "# Two lines", "# of one paragraph.", "# Another one.",
        "items 3",
      ])
    #expect(words(script.blocks).contains("two Zweitens"))
  }

  @Test("what does not fit is found with its line")
  func mismatches() {
    #expect(findings(german) == [])
    #expect(findings("@lang fr\n" + german) == ["1: @lang is fr, but the file name says de"])
    #expect(
      findings(german.replacing("# Noch einer.\n\n", with: ""))
        == ["4: step 'one' has 2 paragraphs; the original has 3"])
    #expect(
      findings(german.replacing("@step two", with: "@step zwei")) == [
        "1? the original's step 'two' is missing", "16: the original has no step 'zwei'",
      ])
    #expect(
      findings(german.replacing("@ask number", with: "@predict number"))
        == ["10: the original has another type of answer: number"])
    #expect(
      findings(german.replacing("@hint Zähle.\n", with: ""))
        == ["10: the question has 1 hints; the original has 2"])
    #expect(
      findings(german.replacing("@wrong 2", with: "@wrong 4"))
        == ["11: the original has no @wrong 4"])
    #expect(
      findings(german.replacing("@title Spalten\n", with: ""))
        == ["1? the @title is not translated"])
  }

  @Test("a translation is known by its name")
  func names() {
    #expect(Translation.path(of: "a/b.llab", in: "de") == "a/b.de.llab")
    let known = Translation.base(of: "a/b.de-AT.llab")
    #expect(known?.path == "a/b.llab")
    #expect(known?.language == "de-AT")
    for name in [
      "b.llab", ".de.llab", "a/.de.llab", "b.1.llab", "b.german.llab", "b.de", "b..llab",
    ] {
      #expect(Translation.base(of: name) == nil, "\(name)")
    }
  }
}
