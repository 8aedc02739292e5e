/// A decoration view behind a section: `NSCollectionLayoutDecorationItem.background`.
public struct Background: Sendable, Hashable {
  /// The element kind it is registered for.
  public var kind: String
  /// Reduce its frame; without insets it has the section's frame, including the section's own
  /// insets.
  public var insets: Insets
  /// Views with a higher number are in front.
  public var zIndex: Int

  /// The kind of a view that was given none.
  public static let standardKind = "background"

  /// A background, shrunk by `insets`.
  public init(kind: String = standardKind, insets: Insets = .zero, zIndex: Int = -1) {
    self.kind = kind
    self.insets = insets
    self.zIndex = zIndex
  }
}
