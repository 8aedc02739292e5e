import LabLanguage
import LayoutText
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
  private let kind = ErrorKind.unknownParameter(name: "colums", suggestions: ["columns"])

  @Test("a typed line is shown with a caret under the word") func typed() {
    let diagnostic = Diagnostic(LabError(kind, at: SourceSpan(4, 10)), source: "set colums 4")
    #expect(
      diagnostic.lines == [
        "error LL0104: unknown parameter 'colums'; did you mean 'columns'?",
        "  set colums 4",
        "      ^~~~~~ (help set)",
        "  try: set columns 4",
      ])
    #expect(diagnostic.length == 6)
  }

  @Test("in a file the place comes first") func inFile() {
    let source = "# é\nwidth 320\nset colums 4\n"
    let diagnostic = Diagnostic(
      LabError(kind, at: SourceSpan(19, 25)), source: source, file: "a.llab", firstLine: 11)
    #expect(
      diagnostic.lines == [
        "a.llab:13:5: error LL0104: unknown parameter 'colums'; did you mean 'columns'?",
        "  set colums 4",
        "      ^~~~~~ (help set)",
        "  try: set columns 4",
      ])
  }

  @Test(
    "what to try is the command alone, with the likely word",
    arguments: [
      ("draw; frmes 0..3; width 3", "frmes", "frames 0..3"),
      ("draw\n  frmes # all\nwidth 3", "frmes", "frames"),
      ("@frmes x", "frmes", "@frames x"),
    ])
  func attempts(source: String, word: String, expected: String) throws {
    let range = try #require(source.firstRange(of: word))
    let start = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
    let error = LabError(
      .unknownCommand(name: word, suggestions: ["frames"]), at: SourceSpan(start, start + 5))
    #expect(Diagnostic(error, source: source).attempt == expected)
  }

  @Test("an error without a place is one line") func noPlace() {
    #expect(
      Diagnostic(LabError(.interrupted), source: "draw", file: "a").lines
        == ["a: error LL0901: interrupted (help LL0901)"])
  }

  @Test("control characters in the line are escaped and the caret stays under the word")
  func escapes() {
    let source = "\u{1B}[2J\tcolums"
    let diagnostic = Diagnostic(LabError(kind, at: SourceSpan(5, 11)), source: source)
    #expect(diagnostic.lines[1] == "  \\u{1B}[2J\\tcolums")
    #expect(diagnostic.lines[2] == "             ^~~~~~ (help set)")
  }

  @Test("a very long line is cut around the word") func longLine() {
    let padding = String(repeating: "x", count: 2_000_000)
    let source = padding + " colums " + padding
    let diagnostic = Diagnostic(
      LabError(kind, at: SourceSpan(2_000_001, 2_000_007)), source: source, file: "f")
    let x29 = String(repeating: "x", count: 29)
    #expect(diagnostic.position == SourcePosition(line: 1, column: 2_000_002))
    #expect(diagnostic.lines[1] == "  …\(x29) colums \(String(repeating: "x", count: 53))…")
    #expect(diagnostic.lines[2] == String(repeating: " ", count: 33) + "^~~~~~ (help set)")
  }

  @Test("on a narrow screen the line is cut around the word, and the help has a line of its own")
  func narrow() {
    let source = "masonry columns 3; set colums 4; draw items 0..9"
    let diagnostic = Diagnostic(LabError(kind, at: SourceSpan(23, 29)), source: source)
    #expect(
      diagnostic.lines(columns: 20).dropFirst() == [
        "  … set colums 4; d…",
        "        ^~~~~~",
        "  (help set)",
        "  try: set columns 4",
      ])
  }

  @Test("every line with a caret fits the screen, at every place of it") func fits() {
    let source = "流れ \u{1B} frames 👍🏽 of a long line, with é and 漢字 after it"
    for columns in 12...60 {
      for start in 0...source.utf8.count {
        let error = LabError(.openQuote, at: SourceSpan(start, start + 9))
        let lines = Diagnostic(error, source: source).lines(columns: columns)
        #expect(lines[1...2].allSatisfy { displayWidth($0) <= columns }, "\(lines)")
      }
    }
  }

  @Test("the caret is under the word, counted in cells") func cells() {
    let diagnostic = Diagnostic(
      LabError(kind, at: SourceSpan(7, 13)), source: "流れ 漢字 4")
    #expect(diagnostic.lines[1...2] == ["  流れ 漢字 4", "       ^~~~ (help set)"])
  }

  @Test("places outside the text, inside characters and at line ends are harmless") func oddPlaces()
  {
    for span in [
      SourceSpan(-9, -3), SourceSpan(1, 2), SourceSpan(0, 999), SourceSpan(99, 200),
      SourceSpan(5, 3), SourceSpan(3, 3),
    ] {
      for source in ["", "é\né", "ab\r\ncd", "👍🏽👍🏽"] {
        let lines = Diagnostic(LabError(.openQuote, at: span), source: source).lines
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.count < 140 && !$0.contains("\n") })
      }
    }
  }
}
