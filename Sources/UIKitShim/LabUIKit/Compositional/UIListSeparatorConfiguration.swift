/// The lines between the rows of a list; they are kept, and not drawn.
public struct UIListSeparatorConfiguration {
  /// Whether a line is seen.
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator

  public init() {}
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// How a section that scrolls across slows down.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How quickly it comes to rest.
  public enum DecelerationRate: Int, Sendable {
    case automatic, normal, fast
  }

  /// Whether it swings at its ends.
  public enum BounceBehavior: Int, Sendable {
    case automatic, always, never
  }

  public nonisolated(unsafe) var decelerationRate = DecelerationRate.automatic
  public nonisolated(unsafe) var bounce = BounceBehavior.automatic

  nonisolated override init() { super.init() }
}
