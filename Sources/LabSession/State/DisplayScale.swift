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
