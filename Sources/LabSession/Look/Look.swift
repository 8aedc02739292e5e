import LabLanguage
import LabReport
import LayoutCore
import LayoutText

/// A window over the layout that keys move: a value that takes keys and gives screens.
///
/// It changes no setting of the session and does not scroll it. Whatever the number of items, a
/// screen computes and draws what is in the window.
struct Look: Sendable {
  /// How large pictures are: until a key changes it, as in the session.
  private(set) var zoom: PictureOptions.Zoom
  /// What the last screen showed of the content.
  private(set) var window: Rect
  /// The top left corner of the next window; where it is beyond the content, the window ends there.
  private var origin: Point
  /// The middle of the next window, after a zoom.
  private var middle: Point?
  /// The points of a cell: those of a picture of the device's screen at `zoom` on `page`.
  private var measured: (page: Page, zoom: PictureOptions.Zoom, scale: CellScale)?
  /// The last screen.
  private var lines: [Markup] = []
  /// The size of a window that no end of the content limits.
  private var size = Size.zero

  /// The smallest zoom that keys choose: the content is an eighth of the window.
  static let leastZoom = 0.125
  /// A press of an arrow moves by so many cells, which are twice as high as wide.
  static let step = (columns: 4.0, rows: 2.0)

  /// The window on what `session` shows.
  init(_ session: Session) {
    zoom = session.state.settings.zoom
    window = session.visiblePart
    origin = window.origin
  }

  /// Takes a key; false if it leaves. A key without a meaning does nothing.
  mutating func press(_ key: PressedKey, in session: Session) -> Bool {
    guard let move = Self.keys.lazy.compactMap({ $0.moves[key] }).first else { return true }
    let isVertical = session.layout.request.axis == .vertical
    switch move {
    case .leave: return false
    case .pan(let right, let down):
      guard let scale = measured?.scale else { break }
      origin.x += right * Self.step.columns * scale.pointsPerColumn
      origin.y += down * Self.step.rows * scale.pointsPerRow
    case .scroll(let windows):
      if isVertical {
        origin.y += windows * size.height
      } else {
        origin.x += windows * size.width * (session.layout.isReversed ? -1 : 1)
      }
    case .larger, .smaller:
      guard let next = try? zoom.changed(isLarger: move == .larger) else { break }
      if case .times(let times) = next, times < Self.leastZoom { break }
      (zoom, middle) = (next, window.middle)
    case .fit: (zoom, middle) = (.fit, window.middle)
    }
    return true
  }

  /// The screen for `world.page`: as many lines as it has rows, none longer than it has columns.
  mutating func screen(of session: inout Session, in world: World) throws(LabError) -> [Markup] {
    let page = world.page
    let rows = max(Self.lowest, page.rows ?? 24)
    var options = session.pictureOptions(on: page, zoom: zoom)
    (options.hasLegend, options.rows) = (false, rows - Self.rowsAroundCells)
    // 1. The scale; it stays while the window moves.
    let scale = try scale(options, of: &session, in: world)
    options.scale = scale
    // 2. The window, as far as the content allows.
    let ground = try place(options, scale, over: &session, in: world)
    // 3. The picture, and below it what it shows.
    var scene = try session.scene(of: window, in: world)
    (scene.above, scene.below) = (nil, nil)
    lines = Array(Picture(scene, options).lines.prefix(rows - 1))
    lines += Array(repeating: "", count: max(0, rows - 1 - lines.count))
    let isEmpty = !scene.elements.contains { $0.kind == .item }
    lines.append(status(of: ground, isEmpty: isEmpty, in: session, on: page))
    lines = lines.map { $0.clipped(to: page.columns) }
    return lines
  }

  /// What to show while the next screen is computed, if that can take long: the last one.
  func waiting(for session: Session, on page: Page) -> [Markup]? {
    guard origin.x + origin.y == .infinity, session.layout.reach == nil else { return nil }
    let line = Markup("computing everything  Ctrl-C stops", .title)
    return lines.dropLast() + [line.clipped(to: page.columns)]
  }

  /// As far down there is space for the numbers where the end of the content is not known.
  private static let longestNumber = 9_999_999.0
  /// A lower screen has no space for a picture.
  private static let lowest = 3
  /// The ruler above the cells, and the line below them.
  private static let rowsAroundCells = 2

