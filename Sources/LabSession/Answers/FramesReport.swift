import LabReport
import LayoutCore
import LayoutText

/// `frames`: the frames of elements, by default of the first forty.
struct FramesReport: Report {
  /// The content's size.
  var content: Size
  /// How many elements there are in all.
  var total: Int
  /// How many sections there are; it decides how elements are named.
  var sections: Int
  /// The elements to show.
  var elements: ElementList

  static let mostListed = 40

  /// The cells of a number, with the blank before it.
  private static let column = 9

  /// The names of the numbers, above them where a user reads them. Scripts get rows only.
  private func heading(_ width: Int) -> Markup {
    let names = FrameNumber.allCases.map { $0.rawValue.padded(to: Self.column, isRight: true) }
    return Markup(String(repeating: " ", count: width) + names.joined() + "  pt", .dim)
  }

  /// A row is bytes in a buffer that the rows share, and then one string.
  func visitLines(on page: Page, _ visit: (Markup) -> Visit) {
    let width = max(3, elements.longestName(inSections: sections))
    if page.isInteractive, elements.count > 0, visit(heading(width)) == .stop { return }
    var name = ByteText()
    var row: [UInt8] = []
    elements.visit { element in
      name.removeAll()
      row.removeAll(keepingCapacity: true)
      element.id.appendName(inSections: sections, to: &name)
      row += repeatElement(UInt8(ascii: " "), count: width - name.count)
      row += name.bytes
      for number in FrameNumber.allCases {
        row.append(column: element.frame[number], width: Self.column)
      }
      var line = Markup(
        text: String(decoding: row, as: UTF8.self),
        runs: [
          Markup.Run(role: .label, length: width),
          Markup.Run(role: .number, length: row.count - width),
        ])
      if element.alpha == 0 {
        line.append("  hidden", .dim)
      } else if element.alpha != 1 {
        line.append("  alpha \(NumberText.formatShort(element.alpha))", .dim)
      }
      return visit(line)
    }
  }

  var members: [(key: String, value: JSON)] {
    [
      ("content", .size(content)), ("total", .int(total)), ("elements", elements.json),
    ]
  }
}

extension ElementList {
  /// The elements as an array.
  var json: JSON {
    .rows { write in visit { write($0.json) ? .continue : .stop } }
  }
}
