import LabLanguage
import Testing

@Suite("Updated sessions")
struct SessionUpdateTests {
  /// `source` after an update with `outcome` for its first command.
  private func update(_ source: String, _ outcome: Outcome) -> SessionUpdate {
    let file = SessionFile(source)
    let index = file.script.blocks.lazy.compactMap(\.step).first?.lineIndex ?? 0
    return SessionUpdate(file, outcomes: [index: outcome])
  }

  @Test("output that is as expected changes nothing") func unchanged() {
    let source = "# t\r\ncontent  \n|~ 320 x 342   \n|...\ndraw\n| never run\n"
    let update = update(source, Outcome(output: ["320 x 342.001", "more"]))
    #expect(update.text == source)
    #expect(update.replaced == [])
  }

  @Test("matchers that still match stay, others become the line and are listed") func matchers() {
    let update = update(
      "frames\n|~ 1.00\n| two\n|* t*\n|...\n",
      Outcome(output: ["1.001", "zwei", "drei", "x"]))
    #expect(update.text == "frames\n|~ 1.00\n| zwei\n| drei\n|...\n")
    #expect(update.replaced.map(\.line) == [4])
    #expect(update.replaced.map(\.text) == ["|* t*"])
  }

  @Test("lines are added, removed and changed where they differ") func lines() {
    #expect(
      update("a\n| 1\n| 3\n| 4\n\nb\n", Outcome(output: ["1", "2", "3  ", ""])).text
        == "a\n| 1\n| 2\n| 3\n|\n\nb\n")
  }

  @Test("no output becomes its own mark, and back") func noOutput() {
    #expect(update("a\n| 1\n", Outcome(output: [])).text == "a\n|-\n")
    #expect(update("a\n|-\n", Outcome(output: ["1"])).text == "a\n| 1\n")
  }

  @Test("a failure becomes its message, and back") func failures() {
    let failed = Outcome(output: [], failure: "unknown command 'a'")
    #expect(update("a\n| 1\n", failed).text == "a\n|! unknown command 'a'\n")
    #expect(update("a\n|! 1\n", failed).text == "a\n|! unknown command 'a'\n")
    #expect(update("a\n|!* unknown*\n", failed).text == "a\n|!* unknown*\n")
    #expect(update("a\n|! 1\n", Outcome(output: ["2"])).text == "a\n| 2\n")
    #expect(
      update("a\n| x\n|!/ no+\n", Outcome(output: ["y"], failure: "nooo")).text
        == "a\n| y\n|!/ no+\n")
    let regex = update("a\n|!/ no+\n", Outcome(output: []))
    #expect(regex.text == "a\n|-\n")
    #expect(regex.replaced.map(\.text) == ["|!/ no+"])
  }

  @Test("a command without expectations gets none") func none() {
    #expect(update("a\nb\n", Outcome(output: ["1"])).text == "a\nb\n")
  }

  @Test("line ends stay as they are in the file, also at its end") func lineEnds() {
    #expect(update("a\r\n| 1\r\n", Outcome(output: ["2"])).text == "a\r\n| 2\r\n")
    #expect(update("a\n| 1", Outcome(output: ["2"])).text == "a\n| 2\n")
  }

  @Test("an updated session passes, and updating it again changes nothing, over all short lists")
  func idempotent() {
    let forms = ["| a", "| b", "|...", "|* a*", "|~ b"]
    for expected in everyList(of: forms, upTo: 3) {
      for tail in [[], ["|! no"], ["|!* n*"]] where !(expected + tail).isEmpty {
        let source = "x\n" + (expected + tail).map { $0 + "\n" }.joined() + "y\n"
        for output in everyList(of: ["a", "b"], upTo: 3) {
          for failure in [nil, "no", "yes"] {
            let outcome = Outcome(output: output, failure: failure)
            let once = update(source, outcome).text
            let file = SessionFile(once)
            let step = file.script.blocks[0].step
            let mismatch = ExpectedOutput(step?.expectations ?? []).mismatch(of: outcome)
            if mismatch != nil || update(once, outcome).text != once || file.errors != [] {
              Issue.record("\(source) \(outcome) \(once)")
            }
          }
        }
      }
    }
  }
}

@Suite("Guide blocks")
struct GuideBlockTests {
  @Test("only fenced blocks marked llab are found, with the line they begin at") func blocks() {
    let guide = """
      # Masonry
      ```llab
      use masonry

      frames
      ```
      ````text
      ```llab
      not this
      ```
      ````
        ~~~ llab picture
        draw
          | indented
        ~~~
      ```swift
      let llab = 1
      ```
      ```llab
      last
      """
    #expect(
      GuideBlock.blocks(in: guide).map(\.source) == [
        "use masonry\n\nframes\n", "draw\n  | indented\n", "last\n",
      ])
    #expect(GuideBlock.blocks(in: guide).map(\.firstLine) == [3, 13, 20])
  }

  @Test("a continued block is a part of the session before it, on its own lines") func continued() {
    let guide =
      "```llab\nuse grid\n```\n\nText.\n\n```llab continued\ndraw\n```\n~~~llab\nlist\n~~~\n"
    let blocks = GuideBlock.blocks(in: guide)
    #expect(blocks.map(\.source) == ["use grid\n\n\n\n\n\ndraw\n", "list\n"])
    #expect(blocks.map(\.lines) == [[2..<3, 8..<9], [11..<12]])
    // Without a block before it, it is the first.
    #expect(GuideBlock.blocks(in: "```llab continued\ndraw\n```").map(\.lines) == [[2..<3]])
  }

  @Test("a guide with carriage returns reads the same") func carriageReturns() {
    let blocks = GuideBlock.blocks(in: "```llab\r\ndraw\r\n```\r\n")
    #expect(blocks.map(\.source) == ["draw\n"])
    #expect(GuideBlock.blocks(in: "") == [])
    #expect(GuideBlock.blocks(in: "```llab").map(\.source) == [""])
    #expect(GuideBlock.blocks(in: "```llab\ndraw\n").map(\.source) == ["draw\n"])
  }
}
