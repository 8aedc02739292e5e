import LayoutText

/// Bracketed paste (xterm control sequences, "Bracketed Paste Mode"): the terminal sends pasted
/// text between `ESC[200~` and `ESC[201~`, so that a line break in it is not Enter.
enum Paste {
  static let on = "\u{1B}[?2004h"
  static let off = "\u{1B}[?2004l"
  static let end: [Unicode.Scalar] = ["\u{1B}", "[", "2", "0", "1", "~"]

  /// The text for the line: line breaks and tabs stay, other control characters do not, and the
  /// last line break is left to the user's Enter.
  ///
  /// A raw terminal under libedit swaps CR and LF, so CR LF can arrive as LF CR.
  static func text(_ scalars: [Unicode.Scalar]) -> String {
    var result: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\r" || scalar == "\n" {
        result.append("\n")
        let other: Unicode.Scalar = scalar == "\r" ? "\n" : "\r"
        if index < scalars.count, scalars[index] == other { index += 1 }
      } else if !Printable.isControl(scalar) || scalar == "\t" {
        result.append(scalar)
      }
    }
    while result.last == "\n" { result.removeLast() }
    return EditBuffer.text(result)
  }
}
