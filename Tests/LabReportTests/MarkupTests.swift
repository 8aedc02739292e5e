import LabReport
import Testing

@Suite("Markup")
struct MarkupTests {
  @Test("plain text is the text without its roles")
  func plain() {
    var markup = Markup("error", .error)
    markup.append(": ")
    markup.append("3", .number)
    #expect(PlainFormatter().format(markup) == "error: 3")
    #expect(PlainFormatter().format([markup, markup]) == "error: 3\nerror: 3\n")
  }

  @Test("colours are closed where they end, and plain text has none")
  func colours() {
    var markup = Markup("a", .error)
    markup.append("b")
    markup.append("c", .dim)
    #expect(ANSIFormatter().format(markup) == "\u{1B}[1;31ma\u{1B}[0mb\u{1B}[2mc\u{1B}[0m")
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
    let text = ANSIFormatter().format(Markup("x", role))
    let codes = text.split(separator: "\u{1B}").filter { $0.hasPrefix("[") }
      .flatMap { $0.dropFirst().prefix { $0 != "m" }.split(separator: ";") }
      .compactMap { Int($0) }
    #expect(codes.allSatisfy { [0, 1, 2].contains($0) || 30...37 ~= $0 || 90...97 ~= $0 })
  }

  @Test("data cannot bring escape codes into markup")
  func data() {
    var markup = Markup()
    markup.append(data: "\u{1B}[31mred", .name)
    #expect(markup.text == "\\e[31mred")
  }
}

@Suite("Terminal text")
struct TerminalTextTests {
  @Test(
    "what could steer a terminal becomes visible",
    arguments: [
      ("plain", "plain"), ("\u{1B}[2J", "\\e[2J"), ("a\nb\r\n\t\0", "a\\nb\\r\\n\\t\\0"),
      ("\u{7F}\u{9B}1m", "\\u{7F}\\u{9B}1m"), ("\u{202E}abc\u{2066}", "\\u{202E}abc\\u{2066}"),
      ("\u{2028}", "\\u{2028}"), ("\u{FEFF}x", "\\u{FEFF}x"), ("\u{301}a", "\\u{301}a"),
      ("e\u{301}", "e\u{301}"), ("日本", "日本"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("", ""),
    ])
  func visible(text: String, expected: String) {
    #expect(escaped(text) == expected)
  }

  @Test("no control character and no bidirectional control survives")
  func everyScalar() {
    for value in Array(UInt32(0)..<0x2100) + Array(0xD7B0..<0xD800) + Array(0xFDD0..<0xFE00) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["\(scalar)", "a\(scalar)", "\(scalar)\u{301}"] {
        let result = escaped(text).unicodeScalars
        let isClean = result.allSatisfy { scalar in
          !(scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || 0x2028...0x202E ~= scalar.value
            || 0x2066...0x2069 ~= scalar.value)
        }
        #expect(isClean, "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test("ASCII only means ASCII only")
  func ascii() {
    #expect(escaped("añ👍", asciiOnly: true) == "a\\u{F1}\\u{1F44D}")
  }

  @Test("a heap of combining marks is written out")
  func combiningHeap() {
    let heap = "a" + String(repeating: "\u{301}", count: 100)
    #expect(escaped(heap).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(
    "width is counted in cells",
    arguments: [
      ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇨🇭", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("ﾊ", 1), ("Ａ", 2),
      ("┌─╳", 3), ("", 0), ("\u{200B}", 0),
    ])
  func width(text: String, cells: Int) {
    #expect(displayWidth(text) == cells)
  }

  @Test("a cut never splits a wide character")
  func cut() {
    #expect(prefix(of: "日本", cells: 3) == "日")
    #expect(prefix(of: "日本", cells: 1) == "")
    #expect(prefix(of: "abc", cells: 2) == "ab")
    #expect(prefix(of: "abc", cells: -1) == "")
  }

  @Test(
    "numbers are short",
    arguments: [
      (0, "0"), (-0.001, "0"), (5, "5"), (16 / 3, "5.33"), (-2.5, "-2.5"), (1e20, "1e+20"),
      (.nan, "nan"), (-.infinity, "-inf"), (0.999, "1"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(numberText(value) == text)
  }

  @Test("counts have commas and the right number of the noun")
  func counts() {
    #expect(countText(100_000_000, "item") == "100,000,000 items")
    #expect(countText(1, "item") == "1 item")
    #expect(countText(-1234) == "-1,234")
    #expect(countText(Int.min) == "-9,223,372,036,854,775,808")
  }
}
