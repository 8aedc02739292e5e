import LabUIKit
import LayoutCore
import LayoutText
import PluginProtocol

/// Plays a collection view for a layout: laid out from scratch, and scrolled to the requested
/// offset.
@MainActor final class PlayedCollection {
  let driver: LayoutDriver, delegate: UIKitDelegate, layout: UIKitLayout
  /// The app's data about the collection.
  var request: LayoutRequest
  private var names = ElementNames()
  /// The elements that the layout named more than once.
  private var repeated = 0
  /// The first visible point where the layout itself scrolled while it was laid out.
  private var ownOffset: Point?
  /// Whether items that the layout does not return were not requested one by one.
  private var isIncomplete = false

  /// `log` records the calls if the request is traced.
  init(
    _ layout: UIKitLayout, _ values: [String: ParameterValue], _ request: LayoutRequest,
    log: LayoutLog? = nil
  ) {
    (self.layout, self.request) = (layout, request)
    delegate = layout.delegate()
    delegate.request = request
    UIScreen.main.bounds = CGRect(origin: .zero, size: CGSize(request.container))
    UIScreen.main.traitCollection = Surroundings(request).traits
    let made = layout.layout(values, delegate)
    driver = LayoutDriver(
      made, size: CGSize(request.container),
      counts: request.sections.map(\.count), surroundings: Surroundings(request), log: log,
      view: layout.view, parents: layout.parents,
      preferredSize: { [delegate] in delegate.preferredSize($0, insteadOf: $1, in: made) },
      itemSize: { [delegate] in delegate.itemSize($0) })
    // A class that is awoken is made by Interface Builder, which sets its properties and its view.
    if layout.isOfFile { driver.layout.awakeFromNib() }
    delegate.play(in: driver.view)
    layout.repeatValues(values, of: driver.layout, delegate)
    state()
    // An app sets properties of its layout before anything is laid out, which invalidates it.
    driver.layout.invalidateLayout()
    log?.clear()
  }

  /// Sets the explicit properties of a flow layout.
  func state() {
    guard let flow = driver.layout as? UICollectionViewFlowLayout else { return }
    if request.isAxisExplicit {
      flow.scrollDirection = request.axis == .horizontal ? .horizontal : .vertical
    }
    if request.sections.contains(where: { $0.header?.isPinned == true }) {
      flow.sectionHeadersPinToVisibleBounds = true
    }
    if request.sections.contains(where: { $0.footer?.isPinned == true }) {
      flow.sectionFootersPinToVisibleBounds = true
    }
  }

