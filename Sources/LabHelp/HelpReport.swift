import LabReport
import LayoutCore
import LayoutText

/// `help`: one page, broken to the width of the screen.
struct HelpReport: Report {
  var page: HelpPage

  var members: [(key: String, value: JSON)] { page.members }

  func lines(on page: Page) -> [Markup] {
    let columns = max(20, min(page.columns, 100))
    var lines = heading.isEmpty ? [] : heading.broken(at: columns, indent: 0)
    lines += examples(columns)
    for part in self.page.parts { lines += self.lines(of: part, columns) }
    if !self.page.related.isEmpty {
      let names = self.page.related.joined(separator: ", ")
      lines += Self.data("see also: \(names)", .dim).broken(at: columns, indent: 0)
    }
    return lines
  }

  private var heading: Markup {
    guard !page.name.isEmpty else { return Self.data(page.summary) }
    var line = Self.data(page.name, .title)
    if !page.summary.isEmpty { line.append(data: " · \(page.summary)") }
    return line
  }

  /// Each example on a line of its own, with the number that `example` takes.
  private func examples(_ columns: Int) -> [Markup] {
    page.examples.enumerated().flatMap { number, example in
      var line = Markup("  \(number + 1)> ", .dim)
      line.append(data: example.commands, .name)
      let shows = Self.data(example.shows, .dim)
      guard line.width + 4 + shows.width <= columns else {
        return hanging(line, indent: 5, columns) + shows.broken(at: columns, indent: 5)
      }
      line.append("    ")
      line.append(shows)
      return [line]
    }
  }

  private func lines(of part: HelpPage.Part, _ columns: Int) -> [Markup] {
    switch part {
    case .syntax(let rows): self.rows(rows, role: .title, columns)
    case .text(let paragraphs): paragraphs.flatMap { Self.data($0).broken(at: columns, indent: 2) }
    case .rows(let title, let rows):
      (title.isEmpty ? [] : [Self.data(title, .dim)]) + self.rows(rows, role: .name, columns)
    case .names(let title, let names): self.names(names, title: title, columns)
    case .picture(let lines):
      lines.flatMap { $0.width <= columns ? [$0] : $0.broken(at: columns, indent: 0) }
    }
  }

  /// Names in one column and descriptions in the next, or below the name if the page is narrow.
  private func rows(_ rows: [HelpPage.Row], role: Role, _ columns: Int) -> [Markup] {
    let widths = rows.map { displayWidth($0.name) }
    let widest = widths.filter { $0 <= 26 }.max() ?? 0
    let start = columns < 50 ? 6 : widest + 4
    return rows.flatMap { row in
      var line = Self.data("  " + row.name, role)
      let summary = Self.data(row.summary)
      guard !summary.isEmpty else { return hanging(line, indent: 4, columns) }
      var below = summary.broken(at: columns, indent: start)
      guard line.width + 2 <= start, let first = below.first else {
        return hanging(line, indent: 4, columns) + below
      }
      line.append(String(repeating: " ", count: start - line.width))
      line.append(first.dropping(cells: start))
      below[0] = line
      return below
    }
  }

  /// Names on as many lines as they take, behind a title.
  private func names(_ names: [String], title: String, _ columns: Int) -> [Markup] {
    let indent = 8
    var lines: [Markup] = []
    var line = Self.data(title.padded(to: max(indent, displayWidth(title) + 1)), .title)
    for (number, name) in names.enumerated() {
      if number > 0, line.width + 3 + displayWidth(name) > columns {
        lines.append(line)
        line = Markup(String(repeating: " ", count: indent))
      } else if number > 0 {
        line.append(" · ", .dim)
      }
      line.append(data: name, .name)
    }
    return lines + [line]
  }

  /// `line` in lines of `columns` cells, all but the first set in by `indent`.
  private func hanging(_ line: Markup, indent: Int, _ columns: Int) -> [Markup] {
    guard line.width > columns else { return [line] }
    let lines = line.broken(at: columns - indent, indent: 0)
    return lines.enumerated().map { number, line in
      guard number > 0 else { return line }
      var set = Markup(String(repeating: " ", count: indent))
      set.append(line)
      return set
    }
  }

  private static func data(_ text: String, _ role: Role = .plain) -> Markup {
    var line = Markup()
    line.append(data: text, role)
    return line
  }
}

extension Markup {
  /// The markup without its first `count` cells, which are blanks.
  fileprivate func dropping(cells count: Int) -> Markup {
    var rest = Markup()
    var left = count
    for span in spans {
      let text = span.text.dropFirst(min(left, span.text.count))
      left -= min(left, span.text.count)
      rest.append(String(text), span.role)
    }
    return rest
  }
}
