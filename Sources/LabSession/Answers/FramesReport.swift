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
  var elements: [Element]

  func lines(on page: Page) -> [Markup] {
    let names = elements.map { $0.id.name(inSections: sections) }
    let width = max(3, names.map(\.utf8.count).max() ?? 0)
    return zip(names, elements).map { name, element in
      var line = Markup(name.padded(to: width, isRight: true), .label)
      for number in FrameNumber.allCases {
        line.append(
          NumberText.format2(element.frame[number]).padded(to: 9, isRight: true).leftOpen, .number)
      }
      if element.alpha == 0 {
        line.append("  hidden", .dim)
      } else if element.alpha != 1 {
        line.append("  alpha \(NumberText.formatShort(element.alpha))", .dim)
      }
      return line
    }
  }

  var members: [(key: String, value: JSON)] {
    [
      ("content", .size(content)), ("total", .int(total)),
      ("elements", .rows(elements.count) { [elements] in elements[$0].json }),
    ]
  }
}

extension String {
  /// The text with a blank before it where it fills its column: two numbers never run together.
  fileprivate var leftOpen: String { utf8.first == UInt8(ascii: " ") ? self : " " + self }
}
