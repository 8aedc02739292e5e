/// How a section scrolls across the collection's axis:
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
///
/// Frames are the same for each; only the places where scrolling stops differ.
public enum OrthogonalScrolling: String, Sendable, Hashable, CaseIterable {
  /// Stops anywhere.
  case continuous
  /// Stops at a group's leading edge.
  case continuousGroupLeadingBoundary
  /// Stops at multiples of the visible width.
  case paging
  /// Stops at each group.
  case groupPaging
  /// Stops where a group is in the middle.
  case groupPagingCentered
}
