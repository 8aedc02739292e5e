public import LayoutCore
import LayoutText

extension SplitMix {
  /// A section template of plain lists: items and groups whose sizes are points and fractions, with
  /// insets and distances; some have no space for their items.
  public mutating func sectionTemplate(name: String) -> SectionTemplate {
    var group = templateGroup(depth: int(in: 0...3))
    group.repetition = .once
    return SectionTemplate(
      name: name, group: group, betweenGroups: int(in: 0...1) == 0 ? 0 : distance(upTo: 20),
      insets: int(in: 0...1) == 0 ? nil : templateInsets(upTo: 30),
      headers: supplementaries(), footers: supplementaries())
  }

  private mutating func templateGroup(depth: Int) -> TemplateNode {
    let axis: Axis = int(in: 0...1) == 0 ? .vertical : .horizontal
    var children: [TemplateNode] = []
    for _ in 0..<int(in: 1...3) {
      var child =
        depth == 0 || int(in: 0...2) == 0 ? templateItem() : templateGroup(depth: depth - 1)
      if int(in: 0...4) == 0 { child.repetition = .repeated(int(in: 1...3)) }
      children.append(child)
    }
    if int(in: 0...3) == 0 {
      children = [children[0]]
      children[0].repetition = .counted(int(in: 1...5))
    }
    return TemplateNode(
      .group(
        axis, spacing: .fixed(int(in: 0...1) == 0 ? 0 : distance(upTo: 9)), children: children),
      width: dimension(), height: dimension(),
      insets: int(in: 0...2) == 0 ? templateInsets(upTo: 8) : .zero)
  }

  private mutating func templateItem() -> TemplateNode {
    TemplateNode(
      .item, width: dimension(), height: dimension(),
      insets: int(in: 0...1) == 0 ? templateInsets(upTo: 5) : .zero)
  }

  private mutating func dimension() -> Dimension {
    let ratio = Double(int(in: 1...4)) / Double(int(in: 4...7))
    return switch int(in: 0...7) {
    case 0: .absolute(distance(upTo: 60) + 20)
    case 1: .fractionOfWidth(double(in: 0.05...0.5))
    case 2: .fractionOfHeight(ratio)
    case 3: .fractionOfHeight(1)
    case 4, 5: .fractionOfWidth(ratio)
    default: .fractionOfWidth(1)
    }
  }

  /// Whole, in halves, or any number.
  private mutating func distance(upTo most: Int) -> Double {
    switch int(in: 0...2) {
    case 0: Double(int(in: 0...most))
    case 1: Double(int(in: 0...2 * most)) / 2
    default: double(in: 0...Double(most))
    }
  }

  private mutating func templateInsets(upTo most: Int) -> Insets {
    if int(in: 0...1) == 0 { return Insets(distance(upTo: most)) }
    return Insets(
      top: distance(upTo: most), leading: distance(upTo: most), bottom: distance(upTo: most),
      trailing: distance(upTo: most))
  }

  private mutating func supplementaries() -> [Supplementary] {
    guard int(in: 0...2) == 0 else { return [] }
    return [Supplementary(length: distance(upTo: 50) + 1, isPinned: int(in: 0...1) == 0)]
  }
}
