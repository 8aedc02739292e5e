public import LayoutCore
public import LayoutText

/// `scroll A..B step S`: the screen at each stop, one picture below the other.
public struct FilmReport: Report {
  /// One stop.
  public struct Shot: Sendable {
    /// The part of the content that the device shows; its origin is the content offset.
    public var visible: Rect
    /// What is in it.
    public var picture: Picture

    /// The picture of `visible`.
    public init(visible: Rect, picture: Picture) {
      self.visible = visible
      self.picture = picture
    }
  }

  /// The stops, in order.
  public var shots: [Shot]

  /// The pictures of `shots`, in order.
  public init(_ shots: [Shot]) {
    self.shots = shots
  }

  public var isPicture: Bool { true }

  public func lines(on page: Page) -> [Markup] { shots.flatMap(\.picture.lines) }

  public var members: [(key: String, value: JSON)] {
    let pictures = shots.map { shot in
      JSON.object([
        ("offset", .array([.number(shot.visible.x), .number(shot.visible.y)])),
        ("visible", .rect(shot.visible)),
        ("lines", .array(shot.picture.lines.map { .string($0.text) })),
      ])
    }
    return [("pictures", .array(pictures))]
  }
}
