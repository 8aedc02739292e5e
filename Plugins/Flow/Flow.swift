public import LayoutCore

/// Items side by side until the line is full, then the next line: UIKit's flow layout, with its
/// line breaking, its justified lines and its two rules for the last line.
///
/// Not for columns of unequal items (`masonry`) nor for a fixed number of columns (`grid`). Rules
/// and their sources are in `Flow.md`.
public struct Flow: LayoutStrategy {
  /// Where the items of every line but the last stand.
  public var align = Alignment.justified
  /// Where the items of the last line stand.
  public var lastLine = LastLine.uikit
  /// Where an item stands in a line that is longer than the item.
  public var cross = CrossAlignment.center
  /// The size of an item that is not measured yet, on the screen's axes, in points; nil: items
  /// have their sizes from the start.
  public var estimate: Size?
  /// What the section's insets are counted from.
  public var reference = InsetReference.fromContentInset

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "flow", summary: "items in lines that break where the next does not fit, as in UIKit",
      parameters: [
        .choice(
          "align", \.align, "where the items of a full line stand",
          [
            "left-over room goes between the items, a lone item is centred (UIKit)",
            "from the leading edge, the item spacing between", "in the middle",
            "up to the trailing edge",
            "left-over room goes between the items, a lone item leads (CSS)",
            "left-over room goes around the items, half a share at both ends (CSS)",
            "left-over room goes in equal parts between the items and at both ends (CSS)",
          ]),
        .choice(
          "lastline", \.lastLine, "where the items of the last line stand",
          [
            "the columns of the full lines if all sizes are equal, else leading (UIKit)",
            "as on every other line",
            "from the leading edge, the item spacing between", "in the middle",
            "up to the trailing edge",
            "left-over room goes between the items, a lone item leads",
          ]),
        .choice(
          "cross", \.cross, "where a short item stands in a long line",
          [
            "at the line's start", "in the middle (UIKit)", "at the line's end",
            "it is made as long as the line (CSS)",
          ]),
        .size(
          "estimate", \.estimate, 0...1_000_000, absent: "items have their sizes from the start",
          "size of an item that is not measured yet (estimatedItemSize)"),
        .choice(
          "insetreference", \.reference, "what the section's insets are counted from",
          ["the container's edges", "its safe area", "its layout margins"]),
      ],
      examples: [
        Example(
          "use flow; items 12; sizes 93x30 61x30 81x30 51x30; draw",
          "full lines are justified, the last is not"),
        Example(
          "use flow; width 320; items 8; sizes 90x40; draw",
          "equal sizes: the last line keeps the columns"),
        Example(
          "use flow align=center lastline=center; items 9; sizes 120x40 60x20 90x60; draw",
          "centred lines, as in a cloud of tags"),
      ])
  }

  /// UIKit's flow.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    let rules = FlowRules(flow: self, request: request)
    if let size = rules.commonSize(of: request) {
      return UniformFlow(rules: rules, size: size, count: request.count)
    }
    return request.sizes.open(FlowVisitor(rules: rules, count: request.count))
  }

  public func adjusted(
    _ section: Section, templates: [String: SectionTemplate]
  ) throws(LayoutError) -> Section {
    var section = section
    section.insetsReference =
      switch reference {
      case .fromContentInset: .none
      case .fromSafeArea: .safeArea
      case .fromLayoutMargins: .layoutMargins
      }
    return section
  }
}

private struct FlowVisitor: SizeVisitor {
  let rules: FlowRules
  let count: Int

  func visit(_ sizes: some SizeFunction) -> any SolvedLayout {
    guard let estimate = rules.estimate, estimate.measured < count else {
      return CheckpointedLayout(FlowPlacer(rules: rules, sizes: sizes, count: count))
    }
    let sizes = EstimatedSizes(sizes: sizes, estimate: estimate)
    return CheckpointedLayout(FlowPlacer(rules: rules, sizes: sizes, count: count))
  }
}
