import LabReport
import Testing

@Suite("Markup")
struct MarkupTests {
  @Test("plain text is the text without its roles")
  func plain() {
    var markup = Markup("error", .error)
    markup.append(": ")
    markup.append("3", .number)
    #expect(markup.text == "error: 3")
  }

  @Test("colours are closed where they end, and plain text has none")
  func colours() {
    var markup = Markup("a", .error)
    markup.append("b")
    markup.append("c", .dim)
    #expect(markup.colored == "\u{1B}[1;31ma\u{1B}[0mb\u{1B}[2mc\u{1B}[0m")
  }

  @Test("neighbours of one role are one span")
  func spans() {
    var markup = Markup("ä", .name)
    markup.append("日", .name)
    markup.append(Markup("x", .plain))
    #expect(markup.spans.map(\.role) == [.name, .plain])
    #expect(markup.spans.map { String($0.text) } == ["ä日", "x"])
    #expect(markup.width == 4)
  }

  @Test("only the 16 colours of the user, bold and dim are used", arguments: Role.allCases)
  func palette(role: Role) {
    let text = Markup("x", role).colored
    let codes = text.split(separator: "\u{1B}").filter { $0.hasPrefix("[") }
      .flatMap { $0.dropFirst().prefix { $0 != "m" }.split(separator: ";") }
      .compactMap { Int($0) }
    #expect(codes.allSatisfy { [0, 1, 2].contains($0) || 30...37 ~= $0 || 90...97 ~= $0 })
  }

  @Test("lines are broken between words, not where a role changes, and not within a short name")
  func broken() {
    /// Every other part is a name.
    func text(_ parts: [String]) -> Markup {
      var text = Markup()
      for (index, part) in parts.enumerated() {
        text.append(part, index.isMultiple(of: 2) ? .plain : .name)
      }
      return text
    }
    func lines(_ parts: String..., at columns: Int, hanging: Int? = nil) -> [String] {
      text(parts).broken(at: columns, hanging: hanging).map(\.text)
    }
    #expect(lines("say it ", "`ab`", ", and go", at: 11) == ["say it", "`ab`, and", "go"])
    #expect(
      lines("you will try ", "`set a 1`", " now", at: 20) == ["you will try", "`set a 1` now"])
    #expect(lines("you try ", "`set a 1`", " now", at: 16) == ["you try `set a", "1` now"])
    #expect(lines("one two three", at: 9, hanging: 2) == ["one two", "  three"])
    #expect(lines("abc|defg|hi", at: 8) == ["abc|", "defg|hi"])
    #expect(lines("abcdefghij", at: 4) == ["abcd", "efgh", "ij"])
    #expect(lines("", at: 4) == [""])
    for columns in 1...30 {
      let text = text(["a ", "`b c`", ", d ", "e", "fghijk|lmnop, q"])
      for line in text.broken(at: columns, indent: 2, hanging: 5) {
        #expect(line.width <= columns, "\(columns): \(line.text)")
      }
    }
  }

  @Test("rows go on below their last column, sentences that are set in two further")
  func hanging() {
    func indent(_ text: String) -> Int { Markup(text).hangingIndent(in: 40) }
    #expect(indent("name    what it does") == 8)
    #expect(indent("  1> draw    what it does") == 13)
    #expect(indent("  why: because") == 4)
    #expect(indent("plain words") == 0)
    #expect(indent("") == 0)
    #expect(indent(String(repeating: "x", count: 30) + "  far off") == 0)
  }

  @Test("data cannot bring escape codes into markup")
  func data() {
    var markup = Markup()
    markup.append(data: "\u{1B}[31mred", .name)
    #expect(markup.text == "\\u{1B}[31mred")
  }
}
