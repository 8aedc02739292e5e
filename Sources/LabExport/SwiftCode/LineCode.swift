import LayoutCore

/// Lines as source: a flow whose alignment UIKit's flow layout does not have.
extension Arrangement {
  static func flow(_ section: Section) -> Arrangement {
    let align = section.strategy.word("align")
    let last = section.strategy.word("lastline")
    let cross = section.strategy.word("cross")
    let lastAlignment = last == "same" ? align : last
    var properties = [
      lineSpacing(section, "The distance between two lines, in points."),
      itemSpacing(section, "The minimum distance between two items of a line, in points."),
      Property(
        documentation: "The alignment of the items in full lines.", name: "lineAlignment",
        type: "LineAlignment", value: ".\(caseName(align))"),
    ]
    if last != "uikit" {
      properties.append(
        Property(
          documentation: "The alignment of the items in the last line.", name: "lastLineAlignment",
          type: "LineAlignment", value: ".\(caseName(lastAlignment))"))
    }
    properties.append(
      Property(
        documentation: "The alignment of an item that is shorter than its line.",
        name: "itemAlignment", type: "ItemAlignment", value: ".\(cross)"))
    return Arrangement(
      name: "Flow", summary: "Items in lines; a line breaks where the next item does not fit.",
      properties: properties,
      steps: "Fills lines with items, then distributes the remaining space of each line.",
      body: body(asUIKit: last == "uikit"), members: members)
  }

  /// `space-between` is `spaceBetween`.
  private static func caseName(_ word: String) -> String { SwiftText.memberName(word) }

  /// The statements that place the lines; UIKit places the last line as if copies of equal items
  /// filled it.
  private static func body(asUIKit: Bool) -> String {
    let isLast = "line.items.upperBound == count" + (asUIKit ? " && copies == nil" : "")
    let (used, number) =
      asUIKit
      ? ("(copies?.used ?? line.used)", "copies?.count ?? line.items.count")
      : ("line.used", "line.items.count")
    return """
      let sizes = (0..<count).map { sizeOfItem($0, width) }
      \(asUIKit ? copies : "")var frames: [CGRect] = []
      var end: CGFloat = 0
      while frames.count < count {
        let line = self.line(from: frames.count, of: sizes, in: width)
        let isLast = \(isLast)
        let (start, gap) = distribute(
          width - \(used), among: \(number),
          aligned: isLast ? \(asUIKit ? ".leading" : "lastLineAlignment") : lineAlignment)
        let top = frames.isEmpty ? 0 : end + lineSpacing
        var x = start
        for size in sizes[line.items] {
          frames.append(frame(of: size, x: x, top: top, lineHeight: line.height))
          x += size.width + gap
        }
        end = top + line.height
      }
      return (frames, end)
      """
  }

  private static let copies = """
    // With equal sizes, the last line keeps to the columns of the full lines, as if copies of its
    // items filled it: so does UIKit's flow layout.
    var copies: (count: Int, used: CGFloat)?
    if let size = sizes.first, sizes.allSatisfy({ $0 == size }), size.width + itemSpacing > 0 {
      let count = max(1, Int((width + 0.001 + itemSpacing) / (size.width + itemSpacing)))
      copies = (count, CGFloat(count) * (size.width + itemSpacing) - itemSpacing)
    }

    """

  private static let members = """
    /// The alignment of the items of a line.
    enum LineAlignment {
      /// Remaining space goes between the items; a lone item is centered.
      case justified
      case leading, center, trailing
      /// Remaining space goes between the items; a lone item is leading-aligned.
      case spaceBetween
      /// Remaining space goes around the items, half a share at both ends.
      case spaceAround
      /// Remaining space goes in equal parts between the items and to both ends.
      case spaceEvenly
    }

    /// The alignment of an item in a line that is taller.
    enum ItemAlignment {
      case start, center, end, stretch
    }

    /// The items that fit a line, what they take with minimum spacing, and the tallest of them.
    private func line(
      from first: Int, of sizes: [CGSize], in width: CGFloat
    ) -> (items: Range<Int>, used: CGFloat, height: CGFloat) {
      var used = sizes[first].width
      var height = sizes[first].height
      var next = first + 1
      // Thirds of a width add up to a little more than the width, and stay on one line.
      while next < sizes.count, used + itemSpacing + sizes[next].width <= width + 0.001 {
        used += itemSpacing + sizes[next].width
        height = max(height, sizes[next].height)
        next += 1
      }
      return (first..<next, used, height)
    }

    /// Where the first item of a line begins, and the distance between two.
    private func distribute(
      _ remaining: CGFloat, among count: Int, aligned alignment: LineAlignment
    ) -> (start: CGFloat, gap: CGFloat) {
      let remaining = max(0, remaining)
      switch alignment {
      case .justified where count > 1, .spaceBetween where count > 1:
        return (0, itemSpacing + remaining / CGFloat(count - 1))
      case .justified, .center: return (remaining / 2, itemSpacing)
      case .leading, .spaceBetween: return (0, itemSpacing)
      case .trailing: return (remaining, itemSpacing)
      case .spaceAround:
        let share = remaining / CGFloat(count)
        return (share / 2, itemSpacing + share)
      case .spaceEvenly:
        let share = remaining / CGFloat(count + 1)
        return (share, itemSpacing + share)
      }
    }

    /// The frame of an item in a line.
    private func frame(
      of size: CGSize, x: CGFloat, top: CGFloat, lineHeight: CGFloat
    ) -> CGRect {
      switch itemAlignment {
      case .start: return CGRect(x: x, y: top, width: size.width, height: size.height)
      case .center:
        let y = top + (lineHeight - size.height) / 2
        return CGRect(x: x, y: y, width: size.width, height: size.height)
      case .end:
        let y = top + lineHeight - size.height
        return CGRect(x: x, y: y, width: size.width, height: size.height)
      case .stretch: return CGRect(x: x, y: top, width: size.width, height: lineHeight)
      }
    }
    """
}
