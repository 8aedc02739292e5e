public import LayoutCore
import LayoutText

/// Items side by side until the line is full, then the next line: UIKit's flow layout, with its
/// line breaking, its justified lines and its two rules for the last line.
///
/// Use it for tags, words and photos of one height. Not for columns of unequal items (`masonry`)
/// nor for a fixed number of columns (`grid`): a line of a flow has as many items as fit. Rules and
/// their sources are in `Flow.md`.
///
/// ```swift
/// let request = SectionRequest(
///   count: 9, crossSize: 320, length: 480, sizes: .uniform(Size(width: 90, height: 40)))
/// try Flow().layout(request).frame(at: 1)  // x 115, y 0, width 90, height 40
///
/// var tags = Flow()
/// tags.align = .leading
/// try tags.layout(request).frame(at: 1)  // x 100, y 0, width 90, height 40
/// ```
///
/// With the default alignment, three items of 90 points and two gaps of 10 leave 20 of 320 points,
/// and each gap takes half of them.
///
/// - Complexity: with equal sizes, everything O(1) and a query O(hits); otherwise preparing
///   O(items), about five bytes an item at most, and a query O(log items + 32 + hits).
public struct Flow: LayoutStrategy {
  /// The alignment of the items in every line but the last. CSS calls it `justify-content`; UIKit
  /// has no property for it, and always justifies.
  public var align = Alignment.justified
  /// The alignment of the items in the last line. `uikit` depends on whether all sizes of the
  /// section are equal, so a single edited size can move the last line.
  public var lastLine = LastLine.uikit
  /// The alignment of an item that is shorter than its line. CSS calls it `align-items`.
  public var cross = CrossAlignment.center
  /// The size of an item that is not measured yet, on the screen's axes, in points; nil: items have
  /// their sizes from the start. `estimatedItemSize` of `UICollectionViewFlowLayout`.
  public var estimate: Size?
  /// The edges that the section's insets are measured from (`sectionInsetReference`).
  public var reference = InsetReference.fromContentInset

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "flow",
      summary: "items in lines; a line breaks where the next item does not fit, as in UIKit",
      parameters: parameters,
      examples: [
        Example(
          "use flow; items 12; sizes 93x30 61x30 81x30 51x30; draw",
          "full lines are justified, the last is not"),
        Example(
          "use flow; width 320; items 8; sizes 90x40; draw",
          "equal sizes: the last line keeps to the columns"),
        Example(
          "use flow align=center lastline=center; items 9; sizes 120x40 60x20 90x60; draw",
          "centred lines, as in a tag cloud"),
      ])
  }

  private static var parameters: [Parameter<Self>] {
    [
      .choice(
        "align", \.align, "alignment of the items in full lines",
        [
          "remaining space between the items; a lone item is centred (UIKit)",
          "leading-aligned, with the item spacing between", "centred", "trailing-aligned",
          "remaining space between the items; a lone item is leading-aligned (CSS space-between)",
          "remaining space around the items, half a share at both ends (CSS space-around)",
          "remaining space in equal parts between the items and at both ends (CSS space-evenly)",
        ]),
      .choice(
        "lastline", \.lastLine, "alignment of the items in the last line",
        [
          "in the columns of the full lines if all sizes are equal, else leading-aligned (UIKit)",
          "as in every other line",
          "leading-aligned, with the item spacing between", "centred", "trailing-aligned",
          "remaining space between the items; a lone item is leading-aligned",
        ]),
      .choice(
        "cross", \.cross,
        "alignment of an item that is smaller than its line, along the scroll axis",
        [
          "at the start of the line", "centred (UIKit)", "at the end of the line",
          "stretched to the line (CSS)",
        ]),
      .size(
        "estimate", \.estimate, 0...1_000_000, absent: "items have their sizes from the start",
        "estimated size of an item that is not measured yet (estimatedItemSize)"),
      .choice(
        "insetreference", \.reference, "the edges that the section's insets are measured from",
        ["the container's edges", "its safe area", "its layout margins"]),
    ]
  }

  /// A flow with UIKit's rules.
  public init() {}

  /// Lines of the request's items. Equal sizes follow from a formula (`UniformFlow`), others are
  /// placed a line at a time (`FlowPlacer`); both have the same rules.
  ///
  /// An item that does not fit into any line overflows, and is one of the layout's `warnings`.
  ///
  /// With a negative spacing, lines or the items of a line overlap.
  ///
  /// - Throws: `LayoutError.unusable` for a negative item spacing that leaves nothing of an item.
  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    try request.spacing.checkOverlapping()
    let rules = FlowRules(flow: self, request: request)
    if let size = rules.commonSize(of: request) {
      try rules.checkItemSpacing(leastWidth: size.width)
      return UniformFlow(rules: rules, size: size, count: request.count)
    }
    let estimate = rules.estimate.flatMap { $0.measured < request.count ? $0 : nil }
    let visitor = FlowVisitor(rules: rules, count: request.count)
    guard estimate == nil, request.spacing.line >= 0 else {
      return try visitor.layout(AnySizes(request.sizes, estimate: estimate))
    }
    return try request.sizes.open(visitor)
  }

  /// The section with its insets measured from the edges that `reference` names.
  public func adjusted(
    _ section: Section, at place: SectionPlace, templates: [String: SectionTemplate]
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

/// Makes the layout for one kind of sizes.
private struct FlowVisitor: SizeVisitor {
  let rules: FlowRules
  let count: Int

  func visit(_ sizes: some SizeFunction) throws(LayoutError) -> any SolvedLayout {
    CheckpointedLayout(try placer(sizes))
  }

  /// Lines that may overlap, or whose items are not all measured.
  func layout(_ sizes: AnySizes) throws(LayoutError) -> any SolvedLayout {
    let placer = try placer(sizes)
    return rules.spacing.line < 0
      ? CheckpointedLayout(OverlappingLinesPlacer(flow: placer)) : CheckpointedLayout(placer)
  }

  private func placer<Sizes: SizeFunction>(
    _ sizes: Sizes
  ) throws(LayoutError) -> FlowPlacer<Sizes> {
    try rules.checkItemSpacing(leastWidth: sizes.leastSize(available: rules.crossSize).width)
    return FlowPlacer(rules: rules, sizes: sizes, count: count)
  }
}
