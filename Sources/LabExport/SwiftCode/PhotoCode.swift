import LayoutCore

/// Rows of photos that fill the line, as source.
extension Arrangement {
  static func justified(_ section: Section) -> Arrangement {
    let strategy = section.strategy
    return Arrangement(
      name: "Justified",
      summary: "Photos in rows; a row is scaled until it fills the line.",
      properties: [
        .points(
          "rowHeight", strategy.points("rowheight") ?? 0,
          "The height that rows should have, in points."),
        Property(
          documentation: "How far a row may miss the line at that height, as a share of it.",
          name: "tolerance", type: "CGFloat",
          value: SwiftText.number(Double(strategy.count("tolerance")) / 100)),
        Property(
          documentation: "The look of a last row that is not full.", name: "lastRow",
          type: "LastRow", value: ".\(strategy.word("lastrow"))"),
        lineSpacing(section, "The distance between two rows, in points."),
        itemSpacing(section, "The distance between two photos of a row, in points."),
      ],
      steps:
        "Fills rows with photos, then scales each row to the height at which it fills the line.",
      body: photoRows, members: photoMembers)
  }

  private static let photoRows = """
    let ratios = (0..<count).map { aspectRatio(of: sizeOfItem($0, width)) }
    var frames: [CGRect] = []
    var end: CGFloat = 0
    var height: CGFloat?
    while frames.count < count {
      let row = self.row(from: frames.count, of: ratios, in: width)
      let shape = self.shape(of: row, below: height, in: width)
      let top = height == nil || shape.height == 0 ? end : end + lineSpacing
      var ratiosBefore: CGFloat = 0
      for (place, item) in row.items.enumerated() {
        let x = shape.start + ratiosBefore * shape.scale + CGFloat(place) * itemSpacing
        frames.append(
          CGRect(x: x, y: top, width: ratios[item] * shape.scale, height: shape.height))
        ratiosBefore += ratios[item]
      }
      end = top + shape.height
      height = shape.height
    }
    return (frames, end)
    """

  private static let photoMembers = """
    /// The look of a last row that is not full.
    enum LastRow {
      /// As tall as the row above it.
      case leading, center, trailing
      /// As tall as rows should be, and leading-aligned.
      case target
      /// As wide as the line.
      case justified
      /// Its photos have no size.
      case hidden
    }

    /// A row: its photos, the sum of their aspect ratios, and whether it has all it can take.
    private struct Row {
      var items: Range<Int>
      var ratio: CGFloat
      var isFull = true
    }

    /// Width / height, within limits; a photo without a size counts as a square.
    private func aspectRatio(of size: CGSize) -> CGFloat {
      let ratio = size.width / size.height
      return ratio.isFinite && ratio > 0 ? min(max(ratio, 0.01), 100) : 1
    }

    /// Takes photos until they are wide enough at the height that rows should have.
    private func row(from first: Int, of ratios: [CGFloat], in width: CGFloat) -> Row {
      let line = width / rowHeight
      var row = Row(items: first..<first + 1, ratio: ratios[first])
      while row.ratio < line * (1 - tolerance) {
        let next = row.items.upperBound
        guard next < ratios.count else {
          row.isFull = false
          break
        }
        let longer = Row(items: first..<next + 1, ratio: row.ratio + ratios[next])
        // A photo that makes the row too wide is left to the next row, if this one is nearer to the
        // line without it. The gaps never take more than half of the line.
        let isTooWide = longer.ratio > line * (1 + tolerance)
        let isWorse = isTooWide && miss(of: longer, in: width) > miss(of: row, in: width)
        if isWorse || space(in: longer, of: width) < width / 2 { break }
        row = longer
      }
      return row
    }

    /// What the gaps leave of the line.
    private func space(in row: Row, of width: CGFloat) -> CGFloat {
      width - CGFloat(row.items.count - 1) * itemSpacing
    }

    /// How far a row is from filling the line at the height that rows should have.
    private func miss(of row: Row, in width: CGFloat) -> CGFloat {
      abs(row.ratio - space(in: row, of: width) / rowHeight)
    }

    /// The width of a photo with the aspect ratio 1, the height of the row, and where it begins.
    private func shape(
      of row: Row, below height: CGFloat?, in width: CGFloat
    ) -> (scale: CGFloat, height: CGFloat, start: CGFloat) {
      let space = space(in: row, of: width)
      let filling = space / row.ratio
      // A lone panorama is cropped, and does not become a thread.
      let limited = min(max(filling, rowHeight / 2), rowHeight * 2.5)
      if row.isFull { return (filling, limited, 0) }
      let scale = min(filling, height ?? rowHeight)
      let remaining = max(0, space - row.ratio * scale)
      switch lastRow {
      case .leading: return (scale, scale, 0)
      case .center: return (scale, scale, remaining / 2)
      case .trailing: return (scale, scale, remaining)
      case .target: return (min(filling, rowHeight), min(filling, rowHeight), 0)
      case .justified: return (filling, limited, 0)
      case .hidden: return (0, 0, 0)
      }
    }
    """
}
