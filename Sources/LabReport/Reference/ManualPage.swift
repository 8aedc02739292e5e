/// A manual page in the macros of man(7), which all manual formatters support.
public struct ManualPage: Sendable {
  /// The text below a heading.
  public enum Part: Sendable {
    /// Paragraphs.
    case text([String])
    /// Lines that are not wrapped.
    case verbatim([String])
    /// Pages, each an entry with its forms and its summary.
    case pages([HelpPage])
    /// Names and what they are.
    case rows([HelpPage.Row])
  }

  private let name: String
  private let version: String
  private let sections: [(title: String, part: Part)]

  /// The manual page of the program `name` in its `version`.
  public init(_ name: String, version: String, sections: [(title: String, part: Part)]) {
    (self.name, self.version, self.sections) = (name, version, sections)
  }

  /// The lines of the source. The caller replaces characters beyond ASCII.
  public var lines: [String] {
    let title = "\(name.uppercased()) 1 \"\" \"\(name) \(version)\" \"User Commands\""
    var lines = [".TH \(title)"]
    for section in sections {
      lines.append(".SH \(section.title.uppercased())")
      lines += Self.lines(of: section.part)
    }
    return lines
  }

  private static func lines(of part: Part) -> [String] {
    switch part {
    case .text(let paragraphs): return paragraphs.flatMap { [".PP", escaped($0)] }
    case .verbatim(let lines): return [".PP", ".nf"] + lines.map(escaped) + [".fi"]
    case .rows(let rows): return rows.flatMap { entry($0.name, $0.summary) }
    case .pages(let pages):
      return pages.flatMap { page -> [String] in
        let forms = page.parts.lazy.compactMap { part -> [HelpPage.Row]? in
          if case .syntax(let rows) = part { rows } else { nil }
        }.first
        let rows = forms ?? [HelpPage.Row(page.name)]
        return rows.dropLast().flatMap { [".TP", ".B " + escaped($0.name), ".PD 0"] }
          + entry(rows.last?.name ?? page.name, page.summary) + [".PD"]
      }
    }
  }

  private static func entry(_ name: String, _ summary: String) -> [String] {
    [".TP", ".B " + escaped(name), escaped(summary)]
  }

  /// Text that no macro and no escape is read from.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      default: result.append(character)
      }
    }
    let isControl = result.first == "." || result.first == "'"
    return isControl ? "\\&" + result : result
  }
}
