import LayoutText
import Testing

@Suite("Parts of a text")
struct TextSearchTests {
  /// All lists of at most `length` letters.
  static func words(_ letters: [Character], _ length: Int) -> [[Character]] {
    guard length > 0 else { return [[]] }
    return [[]] + words(letters, length - 1).flatMap { word in letters.map { [$0] + word } }
  }

  @Test("every part of every short word is found where the standard library finds it")
  func places() {
    for word in Self.words(["a", "b", "\u{E9}"], 6) {
      for part in Self.words(["a", "b", "\u{E9}"], 3) where !part.isEmpty {
        #expect(word.firstRange(matching: part) == word.firstRange(of: part))
        #expect(word.ranges(matching: part) == word.ranges(of: part))
      }
    }
  }

  @Test("text is compared by its bytes, and found where it begins and ends")
  func bytes() {
    let texts = [
      "", "e", "e\u{301}", "\u{E9}", "ae\u{301}b", "\r\n", "a\r\nb", "\u{1F469}\u{200D}",
    ]
    for text in texts {
      for part in texts + ["\n", "\u{301}", "\u{1F469}"] {
        let place = Array(text.utf8).firstRange(of: Array(part.utf8))
        #expect(text.contains(part) == (place != nil))
        // Also in a part of a longer text.
        let inside = "x\(text)x".dropFirst().dropLast()
        let range = inside.firstRange(of: part)
        #expect(range.map { String(inside[$0]).utf8.elementsEqual(part.utf8) } ?? (place == nil))
        #expect(range.map { inside[..<$0.lowerBound].utf8.count } == place?.lowerBound)
      }
    }
  }

  @Test("parts and their separators make up the text")
  func parts() {
    for word in Self.words(["a", "b"], 7).map({ String($0) }) {
      for separator in ["a", "ab", "aa"] {
        let parts = word.parts(at: separator)
        #expect(parts.joined(separator: separator) == word)
        #expect(!parts.contains { $0.contains(separator) })
      }
    }
  }
}
