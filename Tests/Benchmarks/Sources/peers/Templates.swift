import LayoutCore

/// The templates of the compositional rows.
enum Templates {
  /// Four items in a row, each as high as its content: 100 points until it is measured.
  static let estimated = SectionTemplate(
    name: "estimated", group: row(itemHeight: .estimated(100), height: .estimated(100)))
  /// Four items in a row of 120 points.
  static let fixed = SectionTemplate(
    name: "fixed", group: row(itemHeight: .fractionOfHeight(1), height: .absolute(120)))

  static let all = [estimated.name: estimated, fixed.name: fixed]

  private static func row(itemHeight: Dimension, height: Dimension) -> TemplateNode {
    let item = TemplateNode(
      .item, width: .fractionOfWidth(0.25), height: itemHeight, repetition: .repeated(4))
    return TemplateNode(
      .group(.horizontal, spacing: .fixed(0), children: [item]), width: .fractionOfWidth(1),
      height: height)
  }
}
