import LayoutCore

/// The templates that the strategy supplies; `template NAME` prints one as a start for your own.
///
/// They are values, not texts to parse: a session makes all of them when it begins.
enum Presets {
  static let all = [
    Preset(
      "4 across and 6 down fill the container",
      SectionTemplate(
        name: "grid",
        group: column(
          height: .fractionOfHeight(1), insets: Insets(20),
          row(height: .fractionOfHeight(1 / 6), times: 6, item(1 / 4, insets: 5, times: 4))))),
    Preset(
      "squares, 3 across",
      SectionTemplate(
        name: "grid3",
        group: row(height: .fractionOfWidth(1 / 3), item(1 / 3, insets: 5, times: 3)),
        insets: Insets(5))),
    Preset(
      "squares, 6 across, under a header of 60",
      SectionTemplate(
        name: "grid6",
        group: row(height: .fractionOfWidth(1 / 6), item(1 / 6, insets: 2, times: 6)),
        insets: Insets(5), headers: [Supplementary(length: 60)])),
    Preset(
      "one on top; below it, two thirds beside a stack of three",
      SectionTemplate(
        name: "nested",
        group: column(
          height: .fractionOfHeight(1),
          item(1, height: 1 / 2, Insets(top: 10, leading: 10, bottom: 5, trailing: 10)),
          row(
            height: .fractionOfHeight(1 / 2),
            item(2 / 3, Insets(top: 5, leading: 10, bottom: 10, trailing: 5)),
            column(
              width: 1 / 3, height: .fractionOfHeight(1),
              item(
                1, height: 1 / 3, Insets(top: 5, leading: 5, bottom: 10, trailing: 10), times: 3)))
        ))),
    Preset(
      "a large square beside four small ones, on alternating sides",
      SectionTemplate(
        name: "tiles",
        group: column(
          height: .fractionOfWidth(1),
          row(height: .fractionOfHeight(1 / 2), item(1 / 2, insets: 4), fourSmall),
          row(height: .fractionOfHeight(1 / 2), fourSmall, item(1 / 2, insets: 4))),
        insets: Insets(4))),
  ]

  /// Two rows of two squares, in half the width.
  private static var fourSmall: TemplateNode {
    column(
      width: 1 / 2, height: .fractionOfHeight(1),
      row(height: .fractionOfHeight(1 / 2), times: 2, item(1 / 2, insets: 4, times: 2)))
  }

  /// An item with a fraction of its group's width and height.
  private static func item(
    _ width: Double, height: Double = 1, _ insets: Insets, times: Int? = nil
  ) -> TemplateNode {
    TemplateNode(
      .item, width: .fractionOfWidth(width), height: .fractionOfHeight(height), insets: insets,
      repetition: times.map { .repeated($0) } ?? .once)
  }

  private static func item(_ width: Double, insets: Double, times: Int? = nil) -> TemplateNode {
    item(width, Insets(insets), times: times)
  }

  /// A horizontal group that is as wide as its parent.
  private static func row(
    height: Dimension, times: Int? = nil, _ children: TemplateNode...
  ) -> TemplateNode {
    TemplateNode(
      .group(.horizontal, spacing: .fixed(0), children: children), width: .fractionOfWidth(1),
      height: height, repetition: times.map { .repeated($0) } ?? .once)
  }

  /// A vertical group with a fraction of its parent's width.
  private static func column(
    width: Double = 1, height: Dimension, insets: Insets = .zero, _ children: TemplateNode...
  ) -> TemplateNode {
    TemplateNode(
      .group(.vertical, spacing: .fixed(0), children: children), width: .fractionOfWidth(width),
      height: height, insets: insets)
  }
}
