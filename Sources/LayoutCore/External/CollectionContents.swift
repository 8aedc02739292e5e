/// A whole collection as a strategy hands it in: every element by its name, and where it is.
///
/// Frames are those on the screen, in content coordinates: nothing is turned or mirrored any more.
public struct CollectionContents: Sendable {
  /// How many items each section has.
  public var counts: [Int]
  /// The frames of all items, section by section; nil where one has none: it is counted, and is
  /// nowhere.
  public var frames: [Rect?]
  /// The z-indexes of all items; empty where all are at 0.
  public var depths: [Int] = []
  /// How much of each item is seen, 0–1; empty where all are seen wholly.
  public var alphas: [Double] = []
  /// Headers, footers, badges and decorations, which are called backgrounds here. Ordinals are given
  /// later, in this order.
  public var views: [Element] = []
  /// The size of the content, in points.
  public var contentSize: Size
  /// The direction in which the content scrolls.
  public var axis = Axis.vertical
  /// Whether a collection that scrolls sideways begins at its right end.
  public var isReversed = false
  /// Whether frames depend on how far the content is scrolled.
  public var followsOffset = false
  /// The first visible point where the layout scrolled the content itself while it was laid out;
  /// nil where it left the content where reading begins.
  public var ownOffset: Point?
  /// What the layout itself keeps clear of the screen along the scroll axis, beside the safe area: a
  /// collection view's content inset. In points, less than the screen is long; negative where the
  /// content begins below the bars.
  public var insets = Insets.zero
  /// What is to be told of the answer, a sentence each without a final stop.
  public var notes: [String] = []
  /// What was assumed to ask the layout at all, a sentence each without a final stop.
  public var assumptions: [String] = []
  /// What the layout was asked, where that was to be told and is known.
  public var life: InvalidationTrace?
  /// What the layout itself answers to a rectangle; nil where it has no answer of its own.
  public var ownAnswer: (@Sendable (Rect) -> Result<[ElementID], LayoutError>)?

  /// The collection with `counts` items in its sections, and their `frames`.
  public init(counts: [Int], frames: [Rect?], contentSize: Size) {
    self.counts = counts
    self.frames = frames
    self.contentSize = contentSize
  }

  /// `views`, each with the ordinal that tells it from those before it that have the same name.
  public static func named(_ views: [Element]) -> [Element] {
    var next: [ElementID: Int] = [:]
    return views.map { view in
      var view = view
      view.id.ordinal = 0
      let ordinal = next[view.id, default: 0]
      next[view.id] = ordinal + 1
      view.id.ordinal = ordinal
      return view
    }
  }
}