  private var isReversed: Bool {
    scrolls(along: .horizontal) && request.isRightToLeft
      && driver.layout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// Whether the content scrolls along `axis`: its own, or one on which it is larger than the view.
  private func scrolls(along axis: Axis) -> Bool {
    let (content, view) = (driver.contentSize, driver.view.bounds.size)
    return self.axis == axis
      || (axis == .vertical ? content.height > view.height : content.width > view.width)
  }

  /// The scroll direction: the layout's own, or else the one in which the content is larger than
  /// the view.
  var axis: Axis {
    if let own = driver.layout.ownDirection { return own == .horizontal ? .horizontal : .vertical }
    let (content, view) = (driver.contentSize, driver.view.bounds.size)
    let (isWider, isLonger) = (content.width > view.width, content.height > view.height)
    guard isWider != isLonger else { return request.axis }
    return isWider ? .horizontal : .vertical
  }

  /// Lays out, and scrolls to `offsets`: orthogonal sections first.
  func begin(at offsets: ScrollOffsets) {
    driver.runLater()
    driver.scrollSections(to: offsets.orthogonal)
    if driver.view.contentOffset != driver.view.restingOffset {
      driver.scroll(to: driver.view.contentOffset)
      ownOffset = offset
    } else if isReversed {
      scrollToStart()
    }
    guard let offset = offsets.content else { return }
    // With a log, each cell is measured when it becomes visible; a picture shows the final result.
    if driver.log == nil, doCellsMeasureThemselves { driver.measureEverything() }
    driver.scroll(to: contentOffset(showing: offset))
  }

  /// Scrolls to where the layout itself scrolled in the beginning, or to where reading begins.
  func scrollToStart() {
    var start = ownOffset.map(contentOffset) ?? driver.view.restingOffset
    if ownOffset == nil, isReversed { start.x = .greatestFiniteMagnitude }
    driver.scroll(to: start)
  }

  /// Whether the layout estimates sizes until cells report theirs; for a layout of the file's own
  /// that is known after it used one.
  var doCellsMeasureThemselves: Bool {
    let layout = driver.layout
    let isOwn =
      !(layout is UICollectionViewFlowLayout || layout is UICollectionViewCompositionalLayout)
    return isOwn ? driver.hasTakenPreferredSize : layout.hasEstimates
  }

  /// The content offset at which `point` is the first that bars do not cover.
  func contentOffset(showing point: Point) -> CGPoint {
    let inset = driver.view.adjustedContentInset
    return CGPoint(x: point.x - inset.left, y: point.y - inset.top)
  }

  /// The first point of the content that bars do not cover.
  var offset: Point {
    let (inset, offset) = (driver.view.adjustedContentInset, driver.view.contentOffset)
    return Point(x: offset.x + inset.left, y: offset.y + inset.top)
  }

  /// The current frames of all elements; throws if one is not a usable rectangle.
  func contents() throws(LayoutError) -> CollectionContents {
    let first = CGRect(origin: .zero, size: try usableContent().size).union(driver.view.bounds)
    let elements = driver.log == nil ? driver.measuredElements() : driver.elements(in: first)
    let (content, said) = try usableContent()
    var contents = try contents(of: elements)
    contents.contentSize = Size(content)
    contents.axis = axis
    let open = (driver.layout as? UICollectionViewCompositionalLayout)?.orthogonalSections ?? [:]
    contents.orthogonalSections = open.mapValues(\.scrolling)
    contents.scrollSections(
      by: open.mapValues { -$0.offset }, isRightToLeft: request.isRightToLeft)
    contents.isReversed = isReversed
    contents.ownOffset = ownOffset
    contents.insets = ownInsets
    contents.assumptions = assumptions
    if content != said {
      contents.notes.append(
        "the content size is \(said.width) × \(said.height) points: it must be finite")
    }
    if repeated > 0 {
      contents.notes.append(
        "\(NumberText.counted(repeated, "element")) returned more than once by "
          + "layoutAttributesForElements(in:)")
    }
    if isIncomplete {
      contents.notes.append(
        "it traps when the lab requests an item that it does not return: only the elements of "
          + "layoutAttributesForElements(in:) are shown")
    }
    // Called last: a layout may store its argument.
    contents.followsOffset = follows
    return contents
  }

  /// What the file takes off the screen along the axes on which the content scrolls, beside the safe
  /// area; nothing where nothing would be left of the screen.
  private var ownInsets: Insets {
    let (all, safe) = (driver.view.adjustedContentInset, request.safeArea)
    let size = driver.view.bounds.size
    var insets = Insets.zero
    if scrolls(along: .vertical), all.top + all.bottom < size.height {
      (insets.top, insets.bottom) = (all.top - safe.top, all.bottom - safe.bottom)
    }
    if scrolls(along: .horizontal), all.left + all.right < size.width {
      let (first, last) = request.isRightToLeft ? (all.right, all.left) : (all.left, all.right)
      (insets.leading, insets.trailing) = (first - safe.leading, last - safe.trailing)
    }
    return insets
  }

  /// The content size, at least zero, and the size that the layout returned; throws if it is not finite.
  private func usableContent() throws(LayoutError) -> (size: CGSize, said: CGSize) {
    let said = driver.contentSize
    let content = CGSize(width: max(0, said.width), height: max(0, said.height))
    if let failure = driver.layout.failure { throw .impossible(reason: failure) }
    guard content.width.isUsable, content.height.isUsable, !said.width.isNaN, !said.height.isNaN
    else {
      throw .impossible(
        reason: "the content is \(NumberText.formatGrouped(said.width)) ×"
          + " \(NumberText.formatGrouped(said.height)) pt")
    }
    return (content, said)
  }

  /// What of a flow layout is its file's, and how one states something else.
  private var assumptions: [String] {
    let measured = ["cells measure themselves: their sizes come from sizes"]
    guard let flow = driver.layout as? UICollectionViewFlowLayout else {
      return doCellsMeasureThemselves ? measured : []
    }
    func isExplicit(_ what: ExplicitProperties) -> Bool {
      request.sections.contains { $0.explicit.contains(what) }
    }
    var own: [(what: String, command: String)] = []
    if flow.isItemSizeSet, !isExplicit(.sizes), !doCellsMeasureThemselves {
      own.append(("item size", "sizes"))
    }
    let spacing = (flow.minimumLineSpacing, flow.minimumInteritemSpacing)
    if spacing != (10, 10), !isExplicit(.spacing) { own.append(("spacing", "spacing")) }
    if flow.sectionInset != .zero, !isExplicit(.insets) { own.append(("insets", "inset")) }
    if axis != request.axis, !request.isAxisExplicit { own.append(("direction", "direction")) }
    return (doCellsMeasureThemselves ? measured : [])
      + own.map { "\($0.what) as in the file, until \($0.command) sets another" }
  }

  /// Whether the layout is invalidated when the content moves.
  private var follows: Bool {
    if driver.isWatched { return true }
    let (x, y) = (scrolls(along: .horizontal) ? 1.0 : 0, scrolls(along: .vertical) ? 1.0 : 0)
    return driver.layout.shouldInvalidateLayout(
      forBoundsChange: driver.view.bounds.offsetBy(dx: x, dy: y))
  }

  /// The elements that the layout returned, and the items that it places elsewhere.
  private func contents(of elements: [DrivenElement]) throws(LayoutError) -> CollectionContents {
    let counts = request.sections.map(\.count)
    let starts = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    let count = starts[counts.count]
    var contents = CollectionContents(
      counts: counts, frames: Array(repeating: nil, count: count), contentSize: .zero)
    var depths = [Int](repeating: 0, count: count)
    var alphas = [Double](repeating: 1, count: count)
    var views: [DrivenElement] = []
    var seen: Set<ElementNames.View> = []
    for element in elements {
      guard element.category == .cell else {
        // A header or footer that the lab has none of.
        let isAbsent = ElementNames.standard[element.kind ?? ""] != nil && element.frame.isEmpty
        guard !isAbsent else { continue }
        if seen.insert(ElementNames.View(element)).inserted {
          views.append(element)
        } else {
          repeated += 1
        }
        continue
      }
      guard let item = element.item(in: counts, starts) else { continue }
      guard contents.frames[item] == nil else {
        repeated += 1
        continue
      }
      contents.frames[item] = try element.usableFrame
      (depths[item], alphas[item]) = (element.zIndex, element.shown)
    }
    let unreturned = counts.indices.flatMap { section in
      (0..<counts[section]).filter { contents.frames[starts[section] + $0] == nil }
        .map { IndexPath(item: $0, section: section) }
    }
    isIncomplete = UnreturnedItems.areSkipped && !unreturned.isEmpty
    let others =
      unreturned.isEmpty || isIncomplete
      ? [] : UnreturnedItems.request { unreturned.map(driver.element) }
    for case (let path, let element?) in zip(unreturned, others) where element.indexPath == path {
      let item = starts[path.section] + path.item
      contents.frames[item] = try element.usableFrame
      (depths[item], alphas[item]) = (element.zIndex, element.shown)
    }
    if depths.contains(where: { $0 != 0 }) { contents.depths = depths }
    if alphas.contains(where: { $0 != 1 }) { contents.alphas = alphas }
    names = ElementNames(views) { driver.standardKind(of: $0) }
    for view in names.inOrder {
      guard let id = names.name(of: view) else { continue }
      contents.views.append(
        Element(
          id: id, frame: try view.usableFrame, zIndex: view.zIndex,
          elementKind: ElementNames.standard[view.kind ?? ""] == nil ? view.kind : nil,
          alpha: view.shown))
    }
    return contents
  }

  /// What the layout itself answers to `rect`.
  func answer(to rect: Rect) -> [ElementID] {
    driver.elements(in: CGRect(rect)).compactMap(names.name)
  }
}

extension CGFloat {
  /// Whether it can be the side of a content.
  fileprivate var isUsable: Bool { self >= 0 && self <= CGFloat(greatestLength) }
}

extension DrivenElement {
  /// How much of it is seen, 0–1.
  fileprivate var shown: Double { isHidden ? 0 : min(max(0, alpha.isNaN ? 1 : alpha), 1) }

