import LayoutCore

/// The arithmetic behind one frame, for equal and for unequal sizes alike.
///
/// A formula has the numbers of the request and of earlier items, and computes exactly the frame's
/// number: a law compares them for every strategy. Rules that UIKit does not document are marked
/// `UIKit not verified`.
struct FlowReasons {
  let rules: FlowRules
  let index: Int
  let size: Size
  /// The item's line.
  let line: FlowLine
  /// The widths of the preceding items in the line, in points.
  let widthsBefore: Formula
  /// Where the line begins along the scroll axis, in points.
  let lineStart: Formula
  /// The alignment of the line: `align`, or that of the last line.
  let alignment: Flow.Alignment
  /// The line that decides the alignment: `line`, or `line` filled up with copies.
  let aligned: FlowLine
  /// Sentences about the last line; empty in every other.
  let lastLineFacts: [String]

  /// The formula of `number`, and the rules that it follows from. For an item that is wider than a
  /// line, the facts include UIKit's warning.
  func reason(for number: FrameNumber) -> Reason {
    switch number {
    case .x where isOversized: Reason(placeFacts + warning, .number(0, "leading edge"))
    case .x: Reason(placeFacts + alignmentFacts, x)
    case .y: Reason(placeFacts + crossFacts, y)
    case .width: Reason(sizeFacts("width") + warning, .number(size.width, "item width"))
    case .height where size.height < line.length && rules.cross == .stretch:
      Reason(
        ["a line is as tall as its tallest item; a shorter one is stretched"],
        .number(line.length, "line size"))
    case .height: Reason(sizeFacts("height"), .number(size.height, "item height"))
    }
  }

  /// Whether the item is measured or not, in sections that are measured one after another.
  private func sizeFacts(_ side: String) -> [String] {
    guard let estimate = rules.estimate else { return ["the \(side) is the item's own"] }
    return [
      index < estimate.measured
        ? "the \(side) is the item's own: it is measured"
        : "the \(side) is the estimate: the item is not measured yet",
      "UIKit not verified: measured sizes replace the estimates, then every rule holds",
    ]
  }

  /// Whether the item is wider than a line, and so has its own.
  private var isOversized: Bool { size.width > rules.limit }
  /// The place of the item in its line, from 0; texts count from 1.
  private var place: Int { index - line.items.lowerBound }

  private var placeFacts: [String] {
    let (first, last) = (line.items.lowerBound, line.items.upperBound - 1)
    return [
      first == last
        ? "item \(index) is alone in its line"
        : "item \(index) is number \(place + 1) of \(line.items.count) in its line, items "
          + "\(first) to \(last)"
    ]
  }

  // MARK: Along the line

  /// What the least spacing leaves of the line.
  private var leftOver: Formula {
    let rest = Formula.difference(
      .number(rules.crossSize, "available space"),
      .number(aligned.used, "\(aligned.items.count) items with minimum spacing"))
    return aligned.used <= rules.crossSize ? rest : .largest([.number(0, ""), rest])
  }

  /// The position in the line: the space before the first item, the widths before the item, and the
  /// gaps before it. The same cases as `FlowRules.distribution`, as formulas.
  private var x: Formula {
    var terms: [Formula] = []
    var gap = Formula.number(rules.spacing.item, "item spacing")
    let isAlone = aligned.items.count == 1
    switch alignment {
    case .justified where !isAlone, .spaceBetween where !isAlone:
      let gaps = Formula.number(Double(aligned.items.count - 1), "gaps")
      gap = .sum([gap, .quotient(leftOver, gaps)])
    case .justified, .center: terms.append(.quotient(leftOver, .number(2, "")))
    case .trailing: terms.append(leftOver)
    case .spaceAround:
      let share = Formula.quotient(leftOver, .number(Double(aligned.items.count), "items"))
      terms.append(.quotient(share, .number(2, "")))
      gap = .sum([gap, share])
    case .spaceEvenly:
      let share = Formula.quotient(leftOver, .number(Double(aligned.items.count + 1), "gaps"))
      terms.append(share)
      gap = .sum([gap, share])
    case .leading, .spaceBetween: break
    }
    if place > 0 {
      terms.append(widthsBefore)
      terms.append(.product(.number(Double(place), "preceding gaps"), gap))
    }
    return terms.isEmpty ? .number(0, "leading edge") : .sum(terms)
  }

  /// The rule that distributed the line's remaining space, after what is special about the last
  /// line. The same cases as `x`, and a line that overflows within the slack is marked as not
  /// verified.
  private var alignmentFacts: [String] {
    var facts = lastLineFacts
    let isAlone = aligned.items.count == 1
    switch alignment {
    case .justified where isAlone: facts.append("a lone item of a justified line is centred")
    case .justified,
      .spaceBetween where !isAlone:
      facts.append("the remaining space of the line is divided equally between its gaps")
    case .center: facts.append("half of the line's remaining space comes before it, half after it")
    case .trailing: facts.append("the remaining space of the line comes before its first item")
    case .spaceAround:
      facts.append("every item has an equal part of the remaining space, half of it on each side")
    case .spaceEvenly:
      facts.append("the remaining space is divided equally before, between and after the items")
    case .leading, .spaceBetween: facts.append("the line begins at the leading edge")
    }
    if line.items.count > 1, aligned.used > rules.crossSize {
      facts.append("UIKit not verified: a line can overflow by up to \(FlowRules.slack) pt")
    }
    return facts
  }

  /// Why an item that is wider than a line is where it is; empty for all others.
  private var warning: [String] {
    guard isOversized else { return [] }
    return [
      "the item is larger than the line; it gets a line of its own and is leading-aligned",
      "UIKit not verified: the position of such an item",
      rules.undefinedBehaviour,
    ]
  }

  // MARK: Across the line

  /// The start of the line, and how far the item is below it.
  private var y: Formula {
    let spare = Formula.difference(
      .number(line.length, "line size"), .number(size.height, "item height"))
    guard size.height != line.length else { return lineStart }
    switch rules.cross {
    case .start, .stretch: return lineStart
    case .center: return .sum([lineStart, .quotient(spare, .number(2, ""))])
    case .end: return .sum([lineStart, spare])
    }
  }

  /// Where the line begins, and how an item that is not as tall as its line is aligned in it.
  private var crossFacts: [String] {
    var begins = ["the first line begins at the top"]
    if line.items.lowerBound > 0 {
      begins = ["its line begins one line spacing below the last"]
      if rules.spacing.line < 0 {
        begins.append("UIKit not verified: a line does not begin above the one before it")
      }
    }
    guard size.height != line.length else {
      return begins + ["the item is as tall as its line, which is as tall as its tallest item"]
    }
    let alignment =
      switch rules.cross {
      case .start, .stretch: "at the start"
      case .center: "in the middle"
      case .end: "at the end"
      }
    return begins + ["a line is as tall as its tallest item; a shorter one is aligned \(alignment)"]
  }
}
