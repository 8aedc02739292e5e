extension Flow {
  /// The alignment of the items in a line.
  public enum Alignment: String, Sendable, CaseIterable {
    /// Remaining space goes between the items; a lone item is centred. UIKit's own.
    case justified
    /// From the leading edge.
    case leading
    /// In the middle.
    case center
    /// Up to the trailing edge.
    case trailing
    /// Remaining space goes between the items; a lone item is leading-aligned. CSS `space-between`.
    case spaceBetween = "space-between"
    /// Remaining space goes around the items: half a share before the first and after the last. CSS
    /// `space-around`.
    case spaceAround = "space-around"
    /// Remaining space goes in equal parts before, between and after the items. CSS `space-evenly`.
    case spaceEvenly = "space-evenly"
  }

  /// The alignment of the items in the last line.
  public enum LastLine: String, Sendable, CaseIterable {
    /// In the columns of the full lines if all sizes are equal, else from the leading edge.
    case uikit
    /// As on every other line.
    case same
    /// From the leading edge.
    case leading
    /// In the middle.
    case center
    /// Up to the trailing edge.
    case trailing
    /// Remaining space goes between the items; a lone item is leading-aligned. CSS `space-between`.
    case spaceBetween = "space-between"
  }

  /// The alignment along the scroll axis of an item that is shorter than its line.
  public enum CrossAlignment: String, Sendable, CaseIterable {
    /// At the line's start.
    case start
    /// In the middle.
    case center
    /// At the line's end.
    case end
    /// It is made as long as the line.
    case stretch
  }

  /// What the section's insets are counted from: `UICollectionViewFlowLayout.SectionInsetReference`.
  public enum InsetReference: String, Sendable, CaseIterable {
    /// The container's edges.
    case fromContentInset
    /// The container less its safe area.
    case fromSafeArea
    /// The container less its layout margins.
    case fromLayoutMargins
  }
}
