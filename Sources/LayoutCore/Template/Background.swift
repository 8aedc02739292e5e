/// A decoration view behind a section: `NSCollectionLayoutDecorationItem.background`.
public struct Background: Sendable, Hashable {
  /// The element kind it is registered for.
  public var kind: String
  /// Reduce its frame; without insets it has the section's frame, including the section's own
  /// insets.
  public var insets: Insets
  /// Elements with a higher number are in front; -1 by default, behind the items.
  public var zIndex: Int

  /// The default kind.
  public static let standardKind = "background"

  /// A background of `kind`, reduced by `insets`.
  public init(kind: String = standardKind, insets: Insets = .zero, zIndex: Int = -1) {
    (self.kind, self.insets, self.zIndex) = (kind, insets, zIndex)
  }
}
