public import LayoutCore

/// What belongs to the lab and not to a layout.
public struct Settings: Sendable {
  /// Whether the lab says what one might try next.
  public var showsTips = true

  /// Everything at its standard.
  public init() {}

  /// What can be set.
  public static var parameters: [Parameter<Settings>] {
    [.flag("tips", \.showsTips, "whether the lab says what one might try next")]
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
