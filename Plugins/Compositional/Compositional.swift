public import LayoutCore

/// Groups in groups: a template describes one group, and the group repeats until the items are used
/// up. After `UICollectionViewCompositionalLayout`.
///
/// Use it for sections with a pattern, and for sections that scroll across the collection's axis.
/// For one column or for equal cells, `list` and `grid` need no template. For columns of different
/// items use `masonry`, for justified lines `flow`.
///
/// Sizes come from the template; where it estimates them, the section's item sizes are the measured
/// sizes. The section's spacing is ignored: a template has its own, with the default 0. The rules
/// and their sources are in `Compositional.md`; numbers in the code are its steps.
///
/// ```swift
/// let item = TemplateNode(.item, width: .fractionOfWidth(0.5), height: .fractionOfHeight(1))
/// let row = TemplateNode(
///   .group(.horizontal, spacing: .fixed(0), children: [item]), width: .fractionOfWidth(1),
///   height: .absolute(80))
/// var pairs = Compositional()
/// pairs.template = "pairs"
/// let request = SectionRequest(
///   count: 9, crossSize: 320, length: 480, sizes: .uniform(Size(width: 1, height: 1)),
///   templates: ["pairs": SectionTemplate(name: "pairs", group: row)])
/// try pairs.layout(request).frame(at: 3)  // x 160, y 80, width 160, height 80
/// ```
///
/// Two halves of 320 points fill a row of 80, so item 3 is the second of the second row.
///
/// - Complexity: without estimates, preparing O(items of a group) and a query O(hits); otherwise
///   preparing O(items), O(items/32) memory, and a query O(log items + 32 + hits).
public struct Compositional: LayoutStrategy {
  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "compositional", aliases: ["nested"],
      summary: "items in nested groups that a template describes",
      parameters: [.template("template", \.template, "the template that places the items")],
      examples: [
        Example("use compositional; items 24; draw", "4 across and 6 down fill the screen"),
        Example(
          "use compositional template=nested; items 5; draw",
          "one on top; below it, two thirds beside a stack of three"),
        Example(
          "template pair { group horizontal 1w 80 { item 1/2w 1h inset 4 } };"
            + " use compositional template=pair; items 5; draw",
          "a template of your own: two items side by side"),
      ])
  }

  /// `grid`, `grid3`, `grid6`, `nested` and `tiles`.
  public static var presets: [Preset] { Presets.all }

  /// The name of the template. It must be one of the request's `templates`.
  public var template = "grid"

  /// A compositional layout of the built-in `grid`.
  public init() {}

  /// The groups of the template, one after another; an orthogonal section scrolls across the axis.
  ///
  /// - Throws: `unknownTemplate` with the known names, or what is wrong with the template: a size
  ///   that is not more than 0, a subitem that does not fit, insets that leave no space. A section
  ///   without items throws only for an unknown name.
  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    let template = try described(in: request.templates)
    // A section without items is empty whatever the template needs.
    guard request.count > 0 else {
      return Repeated(
        period: [], pitch: 0, count: 0, contentSize: Size(width: request.crossSize, height: 0)
      ) { _, _ in Reason(["there is no item"], .number(0, "")) }
    }
    let groups = try GroupSequence(template, request: request).layout()
    guard let behavior = template.orthogonal else { return groups }
    return groups.orthogonal(behavior, in: request)
  }

  /// The section with everything that its template sets around the groups: insets, headers, footers
  /// and backgrounds. A section without items has neither insets nor backgrounds, but keeps headers
  /// and footers, as in UIKit.
  ///
  /// The measured size of an estimated header is the section's own header length; so it is for a
  /// footer.
  public func adjusted(
    _ section: Section, at place: SectionPlace, templates: [String: SectionTemplate]
  ) throws(LayoutError) -> Section {
    let template = try described(in: templates)
    var section = section
    let isEmpty = section.count == 0
    section.insets = isEmpty ? .zero : template.insets ?? section.insets
    section.insetsReference = template.insetsReference
    section.template = template.name
    section.scrollsAcross = template.orthogonal != nil
    section.followsInsets = template.followsInsets
    if !template.headers.isEmpty {
      section.headers = template.headers.map { $0.measured(as: section.header) }
    }
    if !template.footers.isEmpty {
      section.footers = template.footers.map { $0.measured(as: section.footer) }
    }
    if isEmpty {
      section.backgrounds = []
    } else if !template.backgrounds.isEmpty {
      section.backgrounds = template.backgrounds
    }
    return section
  }

  /// The template that the setting names.
  private func described(
    in templates: [String: SectionTemplate]
  ) throws(LayoutError) -> SectionTemplate {
    guard let described = templates[template] else {
      throw .unknownTemplate(name: template, known: templates.keys.sorted())
    }
    return described
  }
}

extension Supplementary {
  /// The view with the length of the section's `own`, where it is estimated. A view with explicit
  /// sizes is unchanged, and so is a view in a section without its own length.
  fileprivate func measured(as own: Supplementary?) -> Supplementary {
    guard case .size(let width, let height) = extent, case .length(let length)? = own?.extent,
      length > 0, width.estimate != nil || height.estimate != nil
    else { return self }
    var view = self
    view.measured = length
    return view
  }
}
