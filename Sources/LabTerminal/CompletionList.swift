import LayoutText

/// The rows that show candidates for a completion, a page at a time.
struct CompletionList {
  /// Rows of candidates, and what is behind them.
  struct Page: Equatable {
    let rows: [String]
    /// The first candidate of the next page; nil behind the last one.
    let next: Int?
  }

  private let candidates: [Candidate]
  private let labels: [String]
  /// Columns of the terminal.
  private let width: Int
  /// Whether summaries may be dimmed by an escape code.
  private let color: Bool
  /// What shows that something was cut.
  private let ellipsis: String

  init(_ candidates: [Candidate], width: Int, color: Bool, ellipsis: String) {
    (self.candidates, self.width, self.color, self.ellipsis) = (candidates, width, color, ellipsis)
    labels = candidates.map {
      clipped(Printable.withoutControls($0.label), to: max(1, width - 1), ellipsis: ellipsis)
    }
  }

  /// The page that begins with candidate `first`, of `rows` rows at most. Its last row counts the
  /// candidates behind it.
  ///
  /// Candidate and summary are side by side; candidates without any summary are in columns.
  func page(from first: Int, rows: Int) -> Page {
    let hasSummaries = !candidates.allSatisfy(\.summary.isEmpty)
    let across = hasSummaries ? 1 : max(1, (width + 1) / step)
    let left = candidates.count - first
    let isLast = left <= rows * across
    let count = isLast ? left : max(1, rows - 1) * across
    let shown = first..<first + count
    var lines = hasSummaries ? pairs(shown) : columns(shown, across: across)
    if !isLast, rows > 1 {
      let more = "\(ellipsis) and \(left - count) more: press Tab"
      lines.append(dimmed(clipped(more, to: width - 1, ellipsis: ellipsis)))
    }
    return Page(rows: lines, next: isLast ? nil : shown.upperBound)
  }

  /// The cells of a candidate and the gap behind it, the same on all pages.
  private var step: Int { (labels.map { editorWidth($0) }.max() ?? 0) + 2 }

  private func pairs(_ shown: Range<Int>) -> [String] {
    let step = step
    return shown.map { index in
      let label = labels[index]
      let room = width - 1 - step
      let summary = clipped(
        Printable.withoutControls(candidates[index].summary), to: max(0, room), ellipsis: ellipsis)
      return summary.isEmpty
        ? label : label + padding(step - editorWidth(label)) + dimmed(summary)
    }
  }

  /// Filled column by column, as `ls` does.
  private func columns(_ shown: Range<Int>, across: Int) -> [String] {
    let down = (shown.count + across - 1) / across
    return (0..<down).map { row in
      var text = ""
      for (column, index) in stride(from: row, to: shown.count, by: down).enumerated() {
        text += padding(column * step - editorWidth(text)) + labels[shown.lowerBound + index]
      }
      return text
    }
  }

  private func dimmed(_ text: String) -> String { color ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

  private func padding(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
