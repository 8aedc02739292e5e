/// All that decides where everything goes: the container, the direction and the sections.
public struct LayoutRequest: Sendable {
  /// The container (the collection view's visible size), on the screen's axes, in points.
  public var container: Size
  /// The direction in which the content scrolls.
  public var axis: Axis
  /// Whether reading begins at the right.
  public var isRightToLeft: Bool
  /// The sections, in order.
  public var sections: [Section]
  /// The distance between two sections, along the scroll axis.
  public var sectionSpacing: Double
  /// Group descriptions by name, for strategies that take one.
  public var templates: [String: SectionTemplate]

  /// A collection of `sections` in `container`.
  public init(
    container: Size, axis: Axis = .vertical, isRightToLeft: Bool = false, sections: [Section],
    sectionSpacing: Double = 0, templates: [String: SectionTemplate] = [:]
  ) {
    self.container = container
    self.axis = axis
    self.isRightToLeft = isRightToLeft
    self.sections = sections
    self.sectionSpacing = sectionSpacing
    self.templates = templates
  }
}
