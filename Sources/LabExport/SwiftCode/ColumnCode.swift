import LayoutCore

/// Rows and columns as source.
extension Arrangement {
  /// One column.
  static func list(_ section: Section, align: String) -> Arrangement {
    let isStretched = align == "stretch"
    let hasCards = section.spacing.line < 0
    let x = isStretched ? "0" : "offset(of: size.width, in: width)"
    let frame =
      "CGRect(x: \(x), y: y, width: \(isStretched ? "width" : "size.width"), height: size.height)"
    let width =
      isStretched ? "items that are as wide as their section" : "items that have their own width"
    return Arrangement(
      name: hasCards ? "Cards" : "List",
      summary: !hasCards
        ? "One column of \(width)." : "One column of \(width), each in front of the previous one.",
      properties: [
        lineSpacing(
          section,
          "The distance between two items, in points\(hasCards ? "; negative: they overlap" : "").")
      ] + (isStretched ? [] : [alignment(align)]),
      steps: !hasCards
        ? "Places items one after another."
        : "Places each item above the end of the previous one, but not above its start.",
      body: hasCards ? card(frame) : row(frame), zIndex: hasCards ? "item" : "0",
      members: isStretched ? "" : alignmentMembers)
  }

  /// The statements that place items below each other.
  private static func row(_ frame: String) -> String {
    """
    var frames: [CGRect] = []
    var end: CGFloat = 0
    for item in 0..<count {
      let size = sizeOfItem(item, width)
      let y = item == 0 ? 0 : end + lineSpacing
      frames.append(
        \(frame))
      end = y + size.height
    }
    return (frames, end)
    """
  }

  /// The same for items that overlap: one may end below later ones.
  private static func card(_ frame: String) -> String {
    """
    var frames: [CGRect] = []
    var (y, end): (CGFloat, CGFloat) = (0, 0)
    for item in 0..<count {
      let size = sizeOfItem(item, width)
      frames.append(
        \(frame))
      end = max(end, y + size.height)
      y = max(y, y + size.height + lineSpacing)
    }
    return (frames, end)
    """
  }

  private static func alignment(_ align: String) -> Property {
    Property(
      documentation: "Where an item is placed across the scroll axis.", name: "alignment",
      type: "Alignment", value: ".\(align)")
  }

  private static let alignmentMembers = """
    /// Where an item is placed across the scroll axis.
    enum Alignment {
      case leading, center, trailing
    }

    /// Where an item of `extent` points begins; one that is too wide is leading-aligned.
    private func offset(of extent: CGFloat, in width: CGFloat) -> CGFloat {
      let remaining = max(0, width - extent)
      switch alignment {
      case .leading: return 0
      case .center: return remaining / 2
      case .trailing: return remaining
      }
    }
    """

  /// Rows of equal cells.
  static func grid(_ section: Section) -> Arrangement {
    Arrangement(
      name: "Grid", summary: "Equal cells in rows; a row is as tall as its tallest item.",
      properties: columnProperties(section) + [
        lineSpacing(section, "The distance between two rows, in points."),
        itemSpacing(section, "The distance between two cells of a row, in points."),
      ],
      steps: "Places rows one after another; a row is as tall as its tallest item.",
      body: """
        \(columns(section))
        var frames: [CGRect] = []
        var end: CGFloat = 0
        for first in stride(from: 0, to: count, by: columns) {
          let row = first..<min(first + columns, count)
          let height = row.map { sizeOfItem($0, columnWidth).height }.max() ?? 0
          let y = first == 0 ? 0 : end + lineSpacing
          for item in row {
            let x = CGFloat(item - first) * (columnWidth + itemSpacing)
            frames.append(CGRect(x: x, y: y, width: columnWidth, height: height))
          }
          end = y + height
        }
        return (frames, end)
        """)
  }

  static func masonry(_ section: Section) -> Arrangement {
    columns(
      section, name: "Masonry",
      summary: "Columns without gaps: each item goes to the shortest column.",
      steps: "Places each item in the column that ends first; of several, in the first of them.",
      choice: """
        var column = 0
        for other in ends.indices where ends[other] < ends[column] { column = other }
        """)
  }

  static func mosaic(_ section: Section) -> Arrangement {
    columns(
      section, name: "Mosaic",
      summary: "Columns filled in turn, however long they become.",
      steps: "Places items in the columns in turn.", choice: "let column = item % columns")
  }

  /// Columns that end at different heights; `choice` finds the column of an item.
  private static func columns(
    _ section: Section, name: String, summary: String, steps: String, choice: String
  ) -> Arrangement {
    let padding = section.strategy.points("padding") ?? 0
    let isPadded = padding > 0
    return Arrangement(
      name: name, summary: summary,
      properties: columnProperties(section) + [
        lineSpacing(section, "The distance between two items of a column, in points."),
        itemSpacing(section, "The distance between two columns, in points."),
      ]
        + (isPadded
          ? [.points("padding", padding, "The distance of an item from the sides of its slot.")]
          : []),
      steps: steps,
      body: """
        \(columns(section))
        \(isPadded ? paddedSlots : plainSlots)
          \(SwiftText.indented(choice, by: 2).dropFirst(2))
          let x = CGFloat(column) * (columnWidth + itemSpacing)
        \(isPadded ? paddedItem : plainItem)
        }
        return (frames, length)
        """)
  }

