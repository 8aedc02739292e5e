import LabLanguage
import LabReport
import LayoutCore

/// The elements of an answer, in order.
///
/// A short answer is a list. A long one is placed each time it is visited, block by block: a
/// million elements need no memory of their own.
struct ElementList: Sendable {
  private enum Source: Sendable {
    case stored([Element])
    case placed(PlacedElements)
  }

  private let source: Source

  init(_ elements: [Element]) { source = .stored(elements) }

  /// The first `limit` of the elements that `placed` places. Those that are stored are counted by
  /// `check`, from time to time.
  init(
    _ placed: PlacedElements, atMost limit: Int = .max, check: (Int) throws(LabError) -> Void
  ) throws(LabError) {
    guard limit < .max || !placed.isLong else {
      source = .placed(placed)
      return
    }
    var found: [Element] = []
    var failure: LabError?
    placed.visit { element in
      found.append(element)
      guard found.count < limit else { return .stop }
      guard found.count.isMultiple(of: PlacedElements.block) else { return .continue }
      do throws(LabError) {
        try check(found.count)
        return .continue
      } catch {
        failure = error
        return .stop
      }
    }
    if let failure { throw failure }
    source = .stored(found)
  }

  /// Visits the elements in order, until `visit` stops.
  func visit(_ visit: (Element) -> Visit) {
    switch source {
    case .stored(let elements):
      for element in elements where visit(element) == .stop { return }
    case .placed(let placed): placed.visit(visit)
    }
  }

  /// How many there are.
  var count: Int {
    switch source {
    case .stored(let elements): elements.count
    case .placed(let placed): placed.count
    }
  }

  /// The names of the elements, in order.
  var ids: [ElementID] {
    switch source {
    case .stored(let elements): elements.map(\.id)
    case .placed(let placed): placed.names.flatMap { Array($0) }
    }
  }

  /// The bytes of the longest name.
  func longestName(inSections count: Int) -> Int {
    func length(_ id: ElementID) -> Int { id.name(inSections: count).utf8.count }
    switch source {
    case .stored(let elements): return elements.lazy.map { length($0.id) }.max() ?? 0
    case .placed(let placed):
      // Among items in order, the last has the longest name.
      return placed.names.lazy.map { names in
        names.first?.kind == .item
          ? names.last.map(length) ?? 0 : names.lazy.map(length).max() ?? 0
      }.max() ?? 0
    }
  }
}

/// Elements of a solved layout, in listing order.
struct PlacedElements: Sendable {
  /// All elements, or items of one section.
  enum Selection: Sendable {
    case all
    case items(Range<Int>, ofSection: Int)
  }

  let layout: CollectionLayout
  /// What is on the screen, and moves pinned views.
  let visible: Rect
  /// The pixels to a point that frames are rounded to; nil: they are not.
  let pixels: Int?
  let selection: Selection

  /// The most items that are placed at a time.
  static let block = 4096

  /// Their names, in parts of one kind and one section each. A layout that a strategy placed as a
  /// whole may have no frame for some of them.
  fileprivate var names: AnySequence<ElementOrder.Part> {
    switch selection {
    case .all: AnySequence(ElementOrder(layout: layout).parts)
    case .items(let range, ofSection: let section):
      AnySequence([range.lazy.map { ElementID(.item, section: section, index: $0) }])
    }
  }

  /// How many names there are.
  fileprivate var count: Int { names.reduce(0) { $0 + $1.count } }

  /// Whether there are more than fit into a block, each with a frame.
  fileprivate var isLong: Bool {
    guard count > Self.block else { return false }
    let all = ElementOrder(layout: layout).parts.reduce(0) { $0 + $1.count }
    return all == layout.elementCount
  }

  func visit(_ visit: (Element) -> Visit) {
    for part in names {
      guard let first = part.first, let last = part.last else { continue }
      let isOver =
        first.kind == .item
        ? visitItems(first.index...last.index, ofSection: first.section, visit)
        : visitViews(part, visit)
      if isOver == .stop { return }
    }
  }

  private func visitViews(_ names: ElementOrder.Part, _ visit: (Element) -> Visit) -> Visit {
    for name in names {
      guard let element = layout.element(name, visible: visible) else { continue }
      if visit(onPixels(element)) == .stop { return .stop }
    }
    return .continue
  }

  /// Visits items in blocks; the first blocks are small, for the visit may stop early.
  private func visitItems(
    _ range: ClosedRange<Int>, ofSection section: Int, _ visit: (Element) -> Visit
  ) -> Visit {
    var start = range.lowerBound
    var length = 64
    while start <= range.upperBound {
      let block = start..<min(start + length, range.upperBound + 1)
      for element in layout.items(block, ofSection: section, visible: visible) {
        if visit(onPixels(element)) == .stop { return .stop }
      }
      start = block.upperBound
      length = min(2 * length, Self.block)
    }
    return .continue
  }

  private func onPixels(_ element: Element) -> Element {
    guard let pixels else { return element }
    var element = element
    element.frame = element.frame.rounded(toScale: pixels)
    return element
  }
}
