/// A decoration view behind a section: `NSCollectionLayoutDecorationItem.background`.
public struct Background: Sendable, Hashable {
  /// The element kind it is registered for.
  public var kind: String
  /// Shrink it; it covers the section with the section's own insets otherwise.
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
