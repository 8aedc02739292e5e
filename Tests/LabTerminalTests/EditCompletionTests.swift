import LabTerminal
import Testing

extension LineSourceTests {
  @Suite struct Completing {
    private static let words = [
      Candidate("columns", summary: "how many columns"),
      Candidate("column-gap", summary: "between two columns"),
    ]

    /// Completes the word before the cursor.
    private static func completion(of words: [Candidate], _ line: String, _ cursor: Int)
      -> Completion
    {
      let before = line.prefix(cursor)
      let start = before.lastIndex(of: " ").map { before.index(after: $0) } ?? before.startIndex
      let word = before[start...]
      return Completion(
        replace: cursor - word.count..<cursor,
        candidates: words.filter { $0.text.hasPrefix(word) })
    }

    @Test("Tab first completes what all candidates share, then lists them with summaries")
    func list() throws {
      let result = try session(
        color: true, set: { $0.completer = { Self.completion(of: Self.words, $0, $1) } }
      ) { person in
        person.see("lab> ")
        person.type("é set c\t")
        person.see("olumn")
        person.type("\t")
        person.see("columns     \u{1B}[2mhow many columns\u{1B}[0m\u{1B}[K")
        person.see("column-gap  \u{1B}[2mbetween two columns\u{1B}[0m\u{1B}[K")
        person.type("s\t4\r")
      }
      #expect(result.lines == [.text("é set columns 4")])
    }

    @Test("a long list is folded, and Tab shows its next page, and the first one after the last")
    func pages() throws {
      let many = (100..<160).map { Candidate("w\($0)", summary: "n") }
      let result = try session(
        set: { $0.completer = { Self.completion(of: many, $0, $1) } }
      ) { person in
        person.see("lab> ")
        person.type("w\t")
        person.see("1")
        person.type("\t")
        person.see("w121  n\u{1B}[K")
        person.see("… and 38 more: press Tab")
        person.type("\t")
        person.see("w122  n")
        person.see("w143  n\u{1B}[K")
        person.see("… and 16 more: press Tab")
        person.type("\t")
        person.see("w159  n")
        person.type("\t")
        person.see("w100  n")
        person.type("\u{7}\r")
      }
      #expect(result.lines == [.text("w1")])
      var screen = EmulatedScreen(columns: 80, rows: 24)
      screen.write(result.screen)
      #expect(screen.rows == ["lab> w1"])
    }

    @Test("the hint follows the line and is gone after Enter")
    func hint() throws {
      let result = try session(
        set: { $0.hinter = { line, _ in line.hasPrefix("query ") ? "x y w h" : "" } }
      ) { person in
        person.see("lab> ")
        person.type("query ")
        person.see("x y w h")
        person.type("1\r")
      }
      #expect(result.lines == [.text("query 1")])
    }
  }
}

extension LineSourceTests {
  @Suite struct Suggesting {
    private static func suggestion(for line: String) -> String {
      let whole = "query 1 2 30 40"
      return whole.hasPrefix(line) ? String(whole.dropFirst(line.count)) : ""
    }

    /// The line that `keys` make once the rest of `que` is suggested.
    private func line(_ keys: String, color: Bool = true) throws -> (Line?, String) {
      let result = try session(color: color, set: { $0.suggester = Self.suggestion }) { person in
        person.see("lab> ")
        person.type("que")
        person.see(color ? "\u{1B}[2mry 1 2 30 40\u{1B}[0m" : "e")
        person.type(keys)
      }
      return (result.lines.first, result.screen)
    }

    @Test("the rest of a line is shown and never taken by Enter")
    func enter() throws {
      #expect(try line("\r").0 == .text("que"))
    }

    @Test(
      "a key of its own takes it, or a word of it",
      arguments: [
        ("\u{1B}[C\r", "query 1 2 30 40"), ("\u{5}!\r", "query 1 2 30 40!"),
        ("\u{1B}f\r", "query"), ("\u{1B}[1;3C\r", "query"), ("\u{1B}[F\r", "query 1 2 30 40"),
        ("x\u{1B}[C\r", "quex"), ("\u{1B}[D\u{1B}[Cx\r", "quex"), ("\u{1}\u{5}x\r", "quex"),
        ("\u{1}\u{1B}fx\r", "quex"),
      ])
    func accepted(_ keys: String, _ expected: String) throws {
      #expect(try line(keys).0 == .text(expected))
    }

    @Test("it is blanked out before the next key is drawn")
    func erased() throws {
      let blanks = String(repeating: " ", count: 12) + String(repeating: "\u{8}", count: 12)
      #expect(try line("\r").1.contains(blanks))
    }

    @Test("without colour nothing is suggested: it would look typed")
    func colorless() throws {
      let (line, screen) = try line("\u{1B}[C\r", color: false)
      #expect(line == .text("que"))
      #expect(!screen.contains("ry 1"))
    }

    @Test("what does not fit into the row is cut, but taken whole")
    func narrow() throws {
      let result = try session(columns: 20, color: true, set: { $0.suggester = Self.suggestion }) {
        person in
        person.see("lab> ")
        person.type("que")
        person.see("\u{1B}[2mry 1 2 30 …\u{1B}[0m")
        person.type("\u{1B}[C\r")
      }
      #expect(result.lines == [.text("query 1 2 30 40")])
    }

    @Test("a note is listed below the line and puts nothing into it")
    func note() throws {
      let notes = [Candidate("<0–9>", summary: "now 3")]
      let result = try session(
        set: {
          $0.completer = { _, cursor in
            Completion(replace: cursor..<cursor, candidates: [], notes: notes)
          }
        }
      ) { person in
        person.see("lab> ")
        person.type("x \t")
        person.see("<0–9>  now 3\u{1B}[K")
        person.type("4\r")
      }
      #expect(result.lines == [.text("x 4")])
    }

    @Test("an abbreviation is written out by a blank and by Enter")
    func expansion() throws {
      let result = try session(
        lines: 2,
        set: {
          $0.expander = { line, cursor in
            line.prefix(cursor) == "q" ? (range: 0..<1, text: "query 0 0") : nil
          }
        }
      ) { person in
        person.see("lab> ")
        person.type("q 5\r")
        person.see("lab> ")
        person.type("q\r")
      }
      #expect(result.lines == [.text("query 0 0 5"), .text("query 0 0")])
    }

    @Test("of a paste, what its reader leaves out is counted")
    func paste() throws {
      var counts: [Int] = []
      let result = try session(
        lines: 2, set: { $0.pasteReader = { $0.hasPrefix("> ") ? ("one\ntwo", 3) : nil } },
        after: { counts.append($0.takeIgnoredLines()) }
      ) { person in
        person.see("lab> ")
        person.type("\u{1B}[200~> one\rx\r\u{1B}[201~\r")
      }
      #expect(result.lines == [.text("one"), .text("two")])
      #expect(counts == [3, 0])
    }

    @Test("Alt-. puts in the last word of the line before")
    func lastArgument() throws {
      var store = HistoryStore(path: nil)
      try store.append("load a/b.swift")
      let result = try session(history: store) { person in
        person.see("lab> ")
        person.type("audit \u{1B}.\r")
      }
      #expect(result.lines == [.text("audit a/b.swift")])
    }
  }
}
