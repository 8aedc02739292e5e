/// The properties of a section that were set explicitly; the others have the lab's defaults.
///
/// An external layout keeps its own values for properties that are not set.
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
