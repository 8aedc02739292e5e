/// A whole collection as a strategy returns it: every element by its name, and its frame.
///
/// Frames are those on the screen, in content coordinates: they are neither transposed nor mirrored
/// afterwards.
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
  /// The direction in which the content scrolls. Content that is larger than the container across
  /// it, too, scrolls on both axes.
  public var axis = Axis.vertical
  /// The scroll views of the sections that scroll across the axis, by the section's number. The
  /// frames of their items, and of the views that belong to these, are those at the offset 0.
  public var orthogonalSections: [Int: OrthogonalSection] = [:]
  /// Whether a collection that scrolls sideways begins at its right end.
  public var isReversed = false
  /// Whether frames depend on how far the content is scrolled.
  public var followsOffset = false
  /// The first visible point where the layout scrolled the content itself while it was laid out;
  /// nil where it left the content where reading begins.
  public var ownOffset: Point?
  /// What the layout itself keeps free along the axes on which the content scrolls, in addition to
  /// the safe area: a collection view's content inset, in points. Negative where the content begins
  /// below the bars.
  public var insets = Insets.zero
  /// Notes on the answer, for `warnings`; a sentence each without a full stop.
  public var notes: [String] = []
  /// What was assumed to run the layout at all, a sentence each without a full stop: `load` prints
  /// them. Empty for a layout that needed none.
  public var assumptions: [String] = []
  /// The calls that the layout received, if the request is traced and they are known.
  public var life: InvalidationTrace?
  /// The layout's own answer to a rectangle; nil where it has none.
  public var ownAnswer: (@Sendable (Rect) -> Result<[ElementID], LayoutError>)?

  /// The collection with `counts` items in its sections, and their `frames`.
  public init(counts: [Int], frames: [Rect?], contentSize: Size) {
    (self.counts, self.frames, self.contentSize) = (counts, frames, contentSize)
  }
}

extension CollectionContents {
  /// Moves the items of sections, and the views that belong to these, towards the leading edge: by
  /// `distances` in points, by the section's number.
  package mutating func scrollSections(by distances: [Int: Double], isRightToLeft: Bool) {
    func shift(of section: Int) -> Point? {
      guard let distance = distances[section], distance != 0 else { return nil }
      if axis == .horizontal { return Point(x: 0, y: -distance) }
      return Point(x: isRightToLeft ? distance : -distance, y: 0)
    }
    for (section, places) in framePlaces.enumerated() {
      guard let shift = shift(of: section) else { continue }
      for place in places { frames[place] = frames[place]?.offset(x: shift.x, y: shift.y) }
    }
    for place in views.indices where views[place].id.kind.hasItem {
      guard let shift = shift(of: views[place].id.section) else { continue }
      views[place].frame = views[place].frame.offset(x: shift.x, y: shift.y)
    }
  }

  /// The frames of everything but the items of orthogonal sections, and of those of `views` that
  /// belong to these items: those that scrolling the collection reaches.
  func reachedFrames(with views: [Element]) -> [Rect] {
    let items = framePlaces.enumerated().flatMap { section, places in
      orthogonalSections[section] == nil ? frames[places].compactMap(\.self) : []
    }
    let others = views.filter { !$0.id.kind.hasItem || orthogonalSections[$0.id.section] == nil }
    return items + others.map(\.frame)
  }

  /// Where the frames of each section's items are among all.
  private var framePlaces: [Range<Int>] {
    var end = 0
    return counts.map { count in
      let first = end
      end = min(first + count, frames.count)
      return first..<end
    }
  }

  /// `views`, each with the ordinal that distinguishes it from earlier ones of the same name.
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
