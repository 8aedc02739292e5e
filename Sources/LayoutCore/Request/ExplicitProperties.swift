/// What of a section somebody stated; the rest is as the lab begins.
///
/// A layout from outside keeps its own values where nobody stated others.
public struct ExplicitProperties: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  /// The properties whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The sizes of the items.
  public static let sizes = ExplicitProperties(rawValue: 1)
  /// The spacing.
  public static let spacing = ExplicitProperties(rawValue: 2)
  /// The insets.
  public static let insets = ExplicitProperties(rawValue: 4)
}
