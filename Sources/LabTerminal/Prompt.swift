import LayoutText

/// The text before the line being typed: plain text in one or more styles.
///
/// A prompt holds no escape codes: control characters in a part are shown as `�`. It always ends
/// with a plain blank, because libedit loses a style that ends at the very end of a prompt (pcre2
/// issue 943).
public struct Prompt: Hashable, Sendable {
  /// How a part looks where colour is allowed: the user's own 16 colours only.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// As the terminal's other text.
    case plain
    case bold
    /// Faint: hints and summaries.
    case dimmed
    /// Red: the last command failed.
    case failure
    /// Green.
    case success
    /// Cyan: names.
    case name

    /// The SGR parameters of ECMA-48 §8.3.117 that follow the 0.
    var codes: String {
      switch self {
      case .plain: ""
      case .bold: ";1"
      case .dimmed: ";2"
      case .failure: ";31"
      case .success: ";32"
      case .name: ";36"
      }
    }
  }

  /// A stretch of text in one style.
  public struct Part: Hashable, Sendable {
    /// What is shown.
    public let text: String
    /// How it is shown.
    public let style: Style

    /// Text in a style; control characters become `�`.
    public init(_ text: String, style: Style = .plain) {
      self.text = Printable.withoutControls(text)
      self.style = style
    }
  }

  /// The parts from left to right.
  public let parts: [Part]

  /// A prompt of several parts; a blank is added at the end if the last part has none.
  public init(parts: [Part]) {
    let last = parts.last
    let closed = last.map { $0.style == .plain && $0.text.hasSuffix(" ") } ?? false
    self.parts = closed ? parts : parts + [Part(" ")]
  }

  /// A prompt in one style: `"ll>"` is shown as `ll> `.
  public init(_ text: String, style: Style = .plain) {
    self.init(parts: [Part(text, style: style)])
  }

  /// The text without styles.
  public var text: String { parts.map(\.text).joined() }

  /// The text with escape codes around what is styled.
  ///
  /// - Parameter mark: Put before and after each escape code, so that libedit counts it as 0 cells
  ///   wide.
  func styled(mark: String = "") -> String {
    var result = ""
    var style = Style.plain
    // One code for each change: libedit keeps only the last of two adjacent codes.
    for part in parts where !part.text.isEmpty {
      if part.style != style {
        result += "\(mark)\u{1B}[0\(part.style.codes)m\(mark)"
        style = part.style
      }
      result += part.text
    }
    return result
  }
}
