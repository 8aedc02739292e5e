/// Everything that decides the frames of a collection: the container, the direction and the
/// sections.
public struct LayoutRequest: Sendable, Equatable {
  /// The container (the collection view's visible size), on the screen's axes, in points.
  public var container: Size
  /// The direction in which the content scrolls.
  public var axis: Axis
  /// Whether `axis` was set explicitly; otherwise an external layout may choose its own.
  public var isAxisExplicit = false
  /// Whether reading begins at the right.
  public var isRightToLeft: Bool
  /// The sections, in order.
  public var sections: [Section]
  /// The distance between two sections, along the scroll axis.
  public var sectionSpacing: Double
  /// The parts of the container that bars and a notch cover (`safeAreaInsets`), in points. Along
  /// the scroll axis the content begins below them; across it a section's `insetsReference`
  /// decides.
  public var safeArea: Insets
  /// The container's layout margins, counted from its safe area: 8 points on each side, unless
  /// set, as a `UIView` has them
  /// (https://developer.apple.com/documentation/uikit/uiview/layoutmargins).
  public var margins: Insets
  /// The default of the sections' `insetsReference`.
  public var insetsReference: InsetsReference
  /// The views before the first section.
  public var headers: [Supplementary]
  /// The views after the last section.
  public var footers: [Supplementary]
  /// How many items of each section are measured already: see `SectionRequest`. Nil: all.
  public var measuredCounts: [Int]?
  /// The templates by name, for strategies that take one.
  public var templates: [String: SectionTemplate]
  /// Whether to ask an external layout again, although an answer to the same request is saved.
  public var ignoresCache = false
  /// Whether only success matters: an external layout need not report where it failed.
  public var isTrial = false

  /// A collection of `sections` in `container`.
  public init(
    container: Size, axis: Axis = .vertical, isRightToLeft: Bool = false, sections: [Section],
    sectionSpacing: Double = 0, safeArea: Insets = .zero, margins: Insets = Insets(8),
    insetsReference: InsetsReference = .safeArea, headers: [Supplementary] = [],
    footers: [Supplementary] = [], measuredCounts: [Int]? = nil,
    templates: [String: SectionTemplate] = [:]
  ) {
    (self.container, self.axis, self.isRightToLeft) = (container, axis, isRightToLeft)
    (self.sections, self.sectionSpacing, self.safeArea) = (sections, sectionSpacing, safeArea)
    (self.margins, self.insetsReference, self.headers) = (margins, insetsReference, headers)
    (self.footers, self.measuredCounts, self.templates) = (footers, measuredCounts, templates)
  }
}

extension SectionRequest {
  /// The first section of `layout`, without the views around it.
  package init(firstOf layout: LayoutRequest) {
    let (section, transposed) = (layout.sections[0], Transposition(scrolling: layout.axis))
    let container = transposed(layout.container)
    self.init(
      count: section.count,
      crossSize: max(0, container.width - transposed(section.insets).horizontal),
      length: container.height, insets: section.insets, axis: layout.axis,
      sizes: transposed.isTransposed ? section.sizes.transposed : section.sizes,
      spacing: section.spacing)
  }
}
