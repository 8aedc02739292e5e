import LayoutText
import Measuring

/// A line of the table: one figure, the peer's beside it, and the target.
struct Line {
  /// The number of the row that the line belongs to.
  var row: Int
  /// What is measured.
  var what: String
  /// The lab's figure; nil where it could not be measured.
  var ours: Figure?
  /// The peer's name and figure, or the command that installs it.
  var peer = "–"
  /// How the two compare.
  var ratio: Ratio?
  var goal = Goal.none

  /// The lab and its peer in the rounds that they took in turns.
  enum Ratio {
    /// How many times as fast as the peer the lab is.
    case faster(Spread)
    /// How much of the peer's time the lab takes.
    case share(Spread)
  }

  enum Goal {
    case none
    /// The figure is at most this.
    case atMost(Figure)
    /// The lab is at least so many times as fast as its peer.
    case faster(Double)
    /// The lab takes at most this share of its peer's time.
    case share(Double)
  }

  /// Whether the target is reached; nil where there is none, or no figure.
  var isReached: Bool? {
    switch (goal, ratio) {
    case (.atMost(let limit), _): ours.map { $0.value <= limit.value }
    case (.faster(let limit), .faster(let spread)): spread.median >= limit
    case (.share(let limit), .share(let spread)): spread.median <= limit
    default: nil
    }
  }
}

extension Line {
  static let titles = ["#", "what", "LayoutLab", "peer", "ratio", "target", "reached"]

  /// A text for each of `titles`.
  var cells: [String] {
    let reached = isReached.map { $0 ? "yes" : "no" } ?? "–"
    return ["\(row)", what, ours?.text ?? "–", peer, ratio?.text ?? "–", goal.text, reached]
  }

  /// The lines as a table of Markdown, in columns of equal width.
  static func table(_ lines: [Line]) -> String {
    let rows = [titles] + lines.map(\.cells)
    let widths = titles.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var texts = rows.map { cells in
      "| "
        + zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: " | ") + " |"
    }
    texts.insert(
      "| " + widths.map { String(repeating: "-", count: $0) }.joined(separator: " | ") + " |", at: 1
    )
    return texts.joined(separator: "\n")
  }
}

extension Line.Ratio {
  /// `2.3× as fast (2.1–2.5)`, `0.45 of its time (0.44–0.47)`.
  var text: String {
    switch self {
    case .faster(let spread): Self.text(spread, "× as fast")
    case .share(let spread): Self.text(spread, " of its time")
    }
  }

  private static func text(_ spread: Spread, _ unit: String) -> String {
    let range = "\(Figure.digits(spread.least))–\(Figure.digits(spread.greatest))"
    return "\(Figure.digits(spread.median))\(unit) (\(range))"
  }
}

extension Line.Goal {
  var text: String {
    switch self {
    case .none: "–"
    case .atMost(let limit): "≤ \(limit.text)"
    case .faster(let limit): "≥ \(Figure.digits(limit))× as fast"
    case .share(let limit): "≤ \(Figure.digits(limit)) of its time"
    }
  }
}
