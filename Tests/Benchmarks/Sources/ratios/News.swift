import CompositionalPlugin
import LayoutCore

/// A nested group: one item on top, below it two thirds beside three stacked thirds.
enum News {
  static let template = SectionTemplate(
    name: "news",
    group: group(
      .vertical, 1, .absolute(600),
      [
        item(1, 1.0 / 2),
        group(
          .horizontal, 1, .fractionOfHeight(1.0 / 2),
          [
            item(2.0 / 3, 1),
            group(
              .vertical, 1.0 / 3, .fractionOfHeight(1), [item(1, 1.0 / 3, .repeated(3))]),
          ]),
      ]))

  static var strategy: Compositional {
    var compositional = Compositional()
    compositional.template = template.name
    return compositional
  }

  private static func item(
    _ width: Double, _ height: Double, _ repetition: Repetition = .once
  ) -> TemplateNode {
    TemplateNode(
      .item, width: .fractionOfWidth(width), height: .fractionOfHeight(height),
      repetition: repetition)
  }

  private static func group(
    _ axis: Axis, _ width: Double, _ height: Dimension, _ children: [TemplateNode]
  ) -> TemplateNode {
    TemplateNode(
      .group(axis, spacing: .fixed(0), children: children), width: .fractionOfWidth(width),
      height: height)
  }
}
