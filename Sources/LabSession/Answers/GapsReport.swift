import LabReport
import LayoutCore
import LayoutText

/// `gaps`: the distances between neighbours, each once, and how often it occurs.
struct GapsReport: Report {
  /// One distance.
  struct Gap: Sendable, Hashable {
    /// How far the neighbours are apart, in points.
    var size: Double
    /// How many pairs are.
    var count: Int
    /// The names of the first of them.
    var pairs: [Pair]
  }

  /// Two neighbours, by name.
  struct Pair: Sendable, Hashable {
    /// The one that comes first.
    var first: String
    var second: String

    var json: JSON { .array([.string(first), .string(second)]) }
  }

  /// The distances across the scroll axis, the smallest first.
  var betweenItems: [Gap]
  /// The distances along the scroll axis, the smallest first.
  var betweenLines: [Gap]
  /// How many pairs share area, and the names of the first of them.
  var overlaps: (count: Int, pairs: [Pair])

  func lines(on page: Page) -> [Markup] {
    var lines: [Markup] = []
    for (title, gaps) in [
      ("between items in a line", betweenItems), ("between lines", betweenLines),
    ] where !gaps.isEmpty {
      lines.append(Markup(title, .title))
      lines += rows(gaps, page)
    }
    if lines.isEmpty { lines.append("no two items are neighbours") }
    if overlaps.count > 0 {
      let pairs = words(for: overlaps.pairs, of: overlaps.count, page)
      let verb = overlaps.count == 1 ? "overlaps" : "overlap"
      lines.append(
        Markup("\(NumberText.counted(overlaps.count, "pair")) \(verb): \(pairs)", .warning))
    }
    return lines
  }

  private func rows(_ gaps: [Gap], _ page: Page) -> [Markup] {
    let sizes = gaps.map { NumberText.formatExact($0.size) }
    let counts = gaps.map { NumberText.counted($0.count, "time") }
    let width = sizes.map(\.utf8.count).max() ?? 0
    let countWidth = counts.map(\.utf8.count).max() ?? 0
    return gaps.indices.map { row in
      var line = Markup("  \(sizes[row].padded(to: width, isRight: true)) pt", .number)
      line.append("  \(counts[row].padded(to: countWidth, isRight: true))  ")
      line.append(words(for: gaps[row].pairs, of: gaps[row].count, page), .dim)
      return line
    }
  }

  /// `2 and 3, 5 and 6, 8 and 9 …`
  private func words(for pairs: [Pair], of count: Int, _ page: Page) -> String {
    let words = pairs.map { "\($0.first) and \($0.second)" }.joined(separator: ", ")
    guard count > pairs.count else { return words }
    return words + (page.glyphs == .unicode ? " …" : " ..")
  }

  var members: [(key: String, value: JSON)] {
    [
      ("betweenItems", .array(betweenItems.map(\.json))),
      ("betweenLines", .array(betweenLines.map(\.json))),
      (
        "overlaps",
        .object([
          ("count", .int(overlaps.count)), ("pairs", .array(overlaps.pairs.map(\.json))),
        ])
      ),
    ]
  }
}

extension GapsReport.Gap {
  fileprivate var json: JSON {
    .object([
      ("gap", .number(size)), ("count", .int(count)), ("pairs", .array(pairs.map(\.json))),
    ])
  }
}
