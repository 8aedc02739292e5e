/// The text of a companion in the making: of parts, so that one that does not compile can be replaced.
struct CompanionText {
  /// What an error of the compiler can be in.
  enum Part: Hashable {
    /// A statement of `willLayOut`, which becomes a comment.
    case statement(String)
    /// A member of an extension, which becomes a trap.
    case member(String)
    /// The extension that conforms to a protocol, which is left out.
    case conformance(String)
  }

  private var pieces: [(text: String, part: Part?)] = []

  /// The whole text.
  var text: String { pieces.map(\.text).joined() }

  /// Adds whole lines.
  mutating func add(_ text: String, _ part: Part? = nil) { pieces.append((text, part)) }

  /// The part at a line, from 1; nil where that is none.
  func part(atLine line: Int) -> Part? {
    var last = 0
    return pieces.first { piece in
      last += piece.text.count { $0 == "\n" }
      return line <= last
    }?.part
  }
}
