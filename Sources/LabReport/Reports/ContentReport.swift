public import LayoutCore
public import LayoutText

/// `content`: the size of all that scrolls.
public struct ContentReport: Report {
  /// The size, in points.
  public var size: Size

  /// The content's size.
  public init(_ size: Size) {
    self.size = size
  }

  public func lines(on page: Page) -> [Markup] {
    [
      Markup(
        "\(NumberText.formatGrouped(size.width)) x \(NumberText.formatGrouped(size.height))",
        .number)
    ]
  }

  public var members: [(key: String, value: JSON)] { [("content", .size(size))] }
}
