import LayoutCore
import LayoutText

/// The arithmetic behind one frame: the ratios of the row, and the scale that they give.
struct JustifiedReasons {
  let rules: JustifiedRules
  let index: Int
  let row: PhotoRow
  /// The aspect ratio of the item, and the sum of those before it in its row.
  let ratio, ratiosBefore: Double
  /// The height of the row above, in points; nil: there is none.
  let above: Double?
  /// Where the row begins.
  let top: Formula

  func reason(for number: FrameNumber) -> Reason {
    switch number {
    case .x: Reason([place] + (shape.offset > 0 ? [lastRow] : []), x)
    case .y:
      Reason(
        [above == nil ? "the first row begins at the top" : "its row follows the row above"], top)
    case .width: Reason([place, full], .product(.number(ratio, "aspect ratio"), scale))
    case .height: Reason([place, full] + cropped, height)
    }
  }

  private var shape: RowShape { rules.shape(of: row, above: above) }

  private var place: String {
    let (first, last) = (row.items.lowerBound, row.items.upperBound - 1)
    return first == last
      ? "item \(index) is alone in its row"
      : "item \(index) is number \(index - first + 1) of \(row.items.count) in its row, items "
        + "\(first) to \(last)"
  }

  /// Whether the row is full, with the widths that decide.
  private var full: String {
    let width = NumberText.formatGrouped(row.ratios * rules.target)
    let target = NumberText.formatGrouped(rules.target)
    let least = NumberText.formatGrouped(rules.full * rules.target)
    let isFull = row.isFull ? "the row is full" : "the last row is not full: \(lastRow)"
    return "at the height \(target) its items are \(width) pt wide; \(least) fill a row: \(isFull)"
  }

  private var lastRow: String { "lastrow=\(rules.lastRow.rawValue)" }

  private var cropped: [String] {
    shape.height == shape.scale
      ? []
      : ["a row that fills the line has 0.5 to 2.5 times the target height: its items are cropped"]
  }

  /// The height at which the row fills the line.
  private var filling: Formula {
    var space = Formula.number(rules.crossSize, "available space")
    let gaps = row.items.count - 1
    if gaps > 0 {
      let spacing = Formula.number(rules.spacing.item, "item spacing")
      space = .difference(space, .product(.number(Double(gaps), "gaps"), spacing))
    }
    return .quotient(space, .number(row.ratios, "sum of aspect ratios"))
  }

  /// The same cases as `JustifiedRules.shape`, as formulas.
  private var scale: Formula {
    guard !row.isFull, rules.lastRow != .justified else { return filling }
    if rules.lastRow == .hidden { return .number(0, "hidden") }
    guard rules.lastRow != .target, let above else {
      return .smallest([filling, .number(rules.target, "target height")])
    }
    return .smallest([filling, .number(above, "height of the row above")])
  }

  private var height: Formula {
    guard shape.height != shape.scale else { return scale }
    let heights = rules.heights
    return .smallest([
      .largest([scale, .number(heights.lowerBound, "half the target")]),
      .number(heights.upperBound, "2.5 times the target"),
    ])
  }

  private var x: Formula {
    var terms: [Formula] = []
    if shape.offset > 0 {
      let left = Formula.difference(
        .number(rules.crossSize, "available space"),
        .number(row.width(scale: shape.scale, gap: rules.spacing.item), "row width"))
      terms.append(rules.lastRow == .center ? .quotient(left, .number(2, "")) : left)
    }
    let place = index - row.items.lowerBound
    if place > 0 {
      terms.append(.product(.number(ratiosBefore, "aspect ratios before it"), scale))
      terms.append(
        .product(.number(Double(place), "gaps"), .number(rules.spacing.item, "item spacing")))
    }
    return terms.isEmpty ? .number(0, "leading edge") : .sum(terms)
  }
}
