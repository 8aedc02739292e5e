/// One call from a collection view to its layout.
public struct LayoutEvent: Sendable {
  /// What it was, in UIKit's words.
  public enum Kind: String, Sendable {
    case prepare = "prepare()"
    /// Asked after each `prepare()`.
    case contentSize = "collectionViewContentSize"
    case elements = "layoutAttributesForElements(in:)"
    case boundsChange = "shouldInvalidateLayout(forBoundsChange:)"
    case context = "invalidationContext(forBoundsChange:)"
    case preferred = "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)"
    case preferredContext =
      "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)"
    /// Of the collection view, not of the layout itself.
    case invalidateLayout = "invalidateLayout()"
    /// It reached the collection view.
    case invalidate = "invalidateLayout(with:)"
    case animatedBounds = "prepare(forAnimatedBoundsChange:)"
    case animatedBoundsEnd = "finalizeAnimatedBoundsChange()"
    case updates = "prepare(forCollectionViewUpdates:)"
    /// The attributes with which elements appear and disappear.
    case ends = "initial and final layout attributes"
    case updatesEnd = "finalizeCollectionViewUpdates()"
    /// Asked after a swipe.
    case swipeTarget = "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"
    /// Asked after a batch of updates.
    case targetOffset = "targetContentOffset(forProposedContentOffset:)"
    case fault = "UIKit would have stopped the app"
  }

  /// What the event was about.
  public enum Subject: Sendable, Hashable {
    case rect(CGRect)
    case point(CGPoint)
    case size(CGSize)
    case count(Int)
    case indexPath(IndexPath)
    case answer(Bool)
    case text(String)
  }

  /// What it was.
  public let kind: Kind
  /// The argument of the call; nil where it has none.
  public let subject: Subject?
  /// The layout's answer; nil for calls without a result.
  public let answer: Subject?
  /// How long the layout took, in seconds.
  public let seconds: Double
}

/// Whatever an event can be about.
protocol EventSubject { var subject: LayoutEvent.Subject { get } }

extension CGRect: EventSubject { var subject: LayoutEvent.Subject { .rect(self) } }
extension CGPoint: EventSubject { var subject: LayoutEvent.Subject { .point(self) } }
extension Int: EventSubject { var subject: LayoutEvent.Subject { .count(self) } }
extension String: EventSubject { var subject: LayoutEvent.Subject { .text(self) } }
extension IndexPath: EventSubject { var subject: LayoutEvent.Subject { .indexPath(self) } }
