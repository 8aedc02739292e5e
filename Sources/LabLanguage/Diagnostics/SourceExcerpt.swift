import LayoutText

/// The part of a line around a place in it: escaped, and cut with `…` where the line is longer.
///
/// Only characters near the place are read, so a line of many megabytes costs what a short one does.
struct SourceExcerpt {
  /// The part of the line, without its line end.
  let line: String
  /// The column of the place in `line`, in cells from 0.
  let column: Int
  /// The cells that the text at the place takes, at least 1.
  let width: Int

  /// The surroundings of `span` in `source`, in at most `columns` cells; nil: no limit but the usual
  /// one, 30 cells before the place and 60 after it.
  init(_ span: SourceSpan, in source: String, columns: Int? = nil) {
    let reach = 400
    let before = source.text(of: SourceSpan(max(0, span.start) - reach, span.start))
      .reversed().prefix { !$0.isNewline }.map { Printable.escaped(String($0)) }
    let after = source.text(of: SourceSpan(span.start, span.start + reach))
      .prefix { !$0.isNewline }.map { Printable.escaped(String($0)) }
    let marked = source.text(of: SourceSpan(span.start, min(span.end, span.start + reach)))
      .prefix { !$0.isNewline }

    // Two cells are left for the signs of a cut.
    let (usualBefore, usualAfter) = (30, 60)
    let room = min(usualBefore + usualAfter, max(6, (columns ?? Int.max) - 2))
    let wanted = after.prefix(usualAfter).cells
    let left = before.prefix(cells: min(usualBefore, max(room / 3, room - wanted)))
    let isCutLeft = left.count < before.count
    column = (isCutLeft ? 1 : 0) + left.cells
    let right = after.prefix(cells: min(usualAfter, room - left.cells))
    line =
      (isCutLeft ? "…" : "") + left.reversed().joined() + right.joined()
      + (right.count < after.count ? "…" : "")
    width = max(1, right.prefix(marked.count).cells)
  }
}

extension Sequence<String> {
  /// The cells that all take together.
  fileprivate var cells: Int { reduce(0) { $0 + displayWidth($1) } }
}

extension [String] {
  /// The longest beginning of the list that takes at most `cells` cells.
  fileprivate func prefix(cells: Int) -> ArraySlice<String> {
    var left = cells
    return prefix { text in
      left -= displayWidth(text)
      return left >= 0
    }
  }
}
