import LayoutCore

/// The arithmetic behind one frame, for equal and for unequal sizes alike.
struct FlowReasons {
  let rules: FlowRules
  let index: Int
  let size: Size
  /// The line on which the item stands.
  let line: FlowLine
  let widthsBefore: Formula
  let lineStart: Formula
  let alignment: Flow.Alignment
  /// The line that decides where the items stand: `line`, or `line` filled up with copies.
  let aligned: FlowLine
  let lastLineFact: String?

  func reason(for number: FrameNumber) -> Reason {
    switch number {
    case .x: Reason(placeFacts + alignmentFacts + warning, x)
    case .y: Reason(placeFacts + crossFacts, y)
    case .width:
      Reason(["the width is the item's own"] + warning, .number(size.width, "item width"))
    case .height: Reason(["the height is the item's own"], .number(size.height, "item height"))
    }
  }

  private var place: Int { index - line.items.lowerBound }

  private var placeFacts: [String] {
    let (first, last) = (line.items.lowerBound, line.items.upperBound - 1)
    return [
      first == last
        ? "item \(index) is alone on its line"
        : "item \(index) is number \(place + 1) of \(line.items.count) on its line, "
          + "items \(first) to \(last)"
    ]
  }

  // MARK: Along the line

  /// What the least spacing leaves of the line; an item that is too wide leaves nothing.
  private var leftOver: Formula {
    .largest([
      .number(0, ""),
      .difference(
        .number(rules.breadth, "breadth"),
        .number(aligned.used, "widths and least spacings of \(aligned.items.count)")),
    ])
  }

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
    case .leading, .spaceBetween: break
    }
    if place > 0 {
      terms.append(widthsBefore)
      terms.append(.product(.number(Double(place), "gaps before it"), gap))
    }
    return terms.isEmpty ? .number(0, "leading edge") : .sum(terms)
  }

  private var alignmentFacts: [String] {
    var facts: [String] = []
    if let lastLineFact { facts.append(lastLineFact) }
    let isAlone = aligned.items.count == 1
    switch alignment {
    case .justified where isAlone: facts.append("a lone item of a justified line is centred")
    case .justified,
      .spaceBetween where !isAlone:
      facts.append("what is left over of the line goes in equal parts into its gaps")
    case .center: facts.append("what is left over of the line is half before it, half after it")
    case .trailing: facts.append("what is left over of the line is before its first item")
    case .leading, .spaceBetween: facts.append("the line begins at the leading edge")
    }
    return facts
  }

  /// UIKit's own words on the console where an item does not fit into any line.
  private var warning: [String] {
    guard size.width > rules.limit else { return [] }
    let (side, edges) =
      rules.axis == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    return [
      "the item is larger than the line and gets a line of its own, at the leading edge",
      "UIKit warns: the behavior of the UICollectionViewFlowLayout is not defined because: "
        + "the item \(side) must be less than the \(side) of the UICollectionView minus the "
        + "section insets \(edges) values, minus the content insets \(edges) values",
    ]
  }

  // MARK: Across the line

  private var y: Formula {
    let spare = Formula.difference(
      .number(line.length, "line length"), .number(size.height, "item height"))
    guard size.height != line.length else { return lineStart }
    switch rules.cross {
    case .start: return lineStart
    case .center: return .sum([lineStart, .quotient(spare, .number(2, ""))])
    case .end: return .sum([lineStart, spare])
    }
  }

  private var crossFacts: [String] {
    let begins =
      line.items.lowerBound == 0
      ? "the first line begins at the top" : "its line begins one line spacing below the last"
    guard size.height != line.length else {
      return [begins, "the item is as long as its line, which is as long as its longest item"]
    }
    let stands =
      switch rules.cross {
      case .start: "at the start"
      case .center: "in the middle"
      case .end: "at the end"
      }
    return [begins, "a line is as long as its longest item; a shorter one stands \(stands)"]
  }
}
