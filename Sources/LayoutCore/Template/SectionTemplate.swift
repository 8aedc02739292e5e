/// A section in a template: `NSCollectionLayoutSection`.
public struct SectionTemplate: Sendable, Hashable {
  /// The name for `use compositional template=NAME`.
  public var name: String
  /// The outermost group, which repeats until the items are used up.
  public var group: TemplateNode
  /// The distance between two groups (`interGroupSpacing`), in points. As every distance of a
  /// template it is 0 by default, as in UIKit; `Spacing` does not affect templates. With a negative
  /// one, groups overlap.
  public var betweenGroups: Double
  /// The section's insets; nil: those of the request.
  public var insets: Insets?
  /// The edges that the insets are measured from (`contentInsetsReference`).
  public var insetsReference: InsetsReference
  /// Whether insets narrow the headers and footers, too (`supplementariesFollowContentInsets`).
  public var followsInsets: Bool
  /// The section's headers; empty: those of the request.
  public var headers: [Supplementary]
  /// The section's footers; empty: those of the request.
  public var footers: [Supplementary]
  /// Decoration views behind the section, from back to front.
  public var backgrounds: [Background]
  /// How the section scrolls across the collection's axis (`orthogonalScrollingBehavior`); nil: it
  /// scrolls with the collection.
  public var orthogonal: OrthogonalScrolling?

  /// A section that repeats `group`; everything else has UIKit's default.
  public init(
    name: String, group: TemplateNode, betweenGroups: Double = 0, insets: Insets? = nil,
    insetsReference: InsetsReference = .automatic, followsInsets: Bool = true,
    headers: [Supplementary] = [], footers: [Supplementary] = [], backgrounds: [Background] = [],
    orthogonal: OrthogonalScrolling? = nil
  ) {
    (self.name, self.group, self.betweenGroups, self.insets) = (name, group, betweenGroups, insets)
    (self.insetsReference, self.followsInsets) = (insetsReference, followsInsets)
    (self.headers, self.footers, self.backgrounds) = (headers, footers, backgrounds)
    self.orthogonal = orthogonal
  }
}
