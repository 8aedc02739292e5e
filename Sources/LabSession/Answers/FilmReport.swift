import LabReport
import LayoutCore
import LayoutText

/// `scroll A..B step S`: the screen at each stop, one picture below the other.
struct FilmReport: Report {
  /// One stop.
  struct Shot: Sendable {
    /// The part of the content that the device shows; its origin is the content offset.
    var visible: Rect
    var picture: Picture
  }

  /// The stops, in order.
  var shots: [Shot]

  var isPicture: Bool { true }

  var panels: [Panel] {
    shots.map { shot in
      let (x, y) = (shot.visible.x, shot.visible.y)
      return Panel(
        "offset \(NumberText.formatShort(x)) \(NumberText.formatShort(y))",
        .scene(shot.picture.scene))
    }
  }

  func lines(on page: Page) -> [Markup] { shots.flatMap(\.picture.lines) }

  var members: [(key: String, value: JSON)] {
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
