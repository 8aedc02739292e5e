/// How a section scrolls across the collection's axis:
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
///
/// Frames are the same for each; only the places where scrolling stops differ.
public enum OrthogonalScrolling: String, Sendable, Hashable, CaseIterable {
  /// Stops anywhere: for content without pages.
  case continuous
  /// Stops at the leading edge of the nearest group; one swipe can pass several.
  case continuousGroupLeadingBoundary
  /// Stops at multiples of the visible width.
  case paging
  /// Stops at the leading edge of the next group, one group per swipe.
  case groupPaging
  /// Stops with the next group in the centre, one group per swipe.
  case groupPagingCentered
}
