extension Flow {
  /// Where the items of a line stand.
  public enum Alignment: String, Sendable, CaseIterable {
    /// Left-over room goes between the items; a lone item is centred.
    case justified
    /// From the leading edge.
    case leading
    /// In the middle.
    case center
    /// Up to the trailing edge.
    case trailing
    /// Left-over room goes between the items; a lone item is at the leading edge.
    case spaceBetween = "space-between"
    /// Left-over room goes around the items: half a share before the first and after the last.
    case spaceAround = "space-around"
    /// Left-over room goes in equal parts before, between and after the items.
    case spaceEvenly = "space-evenly"
  }

  /// Where the items of the last line stand.
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
    /// Left-over room goes between the items; a lone item is at the leading edge.
    case spaceBetween = "space-between"
  }

  /// Where an item stands along the scroll axis, in a line that is longer than the item.
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
