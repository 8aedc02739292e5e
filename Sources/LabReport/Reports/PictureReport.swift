public import LayoutCore
public import LayoutText

/// `draw`: a picture of a part of the content.
public struct PictureReport: Report {
  /// The picture.
  public var picture: Picture
  /// The part of the content.
  public var view: Rect

  /// The picture of `view`.
  public init(_ picture: Picture, view: Rect) {
    self.picture = picture
    self.view = view
  }

  public var isPicture: Bool { true }

  public func lines(on page: Page) -> [Markup] { picture.lines }

  public var members: [(key: String, value: JSON)] {
    [("view", .rect(view)), ("lines", .array(picture.lines.map { .string($0.text) }))]
  }
}
