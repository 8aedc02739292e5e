/// What stays where it is on the screen when the layout changes: the setting `keep`.
///
/// The rules are those of MagazineLayout's anchors for target content offsets (`first` is its layout
/// from top to bottom, `last` from bottom to top) and of TanStack Virtual's `anchorTo: "end"` with
/// `followOnAppend`.
public enum Keep: String, Sendable, Hashable, CaseIterable {
  /// The content offset, a number.
  case offset
  /// The start of the content where it is on the screen, or else the first visible item.
  case first
  /// The end of the content where it is on the screen, or else the last visible item.
  case last
}
