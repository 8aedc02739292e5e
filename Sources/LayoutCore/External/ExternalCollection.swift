import LayoutText

/// A whole collection that an external strategy placed, with an index over all of its elements.
///
/// A class, because it never changes: each question to the layout passes it on.
///
/// - Complexity: as `Stored`, for all elements together.
final class ExternalCollection: Sendable {
  /// As the strategy returned it: orthogonal sections are at the offset 0.
  let contents: CollectionContents
  /// Where the items of each section begin among all; the last number is how many there are.
  private let starts: [Int]
  /// The items that have a frame; empty where all items have one.
  private let placed: [Int32]
  /// How many items have a frame.
  private let placedCount: Int
  /// The place of each item among those that have a frame, -1 without one; empty where all items
  /// have one.
  private let places: [Int32]
  /// By item; empty where all are at 0.
  private let depths: [Int]
  /// By item; empty where all items are opaque.
  private let alphas: [Double]
  private let views: [Element]
  /// How many views were left out.
  private let unknownViews: Int
  private let viewPlaces: [ElementID: Int]
  /// The frames of the items that have one, then those of the views.
  private let index: Stored
  /// How far the content and the elements reach, whichever is farther; without what orthogonal
  /// sections scroll by themselves.
  let reach: Size

  /// `contents`, of which orthogonal sections are scrolled by `distances`.
  ///
  /// Gives the second of two views with one name the next ordinal. Leaves out views of sections
  /// that do not exist, and counts them for `warnings`.
  init(
    _ original: CollectionContents, scrolledBy distances: [Int: Double] = [:],
    isRightToLeft: Bool = false
  ) {
    var contents = original
    contents.scrollSections(by: distances, isRightToLeft: isRightToLeft)
    self.contents = original
    let (counts, frames) = (contents.counts, contents.frames)
    starts = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    let count = starts[counts.count]
    var found: [Rect] = []
    found.reserveCapacity(count + contents.views.count)
    var (placed, places): ([Int32], [Int32]) = ([], [])
    let isComplete = frames.count >= count && frames.prefix(count).allSatisfy { $0 != nil }
    for item in 0..<count {
      let frame = item < frames.count ? frames[item] : nil
      if !isComplete {
        places.append(frame == nil ? -1 : Int32(truncatingIfNeeded: found.count))
        if frame != nil { placed.append(Int32(truncatingIfNeeded: item)) }
      }
      if let frame { found.append(frame) }
    }
    placedCount = found.count
    (self.placed, self.places) = (placed, places)
    depths = contents.depths.count == count ? contents.depths : []
    alphas = contents.alphas.count == count ? contents.alphas : []
    let known = CollectionContents.named(
      contents.views.filter { $0.id.isOfLayout || counts.indices.contains($0.id.section) })
    self.views = known
    viewPlaces = Dictionary(
      known.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let all = found + known.map(\.frame)
    index = Stored(frames: all, contentSize: contents.contentSize)
    let reached = contents.orthogonalSections.isEmpty ? all : contents.reachedFrames(with: known)
    reach = reached.reduce(contents.contentSize) {
      Size(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
    }
    unknownViews = contents.views.count - known.count
  }
}

extension ExternalCollection {
  /// How many items there are.
  var itemCount: Int { starts[starts.count - 1] }
  /// How many items have no frame.
  var unplacedCount: Int { itemCount - placedCount }
  /// How many sections there are.
  var sectionCount: Int { starts.count - 1 }
  /// How many elements are somewhere.
  var elementCount: Int { index.count }
  /// Whether there are items, and nothing of them or of any view can be seen.
  var showsNothing: Bool {
    itemCount > 0 && views.isEmpty && contents.frames.allSatisfy { $0?.isEmpty ?? true }
  }
  /// The memory of the frames and their index, in bytes.
  var byteCount: Int {
    index.byteCount + views.count * MemoryLayout<Element>.stride
      + (placed.count + places.count) * MemoryLayout<Int32>.stride
      + (depths.count + alphas.count) * MemoryLayout<Int>.stride
  }

  /// How many items section `number` has.
  func itemCount(ofSection number: Int) -> Int { starts[number + 1] - starts[number] }

  /// How many items of `range` in section `number` have a frame.
  func placedCount(of range: Range<Int>, ofSection number: Int) -> Int {
    guard !places.isEmpty else { return range.count }
    func countPlaced(before item: Int) -> Int {
      placed.indices.partitioningIndex { placed[$0] >= starts[number] + item }
    }
    return countPlaced(before: range.upperBound) - countPlaced(before: range.lowerBound)
  }

  /// How many views of `kind` section `number` has, or the layout.
  func viewCount(of kind: ElementKind, ofSection number: Int) -> Int {
    views.count { $0.id.kind == kind && ($0.id.isOfLayout || $0.id.section == number) }
  }

  /// The views of `kind` in section `number`.
  func views(of kind: ElementKind, inSection number: Int) -> [Element] {
    views.filter { $0.id.kind == kind && $0.id.section == number }
  }

  /// The element `id`; nil where there is no such element, or it has no frame.
  func element(_ id: ElementID) -> Element? {
    guard id.kind == .item else { return viewPlaces[id].map { views[$0] } }
    guard id.ordinal == 0, id.section >= 0, id.section < sectionCount, id.index >= 0,
      id.index < itemCount(ofSection: id.section)
    else { return nil }
    let item = starts[id.section] + id.index
    let place = places.isEmpty ? item : Int(places[item])
    return place < 0 ? nil : itemElement(item, id, at: place)
  }

  /// The element that has the frame `place` of the index.
  private func element(at place: Int) -> Element {
    guard place < placedCount else { return views[place - placedCount] }
    let item = placed.isEmpty ? place : Int(placed[place])
    return itemElement(item, name(ofItem: item), at: place)
  }

  private func itemElement(_ item: Int, _ id: ElementID, at place: Int) -> Element {
    Element(
      id: id, frame: index.frame(at: place), zIndex: depths.isEmpty ? 0 : depths[item],
      alpha: alphas.isEmpty ? 1 : alphas[item])
  }

  /// The name of the item with this number among all.
  private func name(ofItem item: Int) -> ElementID {
    let section = (1..<sectionCount).partitioningIndex { starts[$0] > item } - 1
    return ElementID(.item, section: section, index: item - starts[section])
  }

  /// The frame of an item as the strategy returned it: orthogonal sections are at the offset 0.
  func frameAtRest(ofItem index: Int, section: Int) -> Rect? {
    let item = starts[section] + index
    return contents.frames.indices.contains(item) ? contents.frames[item] : nil
  }

  /// Visits the elements that intersect `margin`, which contains `rect`, in no fixed order.
  func visitElements(
    in rect: Rect, within margin: Rect, trace: inout some Trace,
    _ visit: (consuming Element) -> Visit
  ) {
    index.visitItems(in: rect, within: margin, trace: &trace) { place, _ in
      visit(element(at: place))
    }
    guard let ownAnswer = contents.ownAnswer else { return }
    trace.note(
      .stop(
        because: OwnAnswer(
          ownAnswer(rect), besides: index.items(in: rect).map { element(at: $0).id }
        ).sentence("the layout", "element")))
  }

  /// The warnings of section `number`; the first section includes those of the collection.
  func warnings(ofSection number: Int) -> [String] {
    let missing = places.isEmpty ? 0 : places[starts[number]..<starts[number + 1]].count { $0 < 0 }
    var warnings: [String] = []
    if number == 0 {
      warnings += contents.notes
      if unknownViews > 0 {
        warnings.append("\(NumberText.counted(unknownViews, "view")) of sections that do not exist")
      }
    }
    if missing > 0 {
      warnings.append("\(NumberText.counted(missing, "item")) without attributes: not visible")
    }
    return warnings
  }
}
