import LayoutCore
import LayoutText

/// Pages of help as one Markdown document.
public struct MarkdownReference: Sendable {
  /// A heading, and the pages below it.
  public struct Chapter: Sendable {
    /// The heading.
    public var title: String
    public var pages: [HelpPage]

    public init(_ title: String, _ pages: [HelpPage]) { (self.title, self.pages) = (title, pages) }
  }

  private let title: String
  private let chapters: [Chapter]

  public init(_ title: String, _ chapters: [Chapter]) {
    (self.title, self.chapters) = (title, chapters)
  }

  /// The lines of the document.
  public var lines: [String] {
    var lines = ["# \(title)"]
    for chapter in chapters where !chapter.pages.isEmpty {
      lines += ["", "## \(chapter.title)"]
      for page in chapter.pages { lines += Self.lines(of: page) }
    }
    return lines
  }

  private static func lines(of page: HelpPage) -> [String] {
    var lines = ["", "### \(page.name)"]
    if !page.summary.isEmpty { lines += ["", sentence(page.summary)] }
    for part in page.parts { lines += [""] + self.lines(of: part) }
    if !page.examples.isEmpty {
      lines +=
        ["", "```text"] + page.examples.map { "> \($0.commands)    # \($0.shows)" } + ["```"]
    }
    if !page.related.isEmpty {
      lines += ["", "See also: \(page.related.joined(separator: ", "))."]
    }
    return lines
  }

  private static func lines(of part: HelpPage.Part) -> [String] {
    switch part {
    case .syntax(let rows):
      let width = rows.map { displayWidth($0.name) }.max() ?? 0
      return ["```text"]
        + rows.map { row in
          guard !row.summary.isEmpty else { return row.name }
          return row.name.padded(to: width) + "  # \(row.summary)"
        } + ["```"]
    case .text(let paragraphs): return Array(paragraphs.map { [$0] }.joined(separator: [""]))
    case .rows(let title, let rows):
      return ["| \(cell(title.isEmpty ? "name" : title)) | |", "| --- | --- |"]
        + rows.map { "| `\(cell($0.name))` | \(cell($0.summary)) |" }
    case .names(let title, let names): return ["\(title): \(names.joined(separator: ", "))"]
    case .picture(let picture): return ["```text"] + picture.map(\.text) + ["```"]
    }
  }

  /// Text that does not end the cell of a table.
  private static func cell(_ text: String) -> String {
    String(text.flatMap { $0 == "|" ? "\\|" : String($0) })
  }

  private static func sentence(_ text: String) -> String {
    (text.first.map { $0.uppercased() } ?? "") + text.dropFirst() + "."
  }
}