  private static let plainSlots = """
    // Where the next item of each column begins.
    var ends = [CGFloat](repeating: 0, count: columns)
    var frames: [CGRect] = []
    var length: CGFloat = 0
    for item in 0..<count {
    """

  private static let paddedSlots = """
    let itemWidth = max(0, columnWidth - 2 * padding)
    \(plainSlots)
    """

  private static let plainItem = """
      let height = sizeOfItem(item, columnWidth).height
      frames.append(CGRect(x: x, y: ends[column], width: columnWidth, height: height))
      length = max(length, ends[column] + height)
      ends[column] += height + lineSpacing
    """

  private static let paddedItem = """
      let height = sizeOfItem(item, itemWidth).height
      let y = ends[column] + padding
      frames.append(CGRect(x: x + padding, y: y, width: itemWidth, height: height))
      length = max(length, y + height + padding)
      ends[column] += height + (2 * padding + lineSpacing)
    """
}

extension Arrangement {
  /// The number of columns, or their minimum width.
  static func columnProperties(_ section: Section) -> [Property] {
    guard let width = section.strategy.points("columnwidth") else {
      return [.count("columnCount", section.strategy.count("columns"), "The number of columns.")]
    }
    return [
      .points(
        "minimumColumnWidth", width,
        "The minimum width of a column, in points; there are as many columns as fit.")
    ]
  }

  /// The statements that compute the number and the width of the columns, of which there may be
  /// `most`.
  static func columns(_ section: Section, most: Int? = nil) -> String {
    let isAdaptive = section.strategy.points("columnwidth") != nil
    let number = """
      let fitting = (width + itemSpacing + 0.001) / (max(1, minimumColumnWidth) + itemSpacing)
      let columns = min(max(1, Int(fitting)), \(most ?? 1000))
      """
    let count = most.map { "min(max(1, columnCount), \($0))" } ?? "max(1, columnCount)"
    return """
      \(isAdaptive ? number : "let columns = \(count)")
      let gaps = CGFloat(columns - 1) * itemSpacing
      let columnWidth = max(0, width - gaps) / CGFloat(columns)
      """
  }
}

extension Arrangement {
  /// Pages of equal cells.
  static func paged(_ section: Section) -> Arrangement {
    let strategy = section.strategy
    let isPaging = strategy.value(of: "paging") == .flag(true)
    let width = strategy.points("pagewidth").map {
      Property.points("pageWidth", $0, "The width of a page, in points.")
    }
    let height = strategy.points("pageheight").map {
      Property.points("pageHeight", $0, "The height of a page, in points.")
    }
    let ownWidth = width == nil ? "isVertical ? width : visibleLength" : "pageWidth"
    let ownHeight = height == nil ? "isVertical ? visibleLength : width" : "pageHeight"
    return Arrangement(
      name: "Paged", summary: "Pages of equal cells, filled row by row.",
      properties: [
        .count("columnCount", strategy.count("columns"), "The number of columns on a page."),
        .count("rowCount", strategy.count("rows"), "The number of rows on a page."),
        itemSpacing(section, "The distance between two columns, in points."),
        lineSpacing(section, "The distance between two rows, in points."),
        Property(
          documentation: "Whether the content ends with a whole page, and pages follow each other "
            + "without spacing.", name: "usesWholePages", value: "\(isPaging)"),
      ] + [width, height].compactMap(\.self), needs: [.visibleLength, .isVertical],
      steps: "Fills pages row by row. A page is as large as the screen, unless its size is set.",
      body: """
        let (columns, rows) = (max(1, columnCount), max(1, rowCount))
        let page = CGSize(
          width: \(ownWidth),
          height: \(ownHeight))
        let cell = CGSize(
          width: max(0, page.width - CGFloat(columns - 1) * itemSpacing) / CGFloat(columns),
          height: max(0, page.height - CGFloat(rows - 1) * lineSpacing) / CGFloat(rows))
        let pageLength = isVertical ? page.height : page.width
        let spacing = isVertical ? lineSpacing : itemSpacing
        let pitch = usesWholePages ? pageLength : pageLength + spacing
        let frames = (0..<count).map { item -> CGRect in
          let (number, place) = item.quotientAndRemainder(dividingBy: columns * rows)
          let (row, column) = place.quotientAndRemainder(dividingBy: columns)
          let x = CGFloat(column) * (cell.width + itemSpacing)
          let y = CGFloat(row) * (cell.height + lineSpacing)
          let start = CGFloat(number) * pitch
          return isVertical
            ? CGRect(x: x, y: start + y, width: cell.width, height: cell.height)
            : CGRect(x: y, y: start + x, width: cell.height, height: cell.width)
        }
        let pageCount = (count + columns * rows - 1) / (columns * rows)
        let end = frames.map(\\.maxY).max() ?? 0
        return (frames, usesWholePages ? CGFloat(pageCount) * pitch : end)
        """)
  }
}
