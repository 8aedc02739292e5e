import LayoutText
import Testing

@Suite("Printable text")
struct PrintableTests {
  @Test(
    "what could steer a terminal becomes visible",
    arguments: [
      ("plain", "plain"), ("\u{1B}[2J", "\\u{1B}[2J"), ("a\nb\r\n\t\0", "a\\nb\\r\\n\\t\\u{0}"),
      ("\u{7F}\u{9B}1m", "\\u{7F}\\u{9B}1m"), ("\u{202E}abc\u{2066}", "\\u{202E}abc\\u{2066}"),
      ("\u{2028}", "\\u{2028}"), ("\u{FEFF}x", "\\u{FEFF}x"), ("\u{301}a", "\\u{301}a"),
      ("a\u{200D}b", "a\\u{200D}b"), ("x\u{FE0F}", "x\\u{FE0F}"),
      ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
      ("e\u{301}", "e\u{301}"), ("日本", "日本"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("", ""),
    ])
  func visible(text: String, expected: String) {
    #expect(Printable.escaped(text) == expected)
  }

  @Test("no control character and no bidirectional control survives")
  func everyScalar() {
    for value in Array(UInt32(0)..<0x2100) + Array(0xD7B0..<0xD800) + Array(0xFDD0..<0xFE00) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["\(scalar)", "a\(scalar)", "\(scalar)\u{301}"] {
        let result = Printable.escaped(text).unicodeScalars
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
    #expect(Printable.escaped("añ👍", asciiOnly: true) == "a\\u{F1}\\u{1F44D}")
  }

  @Test("a heap of combining marks is written out")
  func combiningHeap() {
    let heap = "a" + String(repeating: "\u{301}", count: 100)
    #expect(Printable.escaped(heap).utf8.allSatisfy { $0 < 0x80 })
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

  @Test("a text is as wide as its characters, whichever of its scalars are Latin")
  func widthOfCharacters() {
    for value in UInt32(0)..<0x380 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["\(scalar)", "a\(scalar)b", "é\(scalar)", "\(scalar)\u{301}×", "\(scalar)日"] {
        #expect(displayWidth(text) == text.map { displayWidth($0) }.reduce(0, +))
      }
    }
  }

  @Test("a cut never splits a wide character")
  func cut() {
    #expect(prefix(of: "日本", cells: 3) == "日")
    #expect(prefix(of: "日本", cells: 1) == "")
    #expect(prefix(of: "abc", cells: 2) == "ab")
    #expect(prefix(of: "abc", cells: -1) == "")
  }
}
