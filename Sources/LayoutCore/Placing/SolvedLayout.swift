/// Whether a visit continues.
public enum Visit: Sendable, Hashable {
  /// Go on with the next.
  case `continue`
  /// Enough was seen.
  case stop
}

/// A layout of one section: frames by index, and items by rectangle.
///
/// Coordinates are the section's own, scrolling down. The test kit checks the laws that every
/// layout keeps: a query finds what a comparison of all frames finds; candidates include all hits;
/// solving again gives the same frames; every `reason` computes the number that it explains.
///
/// Write one only where neither `Repeated` nor a `Placer` can express the rule.
public protocol SolvedLayout: Sendable {
  /// How many items there are.
  var count: Int { get }
  /// The size of the section's items together, in points.
  ///
  /// - Complexity: O(1) once `isSolved`; otherwise as long as solving takes.
  var contentSize: Size { get }
  /// Whether everything is solved; queries are then as fast as they can be.
  var isSolved: Bool { get }
  /// The memory of this layout, in bytes, without shared tables.
  var byteCount: Int { get }

  /// Computes ahead, up to everything that begins before `line` (points from the top).
  ///
  /// Answers never depend on it, only their speed does.
  ///
  /// - Throws: `LayoutError.interrupted` if `stop` asks for it, and `LayoutError.tooLong`.
  mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError)

  /// The frame of item `index`, which must be in 0..<count.
  func frame(at index: Int) -> Rect

  /// Visits the items of `range`, which must be within 0..<count, with their frames, in order.
  ///
  /// The default computes each frame alone; `CheckpointedLayout` computes the whole range in one
  /// pass.
  func visitFrames(of range: Range<Int>, _ visit: (Int, Rect) -> Void)

  /// Visits ranges of items that contain everything `rect` hits. The trace gets what finding them
  /// cost; `visitItems` adds what it compares.
  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit)

  /// Visits the items that intersect `rect`, with their frames, in no fixed order.
  func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit)

  /// Visits the items that intersect `rect`, and also those that only intersect `margin`, a
  /// rectangle around it, in runs and in no fixed order. The trace gets the cost for `rect` alone.
  ///
  /// The default visits twice; a layout that visits once makes queries cheaper that also list what
  /// touches the rectangle.
  func visitRuns(
    in rect: Rect, within margin: Rect, trace: inout some Trace, _ visit: FrameRunVisitor)

  /// Visits ranges of the items that intersect `rect` and satisfy `isHit`, each item once, in no
  /// fixed order.
  ///
  /// `isHit` is true for all items that intersect `certain`, a rectangle within `rect`, so their
  /// frames need not be computed: a full-width rectangle of a `CheckpointedLayout` costs the same
  /// for a hundred thousand hits as for a hundred. The default compares each item.
  func visitRanges(
    in rect: Rect, certain: Rect, where isHit: (Rect) -> Bool, _ visit: (Range<Int>) -> Visit)

  /// The arithmetic behind one number of the frame of item `index`.
  ///
  /// - Complexity: about that of `frame(at:)`.
  func reason(for number: FrameNumber, of index: Int) -> Reason

  /// The calls that placed the section, as far as they are about `items`; nil where the layout does
  /// not report them.
  ///
  /// - Throws: why an external layout does not answer.
  func calls(about items: ClosedRange<Int>) throws(LayoutError) -> SectionTrace?

  /// The equal tracks of the items, in the layout's own coordinates; nil where it has none, as in a
  /// flow or in nested groups.
  var tracks: ItemTracks? { get }
  /// The track of item `index`, counted from the leading edge; nil where there are no tracks.
  func track(of index: Int) -> Int?

  /// The views that are anchored to items or groups, a list for each kind.
  var attachments: [Attachment] { get }
  /// Visits the groups that intersect `rect`, each before the groups in it; none where the layout
  /// has no groups.
  func visitGroups(in rect: Rect, _ visit: (LayoutGroup) -> Visit)
  /// How the items scroll across the collection's axis; nil where they scroll with it.
  var orthogonalSection: OrthogonalSection? { get }
  /// How far items and attached views reach beyond `contentSize` along the scroll axis.
  var overhang: Overhang { get }
  /// Items with a higher number are in front.
  func zIndex(of index: Int) -> Int
  /// What UIKit would warn about, a sentence each without a full stop.
  ///
  /// - Complexity: O(1) for any count: every answer asks for them.
  var warnings: [String] { get }

  /// Changes one item, and moves the items after it; the size is scrolling down.
  ///
  /// Returns false and changes nothing where the layout must solve again or further, the length is
  /// negative or not finite, or there is no such item.
  mutating func apply(_ edit: ItemEdit) -> Bool
}

