/// What a section's insets are counted from: `UIContentInsetsReference`.
public enum InsetsReference: String, Sendable, Hashable, CaseIterable {
  /// The layout's reference.
  case automatic
  /// The container's edges.
  case none
  /// The container less its safe area.
  case safeArea
  /// The container less its safe area and its layout margins.
  case layoutMargins
}
