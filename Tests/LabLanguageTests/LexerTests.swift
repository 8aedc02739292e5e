import LabLanguage
import Testing

@Suite("Lexer")
struct LexerTests {
  private func texts(_ source: String) throws -> [String] {
    LexedText(source).tokens.map(\.text)
  }

  @Test("words are separated by blanks and keep their place") func words() throws {
    let tokens = LexedText("query  0 100\t390").tokens
    #expect(tokens.map(\.text) == ["query", "0", "100", "390"])
    #expect(
      tokens.map(\.span) == [
        SourceSpan(0, 5), SourceSpan(7, 8), SourceSpan(9, 12), SourceSpan(13, 16),
      ])
    #expect(tokens.allSatisfy { $0.kind == .word })
  }

  @Test("a command of whole numbers has the tokens, the places and the values of any other")
  func numericCommands() throws {
    for source in [
      "draw", "width 320", "que 0 1", "inset 007 8 9", "query 0 80 320 60", "query 1 2 3 4 5",
      "query 1 2 3 999999999999999", "query 1 2 3 1000000000000000", "query 0 -1 320 60",
      "query 0 1.5 320 60", "query 0 1 320 60 ", "query 0  1 320 60", "query 0 1 320 6o",
      "query2 0 1 320 60", "Query 0 1 320 60", " query 0 1 320 60", "query 0 1 320 60\n", "8 9",
    ] {
      let alone = try #require(LexedText(source).statements.first)
      // Another command behind it: the whole text is read word by word.
      let other = try #require(LexedText(source + ";draw").statements.first)
      #expect(LexedText(source).completeness == .complete)
      #expect(LexedText(source).statements.count == 1)
      #expect(alone.tokens == other.tokens, "\(source)")
      #expect(alone.name == other.name)
      #expect((alone.text, alone.span) == (other.text, other.span))
      #expect(alone.source == source)
      #expect(CommandText(of: alone).string == CommandText(of: other).string)
      #expect(alone.hasOnlyNumbers == other.hasOnlyNumbers, "\(source)")
      #expect(alone.rest(from: 1) == other.rest(from: 1))
      #expect(given(alone) == given(other), "\(source)")
    }
  }

  @Test("the bytes of a command of whole numbers are read without a string, and no others")
  func numericBytes() {
    var command = NumericCommand()
    func text(_ source: String) -> LexedText? {
      let bytes = Array(source.utf8)
      return bytes.withUnsafeBufferPointer { command.read($0) } ? LexedText(command) : nil
    }
    #expect(text("query 0 80 320 060")?.source == "query 0 80 320 060")
    #expect(text("query 0 80 320 060")?.statements == LexedText("query 0 80 320 060").statements)
    for source in ["", "# note", "query 0 80 320 60 ", "query é", "width 320; draw"] {
      #expect(text(source) == nil, "\(source)")
    }
  }

  /// What four numbers of points get from `command`, or the error.
  private func given(_ command: Statement) -> [AnyHashable] {
    let definition = CommandDefinition(
      "query", .ask, "",
      forms: [Form(["X", "Y", "WIDTH", "HEIGHT"].map { .slot($0, .points(0...1e15)) })])
    do throws(LabError) {
      let arguments = try Binder.bind(command, to: definition)
      let values = arguments.given.flatMap { [$0.name, $0.value, $0.span] as [AnyHashable] }
      return values + [arguments.rect, arguments.span("WIDTH")]
    } catch {
      return [error.message, error.span]
    }
  }

  @Test("a word is numeric where it has nothing but digits and signs of arithmetic")
  func numericWords() {
    let signs = Set("0123456789()*+-./".utf8)
    for byte in UInt8(0x21)...0x7E {
      let sign = String(UnicodeScalar(byte))
      for token in [sign, "1\(sign)2", "a=\(sign)"].flatMap({ LexedText($0).tokens }) {
        let isNumeric = token.kind == .word && token.text.utf8.allSatisfy(signs.contains)
        #expect(token.isNumeric == isNumeric, "\(token.text)")
        #expect(Token(token.kind, token.text, token.span) == token)
      }
    }
  }

  @Test("braces and semicolons stand alone") func punctuation() throws {
    let tokens = LexedText("group{item;item}").tokens
    #expect(tokens.map(\.text) == ["group", "{", "item", ";", "item", "}"])
    #expect(
      tokens.map(\.kind) == [.word, .openBrace, .word, .separator, .word, .closeBrace])
  }

  @Test("a quote opens text at the start of a word and after an equals sign") func quotes() throws {
    #expect(try texts("label \"two words\" 'it''s'") == ["label", "two words", "its"])
    #expect(try texts("x template=\"my grid\"") == ["x", "template=my grid"])
    #expect(try texts("don't 5'") == ["don't", "5'"])
    #expect(LexedText("'--json'").tokens.map(\.kind) == [.quoted])
    #expect(try texts("\"\"") == [""])
  }

  @Test(
    "escapes work inside quotes and nowhere else",
    arguments: [
      (#""a\nb\t\\\"\'""#, "a\nb\t\\\"'"), (#""\u{1F4A1}""#, "\u{1F4A1}"),
      (#""\u{D800}\u{}\u""#, #"\u{D800}\u{}\u"#), (#""\d+\é""#, #"\d+\é"#), (#"a\nb"#, #"a\nb"#),
    ])
  func escapes(source: String, text: String) throws {
    // The brace of a sequence that is no escape is inside quotes, so it does not count.
    #expect(try texts(source) == [text])
  }

  @Test("a hash starts a comment at the start of a line, or between blanks") func comments() throws
  {
    #expect(try texts("draw # a picture; with {") == ["draw"])
    #expect(try texts("#draw") == [])
    #expect(try texts("draw #") == ["draw"])
    #expect(try texts("draw #1 a#b '# c'") == ["draw", "#1", "a#b", "# c"])
    #expect(try texts("a {\n  #b {\n}") == ["a", "{", "\n", "\n", "}"])
  }

  @Test("lines for session files are skipped at the prompt") func sessionLines() throws {
    #expect(try texts("| it's {") == [])
    #expect(try texts("@title Don't\ndraw") == ["\n", "draw"])
    #expect(try texts("check a @b |") == ["check", "a", "@b", "|"])
  }

  @Test("a backslash at the end of a line continues it") func continuation() throws {
    #expect(try texts("spacing \\\n 4") == ["spacing", "4"])
    #expect(try texts("spacing \\\r\n 4\r\n") == ["spacing", "4", "\n"])
    #expect(try texts("'a \\\nb'") == ["a b"])
    #expect(try texts("spac\\\ning") == ["spac", "ing"])
    #expect(LexedText("spacing \\").completeness == .needsLine)
    #expect(LexedText("spacing \\\n").completeness == .needsLine)
    #expect(LexedText("a { \\").completeness == .needsBrace(SourceSpan(2, 3)))
  }

  @Test("expressions survive as words and as raw text") func expressions() throws {
    let source = "check  frame(0).x  <= 3 and query(1,2,3,4) == items(2)  # why"
    let command = try #require(try Statement.split(source).first)
    #expect(command.name.text == "check")
    #expect(command.rest(from: 1).text == "frame(0).x  <= 3 and query(1,2,3,4) == items(2)")
    #expect(command.rest(from: 1).span == SourceSpan(7, 54))
    #expect(command.rest(from: 99).text == "")
  }

  @Test("an open brace, quote or line says what it needs") func completeness() throws {
    #expect(LexedText("template a {\nitem").completeness == .needsBrace(SourceSpan(11, 12)))
    #expect(LexedText("template a {\nitem").completeness.asksForMore)
    #expect(LexedText("label 'it").completeness == .needsQuote(SourceSpan(6, 9)))
    #expect(!LexedText("label 'it").completeness.asksForMore)
    // At a prompt the quote continues as with `\` at the end of its line.
    for (text, joint) in [
      ("a { b", "\n"), ("a \\", "\n"), ("a 'b", "\\\n"), ("a 'b\\", "\n"), ("a 'b\\\\", "\\\n"),
    ] {
      #expect(LexedText(text).completeness.joint(behind: text) == joint)
    }
    #expect(LexedText("a 'b'").completeness.joint(behind: "a 'b'") == nil)
    #expect(try Statement.split("a 'b" + "\\\n" + " c'")[0].tokens[1].text == "b c")
    #expect(LexedText("draw").completeness == .complete)
  }

  @Test("a closing brace too many and a quote over a line end are errors") func errors() {
    #expect(
      LexedText("draw }").completeness
        == .invalid(LabError(.unbalanced(brace: "}"), at: SourceSpan(5, 6))))
    #expect(
      LexedText("a 'b\nc'").completeness
        == .invalid(LabError(.openQuote, at: SourceSpan(2, 4))))
    for text in ["draw }", "a 'b\nc'"] {
      #expect(throws: LabError.self) { try Statement.split(text) }
    }
    #expect(throws: LabError(.unbalanced(brace: "{"), at: SourceSpan(2, 3))) {
      try Statement.split("a { b")
    }
    #expect(throws: LabError(.openQuote, at: SourceSpan(2, 4))) { try Statement.split("a 'b") }
  }

  @Test("an assignment splits at its first equals sign, a comparison does not split")
  func assignments() throws {
    let token = try #require(LexedText("use columns=a=b").tokens.last)
    let sides = try #require(token.assignment)
    #expect(sides.name == Token(.word, "columns", SourceSpan(4, 11)))
    #expect(sides.value == Token(.word, "a=b", SourceSpan(12, 15)))
    for word in ["a==b", "a<=b", "a>=b", "a!=b", "=b", "ab", "==", "'a=b'"] {
      #expect(LexedText(word).tokens[0].assignment == nil, "\(word)")
    }
    #expect(LexedText("a=").tokens[0].assignment?.value.text == "")
  }

  @Test("commands end at semicolons and line ends outside braces") func split() throws {
    let source = "use masonry; width 320;;\n\ntemplate a {\n item; item\n} # end\nframes"
    let commands = try Statement.split(source)
    #expect(
      commands.map(\.text) == [
        "use masonry", "width 320", "template a {\n item; item\n}", "frames",
      ])
    #expect(commands[1].arguments.map(\.text) == ["320"])
    #expect(commands[1].span == SourceSpan(13, 22))
    #expect(try Statement.split(" ;; # nothing\n").isEmpty)
  }

  @Test("every short text of awkward characters lexes or fails with a place inside it")
  func exhaustive() {
    let alphabet: [Character] = ["a", " ", "\n", "\\", "'", "{", "}", "#", ";", "é", "\r\n"]
    var sources = [""]
    for _ in 0..<5 {
      sources = sources.flatMap { source in alphabet.map { source + String($0) } }
      for source in sources.prefix(20_000) { check(source) }
    }
  }

  private func check(_ source: String) {
    let text = LexedText(source)
    var end = 0
    for token in text.tokens {
      if token.span.start < end || token.span.end <= token.span.start {
        Issue.record("\(source.debugDescription): tokens overlap")
      }
      end = token.span.end
    }
    if end > source.utf8.count { Issue.record("\(source.debugDescription): token outside") }
    guard let error = text.completeness.error else { return }
    let span = error.span ?? SourceSpan(-1, -1)
    if span.start < 0 || span.end > source.utf8.count || span.length < 1 {
      Issue.record("\(source.debugDescription): \(span)")
    }
  }

  @Test("positions count lines and characters from one") func positions() {
    let source = "é👍🏽x\nab"
    #expect(SourcePosition(offset: 0, in: source) == SourcePosition(line: 1, column: 1))
    #expect(SourcePosition(offset: 10, in: source) == SourcePosition(line: 1, column: 3))
    #expect(SourcePosition(offset: 13, in: source) == SourcePosition(line: 2, column: 2))
    #expect(SourcePosition(offset: 99, in: source) == SourcePosition(line: 2, column: 3))
    #expect("aé".text(of: SourceSpan(-5, 99)) == "aé")
    #expect("abc".text(of: SourceSpan(2, 1)) == "")
  }
}
