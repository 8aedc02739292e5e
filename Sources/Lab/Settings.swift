public import LayoutCore

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
  public var pixels: Double? {
    switch self {
    case .none: nil
    case .one: 1
    case .two: 2
    case .three: 3
    }
  }
}

/// What belongs to the lab and not to a layout.
public struct Settings: Sendable {
  /// Whether the lab says what one might try next.
  public var showsTips = true

  /// The pixels of the screen that answers are rounded to.
  public var scale = DisplayScale.none

  /// Everything at its standard.
  public init() {}

  /// What can be set.
  public static var parameters: [Parameter<Settings>] {
    [
      .flag("tips", \.showsTips, "whether the lab says what one might try next"),
      .choice(
        "scale", \.scale, "pixels to a point: frames are shown as a screen of them draws them",
        ["frames as they are, unrounded", "whole points", "halves of a point", "thirds of a point"]),
    ]
  }

  /// What can be set, without its owner.
  public static var cards: [ParameterCard] {
    let standard = Settings()
    return parameters.map {
      ParameterCard(
        name: $0.name, summary: $0.summary, kind: $0.kind, standard: $0.value(in: standard))
    }
  }
}
