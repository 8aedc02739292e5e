import Testing

@testable import LabTerminal

@Suite struct PureEditingTests {
  @Test("pages hold every candidate once, in their order, in as many rows as there are")
  func pages() {
    for count in 1...40 {
      for (rows, summary) in [(1, ""), (2, "s"), (5, ""), (5, "s"), (23, "s"), (60, "")] {
        let names = (0..<count).map { "w\($0 + 10)" }
        let list = CompletionList(
          names.map { Candidate($0, summary: summary) }, width: 20, color: false, ellipsis: "…")
        var seen: [String] = []
        var first: Int? = 0
        while let start = first {
          let page = list.page(from: start, rows: rows)
          #expect(page.rows.count <= rows)
          #expect(page.rows.allSatisfy { editorWidth($0) < 20 })
          let listed = page.rows.filter { !$0.hasPrefix("…") }.joined(separator: " ")
          let words = listed.split(separator: " ").map { String($0) }
          seen += words.filter { $0.hasPrefix("w") }.sorted()
          if let next = page.next, rows > 1 {
            #expect(page.rows.last?.hasPrefix("… and \(count - next) more: ") == true)
          }
          first = page.next
        }
        #expect(seen == names)
      }
    }
  }

  @Test("a search finds the newest line first, small letters find capital ones, too")
  func search() {
    let entries = ["set Columns 3", "draw", "set columns 4", "Columns"]
    var search = HistorySearch(EditBuffer(scalars: [], cursor: 0))
    func found(_ text: String) -> [String] { search.matches(of: text, in: entries, count: 9) }
    #expect(found("") == entries.reversed())
    #expect(found("col") == ["Columns", "set columns 4", "set Columns 3"])
    #expect(found("Col") == ["Columns", "set Columns 3"])
    #expect(found("x").isEmpty)
    #expect(found("col").count == 3)
    let steps = [true, true, true, false, false, false].map {
      search.step(older: $0, of: "col", in: entries)
    }
    #expect(steps == [true, true, false, true, true, false])
  }

  @Test("Tab takes a single candidate, completes what several share, or lists them")
  func step() {
    func step(_ typed: String, _ words: String...) -> Completion.Step {
      Completion(replace: 0..<typed.count, candidates: words.map { Candidate($0) })
        .step(replacing: typed)
    }
    #expect(step("x") == .nothing)
    #expect(step("co", "columns") == .replace(with: "columns "))
    #expect(step("co", "columns", "column-gap") == .replace(with: "column"))
    #expect(step("CO", "columns", "column-gap") == .replace(with: "column"))
    #expect(step("column", "columns", "column-gap") == .list)
    #expect(step("colmn", "columns", "column-gap") == .list)
    #expect(step("", "a", "b") == .list)
    func noted(_ typed: String, _ words: String...) -> Completion.Step {
      Completion(
        replace: 0..<typed.count, candidates: words.map { Candidate($0) },
        notes: [Candidate("<0–9>")]
      ).step(replacing: typed)
    }
    #expect(noted("", "none") == .list)
    #expect(noted("") == .list)
    #expect(Completion(replace: 0..<0, candidates: []).step(replacing: "") == .nothing)
    #expect(
      Completion(replace: 0..<1, candidates: [], notes: [Candidate("<0–9>")]).step(replacing: "4")
        == .list)
    #expect(noted("no", "none") == .replace(with: "none "))
  }

  @Test("each key is bound once, and each has a name and says what it does")
  func bindings() {
    let keys = KeyBindings.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(KeyBindings.all.allSatisfy { !$0.name.isEmpty && !$0.summary.hasSuffix(".") })
    let inner = (KeyBindings.inner + KeyBindings.innerSequences).map(\.key)
    #expect(Set(inner).count == inner.count)
    #expect(keys.filter(inner.contains) == [])
  }

  @Test("the list keeps within the width and aligns wide characters")
  func list() {
    CharacterLocale.install()
    func rows(_ candidates: [Candidate]) -> [String] {
      CompletionList(candidates, width: 20, color: false, ellipsis: "…").page(from: 0, rows: 9).rows
    }
    #expect(
      rows([
        Candidate("日本", summary: "a long summary indeed"), Candidate("abc\u{1B}", summary: "x"),
      ])
        == ["日本  a long summa…", "abc\u{FFFD}  x"])
    #expect(
      rows((1...5).map { Candidate("word\($0)") }) == ["word1  word3  word5", "word2  word4"])
  }

  @Test("ranges of characters become ranges of scalars, whatever is asked")
  func ranges() {
    let buffer = EditBuffer(scalars: Array("ae\u{301}日".unicodeScalars), cursor: 2)
    #expect(buffer.characterCursor == 2)
    #expect(buffer.scalarRange(1..<2) == 1..<3)
    #expect(buffer.scalarRange(0..<3) == 0..<4)
    #expect(buffer.scalarRange(-5..<99) == 0..<4)
    #expect(buffer.scalarRange(7..<9) == 4..<4)
  }

  @Test("a paste loses control characters and its last line break")
  func paste() {
    #expect(Paste.text(Array("a\r\nb\n\rc\rd\n\n".unicodeScalars)) == "a\nb\nc\nd")
    #expect(Paste.text(Array("\u{1B}[31mx\u{7}\ty\u{9B}".unicodeScalars)) == "[31mx\ty")
  }

  @Test("every scalar survives the decoder, and no other bytes do")
  func decoder() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 61) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(Character(scalar)).utf8)
      #expect(UTF8Decoder.firstInvalidIndex(in: bytes) == nil)
      guard bytes.count > 1 else { continue }
      #expect(UTF8Decoder.firstInvalidIndex(in: [0x61] + bytes.dropLast()) == 1)
    }
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let isValid = String(validating: [first, second, 0x80], as: UTF8.self) != nil
        #expect((UTF8Decoder.firstInvalidIndex(in: [first, second, 0x80]) == nil) == isValid)
      }
    }
  }

  @Test("a prompt ends with a plain blank and holds no control character")
  func prompt() {
    #expect(Prompt("a\u{1B}[2J\u{202E}>").text == "a\u{FFFD}[2J\u{FFFD}> ")
    #expect(Prompt("a> ").text == "a> ")
    #expect(Prompt("a ", style: .bold).text == "a  ")
    #expect(Prompt(parts: []).text == " ")
    #expect(
      Prompt(parts: [.init("a", style: .name), .init("b", style: .bold)]).styled(mark: "|")
        == "|\u{1B}[0;36m|a|\u{1B}[0;1m|b|\u{1B}[0m| ")
  }
}
