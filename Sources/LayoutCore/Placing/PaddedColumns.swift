/// Equal columns of slots, an item inset by a padding in each: what masonry and mosaic share.
///
/// The padding is the "cell padding" of photo boards: a slot is as long as its item and twice the
/// padding, and the item is inset by it on all four sides.
public struct PaddedColumns: Sendable, Hashable {
  /// The columns.
  public let tracks: Tracks
  /// The distance of an item from the four sides of its slot, in points.
  public let padding: Double
  /// The distance between two slots of a column, in points.
  public let lineSpacing: Double
  /// The width of an item, in points.
  public let width: Double

  /// `count` columns in the width of `request`, or as many columns of at least `leastWidth` points
  /// as fit.
  ///
  /// - Throws: what `Tracks` throws, and `LayoutError.noRoom` where the padding leaves nothing.
  public init(
    _ count: Int, leastWidth: Double? = nil, padding: Double, in request: SectionRequest
  ) throws(LayoutError) {
    tracks = try Tracks.columns(count, atLeast: leastWidth, in: request)
    guard padding >= 0, padding <= greatestLength else {
      throw .unusable(what: "padding", value: padding, allowed: "0 or more points")
    }
    self.padding = padding
    lineSpacing = request.spacing.line
    width = tracks.size - 2 * padding
    guard width > 0 else {
      throw .noRoom(
        what: "padding on both sides of a column", taken: 2 * padding, available: tracks.size)
    }
  }
}

extension PaddedColumns {
  /// Where an item in `column` begins, in points from the left.
  public func itemStart(inColumn column: Int) -> Double { tracks.start(of: column) + padding }

  /// The frame of an item of `length` points whose slot in `column` begins at `top`.
  public func frame(column: Int, top: Double, length: Double) -> Rect {
    frame(x: itemStart(inColumn: column), top: top, length: length)
  }

  /// The frame of an item of `length` points in the column whose items begin at `x`.
  public func frame(x: Double, top: Double, length: Double) -> Rect {
    Rect(x: x, y: top + padding, width: width, height: length)
  }

  /// The distance from the slot of an item of `length` points to the next of its column.
  public func pitch(ofLength length: Double) -> Double { length + (2 * padding + lineSpacing) }

  /// Where the slot of an item at `frame` ends, in points from the top.
  public func slotEnd(of frame: Rect) -> Double { frame.maxY + padding }

  /// Whether every item of at least `length` points has an area, and the first and the last column
  /// reach into the stretch from `low` to `high`.
  package func everyItemReaches(from low: Double, to high: Double, length: Double) -> Bool {
    let first = frame(column: 0, top: 0, length: length)
    let last = frame(column: tracks.count - 1, top: 0, length: length)
    return first.size.hasAreaAnywhere && first.maxX > low && last.x < high
  }

  /// The arithmetic of an item's frame in `column`, below a slot that ends at `end`; nil: the
  /// column was empty.
  public func formula(
    for number: FrameNumber, column: Int, below end: Double?, frame: Rect
  ) -> Formula {
    let padding = Formula.number(padding, "padding")
    let hasPadding = self.padding > 0
    switch number {
    case .x:
      let start = tracks.startFormula(of: column, name: "column")
      return hasPadding ? .sum([start, padding]) : start
    case .y:
      var terms: [Formula] = [.number(0, "top")]
      if let end { terms = [.number(end, ""), .number(lineSpacing, "spacing")] }
      return .sum(hasPadding ? terms + [padding] : terms)
    case .width:
      let width = tracks.sizeFormula(of: "available space")
      return hasPadding ? .difference(width, .product(.number(2, ""), padding)) : width
    case .height: return .number(frame.height, "item size")
    }
  }
}
