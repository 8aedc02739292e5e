import LabLanguage
import LayoutText

/// What a program wrote to standard error, or as the message of an error.
///
/// It is the text of another program, in whatever language and runtime: that the system refused the
/// program a file is known only from this text, in the C library's words.
struct ProgramMessages {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Whether the system refused something: `EACCES` and `EPERM` as `strerror` words them.
  var reportDenial: Bool {
    let text = text.lowercased()
    return ["permission denied", "not permitted"].contains(where: text.contains)
  }

  /// What is worth showing: where the program was, if it `isLate`, the place of a trap in its
  /// source, or else its own last line.
  func lastWords(_ runtime: RuntimeReport?, isLate: Bool) -> ProgramFailure.LastWords? {
    if isLate, let place = runtime?.whereabouts(text) { return .place(place) }
    if let trap = runtime?.trap(text) { return .trap(trap) }
    let lines = (runtime?.ownWords(text) ?? text[...]).split(whereSeparator: \.isNewline)
    return lines.last { !$0.allSatisfy(\.isWhitespace) }.map { .line(String($0)) }
  }
}
