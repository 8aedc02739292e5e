import LabReport
import LayoutCore
import LayoutText

/// `draw`: a picture of a part of the content.
struct PictureReport: Report {
  var picture: Picture
  /// The part of the content.
  var view: Rect

  var isPicture: Bool { true }

  var panels: [Panel] { [Panel("", .scene(picture.scene))] }

  func lines(on page: Page) -> [Markup] { picture.lines }

  func appendLines(to text: inout ByteText) -> Bool {
    let lines = picture.lines
    for place in lines.indices {
      text.append(contentsOf: lines[place].text)
      text.append(UInt8(ascii: "\n"))
    }
    return true
  }

  var members: [(key: String, value: JSON)] {
    [("view", .rect(view)), ("lines", .array(picture.lines.map { .string($0.text) }))]
  }
}
