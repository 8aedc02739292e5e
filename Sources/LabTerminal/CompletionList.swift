import LayoutText

/// The rows that are shown below the line when Tab finds several candidates.
struct CompletionList {
  /// More candidates than this are listed only after a question.
  static let unaskedCount = 60

  /// Columns of the terminal.
  var width: Int
  /// Whether summaries may be dimmed by an escape code.
  var color: Bool
  /// What shows that something was cut.
  var ellipsis: String

  /// Candidate and summary side by side, or columns of candidates if none has a summary.
  func rows(_ candidates: [Candidate]) -> [String] {
    candidates.allSatisfy(\.summary.isEmpty) ? columns(candidates) : pairs(candidates)
  }

  private func pairs(_ candidates: [Candidate]) -> [String] {
    let labels = labels(of: candidates)
    let widest = labels.map { editorWidth($0) }.max() ?? 0
    return zip(labels, candidates).map { label, candidate in
      let start = label + padding(widest + 2 - editorWidth(label))
      let room = width - 1 - widest - 2
      let summary = clipped(
        Printable.withoutControls(candidate.summary), to: max(0, room), ellipsis: ellipsis)
      guard !summary.isEmpty else { return label }
      return start + (color ? "\u{1B}[2m\(summary)\u{1B}[0m" : summary)
    }
  }

  /// Filled column by column, as `ls` does.
  private func columns(_ candidates: [Candidate]) -> [String] {
    let labels = labels(of: candidates)
    let step = (labels.map { editorWidth($0) }.max() ?? 0) + 2
    let across = max(1, (width + 1) / step)
    let down = (labels.count + across - 1) / across
    return (0..<down).map { row in
      var text = ""
      for (column, index) in stride(from: row, to: labels.count, by: down).enumerated() {
        text += padding(column * step - editorWidth(text)) + labels[index]
      }
      return text
    }
  }

  private func labels(of candidates: [Candidate]) -> [String] {
    candidates.map {
      clipped(Printable.withoutControls($0.label), to: max(1, width - 1), ellipsis: ellipsis)
    }
  }

  private func padding(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
