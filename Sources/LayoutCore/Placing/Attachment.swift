/// The views of one kind that are anchored to a section's items, or to its groups.
public struct Attachment: Sendable {
  /// What each of the views is: `badge` or `separator`.
  public var element = ElementKind.badge
  /// The element kind of the views.
  public var kind: String
  /// Views with a higher number are in front.
  public var zIndex: Int
  /// The frames of the views, by number, in the coordinates of the items.
  public var layout: any SolvedLayout
  /// The item of view `number`'s index path: the index of its item, or the number of its group in
  /// the section.
  public var index: @Sendable (_ number: Int) -> Int
  /// The number of the view with that item in its index path; nil where there is no such view.
  public var number: @Sendable (_ index: Int) -> Int?

  /// The views with the frames of `layout`.
  public init(
    kind: String, zIndex: Int, layout: any SolvedLayout,
    index: @escaping @Sendable (Int) -> Int, number: @escaping @Sendable (Int) -> Int?
  ) {
    (self.kind, self.zIndex, self.layout, self.index) = (kind, zIndex, layout, index)
    self.number = number
  }
}

extension Attachment {
  /// The name of view `view` where these are the views at `place` among those of section `section`.
  /// Separators come after all badges, and are of one kind.
  package func id(of view: Int, at place: Int, inSection section: Int) -> ElementID {
    ElementID(
      element, section: section, index: index(view), ordinal: element == .badge ? place : 0)
  }
}

/// How far elements reach beyond the content of their section, along the scroll axis, in points.
public struct Overhang: Sendable, Hashable {
  /// How far above the start of the content, in points; 0 or more.
  public var above: Double
  /// How far below the end of the content, in points; 0 or more.
  public var below: Double

  /// An overhang; none by default.
  public init(above: Double = 0, below: Double = 0) { (self.above, self.below) = (above, below) }
}
