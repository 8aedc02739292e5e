import LabUIKit
import LayoutCore
import LayoutText

/// The attributes of all elements of a layout's content, as values.
@MainActor
struct PlacedElements {
  /// The attributes of an element.
  struct CheckpointedLayout {
    let path: IndexPath
    let frame: Rect
    let center: CGPoint
    let size: CGSize
    let zIndex: Int
    /// Whether it is rotated, scaled or moved from its place.
    let isTransformed: Bool
    /// Whether nothing of it is seen.
    let isUnseen: Bool

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      path = attributes.indexPath
      let frame = attributes.frame
      self.frame = Rect(
        x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
      (center, size) = (attributes.center, attributes.size)
      zIndex = attributes.zIndex
      isTransformed = !CATransform3DIsIdentity(attributes.transform3D)
      isUnseen = attributes.isHidden || attributes.alpha <= 0
    }

    /// Its name, where it is one of an item.
    var id: ElementID? {
      guard path.count == 2, path.section >= 0, path.item >= 0 else { return nil }
      return ElementID(.item, section: path.section, index: path.item)
    }

    /// `item 3`, or `item 1.3` where there are several sections.
    func name(among sectionCount: Int) -> String {
      let numbers = sectionCount == 1 ? path.dropFirst() : path[...]
      return "item \(numbers.map(String.init).joined(separator: "."))"
    }
  }

  /// The size of the content, in points.
  let content: Size
  /// How many attributes the layout returned for the whole content, of all categories.
  let handedOut: Int
  /// The cells that the layout returned for the whole content, in that order.
  let listed: [CheckpointedLayout]
  /// Each cell once, by its index path: as returned for the whole content, or else for its index
  /// path alone.
  let cells: [IndexPath: CheckpointedLayout]
  /// The index paths of the cells, in order.
  let paths: [IndexPath]
  /// The items that have no attributes at all.
  let missing: [IndexPath]
  /// Where headers, footers, other supplementary views and decorations are.
  let views: [Rect]

  /// The present elements of the layout of `collection`, after cells reported their sizes.
  init(_ collection: PlayedCollection) {
    let driver = collection.driver
    driver.settle()
    if collection.doCellsMeasureThemselves { driver.measureEverything() }
    let size = driver.contentSize
    content = Size(width: size.width, height: size.height)
    let whole = CGRect(origin: .zero, size: size).union(driver.view.bounds)
    let isUsable = size.width.isFinite && size.height.isFinite
    let attributes =
      driver.layout.layoutAttributesForElements(in: isUsable ? whole : driver.view.bounds) ?? []
    handedOut = attributes.count
    listed = attributes.filter { $0.representedElementCategory == .cell }.map {
      CheckpointedLayout($0)
    }
    views = attributes.filter { $0.representedElementCategory != .cell }.map {
      CheckpointedLayout($0).frame
    }
    var cells = Dictionary(listed.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var missing: [IndexPath] = []
    for (section, count) in driver.counts.enumerated() {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        guard cells[path] == nil else { continue }
        if let attributes = driver.layout.layoutAttributesForItem(at: path) {
          cells[path] = CheckpointedLayout(attributes)
        } else {
          missing.append(path)
        }
      }
    }
    self.cells = cells
    self.missing = missing
    paths = cells.keys.sorted()
  }
}

extension Rect {
  /// `0 0 390 90`.
  var words: String {
    [x, y, width, height].map { NumberText.formatShort($0) }.joined(separator: " ")
  }

  /// Whether all its numbers are numbers.
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// Whether no number differs from that of `other` by more than what is drawn.
  func isAlike(_ other: Rect) -> Bool {
    FrameNumber.allCases.allSatisfy { number in
      let difference = abs(self[number] - other[number])
      // Numbers that are NaN have a rule of their own.
      return !(difference > 0.01)
    }
  }
}
