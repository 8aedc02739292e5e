import LayoutCore

/// 11. A section that scrolls across the collection's axis: groups that scroll down, transposed
/// (`NSCollectionLayoutSection.orthogonalScrollingBehavior`).
///
/// Frames are those of the section's scrolling content at offset 0, in one row as long as all
/// groups. The section is as tall as its tallest group, so all groups must be solved before
/// anything below it is placed. Equal groups have no such cost: their largest size is that of one.
struct OrthogonalLayout<Groups: GroupsLayout>: TransposedLayout {
  private(set) var inner: Groups
  private let behavior: OrthogonalScrolling
  /// How much of the row is visible at a time, in points: the section with its insets.
  private let viewport: Double
  /// The space before the first and after the last group, in points.
  private let inset: (before: Double, after: Double)
  /// How many groups there are, and how far they reach along the collection's axis; nil until
  /// solved.
  private var summary: (groups: Int, crossSize: Double)?

  init(_ groups: Groups, behavior: OrthogonalScrolling, request: SectionRequest) {
    inner = groups
    self.behavior = behavior
    viewport = request.crossSize + request.insets.horizontal
    inset = (request.insets.leading, request.insets.trailing)
    if groups.isSolved { summary = known }
  }

  var isSolved: Bool { summary != nil && inner.isSolved }
  var contentSize: Size { Size(width: inner.contentSize.height, height: known.crossSize) }

  /// The summary. Before it is stored, each call computes it.
  private var known: (groups: Int, crossSize: Double) {
    if let summary { return summary }
    return (try? inner.summary(stop: .never)) ?? (0, 0)
  }

  /// Solves everything, because the section is as tall as its tallest group.
  mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {
    try inner.solve(to: .infinity, stop: stop)
    if summary == nil { summary = try inner.summary(stop: stop) }
  }

  var attachments: [Attachment] {
    inner.attachments.map { attachment in
      var attachment = attachment
      attachment.layout = attachment.layout.transposed
      return attachment
    }
  }

  func visitGroups(in rect: Rect, _ visit: (LayoutGroup) -> Visit) {
    inner.visitGroups(in: rect.transposed) {
      visit(LayoutGroup(frame: $0.frame.transposed, depth: $0.depth))
    }
  }

  func zIndex(of index: Int) -> Int { inner.zIndex(of: index) }

  var overhang: Overhang {
    inner.overhang(beyond: Size(width: known.crossSize, height: .infinity)).across
  }

  var orthogonalSection: OrthogonalSection? {
    let group = inner.firstGroup
    var section = OrthogonalSection(
      behavior: behavior, viewport: viewport,
      contentLength: inset.before + inner.contentSize.height + inset.after,
      firstGroup: inset.before, groupLength: group.size[inner.sequence.plan.axis],
      pitch: inner.sequence.pitch(of: group.size), groupCount: known.groups)
    section.start = -inset.before
    return section
  }
}

extension GroupsLayout {
  /// The groups as a section that scrolls across the collection's axis.
  func orthogonal(
    _ behavior: OrthogonalScrolling, in request: SectionRequest
  ) -> any SolvedLayout {
    OrthogonalLayout(self, behavior: behavior, request: request)
  }
}

/// `inner` with both axes exchanged. Every rectangle and every name of a number is transposed on
/// the way in and out; nothing is stored.
protocol TransposedLayout: SolvedLayout {
  associatedtype Inner: SolvedLayout
  var inner: Inner { get }
}

extension TransposedLayout {
  var count: Int { inner.count }
  var byteCount: Int { inner.byteCount }

  func frame(at index: Int) -> Rect { inner.frame(at: index).transposed }

  func visitFrames(of range: Range<Int>, _ visit: (Int, Rect) -> Void) {
    inner.visitFrames(of: range) { visit($0, $1.transposed) }
  }

  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    inner.visitCandidates(in: rect.transposed, trace: &trace, visit)
  }

  func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    inner.visitItems(in: rect.transposed, trace: &trace) { visit($0, $1.transposed) }
  }

  func visitRuns(
    in rect: Rect, within margin: Rect, trace: inout some Trace, _ visit: FrameRunVisitor
  ) {
    inner.visitItems(in: rect.transposed, within: margin.transposed, trace: &trace) {
      visit($0, CollectionOfOne($1.transposed).span)
    }
  }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    inner.reason(for: number.transposed, of: index)
  }
}

/// The views of a template at transposed groups.
private struct TransposedViews<Inner: SolvedLayout>: TransposedLayout {
  let inner: Inner
  var contentSize: Size { inner.contentSize.transposed }
}

extension SolvedLayout {
  fileprivate var transposed: any SolvedLayout { TransposedViews(inner: self) }
}
