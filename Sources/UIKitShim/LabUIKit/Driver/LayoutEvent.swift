/// One call from a collection view to its layout.
public struct LayoutEvent: Sendable {
  /// What it was.
  public enum Kind: String, Sendable, CaseIterable {
    /// `prepare()`.
    case prepare
    /// `collectionViewContentSize`, after each `prepare()`.
    case contentSize
    /// `layoutAttributesForElements(in:)`.
    case elements
    /// `shouldInvalidateLayout(forBoundsChange:)`.
    case boundsChange
    /// `invalidationContext(forBoundsChange:)`.
    case context
    /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
    case preferred
    /// `invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)`.
    case preferredContext
    /// `invalidateLayout(with:)` reached the collection view.
    case invalidate
    /// `prepare(forCollectionViewUpdates:)`.
    case updates
    /// The attributes with which elements appear and disappear.
    case ends
    /// `finalizeCollectionViewUpdates()`.
    case updatesEnd
    /// `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`, after a swipe.
    case swipeTarget
    /// `targetContentOffset(forProposedContentOffset:)`, after a batch of updates.
    case targetOffset
    /// What UIKit would have ended the app for.
    case fault
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
protocol EventSubject {
  var subject: LayoutEvent.Subject { get }
}

extension CGRect: EventSubject { var subject: LayoutEvent.Subject { .rect(self) } }
extension CGPoint: EventSubject { var subject: LayoutEvent.Subject { .point(self) } }
extension Int: EventSubject { var subject: LayoutEvent.Subject { .count(self) } }
extension String: EventSubject { var subject: LayoutEvent.Subject { .text(self) } }
extension IndexPath: EventSubject { var subject: LayoutEvent.Subject { .indexPath(self) } }
