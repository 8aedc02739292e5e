/// The size of text: one fixed metric for every font, so that a layout that measures text gives the
/// same frames on every machine. UIKit measures real glyphs.
///
/// A character is half as wide as the font's size, a wide one (CJK, emoji) as wide as the size,
/// bold text a tenth wider; a line is 1.2 times the size high. Lines break between words; a word
/// that is wider than the available width is broken.
struct FontMetric {
  let pointSize: CGFloat, isBold: Bool

  var lineHeight: CGFloat { pointSize * 1.2 }

  func width(of character: Character) -> CGFloat {
    let scalar = character.unicodeScalars.first?.value ?? 0
    let isWide =
      (0x1100...0x115F).contains(scalar) || (0x2E80...0xA4CF).contains(scalar)
      || (0xAC00...0xD7A3).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
      || (0xFE30...0xFE6F).contains(scalar) || (0xFF00...0xFF60).contains(scalar)
      || scalar >= 0x1F300
    return pointSize * (isWide ? 1 : 0.5) * (isBold ? 1.1 : 1)
  }

  private func crossSize(of text: Substring) -> CGFloat { text.reduce(0) { $0 + width(of: $1) } }

  /// The size of `text` in lines of at most `crossSize` points, and at most `limit` lines; 0 for any
  /// number.
  func size(of text: String, in crossSize: CGFloat = .infinity, lines limit: Int = 0) -> CGSize {
    guard !text.isEmpty else { return CGSize(width: 0, height: 0) }
    var lines: [CGFloat] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += self.lines(of: paragraph, in: crossSize)
    }
    if limit > 0 { lines = Array(lines.prefix(limit)) }
    return CGSize(width: lines.max() ?? 0, height: CGFloat(lines.count) * lineHeight)
  }

  private func lines(of paragraph: Substring, in crossSize: CGFloat) -> [CGFloat] {
    let blank = width(of: Character(" "))
    var lines: [CGFloat] = [0]
    for (place, word) in paragraph.split(separator: " ", omittingEmptySubsequences: false)
      .enumerated()
    {
      let before = place == 0 || lines[lines.count - 1] == 0 ? 0 : blank
      let width = self.crossSize(of: word)
      if lines[lines.count - 1] + before + width <= crossSize {
        lines[lines.count - 1] += before + width
      } else if width <= crossSize {
        lines.append(width)
      } else {
        append(word, to: &lines, crossSize: crossSize)
      }
    }
    return lines
  }

  private func append(_ word: Substring, to lines: inout [CGFloat], crossSize: CGFloat) {
    if lines[lines.count - 1] > 0 { lines.append(0) }
    for character in word {
      let width = self.width(of: character)
      if lines[lines.count - 1] > 0, lines[lines.count - 1] + width > crossSize { lines.append(0) }
      lines[lines.count - 1] += width
    }
  }
}
