import LayoutCore

/// How many pixels a screen has to a point (`UIScreen.scale`).
public enum DisplayScale: String, Sendable, Hashable, CaseIterable {
  /// Nothing is rounded.
  case none
  /// One pixel.
  case one = "1"
  /// Two pixels.
  case two = "2"
  /// Three pixels.
  case three = "3"

  /// The pixels to a point; nil where nothing is rounded.
  public var pixels: Int? {
    switch self {
    case .none: nil
    case .one: 1
    case .two: 2
    case .three: 3
    }
  }
}

extension Session {
  /// `frame` as a screen of the pixels that are set draws it: origin and size each at the nearest
  /// pixel; unrounded where none are set.
  func onPixels(_ frame: Rect) -> Rect {
    guard let pixels = state.settings.scale.pixels else { return frame }
    return frame.rounded(toScale: pixels)
  }

  /// `element` with its frame as a screen of the pixels that are set draws it.
  func onPixels(_ element: Element) -> Element {
    var element = element
    element.frame = onPixels(element.frame)
    return element
  }
}