extension SolvedLayout {
  /// Nothing is put off.
  public var isSolved: Bool { true }

  /// Nothing is put off.
  public mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {}

  /// Reports none.
  public func calls(about items: ClosedRange<Int>) throws(LayoutError) -> SectionTrace? { nil }

  /// No tracks.
  public var tracks: ItemTracks? { nil }
  /// No tracks.
  public func track(of index: Int) -> Int? { nil }

  /// Nothing is attached.
  public var attachments: [Attachment] { [] }
  /// No groups.
  public func visitGroups(in rect: Rect, _ visit: (LayoutGroup) -> Visit) {}
  /// Scrolls with the collection.
  public var orthogonalSection: OrthogonalSection? { nil }
  /// Nothing reaches beyond.
  public var overhang: Overhang { Overhang() }
  /// All are at 0.
  public func zIndex(of index: Int) -> Int { 0 }

  /// Nothing to warn of.
  public var warnings: [String] { [] }

  /// Cannot: solve again.
  public mutating func apply(_ edit: ItemEdit) -> Bool { false }

  /// The frames of the items of `range`, which must be within 0..<count, in order.
  public func frames(of range: Range<Int>) -> [Rect] {
    var frames = [Rect](repeating: .zero, count: range.count)
    visitFrames(of: range) { frames[$0 - range.lowerBound] = $1 }
    return frames
  }

  /// Asks for each frame.
  public func visitFrames(of range: Range<Int>, _ visit: (Int, Rect) -> Void) {
    for index in range { visit(index, frame(at: index)) }
  }

  /// Compares the candidates with `rect`.
  public func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    var compared = 0
    visitCandidates(in: rect, trace: &trace) { range in
      for index in range {
        let frame = frame(at: index)
        compared += 1
        guard frame.intersects(rect) else { continue }
        if visit(index, frame) == .stop { return .stop }
      }
      return .continue
    }
    if compared > 0 { trace.note(QueryCost(itemsCompared: compared), .compare("candidate")) }
  }

  /// Visits what only intersects `margin` after the rest.
  public func visitRuns(
    in rect: Rect, within margin: Rect, trace: inout some Trace, _ visit: FrameRunVisitor
  ) {
    visitRunsTwice(in: rect, within: margin, trace: &trace, visit)
  }

  /// As above, for a layout that has a quicker way where `margin` is no greater than `rect`.
  package func visitRunsTwice(
    in rect: Rect, within margin: Rect, trace: inout some Trace, _ visit: FrameRunVisitor
  ) {
    var others: Set<Int> = []
    let last = FrameRun.collect(for: visit) { run in
      visitItems(in: rect, trace: &trace) { index, frame in
        if margin != rect, !frame.intersects(rect) { others.insert(index) }
        return run.add(index, frame, visit)
      }
    }
    guard margin != rect, last == .continue else { return }
    var silent = NoTrace()
    FrameRun.collect(for: visit) { run in
      visitItems(in: margin, trace: &silent) { index, frame in
        let isVisited = frame.intersects(rect) || others.contains(index)
        return isVisited ? .continue : run.add(index, frame, visit)
      }
    }
  }

  /// Visits the same items as `visitRuns(in:within:trace:_:)`, one by one.
  public func visitItems(
    in rect: Rect, within margin: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit
  ) {
    visitRuns(in: rect, within: margin, trace: &trace) { $1.pass(from: $0, to: visit) }
  }

  /// The items that intersect `rect`, by rising index.
  public func items(in rect: Rect) -> [Int] {
    var found: [Int] = []
    var trace = NoTrace()
    visitItems(in: rect, trace: &trace) { index, _ in
      found.append(index)
      return .continue
    }
    return found.sorted()
  }
}

/// The greatest length of content, in points: 2^43, below which two neighbouring `Double`s are at
/// most 1/1024 of a point apart.
public let greatestLength: Double = 8_796_093_022_208

extension Double {
  /// Whether sums of such numbers up to `greatestLength` are exact, in any order: it is a whole
  /// number of 1/1024 points.
  package var hasExactSums: Bool { (self * 1024).rounded() == self * 1024 }
}
