import Lab
import LabLanguage
import LayoutCore
import Testing

/// What Tab proposes, from the cards of the real commands.
@Suite("Completion")
struct CompletionTests {
  static let proposals: [(String, [String])] = [
    ("fra", ["frames"]), ("set col", ["columns", "columnwidth"]), ("use mas", ["masonry"]),
    ("use masonry c", ["columns=", "columnwidth="]),
    (
      "section 1 use ",
      ["list", "grid", "masonry", "mosaic", "flow", "paged", "chat", "compositional"]
    ),
    ("explain qu", ["query", "quit"]), ("direction ", ["vertical", "horizontal"]),
    ("rtl ", ["on", "off"]), ("header 40 ", ["pinned"]), ("header layout 4 ", ["pinned"]),
    ("header ", ["none", "layout"]), ("reference ", ["none", "safeArea", "layoutMargins"]),
    ("template t { orth", ["orthogonal"]), ("template t { group vertical 1w 1h bad", ["badge"]),
    ("template t { inset 4; orth", ["orthogonal"]), ("template t {\n\torth", ["orthogonal"]),
    ("template t {\northogonal paging\nback", ["background"]), ("width 3\nuse gr", ["grid"]),
    ("template t { group vertical 1w 1h { item 1w 1h } }; use gr", ["grid"]),
    ("show ", ["changed", "origin", "lines", "gaps", "insets", "groups"]),
    ("draw 0 0 1 1 ", ["--zoom"]), ("width 3; use gr", ["grid"]),
    ("use compositional template=ne", ["template=nested"]), ("set padding ", []),
    ("use flow align=c", ["align=center"]), ("width ", []), ("nonsense ", []),
    ("sizes ", ["random", "aspect", "text", "file"]),
  ]

  @Test("what may come next is proposed", arguments: proposals)
  func proposal(text: String, expected: [String]) throws {
    let bench = try Bench()
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    #expect(completer.proposals(for: text).words.map(\.name) == expected)
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
    #expect(completer.usages(for: text).first == expected)
  }

  @Test("a path is asked for where a file is named", arguments: ["sizes text ", "sizes file a"])
  func paths(text: String) throws {
    let bench = try Bench()
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    #expect(completer.proposals(for: text).takesPath)
  }
}
