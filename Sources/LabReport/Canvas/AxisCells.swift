internal import LayoutCore

/// The cells of elements along one axis; those of equal stretches are computed once.
struct AxisCells {
  /// A stretch in cells.
  struct Cells {
    /// The cells of a box, half-open.
    var low: Int
    var high: Int
    var traits: Traits
  }

  struct Traits: OptionSet {
    let rawValue: UInt8
    /// Its ends are finite numbers.
    static let isFinite = Traits(rawValue: 1)
    /// Some of it is on the canvas.
    static let isOnCanvas = Traits(rawValue: 2)
    /// An element that is drawn has it.
    static let isDrawn = Traits(rawValue: 4)
    static let isEmpty = Traits(rawValue: 8)
    /// It is smaller than a cell, or a dot.
    static let isSmall = Traits(rawValue: 16)
    /// It reaches beyond the container, or the content, across the scroll axis.
    static let isBeyond = Traits(rawValue: 32)
    /// It is a single cell.
    static let isOneCell = Traits(rawValue: 64)
    /// What most have after the first element there: nothing has to be noted of another one.
    static let usual: Traits = [.isFinite, .isOnCanvas, .isDrawn]
  }

  private let axis: Axis
  private let scene: Scene
  /// The scale of the canvas, and that of the smallest thing that is drawn: a cell or a dot.
  private let scale: AxisScale
  private let unit: AxisScale
  /// The end of the canvas, in cells, and in points.
  private let count: Int
  private let end: Double
  private var stretches = Stretches()
  private(set) var all: ContiguousArray<Cells> = []
  private var lengths = EqualLengths()
  /// Whether the ends of all that is drawn are those of its cells, but for the rounding of a
  /// division.
  private(set) var areAligned = true
  /// Whether they are on cell borders, as far as a picture can tell.
  private(set) var areOnBorders = true

  init(
    along axis: Axis, of scene: Scene, scale: CellScale, unit: CellScale, view: Rect,
    on canvas: Canvas
  ) {
    (self.axis, self.scene) = (axis, scene)
    let isHorizontal = axis == .horizontal
    self.scale = isHorizontal ? scale.horizontal : scale.vertical
    self.unit = isHorizontal ? unit.horizontal : unit.vertical
    count = isHorizontal ? canvas.columns : canvas.rows
    end = isHorizontal ? view.maxX : view.maxY
    all.reserveCapacity(stretches.all.capacity)
  }

  /// Whether equal lengths differ in cells.
  var equalLengthsDiffer: Bool { lengths.differ }

  /// The length of the shortest stretch, in points.
  var shortest: Double { stretches.all.reduce(.infinity) { min($0, $1.length) } }

  /// The place in `all` of what is `length` points long and begins at `start`.
  mutating func place(from start: Double, _ length: Double) -> Int {
    let number = stretches.number(from: start, length)
    if number == all.count { all.append(cells(of: stretches.all[number])) }
    return number
  }

  private func cells(of stretch: Stretches.Stretch) -> Cells {
    let (start, end, length) = (stretch.start, stretch.end, stretch.length)
    guard start.isFinite, end.isFinite else {
      return Cells(low: 0, high: 0, traits: [])
    }
    var (low, high) = scale.cells(ofElementFrom: start, length)
    // What is smaller than a cell at the far edge rounds to the cell beyond it: it is drawn in the
    // last one.
    if low == count, high == low + 1, start < self.end { (low, high) = (low - 1, high - 1) }
    var traits: Traits = [.isFinite]
    if low < count, high > 0 { traits.insert(.isOnCanvas) }
    if high - low == 1 { traits.insert(.isOneCell) }
    if !(length > 0) { traits.insert(.isEmpty) }
    if length < unit.points * (1 - CellScale.tolerance) { traits.insert(.isSmall) }
    if axis != scene.axis, scene.isBeyondContainer(from: start, to: end) {
      traits.insert(.isBeyond)
    }
    return Cells(low: low, high: high, traits: traits)
  }

  /// Notes that an element is drawn at the cells at `place`.
  mutating func draw(_ place: Int) {
    guard !all[place].traits.contains(.isDrawn) else { return }
    all[place].traits.insert(.isDrawn)
    let (stretch, cells) = (stretches.all[place], all[place])
    let own = unit.cells(ofElementFrom: stretch.start, stretch.length)
    lengths.add(length: stretch.length, cells: own.high - own.low)
    let (start, end) = (unit.place(of: stretch.start), unit.place(of: stretch.end))
    if abs(start - Double(cells.low)) > 1e-9 || abs(end - Double(cells.high)) > 1e-9 {
      areAligned = false
      areOnBorders = areOnBorders && CellScale.isWhole(start) && CellScale.isWhole(end)
    }
  }
}
