import LabSession
import LabLanguage
import LayoutCore
import Testing

/// What Tab proposes, from the definitions of the real commands.
@Suite("Completion")
struct CompletionTests {
  static let proposals: [(String, [String])] = [
    ("fra", ["frames"]), ("set col", ["columns", "columnwidth"]), ("use mas", ["masonry"]),
    ("use masonry c", ["columns=", "columnwidth="]),
    (
      "section 1 use ",
      [
        "list", "grid", "masonry", "mosaic", "quilt", "justified", "flow", "paged",
        "carousel", "chat", "compositional",
      ]
    ),
    ("explain qu", ["query", "quit"]), ("direction ", ["vertical", "horizontal"]),
    ("rtl ", ["on", "off"]), ("header 40 ", ["pinned"]), ("header layout 4 ", ["pinned"]),
    ("header ", ["none", "layout"]), ("reference ", ["none", "safeArea", "layoutMargins"]),
    ("template t { orth", ["orthogonal"]), ("template t { group vertical 1w 1h bad", ["badge"]),
    ("template t { inset 4; orth", ["orthogonal"]), ("template t {\n\torth", ["orthogonal"]),
    ("template t {\northogonal paging\nback", ["background"]), ("width 3\nuse gr", ["grid"]),
    ("template t { group vertical 1w 1h { item 1w 1h } }; use gr", ["grid"]),
    ("show c", ["changed", "columns", "columnwidth", "container"]), ("show gap", ["gaps"]),
    ("draw 0 0 1 1 ", ["--zoom"]), ("width 3; use gr", ["grid"]),
    ("use compositional template=ne", ["template=nested"]), ("set padding ", []),
    ("use flow align=c", ["align=center"]), ("width ", []), ("nonsense ", []),
    ("sizes ", ["random", "aspect", "flexible", "mixed", "text", "file"]),
  ]

  @Test("what may come next is proposed", arguments: proposals)
  func proposal(text: String, expected: [String]) throws {
    let bench = try Bench()
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    #expect(completer.proposals(for: PromptLine(text)).words.map(\.name) == expected)
  }

  static let hints: [(String, String?)] = [
    ("width ", "width WIDTH"), ("section 1 use ", "use NAME [PARAM=VALUE …]"),
    ("section 1 ", "section N COMMAND"), ("explain query ", "query X Y WIDTH HEIGHT"),
    ("container ", "container WIDTHxHEIGHT"), ("nonsense", nil),
  ]

  @Test("the form of the command that is typed is hinted at", arguments: hints)
  func hint(text: String, expected: String?) throws {
    let bench = try Bench()
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    #expect(completer.usages(for: PromptLine(text)).first == expected)
  }

  @Test("a path is asked for where a file is named", arguments: ["sizes text ", "sizes file a"])
  func paths(text: String) throws {
    let bench = try Bench()
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    #expect(completer.proposals(for: PromptLine(text)).takesPath)
  }

  static let matches: [(String, [String])] = [
    // The beginning of a word wins over a part of it, and a part over a slip.
    ("set inset", ["inset", "insets"]), ("set ollow", ["followinsets"]),
    ("set FOLL", ["followinsets"]),
    ("set colunm", ["columns", "columnwidth"]), ("use masnory", ["masonry"]),
    ("use wxyz", []), ("set x", []),
  ]

  @Test("a word is found by its beginning, its middle, or with one mistake", arguments: matches)
  func match(text: String, expected: [String]) throws {
    let bench = try Bench()
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    #expect(completer.proposals(for: PromptLine(text)).words.map(\.name) == expected)
  }

  static let notes: [(String, [String])] = [
    ("set padding ", ["<0–10,000 pt>", "distance of an item from the sides of its slot, now 4"]),
    (
      "use masonry padding=",
      ["<0–10,000 pt>", "distance of an item from the sides of its slot, now 4"]
    ),
    ("width ", ["<1–1,000,000 pt>", "WIDTH, now 390"]),
    ("set width ", ["<1–1,000,000 pt>", "WIDTH, now 390"]),
    ("spacing line ", ["<-10,000 to 10,000 pt>", "SPACING, now 10"]),
    ("frames ", ["<A..B>", "a range of indexes, including both ends"]),
    ("container ", ["<WIDTHxHEIGHT>", "each 1–1,000,000 pt"]), ("set padding 3 ", []),
    ("direction ", []), ("use gr", []),
  ]

  @Test("a number is told with its range, and with what it is now", arguments: notes)
  func note(text: String, expected: [String]) throws {
    var bench = try Bench()
    _ = bench.answer("set padding 4")
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    let notes = completer.proposals(for: PromptLine(text)).notes
    #expect(notes.flatMap { [$0.name, $0.summary] } == expected)
  }

  @Test("the word that is set is marked, and a parameter is told with its value")
  func now() throws {
    let bench = try Bench()
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    #expect(
      completer.proposals(for: PromptLine("direction ")).words.map(\.summary)
        == ["content scrolls up and down, now", "content scrolls left and right"])
    #expect(
      completer.proposals(for: PromptLine("set columns")).words.first?.summary
        == "number of columns, now 2")
  }

  @Test("a word that begins a form of a command is told with what that form does")
  func forms() throws {
    let bench = try Bench()
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    #expect(
      completer.proposals(for: PromptLine("spacing ")).words.map(\.summary)
        == [
          "between lines, along the scroll axis", "between items of a line, across it",
          "between sections",
        ])
  }

  @Test("items and views are proposed with their frames while they are few")
  func elements() throws {
    var bench = try Bench()
    _ = bench.answer("items 2; header 30")
    func words(_ text: String) -> [Choice] {
      Completer(bench.lab.vocabulary(in: bench.world)).proposals(for: PromptLine(text)).words
    }
    #expect(
      words("inspect 0")
        == [Choice("0", "at 0 30 190 90"), Choice("0.header", "at 0 0 390 30")])
    #expect(words("why 0.").map(\.name) == ["0.x", "0.y", "0.width", "0.height"])
    #expect(words("why 1").map(\.name) == ["1."])
    _ = bench.answer("items 1000")
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    #expect(completer.proposals(for: PromptLine("goto ")).words == [])
    #expect(completer.proposals(for: PromptLine("goto ")).notes == [Choice("<0–999>", "an item")])
  }

  static let fittingHints: [(String, String?)] = [
    ("spacing line ", "spacing line SPACING"), ("inspect ", "inspect at X Y"),
    ("inspect at ", "inspect at X Y"), ("inspect 1", "inspect ITEM"),
    ("frames 0..2", "frames A..B"),
  ]

  @Test(
    "of several forms, the one that goes with what is typed is hinted at", arguments: fittingHints)
  func fittingHint(text: String, expected: String?) throws {
    let bench = try Bench()
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    #expect(completer.usages(for: PromptLine(text)).first == expected)
  }
}
