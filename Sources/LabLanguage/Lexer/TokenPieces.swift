import LayoutCore
import LayoutText

extension Token {
  /// The pieces of a word between `separator`s, each with its own place; quoted text is one piece.
  ///
  /// `120x40` at "x" gives `120` and `40`. Pieces may be empty.
  ///
  /// - Complexity: O(n) in the bytes of the word.
  func pieces(separatedBy separator: String) -> [Token] {
    let bytes = Array(text.utf8)
    let mark = Array(separator.utf8)
    guard kind == .word, !mark.isEmpty else { return [self] }
    // The parts of a word whose source text differs have the place of the whole word.
    let isAsTyped = bytes.count == span.length
    var pieces: [Token] = []
    var start = 0
    var position = 0
    func close(at end: Int) {
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      let place = SourceSpan(span.start + start, span.start + end)
      pieces.append(Token(.word, text, isAsTyped ? place : span))
    }
    while position < bytes.count {
      if bytes[position...].starts(with: mark) {
        close(at: position)
        position += mark.count
        start = position
      } else {
        position += 1
      }
    }
    close(at: bytes.count)
    return pieces
  }

  /// The source of a word that the lexer reads as `text`: without quotes where that is safe.
  ///
  /// Control characters become escapes, so that the word can be shown and saved on one line.
  public static func written(_ text: String) -> String {
    text.isEmpty || !isPlain(text) ? quoted(text) : text
  }

  /// `text` as the source of a quoted word.
  static func quoted(_ text: String) -> String {
    var word = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": word += "\\" + String(scalar)
      case "\n": word += "\\n"
      case "\t": word += "\\t"
      case _ where Printable.isControl(scalar):
        word += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: word.unicodeScalars.append(scalar)
      }
    }
    return word + "\""
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first != "-" else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "._/-+,%~:".unicodeScalars.contains(scalar)
    }
  }
}
