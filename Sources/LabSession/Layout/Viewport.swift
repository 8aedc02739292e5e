package import LabLanguage
public import LayoutCore
import LayoutText

extension Session {
  /// The state, with the direction in which the layout scrolls: an external layout may choose its
  /// own.
  var shownState: SessionState {
    var shown = state
    shown.request.axis = layout.request.axis
    return shown
  }

  /// The visible part of the content: as much as the container shows, from the offset on.
  ///
  /// The end of the content limits it as far as that is known: call `solveViewport` first.
  public var viewport: Rect { layout.viewport(at: state.scrolling) }

  /// The scrolled distance from the start of the content, in points; the end of the content limits
  /// it as far as that is known.
  var scrolledDistance: Double { layout.limited(state.scrolling).distance }

  /// The content offset along the scroll axis, on the screen's axes: 0 at the left or the top of
  /// the content, whichever way one reads.
  var offset: Double { viewport.origin[layout.request.axis] }

  /// The content offset as `scroll` takes it: one number, or x and y where the content scrolls on
  /// both axes.
  func offsetText(_ format: (Double) -> String = NumberText.formatGrouped) -> String {
    layout.offsetText(viewport.origin, format)
  }

  /// How far one can scroll, in points; no limit as long as the content's end is not known.
  var scrollableDistance: Double { layout.scrollableDistance(along: layout.request.axis) }

  /// Where `frame` begins and ends along `axis`, by default the scroll axis, seen from where the
  /// first screen begins, the way one reads.
  func stretch(of frame: Rect, along axis: Axis? = nil) -> (start: Double, end: Double) {
    let screen = layout.firstScreen
    if axis ?? layout.request.axis == .vertical {
      return (frame.y - screen.y, frame.maxY - screen.y)
    }
    return layout.isReversed
      ? (screen.maxX - frame.maxX, screen.maxX - frame.x)
      : (frame.x - screen.x, frame.maxX - screen.x)
  }

  /// How far one has scrolled from where reading begins along `axis`, by default the scroll axis,
  /// once the content offset is `offset`.
  func distance(atOffset offset: Double, along axis: Axis? = nil) -> Double {
    let screen = layout.firstScreen
    if axis ?? layout.request.axis == .vertical { return offset - screen.y }
    return layout.isReversed ? screen.x - offset : offset - screen.x
  }

  /// What is on the screen of the content: the viewport, or less if the content is shorter.
  package var visiblePart: Rect {
    var part = viewport
    guard let content = layout.reach else { return part }
    if layout.request.axis == .vertical {
      part.height = min(part.height, max(content.height, 1))
    } else if !layout.isReversed {
      part.width = min(part.width, max(content.width, 1))
    }
    return part
  }

  /// Solves as far as it takes to know what is on the screen.
  package mutating func solveViewport(in world: World) throws(LabError) {
    guard layout.followsOffset || state.scrolling.isScrolled && !layout.isSolved else { return }
    try LabError.wrapping { () throws(LayoutError) in
      try layout.solve(for: layout.viewport(at: state.scrolling), stop: world.stop)
      try layout.follow(state.scrolling)
    }
  }

  /// Takes `scrolling` as how far everything is scrolled; nothing is solved for it.
  mutating func take(_ scrolling: Scrolling) {
    state.scrolling = scrolling
    layout.orthogonalOffsets = scrolling.orthogonalOffsets
  }

  /// Scrolls to `distance` from the start of the content, and to `crossDistance` across if given,
  /// limited by its ends.
  ///
  /// Nothing is solved again, except where frames follow the offset; unsolved content is solved as
  /// far as it is visible.
  mutating func scroll(
    toDistance distance: Double, across crossDistance: Double? = nil, in world: World
  ) throws(LabError) {
    state.scrolling.distance = max(0, distance)
    if let crossDistance { state.scrolling.crossDistance = max(0, crossDistance) }
    try solveViewport(in: world)
    state.scrolling = layout.limited(state.scrolling)
  }
}

extension Session {
  /// `frame` as a screen of the pixels that are set draws it: origin and size each at the nearest
  /// pixel; unrounded where none are set.
  func onPixels(_ frame: Rect) -> Rect {
    guard let pixels = state.settings.scale.pixels else { return frame }
    return frame.rounded(toScale: pixels)
  }

  /// `element` with its frame as a screen of the pixels that are set draws it.
  func onPixels(_ element: Element) -> Element {
    var element = element
    element.frame = onPixels(element.frame)
    return element
  }

  /// `elements` with their frames as a screen of the pixels that are set draws them.
  @inline(__always) func onPixels(_ elements: consuming [Element]) -> [Element] {
    guard state.settings.scale.pixels != nil else { return elements }
    return elements.map { onPixels($0) }
  }
}

extension CollectionLayout {
  /// How far one can scroll along `axis`, in points; no limit along the scroll axis as long as the
  /// content's end is not known.
  func scrollableDistance(along axis: Axis) -> Double {
    guard axis == request.axis || scrollsAcross else { return 0 }
    guard let content = contentSize else { return .infinity }
    let screen = firstScreen
    if axis == .vertical { return max(0, content.height - screen.maxY) }
    return max(0, isReversed ? screen.x : content.width - screen.maxX)
  }

  /// How the content scrolls, in words after "scrolls".
  package var scrollDirection: String {
    scrollsAcross ? "on both axes" : request.axis == .vertical ? "vertically" : "horizontally"
  }

  /// `scrolling`, as far as there is content.
  func limited(_ scrolling: Scrolling) -> Scrolling {
    guard scrolling.isScrolled else { return scrolling }
    var scrolling = scrolling
    scrolling.distance = min(scrolling.distance, scrollableDistance(along: request.axis))
    scrolling.crossDistance = min(
      scrolling.crossDistance, scrollableDistance(along: request.axis.across))
    return scrolling
  }

  /// What the device shows once one has scrolled as far as `scrolling`, or as there is content.
  func viewport(at scrolling: Scrolling) -> Rect {
    let limited = limited(scrolling)
    return viewport(at: limited.distance, across: limited.crossDistance)
  }

  /// What the device shows once one has scrolled `distance` from where reading begins, and
  /// `crossDistance` across.
  func viewport(at distance: Double, across crossDistance: Double = 0) -> Rect {
    let (x, y) =
      request.axis == .vertical ? (crossDistance, distance) : (distance, crossDistance)
    return firstScreen.offset(x: isReversed ? -x : x, y: y)
  }

  /// `offset` as `scroll` takes it: along the scroll axis, or x and y where the content scrolls on
  /// both axes.
  func offsetText(_ offset: Point, _ format: (Double) -> String) -> String {
    scrollsAcross ? "\(format(offset.x)) \(format(offset.y))" : format(offset[request.axis])
  }

  /// Has frames that follow the offset follow it: one has scrolled as far as `scrolling`, or as
  /// there is content.
  mutating func follow(_ scrolling: Scrolling) throws(LayoutError) {
    guard followsOffset else { return }
    try follow(viewport(at: scrolling))
  }
}

extension Point {
  /// The coordinate along `axis`.
  subscript(axis: Axis) -> Double { axis == .vertical ? y : x }
}
