/// The request for one section: place these items in this width.
///
/// A strategy always scrolls down. `crossSize` is the available width, across the scroll axis and
/// less the section's insets; `length` is the container's height. Sizes are transposed already for
/// a section that scrolls sideways. The origin is the first point the section's items may use;
/// header and insets are outside.
///
/// ```swift
/// let request = SectionRequest(
///   count: 3, crossSize: 320, length: 480, sizes: .uniform(Size(width: 100, height: 50)),
///   spacing: Spacing(line: 10))
/// try List().layout(request).frame(at: 2)  // x 0, y 120, width 320, height 50
/// ```
public struct SectionRequest: Sendable {
  /// The number of items; 0 or more.
  public var count: Int
  /// The available width: across the scroll axis, in points.
  public var crossSize: Double
  /// The container's extent along the scroll axis, in points: a page, a screen.
  public var length: Double
  /// The section's insets, transposed; only `crossSize` is reduced by them.
  public var insets: Insets
  /// How many items are measured already: the others have estimates, if the layout has any. Nil:
  /// all items.
  public var measuredCount: Int?
  /// What the section's own insets, header and footer leave of `length`.
  public var room: Double
  /// Whether the collection has no other section: only then the section can be the whole screen.
  package var isOnlySection = true
  /// The direction of the screen in which the collection scrolls.
  public var axis: Axis
  /// The items' own sizes, transposed like everything here.
  public var sizes: ItemSizes
  /// The minimum distances between neighbours, in points.
  public var spacing: Spacing
  /// The templates by name, built-in and defined ones; on the screen's axes.
  public var templates: [String: SectionTemplate]
  /// The properties that were set explicitly; the others have the lab's defaults.
  public var explicit: ExplicitProperties = []
  /// Whether to ask an external layout again, although an answer to the same request is saved.
  public var ignoresCache = false
  /// Whether only success matters: an external layout need not report where it failed.
  public var isTrial = false
  /// The items whose calls to record, for `SolvedLayout.calls(about:)`; nil: none.
  public var tracedItems: ClosedRange<Int>?

  /// A request for `count` items in a column of `crossSize` points, the width that the insets leave.
  ///
  /// All of `length` is available where `room` is nil. `sizes` are transposed for a section that
  /// scrolls sideways. All items are measured where `measuredCount` is nil.
  public init(
    count: Int, crossSize: Double, length: Double, room: Double? = nil, insets: Insets = .zero,
    measuredCount: Int? = nil, axis: Axis = .vertical,
    sizes: ItemSizes, spacing: Spacing = Spacing(), templates: [String: SectionTemplate] = [:]
  ) {
    (self.count, self.crossSize, self.length) = (count, crossSize, length)
    self.room = room ?? length
    (self.insets, self.measuredCount, self.axis, self.sizes) = (insets, measuredCount, axis, sizes)
    (self.spacing, self.templates) = (spacing, templates)
  }
}
