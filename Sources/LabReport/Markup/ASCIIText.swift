/// Text for terminals that show ASCII only.
package enum ASCIIText {
  private static let signs: [Unicode.Scalar: String] = [
    "·": "-", "—": "-", "–": "-", "…": "...", "×": "x", "→": "->", "≈": "~", "≤": "<=", "≥": ">=",
    "−": "-",
  ]

  /// `text` with each sign in letters that look like it, and anything else by its code: `\u{E9}`.
  package static func spelled(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        result += signs[scalar] ?? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
  }
}

extension Markup {
  /// The same for terminals that show ASCII only.
  package var spelledInASCII: Markup {
    var line = Markup()
    for span in spans { line.append(ASCIIText.spelled(String(span.text)), span.role) }
    return line
  }
}
