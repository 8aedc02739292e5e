import LabUIKit
import LayoutCore
import LayoutText

/// The attributes of all elements of a layout's content, as values.
@MainActor struct PlacedElements {
  /// The size of the content, in points.
  let content: Size
  /// How many attributes the layout returned for the whole content, of all categories.
  let returnedCount: Int
  /// The cells that the layout returned for the whole content, in that order.
  let listed: [DrivenElement]
  /// Each cell once, by its index path: as returned for the whole content, or else for its index
  /// path alone.
  let cells: [IndexPath: DrivenElement]
  /// The index paths of the cells, in order.
  let paths: [IndexPath]
  /// The items that have no attributes of their own.
  let missing: [IndexPath]
  /// Where headers, footers, other supplementary views and decorations are.
  let views: [Rect]

  /// The present elements of the layout of `collection`, after cells reported their sizes.
  init(_ collection: PlayedCollection) {
    let driver = collection.driver
    driver.settle()
    if collection.doCellsMeasureThemselves { driver.measureEverything() }
    let size = driver.contentSize
    content = Size(size)
    let whole = CGRect(origin: .zero, size: size).union(driver.view.bounds)
    let isUsable = size.width.isFinite && size.height.isFinite
    let all =
      (driver.layout.layoutAttributesForElements(
        in: isUsable ? whole : driver.view.bounds) ?? []).map { DrivenElement($0) }
    returnedCount = all.count
    listed = all.filter { $0.category == .cell }
    views = all.filter { $0.category != .cell }.map(\.rect)
    var cells = Dictionary(
      listed.map { ($0.indexPath, $0) }, uniquingKeysWith: { first, _ in first })
    var missing: [IndexPath] = []
    // One that is written for one section may have attributes for those of others, and no cells.
    let isForOne = !listed.contains { $0.indexPath.first != 0 }
    for (section, count) in driver.counts.enumerated() {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        guard cells[path] == nil else { continue }
        if section == 0 || !isForOne,
          let own = driver.layout.layoutAttributesForItem(at: path), own.indexPath == path
        {
          cells[path] = DrivenElement(own)
        } else {
          missing.append(path)
        }
      }
    }
    (self.cells, self.missing) = (cells, missing)
    paths = cells.keys.sorted()
  }
}

extension PlacedElements {
  /// How `second` differs: a sentence, whose halves begin with `before` and `after`, and the cells
  /// that moved; nil where nothing does.
  func difference(
    to second: PlacedElements, _ before: String, _ after: String, sectionCount: Int
  ) -> (message: String, moved: [IndexPath])? {
    let moved = paths.filter { path in
      guard let one = cells[path], let other = second.cells[path] else { return false }
      return !one.rect.isAlike(other.rect)
    }
    if let path = moved.first, let one = cells[path]?.rect, let other = second.cells[path]?.rect {
      let name = path.itemName(among: sectionCount)
      return ("\(before) \(name) is at \(one.words); \(after), at \(other.words)", moved)
    }
    let (one, other) = (content, second.content)
    guard abs(one.width - other.width) > 0.01 || abs(one.height - other.height) > 0.01 else {
      return nil
    }
    return ("\(before) the content is \(one.words) pt; \(after), \(other.words) pt", [])
  }
}

extension DrivenElement {
  var rect: Rect { Rect(frame) }

  /// Whether nothing of it is seen.
  var isUnseen: Bool { isHidden || alpha <= 0 }
}

extension IndexPath {
  /// `item 3`, or `item 1.3` where there are several sections.
  func itemName(among sectionCount: Int) -> String {
    let numbers = sectionCount == 1 ? dropFirst() : self[...]
    return "item \(numbers.map(String.init).joined(separator: "."))"
  }

  /// The name of the item; nil where no item has such an index path.
  var itemID: ElementID? {
    guard count == 2, section >= 0, item >= 0 else { return nil }
    return ElementID(.item, section: section, index: item)
  }
}

extension Rect {
  /// `0 0 390 90`.
  var words: String {
    [x, y, width, height].map { NumberText.formatShort($0) }.joined(separator: " ")
  }

  /// Whether no number differs from that of `other` by more than what is drawn.
  func isAlike(_ other: Rect) -> Bool {
    FrameNumber.allCases.allSatisfy { number in
      let difference = abs(self[number] - other[number])
      // Numbers that are NaN have a rule of their own.
      return !(difference > 0.01)
    }
  }
}
