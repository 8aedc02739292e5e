/// What a strategy is asked: place these items in this breadth.
///
/// A strategy always scrolls down: *breadth* is the room across the scroll axis, less the
/// section's insets, and runs along x; *length* runs along y. Sizes are turned already. The
/// origin is the first point the section's items may use; header and insets lie outside.
public struct SectionRequest: Sendable {
  /// How many items to place.
  public var count: Int
  /// The room for the items across the scroll axis, in points.
  public var crossSize: Double
  /// The container's extent along the scroll axis, in points: a page, a screen.
  public var length: Double
  /// The section's insets, turned; they are taken off `crossSize`, and off nothing else.
  public var insets: Insets
  /// How many items are measured already: the sizes of the others are estimates where the layout
  /// has some. Nil: all of them.
  public var measuredCount: Int?
  /// What the section's own insets, header and footer leave of `length`.
  public var room: Double
  /// The direction of the screen in which the collection scrolls.
  public var axis: Axis
  /// How large each item wants to be, turned like everything here.
  public var sizes: ItemSizes
  /// The distances between neighbours.
  public var spacing: Spacing
  /// Group descriptions by name; on the screen's axes.
  public var templates: [String: SectionTemplate]
  /// What of this somebody stated; the rest is as the lab begins.
  public var explicit: ExplicitProperties = []
  /// Whether a layout from outside is to be asked, though an answer to the same request was kept.
  public var ignoresCache = false

  /// A request for `count` items in a column of `crossSize` points.
  public init(
    count: Int, crossSize: Double, length: Double, room: Double? = nil, insets: Insets = .zero,
    measuredCount: Int? = nil, axis: Axis = .vertical,
    sizes: ItemSizes, spacing: Spacing = Spacing(), templates: [String: SectionTemplate] = [:]
  ) {
    self.count = count
    self.crossSize = crossSize
    self.length = length
    self.room = room ?? length
    self.insets = insets
    self.measuredCount = measuredCount
    self.axis = axis
    self.sizes = sizes
    self.spacing = spacing
    self.templates = templates
  }
}