  private mutating func scale(
    _ options: PictureOptions, of session: inout Session, in world: World
  ) throws(LabError) -> CellScale {
    if let measured, measured.page == world.page, measured.zoom == zoom { return measured.scale }
    try session.solveViewport(in: world)
    let screen = session.visiblePart
    // All of the width stays in the window where the numbers of the ruler are longer.
    let end = session.layout.reach == nil ? Self.longestNumber : session.ground.maxY
    var options = options
    let rulers = [screen.maxY, end].map {
      Picture.rulerWidth(from: screen.y, to: $0, columns: options.columns)
    }
    options.columns += min(0, rulers[0] - rulers[1])
    let scale = Picture(try session.scene(of: screen, in: world), options).scale
    measured = (world.page, zoom, scale)
    return scale
  }

  /// Places the window, whole cells from where the device's screen begins, in what there is to see
  /// of `session`, which it returns.
  private mutating func place(
    _ options: PictureOptions, _ scale: CellScale, over session: inout Session, in world: World
  ) throws(LabError) -> Rect {
    let (across, down) = (scale.pointsPerColumn, scale.pointsPerRow)
    size = Size(
      width: Double(options.columns) * across, height: Double(options.rows ?? 1) * down)
    if let middle { origin.y = middle.y - size.height / 2 }
    try session.solve(for: Rect(origin: origin, size: size), in: world)
    let (ground, anchor) = (session.ground, session.visiblePart.origin)
    origin.y = Self.start(
      origin.y, size.height, cell: down, anchor: anchor.y, ground.y, ground.maxY)
    let ruler = Picture.rulerWidth(
      from: origin.y, to: min(origin.y + size.height, ground.maxY), columns: options.columns)
    size.width -= Double(ruler) * across
    if let middle { origin.x = middle.x - size.width / 2 }
    middle = nil
    origin.x = Self.start(
      origin.x, size.width, cell: across, anchor: anchor.x, ground.x, ground.maxX)
    window = Rect(
      origin: origin,
      size: Size(
        width: min(size.width, ground.maxX - origin.x),
        height: min(size.height, ground.maxY - origin.y)))
    return ground
  }

  /// The place nearest to `wanted` for a window of `length` points: a whole number of cells from
  /// `anchor`, and between `low` and what it takes to see `high`.
  private static func start(
    _ wanted: Double, _ length: Double, cell: Double, anchor: Double, _ low: Double, _ high: Double
  ) -> Double {
    let last = ((high - length - anchor) / cell - 1e-6).rounded(.up)
    return max(low, anchor + cell * min(((wanted - anchor) / cell).rounded(), last))
  }

  /// Lines that show what the window showed last, outside of `look`; they scroll there if it is not
  /// on the device's screen.
  func next(in session: Session) -> [String] {
    let sides = [window.x, window.y, window.width, window.height].map { max(0, $0.rounded()) }
    let numbers = sides.map(NumberText.formatExact)
    let (screen, layout) = (session.viewport, session.layout)
    let isDown = !(window.y..<window.maxY).contains(screen.y)
    let isBeside = !(window.x..<window.maxX).contains(screen.x)
    let isElsewhere =
      layout.scrollsAcross
      ? isDown || isBeside : layout.request.axis == .vertical ? isDown : isBeside
    let offset = layout.offsetText(
      Point(x: sides[0], y: sides[1]), NumberText.formatExact)
    return
      (isElsewhere && (session.scrollableDistance > 0 || layout.scrollsAcross)
      ? ["scroll to \(offset)"] : []) + ["draw \(numbers.joined(separator: " "))"]
  }
}

extension Session {
  /// What there is to see: the content, and the device's screen beside it. Without an end along the
  /// scroll axis as long as the end of the content is not known.
  fileprivate var ground: Rect {
    let screen = visiblePart
    let isVertical = layout.request.axis == .vertical
    let size =
      layout.reach
      ?? Size(
        width: isVertical ? screen.width : greatestLength,
        height: isVertical ? greatestLength : screen.height)
    return Rect(origin: Point(x: 0, y: 0), size: size).union(screen)
  }
}

extension Rect {
  fileprivate var middle: Point { Point(x: midX, y: midY) }
}
