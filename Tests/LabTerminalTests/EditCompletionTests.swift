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
        person.see("columns     \u{1B}[2mhow many columns\u{1B}[0m\r\n")
        person.see("column-gap  \u{1B}[2mbetween two columns\u{1B}[0m\r\n")
        person.see("lab> é set column")
        person.type("s\t4\r")
      }
      #expect(result.lines == [.text("é set columns 4")])
    }

    @Test("more than sixty candidates are listed after a question", arguments: [true, false])
    func question(_ isWanted: Bool) throws {
      let many = (100..<200).map { Candidate("w\($0)") }
      let result = try session(
        set: { $0.completer = { Self.completion(of: many, $0, $1) } }
      ) { person in
        person.see("lab> ")
        person.type("w\t")
        person.see("1")
        person.type("\t")
        person.see("list all 100? (y/n) ")
        person.type(isWanted ? "y" : "n")
        if isWanted { person.see("w199") }
        person.see("lab> w1")
        person.type("\r")
      }
      #expect(result.lines == [.text("w1")])
      #expect(result.screen.contains("w199") == isWanted)
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
