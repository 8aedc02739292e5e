import LayoutCore

/// The rules for all rows of a section, with any sizes: the settings of `Justified` and the request.
struct JustifiedRules: Sendable {
  /// The height that rows should have, in points.
  let target: Double
  let lastRow: Justified.LastRow
  /// The width of a line, in points.
  let crossSize: Double
  let spacing: Spacing
  /// A row is full from this sum of aspect ratios on; above `most` it may have too many items.
  let full, most: Double

  /// - Throws: `LayoutError.unusable` for a spacing or a width that no layout can use.
  init(justified: Justified, request: SectionRequest) throws(LayoutError) {
    try request.spacing.check()
    guard request.crossSize > 0, request.crossSize <= greatestLength else {
      throw .unusable(
        what: "extent of the available space", value: request.crossSize,
        allowed: "more than 0 points")
    }
    (target, lastRow) = (justified.rowHeight, justified.lastRow)
    (crossSize, spacing) = (request.crossSize, request.spacing)
    let tolerance = Double(justified.tolerance) / 100
    full = crossSize / target * (1 - tolerance)
    most = crossSize / target * (1 + tolerance)
  }

  /// The aspect ratios that count, width by height: a panorama beyond them is cropped.
  private static var ratios: ClosedRange<Double> { 0.01...100 }

  /// The aspect ratio of an item of `size`; one without area counts as a square.
  func ratio(of size: Size) -> Double {
    guard size.width > 0, size.height > 0, size.width < .infinity, size.height < .infinity else {
      return 1
    }
    return min(max(size.width / size.height, Self.ratios.lowerBound), Self.ratios.upperBound)
  }

  /// What the gaps between `count` items leave of the line, in points.
  func space(for count: Int) -> Double { crossSize - Double(count - 1) * spacing.item }

  /// How far a row of `count` items with the sum `ratios` is from filling the line at the target
  /// height, as a sum of ratios.
  func miss(_ ratios: Double, count: Int) -> Double { abs(ratios - space(for: count) / target) }

  /// The heights of rows that fill the line, in points: a row beyond them is cropped, so that a lone
  /// panorama is not a thread.
  var heights: ClosedRange<Double> { target / 2...target * 2.5 }

  /// The scale of `row`, which is below a row that is `above` points tall; nil: it is the first.
  func shape(of row: PhotoRow, above: Double?) -> RowShape {
    let filling = space(for: row.items.count) / row.ratios
    // 3. A full row gets the height at which its photos fill the line.
    guard !row.isFull, lastRow != .justified else {
      let height = min(max(filling, heights.lowerBound), heights.upperBound)
      return RowShape(scale: filling, height: height, offset: 0)
    }
    // 4. A last row that is not full is as tall as the row above it, if it fits the line.
    if lastRow == .hidden { return RowShape(scale: 0, height: 0, offset: 0) }
    let height = min(filling, lastRow == .target ? target : above ?? target)
    let left = max(0, crossSize - row.width(scale: height, gap: spacing.item))
    return switch lastRow {
    case .center: RowShape(scale: height, height: height, offset: left / 2)
    case .trailing: RowShape(scale: height, height: height, offset: left)
    case .leading, .target, .justified, .hidden:
      RowShape(scale: height, height: height, offset: 0)
    }
  }
}

/// The items of one row.
struct PhotoRow: Sendable, Hashable {
  var items: Range<Int>
  /// The sum of their aspect ratios: how wide they are at a height of 1.
  var ratios: Double
  /// Whether it has all that it can take; only the last row may have less.
  var isFull: Bool

  /// Its width with the gaps, in points, if its items are `scale` times as wide as their ratios.
  func width(scale: Double, gap: Double) -> Double {
    ratios * scale + Double(items.count - 1) * gap
  }
}

/// How the items of a row are scaled, in points.
struct RowShape: Sendable, Hashable {
  /// The width of an item with the aspect ratio 1.
  var scale: Double
  /// The height of the row: `scale`, unless its items are cropped.
  var height: Double
  /// Where its first item begins.
  var offset: Double
}
