extension Markup {
  /// The text with the escape codes of ECMA-48: the user's own 16 colours, bold and dim.
  ///
  /// Every stretch that has a look is closed again, so that a cut line never colours the next one.
  /// Nothing is said by colour alone: every state of a picture has its own glyph as well.
  public var colored: String {
    var text = ""
    for span in spans {
      if let codes = span.role.codes {
        text += "\u{1B}[\(codes)m\(span.text)\u{1B}[0m"
      } else {
        // A part of a string is appended character by character.
        text += String(span.text)
      }
    }
    return text
  }
}

extension Role {
  /// The parameters of Select Graphic Rendition; nil where the terminal's own look is right.
  package var codes: String? {
    switch self {
    case .plain, .frame: nil
    case .dim, .ruler, .background, .separator, .note: "2"
    case .label, .name, .title: "1"
    case .header, .footer, .number, .touch, .line: "36"
    case .badge, .group, .ghost: "35"
    case .hit, .added: "32"
    case .query, .gap, .warning, .changed: "33"
    case .inset: "34"
    case .viewport: "94"
    case .overlap, .removed: "31"
    case .overflow, .error: "1;31"
    }
  }
}
