package import LabLanguage
public import LayoutCore

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
  public var viewport: Rect { viewport(at: scrolledDistance) }

  /// The scrolled distance from the start of the content, in points; the end of the content limits
  /// it as far as that is known.
  var scrolledDistance: Double { min(state.scrolling.distance, scrollableDistance) }

  /// The content offset along the scroll axis, on the screen's axes: 0 at the left or the top of
  /// the content, whichever way one reads.
  var offset: Double {
    let viewport = viewport
    return layout.request.axis == .vertical ? viewport.y : viewport.x
  }

  /// How far one can scroll, in points; no limit as long as the content's end is not known.
  var scrollableDistance: Double { layout.scrollableDistance }

  /// Whether scrolling on goes to the left.
  private var isReversed: Bool { layout.isReversed }

  /// Where `frame` begins and ends, seen from where the first screen begins, the way one reads.
  func stretch(of frame: Rect) -> (start: Double, end: Double) {
    let screen = layout.firstScreen
    if layout.request.axis == .vertical { return (frame.y - screen.y, frame.maxY - screen.y) }
    return isReversed
      ? (screen.maxX - frame.maxX, screen.maxX - frame.x)
      : (frame.x - screen.x, frame.maxX - screen.x)
  }

  /// How far one has scrolled from where reading begins, once the content offset is `offset`.
  func distance(atOffset offset: Double) -> Double {
    let screen = layout.firstScreen
    if layout.request.axis == .vertical { return offset - screen.y }
    return isReversed ? screen.x - offset : offset - screen.x
  }

  /// What the device shows once one has scrolled `distance` from where reading begins.
  func viewport(at distance: Double) -> Rect { layout.viewport(at: distance) }

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
    guard layout.followsOffset || state.scrolling.distance > 0 && !layout.isSolved else { return }
    try LabError.wrapping { () throws(LayoutError) in
      try layout.solve(for: viewport(at: state.scrolling.distance), stop: world.stop)
      try layout.follow(distance: state.scrolling.distance)
    }
  }

  /// Takes `scrolling` as how far everything is scrolled; nothing is solved for it.
  mutating func take(_ scrolling: Scrolling) {
    state.scrolling = scrolling
    layout.orthogonalOffsets = scrolling.orthogonalOffsets
  }

  /// Scrolls to `distance` from the start of the content, limited by its ends.
  ///
  /// Nothing is solved again, except where frames follow the offset; unsolved content is solved as
  /// far as it is visible.
  mutating func scroll(toDistance distance: Double, in world: World) throws(LabError) {
    state.scrolling.distance = max(0, distance)
    try solveViewport(in: world)
    state.scrolling.distance = min(state.scrolling.distance, scrollableDistance)
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
  func onPixels(_ elements: [Element]) -> [Element] {
    guard state.settings.scale.pixels != nil else { return elements }
    return elements.map { onPixels($0) }
  }
}

extension CollectionLayout {
  /// How far one can scroll, in points; no limit as long as the content's end is not known.
  var scrollableDistance: Double {
    guard let content = contentSize else { return .infinity }
    let screen = firstScreen
    if request.axis == .vertical { return max(0, content.height - screen.maxY) }
    return max(0, isReversed ? screen.x : content.width - screen.maxX)
  }

  /// What the device shows once one has scrolled `distance` from where reading begins.
  func viewport(at distance: Double) -> Rect {
    let screen = firstScreen
    if request.axis == .vertical { return screen.offset(y: distance) }
    return screen.offset(x: isReversed ? -distance : distance)
  }

  /// Has frames that follow the offset follow it: one has scrolled `distance` from where reading
  /// begins, or as far as there is content.
  mutating func follow(distance: Double) throws(LayoutError) {
    guard followsOffset else { return }
    try follow(viewport(at: min(distance, scrollableDistance)))
  }
}
