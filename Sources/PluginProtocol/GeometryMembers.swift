import LayoutCore
import LayoutText

extension JSON {
  /// An array of numbers; the protocol sends points, sizes and ranges this way.
  static func numbers(_ numbers: [Double]) -> JSON { .array(numbers.map { .number($0) }) }

  /// The insets as the protocol orders them: top, leading, bottom, trailing, in points.
  static func insets(_ insets: Insets) -> JSON {
    .numbers([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// The coordinates.
  static func point(_ point: Point) -> JSON { .numbers([point.x, point.y]) }

  /// Between lines, between items.
  static func spacing(_ spacing: Spacing) -> JSON { .numbers([spacing.line, spacing.item]) }
}

/// The same, read; nil for anything but an array of that many numbers.
extension JSONNode {
  var insets: Insets? {
    numbers(4).map { Insets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
  }
  var rect: Rect? { numbers(4).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } }
  var point: Point? { numbers(2).map { Point(x: $0[0], y: $0[1]) } }
  var size: Size? { numbers(2).map { Size(width: $0[0], height: $0[1]) } }
  var spacing: Spacing? { numbers(2).map { Spacing(line: $0[0], item: $0[1]) } }
}
