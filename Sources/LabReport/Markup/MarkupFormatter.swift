/// Turns markup into text for one kind of reader.
public protocol MarkupFormatter: Sendable {
  /// The whole of `markup`, without a line end.
  func format(_ markup: Markup) -> String
}

extension MarkupFormatter {
  /// The lines one below the other, each with its line end.
  public func format(_ lines: [Markup]) -> String {
    var text = ""
    for line in lines {
      text += format(line)
      text += "\n"
    }
    return text
  }
}

/// Text alone: for pipes, files, tests and terminals without colour.
public struct PlainFormatter: MarkupFormatter {
  /// A formatter that drops the roles.
  public init() {}

  /// The text of `markup`.
  public func format(_ markup: Markup) -> String { markup.text }
}

/// Text with the escape codes of ECMA-48, in the user's own 16 colours, bold and dim.
///
/// Answers get their colours here alone; escape codes that move the cursor are in LabTerminal.
/// Colour is never the only sign: every state of a picture has its own glyph as well.
public struct ANSIFormatter: MarkupFormatter {
  /// A formatter for a terminal with colours.
  public init() {}

  /// The text of `markup`; every stretch that has a look is closed again, so that a cut line
  /// never colours the next one.
  public func format(_ markup: Markup) -> String {
    var text = ""
    for span in markup.spans {
      if let codes = Self.codes(of: span.role) {
        text += "\u{1B}[\(codes)m\(span.text)\u{1B}[0m"
      } else {
        text += span.text
      }
    }
    return text
  }

  /// The parameters of Select Graphic Rendition; nil where the terminal's own look is right.
  private static func codes(of role: Role) -> String? {
    switch role {
    case .plain, .frame: nil
    case .dim, .ruler, .background, .note: "2"
    case .label, .name, .title: "1"
    case .header, .footer, .number: "36"
    case .badge: "35"
    case .hit, .added: "32"
    case .touch: "36"
    case .query: "33"
    case .line: "36"
    case .gap: "33"
    case .inset: "34"
    case .group: "35"
    case .viewport: "94"
    case .warning, .changed: "33"
    case .overlap, .removed: "31"
    case .overflow, .error: "1;31"
    }
  }
}
