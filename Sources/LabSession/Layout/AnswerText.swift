import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Session {
  /// The most elements of one answer: they fit into memory, and are more than a user can read.
  static let answeredAtMost = 1_000_000

  /// The elements that intersect `rect`, in order: by section, then header, items by index, footer.
  /// Pinned views are at their places while `visible` is on the screen, by default the viewport.
  ///
  /// - Throws: an error if there are more elements than an answer contains, or if the world
  ///   interrupts.
  func elements(
    in rect: Rect, visible: Rect? = nil, trace: inout some Trace, world: World
  ) throws(LabError) -> [Element] {
    try layout.elements(in: rect, visible: visible ?? viewport, trace: &trace, world: world)
  }

  /// The places of the elements that intersect `rect`, in the same order; the viewport is visible.
  func places(of rect: Rect, in world: World) throws(LabError) -> [ElementPlace] {
    try layout.places(of: rect, visible: viewport, world: world)
  }

  /// The elements as above, and those that share an edge or a corner with `rect` and no area.
  func elementsAndNeighbors(
    of rect: Rect, trace: inout some Trace, world: World
  ) throws(LabError) -> (elements: [Element], touching: [Element]) {
    // Before any scrolling the layout itself knows what is visible.
    let visible = state.scrolling.isScrolled ? viewport : nil
    return try layout.elementsAndNeighbors(
      of: rect, visible: visible, trace: &trace, world: world)
  }

  /// Looks up from gathering an answer that has `count` elements so far.
  static func checkAnswer(of count: Int, in world: World) throws(LabError) {
    try LabError.wrapping { () throws(LayoutError) in try world.stop.check() }
    guard count <= answeredAtMost else {
      throw LabError(
        .notPossible(
          "the answer has more than \(NumberText.grouped(answeredAtMost)) elements; use a smaller "
            + "range"))
    }
  }
}

// Of the layout: a closure in a method of the session would copy it to read it.
extension CollectionLayout {
  fileprivate func elements(
    in rect: Rect, visible: Rect, trace: inout some Trace, world: World
  ) throws(LabError) -> [Element] {
    var found: [Element] = []
    var failures: [LabError] = []
    gather(in: rect, visible: visible, trace: &trace, into: &found) {
      lookUp(from: &$0, in: rect, world, &failures)
    }
    guard failures.isEmpty else { throw failures[0] }
    found.sort { $0.id < $1.id }
    return found
  }

  fileprivate func places(
    of rect: Rect, visible: Rect, world: World
  ) throws(LabError) -> [ElementPlace] {
    var failures: [LabError] = []
    let found = places(in: rect, visible: visible) {
      lookUp(from: &$0, in: rect, world, &failures)
    }
    guard failures.isEmpty else { throw failures[0] }
    return found
  }

  fileprivate func elementsAndNeighbors(
    of rect: Rect, visible: Rect?, trace: inout some Trace, world: World
  ) throws(LabError) -> (elements: [Element], touching: [Element]) {
    var (found, touching): ([Element], [Element]) = ([], [])
    var failures: [LabError] = []
    gather(in: rect, visible: visible, trace: &trace, into: &found, touching: &touching) {
      lookUp(from: &$0, in: rect, world, &failures)
    }
    guard failures.isEmpty else { throw failures[0] }
    found.sort { $0.id < $1.id }
    if touching.count > 1 { touching.sort { $0.id < $1.id } }
    return (found, touching)
  }

  /// Looks up from gathering `found` after a block. After the first one, all items are counted as
  /// ranges: an answer that is too long is refused before a million elements are gathered.
  ///
  /// There is one failure at most: an optional of so large a type takes longer to destroy than an array.
  private func lookUp<Found>(
    from found: inout [Found], in rect: Rect, _ world: World, _ failures: inout [LabError]
  ) -> Visit {
    do throws(LabError) {
      let isFirst = found.count < 2 * Self.block
      let count = isFirst ? max(found.count, itemCount(in: rect)) : found.count
      try Session.checkAnswer(of: count, in: world)
      found.reserveCapacity(count)
      return .continue
    } catch {
      failures.append(error)
      return .stop
    }
  }

  /// How many items are in `rect`; not many more than an answer contains are counted.
  private func itemCount(in rect: Rect) -> Int {
    var count = 0
    visitItemRanges(in: rect) { _, items in
      count += items.count
      return count > Session.answeredAtMost ? .stop : .continue
    }
    return count
  }
}
