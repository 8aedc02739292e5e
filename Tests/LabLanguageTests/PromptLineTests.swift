import LabLanguage
import Testing

@Suite("Lines at the prompt")
struct PromptLineTests {
  private static let definitions =
    [
      CommandDefinition("query", .ask, ""),
      CommandDefinition("quit", aliases: ["exit", ":q"], .help, ""),
      CommandDefinition("set", .change, ""), CommandDefinition("show", .see, ""),
      CommandDefinition("width", .change, ""), CommandDefinition("help", .help, ""),
      CommandDefinition("template", .change, ""),
    ]

  private func meaning(_ text: String, after lines: [String] = ["draw", "width 3"])
    -> PromptLine.Meaning
  {
    PromptLine(text).meaning(among: Self.definitions, after: lines)
  }

  @Test(
    "short forms are spelled out, and the result reads as a script reads it",
    arguments: [
      ("?query", "help query"), ("? query", "? query"), ("?", "?"), ("?'a b'", "help 'a b'"),
      ("=3*4", "print 3*4"), ("= 3", "= 3"), ("=", "="),
      ("$.frame; wid 3", "print $.frame; width 3"),
      ("$", "print $"), ("= $", "= $"), ("WIDTH 320; Sho", "width 320; show"), ("QUI", "quit"),
      ("!5", "rerun 5"), ("!!", "width 3"), ("que 0 0 1 1", "query 0 0 1 1"), ("set x", "set x"),
      ("s x", "s x"), (" wid 3; qui", " width 3; quit"),
      ("temp{item} # wid", "template{item} # wid"),
      ("'wid' 3", "'wid' 3"), ("template t { wid 3 }; sho", "template t { wid 3 }; show"),
      ("template t {\n  item\n", "template t {\n  item\n"), ("tem t {", "template t {"),
      ("tem t 'a", "template t 'a"), ("q 1", "q 1"), (":q", ":q"), (":wq 1", ":wq 1"), ("", ""),
    ])
  func commands(text: String, written: String) {
    #expect(meaning(text) == .commands(LexedText(written)))
  }

  @Test("an error keeps its place in the line as typed")
  func errors() throws {
    let text = PromptLine("?que }")
    #expect(text.text.completeness.error?.span == SourceSpan(5, 6))
    #expect(PromptLine("?que 'a").text.completeness == .needsQuote(SourceSpan(5, 7)))
  }

  @Test("a program runs as typed", arguments: ["ls -l", "echo 'a; {", "[ 5 -gt 4 ]", "5 }"])
  func program(text: String) {
    #expect(meaning("!" + text) == .program(text))
    #expect(meaning("! " + text + " ") == .program(text))
  }

  @Test(
    "the words that leave other programs are known, unless they are commands",
    arguments: ["q", " \\q ", ".quit", ":wq", ":q!", "bye", "logout # now"])
  func leaving(text: String) {
    #expect(meaning(text) == .leaving)
    let own = CommandDefinition("bye", .keep, "")
    #expect(
      PromptLine("bye").meaning(among: [own], after: []) == .commands(LexedText("bye")))
  }

  @Test("nothing typed, nothing to repeat; a line that repeats itself ends")
  func repeating() {
    #expect(meaning("!", after: []) == .bareExclamation)
    #expect(meaning("!!", after: []) == .nothingToRepeat)
    #expect(meaning("!!", after: ["!!", "! !", " !\t! "]) == .nothingToRepeat)
    #expect(meaning("! !", after: ["?set", "!!"]) == .commands(LexedText("help set")))
  }

  @Test("completion reads the short forms, too")
  func completion() {
    let completer = Completer(
      Vocabulary(commands: Self.definitions, strategies: [], strategy: "list"))
    #expect(completer.usages(for: PromptLine("wid 3")) == ["width"])
    #expect(completer.usages(for: PromptLine("?wid")) == ["help"])
    #expect(completer.proposals(for: PromptLine("set }")).words == [])
  }
}
