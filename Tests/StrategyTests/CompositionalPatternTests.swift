import CompositionalPlugin
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

/// Groups that only differ in measured heights are placed in one pass; all others are filled one by
/// one. A flexible bottom edge has no share in rows and in columns that grow, but it decides which of
/// both ways is taken.
@Suite("Groups placed in one pass")
struct CompositionalPatternTests {
  private func estimatedGroup(
    depth: Int, _ random: inout SplitMix, isOutermost: Bool = false
  ) -> TemplateNode {
    let axis: Axis = random.int(in: 0...1) == 0 ? .vertical : .horizontal
    var children = (0..<random.int(in: 1...3)).map { _ in
      depth == 0 || random.int(in: 0...2) == 0
        ? item(&random) : estimatedGroup(depth: depth - 1, &random)
    }
    if random.int(in: 0...3) == 0 {
      children = [children[0]]
      children[0].repetition = .counted(random.int(in: 1...3))
    }
    let isExplicit = axis == .horizontal && random.int(in: 0...4) == 0
    var node = TemplateNode(
      .group(axis, spacing: .fixed(points(9, &random)), children: children),
      width: isOutermost ? .fractionOfWidth(1) : width(&random),
      height: isExplicit ? .absolute(120) : .estimated(40 + points(90, &random)),
      insets: insets(&random))
    if !isOutermost { surround(&node, &random) }
    return node
  }

  private func item(_ random: inout SplitMix) -> TemplateNode {
    let isExplicit = random.int(in: 0...3) == 0
    let height = 5 + points(40, &random)
    var node = TemplateNode(
      .item, width: width(&random), height: isExplicit ? .absolute(height) : .estimated(height),
      insets: insets(&random))
    surround(&node, &random)
    return node
  }

  /// Adds distances outside, and perhaps repeats the node.
  private func surround(_ node: inout TemplateNode, _ random: inout SplitMix) {
    if random.int(in: 0...4) == 0 { node.repetition = .repeated(random.int(in: 1...3)) }
    guard random.int(in: 0...2) == 0 else { return }
    node.edges = EdgeSpacing(
      top: .fixed(points(7, &random)), leading: .fixed(points(7, &random)),
      bottom: .fixed(points(7, &random)), trailing: .flexible(points(7, &random)))
  }

  private func width(_ random: inout SplitMix) -> Dimension {
    .fractionOfWidth(1 / Double(random.int(in: 1...5)))
  }

  private func insets(_ random: inout SplitMix) -> Insets {
    random.int(in: 0...2) == 0 ? Insets(points(2, &random)) : .zero
  }

  /// Sums of such numbers are rounded: another order of adding gives other frames.
  private func points(_ most: Double, _ random: inout SplitMix) -> Double {
    random.double(in: 0...most)
  }

  /// `node`, which is filled copy by copy: every bottom edge in it is flexible.
  private func filled(_ node: TemplateNode) -> TemplateNode {
    var node = node
    if case .group(let axis, let spacing, let children) = node.content {
      let children = children.map { child in
        var child = filled(child)
        child.edges.bottom = .flexible(child.edges.bottom.least)
        return child
      }
      node.content = .group(axis, spacing: spacing, children: children)
    }
    return node
  }

  /// `node` for a section that scrolls sideways.
  private func onItsSide(_ node: TemplateNode) -> TemplateNode {
    func turned(_ dimension: Dimension) -> Dimension {
      if case .fractionOfWidth(let part) = dimension { .fractionOfHeight(part) } else { dimension }
    }
    var node = node
    (node.width, node.height) = (turned(node.height), turned(node.width))
    node.insets = node.insets.transposed
    node.edges = EdgeSpacing(
      top: node.edges.leading, leading: node.edges.top, bottom: node.edges.trailing,
      trailing: node.edges.bottom)
    if case .group(let axis, let spacing, let children) = node.content {
      node.content = .group(axis.across, spacing: spacing, children: children.map(onItsSide))
    }
    return node
  }

  @Test("groups placed in one pass have the frames of groups that are filled copy by copy")
  func placedAsFilled() throws {
    var random = SplitMix(seed: 12)
    var compared = 0
    while compared < 400 {
      let isHorizontal = random.int(in: 0...2) == 0
      let group = estimatedGroup(
        depth: random.int(in: 0...2), &random, isOutermost: true)
      var templates = ["placed": group, "filled": filled(group)]
      if isHorizontal { templates = templates.mapValues(onItsSide) }
      let between = points(8, &random)
      let sizes = ItemSizes.random(
        RandomSizes(width: 10...90.5, height: 0...80.25, seed: random.next()))
      let count = random.int(in: 1...200)
      let request = SectionRequest(
        count: count, crossSize: 390, length: 844,
        measuredCount: random.int(in: 0...3) == 0 ? random.int(in: 0...count) : nil,
        axis: isHorizontal ? .horizontal : .vertical,
        sizes: isHorizontal ? sizes.transposed : sizes,
        templates: Dictionary(
          uniqueKeysWithValues: templates.map {
            ($0, SectionTemplate(name: $0, group: $1, betweenGroups: between))
          }))
      let layouts = ["placed", "filled"].compactMap {
        try? CompositionalTests.strategy($0).layout(request)
      }
      try #require(layouts.count != 1, "both have space for their items, or none has")
      guard layouts.count == 2 else { continue }
      #expect(
        layouts[0].frames(of: 0..<count) == layouts[1].frames(of: 0..<count)
          && layouts[0].contentSize == layouts[1].contentSize,
        "\(count) items\n\(TemplatePrinter.text(of: SectionTemplate(name: "t", group: group)))")
      compared += 1
    }
  }
}
