import LayoutCore

/// 11. A section that scrolls across the collection's axis: groups that scroll down, on their side.
struct OrthogonalLayout: SolvedLayout {
  private var groups: GroupsLayout
  private let sequence: GroupSequence
  private let behavior: OrthogonalScrolling
  private let viewport: Double
  private let inset: (before: Double, after: Double)
  /// How many groups there are, and how far they reach along the collection's axis; nil until
  /// solved.
  private var summary: (groups: Int, crossSize: Double)?

  /// The strip of `request`, in which `groups` follow one another.
  init(
    _ groups: GroupsLayout, _ sequence: GroupSequence, behavior: OrthogonalScrolling,
    request: SectionRequest
  ) {
    self.groups = groups
    self.sequence = sequence
    self.behavior = behavior
    viewport = request.crossSize + request.insets.horizontal
    inset = (request.insets.leading, request.insets.trailing)
    if case .repeated(let repeated) = groups {
      summary = (repeated.copies, repeated.items.contentSize.width)
    }
  }

  var count: Int { groups.count }
  var isSolved: Bool { summary != nil && groups.isSolved }
  var byteCount: Int { groups.byteCount }

  var contentSize: Size {
    Size(width: groups.contentSize.height, height: known.crossSize)
  }

  private var known: (groups: Int, crossSize: Double) {
    if let summary { return summary }
    guard case .measured(let measured) = groups,
      let found = try? measured.summary(stop: .never)
    else { return (0, 0) }
    return found
  }

  /// The strip is as long as its largest group, so all of it is solved.
  mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {
    try groups.solve(to: .infinity, stop: stop)
    if summary == nil, case .measured(let measured) = groups {
      summary = try measured.summary(stop: stop)
    }
  }

  func frame(at index: Int) -> Rect { groups.frame(at: index).transposed }

  func visitFrames(of range: Range<Int>, _ visit: (Int, Rect) -> Void) {
    groups.visitFrames(of: range) { visit($0, $1.transposed) }
  }

  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    groups.visitCandidates(in: rect.transposed, trace: &trace, visit)
  }

  func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    groups.visitItems(in: rect.transposed, trace: &trace) { visit($0, $1.transposed) }
  }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    groups.reason(for: number.transposed, of: index)
  }

  var attachments: [Attachment] {
    groups.attachments.map { attachment in
      var attachment = attachment
      attachment.layout = TransposedLayout(inner: attachment.layout)
      return attachment
    }
  }

  func visitGroups(in rect: Rect, _ visit: (LayoutGroup) -> Visit) {
    groups.visitGroups(in: rect.transposed) {
      visit(LayoutGroup(frame: $0.frame.transposed, depth: $0.depth))
    }
  }

  func zIndex(of index: Int) -> Int { groups.zIndex(of: index) }

  var overhang: Overhang {
    switch groups {
    case .repeated(let repeated): repeated.overhang.across
    case .measured(let measured):
      measured.overhang(beyond: Size(width: known.crossSize, height: .infinity)).across
    }
  }

  var orthogonalSection: OrthogonalSection? {
    let (group, extent, pitch): (SolvedNode, Double, Double)
    switch groups {
    case .repeated(let repeated): group = repeated.group
    case .measured(let measured): group = measured.placer.group(from: 0)
    }
    (extent, pitch) = (group.size[sequence.axis], sequence.pitch(of: group))
    return OrthogonalSection(
      behavior: behavior, viewport: viewport,
      contentLength: inset.before + groups.contentSize.height + inset.after,
      firstGroup: inset.before, groupLength: extent, pitch: pitch, groupCount: known.groups)
  }
}

/// A layout on its side.
struct TransposedLayout: SolvedLayout {
  var inner: any SolvedLayout

  var count: Int { inner.count }
  var contentSize: Size { inner.contentSize.transposed }
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

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    inner.reason(for: number.transposed, of: index)
  }
}
