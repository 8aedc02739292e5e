import LayoutText

/// Equal tracks — columns or rows — side by side with a gap between neighbours: what CSS writes
/// `repeat(k, 1fr)` with `gap`.
public struct Tracks: Sendable, Hashable {
  /// How many tracks there are.
  public let count: Int
  /// The extent of all tracks and the gaps together, in points.
  public let extent: Double
  /// The distance between two neighbours, in points.
  public let gap: Double
  /// The extent of each track, in points.
  public let size: Double

  /// How many tracks there may be.
  public static var counts: ClosedRange<Int> { 1...1000 }

  /// `count` tracks, called `name` in errors ("columns"), that fill `extent` points of `whole`
  /// ("the container").
  ///
  /// - Throws: `LayoutError.unusable` for numbers no layout can use, and `LayoutError.impossible`
  ///   with the inequality where the gaps leave nothing for the tracks.
  public init(
    _ count: Int, _ name: String, filling extent: Double, of whole: String, gap: Double
  ) throws(LayoutError) {
    guard Self.counts.contains(count) else {
      throw .unusable(
        what: name, value: Double(count),
        allowed: "\(Self.counts.lowerBound)...\(Self.counts.upperBound)")
    }
    guard gap >= 0, gap <= greatestLength else {
      throw .unusable(what: "spacing between \(name)", value: gap, allowed: "0 or more points")
    }
    guard extent > 0, extent <= greatestLength else {
      throw .unusable(what: "extent of \(whole)", value: extent, allowed: "more than 0 points")
    }
    (self.count, self.extent, self.gap) = (count, extent, gap)
    let gaps = Double(count - 1)
    size = (extent - gaps * gap) / Double(count)
    guard size > 0 else {
      throw .impossible(
        reason: """
          \(count) \(name) need \(count - 1) × \(NumberText.formatGrouped(gap)) spacing = \
          \(NumberText.formatGrouped(gaps * gap)) pt, \
          \(whole) is \(NumberText.formatGrouped(extent))
          """)
    }
  }
}

extension Tracks {
  /// How many tracks of at least `least` points fit `extent`, one at least: CSS writes
  /// `repeat(auto-fill, minmax(least, 1fr))`. A thousandth of a point may be missing, so that
  /// thirds of an extent are three.
  public static func count(ofAtLeast least: Double, filling extent: Double, gap: Double) -> Int {
    let fitting = ((extent + gap + 1e-3) / (least + gap)).rounded(.down)
    guard fitting > Double(counts.lowerBound) else { return counts.lowerBound }
    return Int(min(fitting, Double(counts.upperBound)))
  }

  /// The columns of a request: `count`, or as many as fit that are at least `width` points wide,
  /// with the item spacing between them.
  ///
  /// - Throws: as `init`, and `LayoutError.unusable` for a spacing that no layout can use.
  public static func columns(
    _ count: Int, atLeast width: Double?, in request: SectionRequest
  ) throws(LayoutError) -> Tracks {
    try request.spacing.check()
    let gap = request.spacing.item
    let fitting = width.map { Self.count(ofAtLeast: $0, filling: request.crossSize, gap: gap) }
    return try Tracks(
      fitting ?? count, "columns", filling: request.crossSize, of: "the available space", gap: gap)
  }

  /// The distance from the start of one track to the start of the next, in points.
  public var pitch: Double { size + gap }

  /// Where track `number` begins, in points.
  public func start(of number: Int) -> Double { Double(number) * pitch }

  /// The arithmetic of `size`; `whole` names the extent.
  public func sizeFormula(of whole: String) -> Formula {
    guard count > 1 else { return .number(extent, whole) }
    return .quotient(
      .difference(
        .number(extent, whole), .product(.number(Double(count - 1), ""), .number(gap, "spacing"))),
      .number(Double(count), "tracks"))
  }

  /// The arithmetic of `start(of:)`; `name` is one track's ("column").
  public func startFormula(of number: Int, name: String) -> Formula {
    guard number > 0 else { return .number(0, "first \(name)") }
    return .product(
      .number(Double(number), "\(name)"),
      .sum([.number(size, "\(name) size"), .number(gap, "spacing")]))
  }
}

extension Parameter {
  /// The parameters `columns` and `columnwidth` of a strategy that gets its columns from
  /// `Tracks.columns(_:atLeast:in:)`. It is inlined, so that no path is made at run time.
  @inlinable @inline(__always)
  public static func columns(
    _ count: @autoclosure @escaping Path<Int>, atLeast width: @autoclosure @escaping Path<Double?>
  ) -> [Parameter] {
    [
      .count("columns", count(), Tracks.counts, "number of columns"),
      .points(
        "columnwidth", width(), 1...1_000_000, absent: "use the number of columns in columns",
        "minimum column width; as many columns as fit"),
    ]
  }
}
