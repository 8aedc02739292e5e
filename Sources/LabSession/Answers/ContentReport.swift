import LabReport
import LayoutCore
import LayoutText

/// `content`: the size of all that scrolls.
struct ContentReport: Report {
  /// The size, in points.
  var size: Size

  func lines(on page: Page) -> [Markup] {
    [
      Markup(
        "\(NumberText.formatGrouped(size.width)) x \(NumberText.formatGrouped(size.height))",
        .number)
    ]
  }

  var members: [(key: String, value: JSON)] { [("content", .size(size))] }
}
