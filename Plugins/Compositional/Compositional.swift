public import LayoutCore

/// Groups in groups: a template describes one group, and the group repeats until the items are
/// used up. After `UICollectionViewCompositionalLayout`.
///
/// Sizes come from the template alone; the section's item sizes and spacing are not looked at.
public struct Compositional: LayoutStrategy {
  public static var card: Card<Self> {
    Card(
      name: "compositional", aliases: ["nested"],
      summary: "items in nested groups that a template describes",
      parameters: [
        .template("template", \.template, "the group description that places the items")
      ],
      presets: Presets.all,
      examples: [
        Example("use compositional; items 24; draw", "4 across and 6 down fill the screen"),
        Example(
          "use compositional template=nested; items 5; draw",
          "one on top, below it two thirds beside three stacked items"),
        Example(
          "template pair { group horizontal 1w 80 { item 1/2w 1h inset 4 } };"
            + " use compositional template=pair; items 5; draw",
          "a template of one's own: two items side by side"),
      ])
  }

  /// The name of the group description.
  public var template = "grid"

  /// A compositional layout of the built-in `grid`.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    let template = try described(in: request.templates)
    // A section without items is empty whatever the template needs.
    guard request.count > 0 else {
      return Repeated(
        period: [], pitch: 0, count: 0, contentSize: Size(width: request.breadth, height: 0)
      ) { _, _ in Reason(["there is no item"], .number(0, "")) }
    }
    let groups = try RepeatedGroups(template, request: request)
    return groups.layout(count: request.count)
  }

  /// The section with the insets, header and footer of the template. A section without items has
  /// no insets, but keeps header and footer, as in UIKit.
  public func adjusted(
    _ section: Section, templates: [String: SectionTemplate]
  ) throws(LayoutError) -> Section {
    let template = try described(in: templates)
    var section = section
    section.insets = section.count == 0 ? .zero : template.insets ?? section.insets
    if !template.headers.isEmpty { section.headers = template.headers }
    if !template.footers.isEmpty { section.footers = template.footers }
    return section
  }

  private func described(
    in templates: [String: SectionTemplate]
  ) throws(LayoutError) -> SectionTemplate {
    guard let described = templates[template] else {
      throw .unknownTemplate(name: template, known: templates.keys.sorted())
    }
    return described
  }
}