  /// The number of the item among all; nil where there is none.
  fileprivate func item(in counts: [Int], _ starts: [Int]) -> Int? {
    guard indexPath.count == 2, counts.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < counts[indexPath.section]
    else { return nil }
    return starts[indexPath.section] + indexPath.item
  }

  /// The frame, unless a number of it is not finite.
  fileprivate var usableFrame: Rect {
    get throws(LayoutError) {
      let wrong = FrameNumber.allCases.first { !rect[$0].isFinite }
      guard let wrong else { return rect }
      throw .impossible(
        reason: "\(kind ?? "item") \(indexPath.map(String.init).joined(separator: ".")) has the"
          + " \(wrong.rawValue) \(NumberText.formatShort(rect[wrong]))")
    }
  }
}

extension Surroundings {
  /// What surrounds the collection view of `request`; of size classes those of a device that large.
  @MainActor init(_ request: LayoutRequest) {
    self.init()
    let isRightToLeft = request.isRightToLeft
    safeArea = UIEdgeInsets(request.safeArea, isRightToLeft: isRightToLeft)
    margins = UIEdgeInsets(request.margins, isRightToLeft: isRightToLeft)
    self.isRightToLeft = isRightToLeft
    let (width, height) = (request.container.width, request.container.height)
    if min(width, height) >= 600 {
      (horizontalSizeClass, verticalSizeClass, idiom) = (.regular, .regular, .pad)
    } else if width > height {
      verticalSizeClass = .compact
    }
  }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: Insets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }
}
