/// The edges that a section's insets are measured from: `UIContentInsetsReference`.
public enum InsetsReference: String, Sendable, Hashable, CaseIterable {
  /// The layout's own reference, which is the safe area by default.
  case automatic
  /// The container's edges, also under bars and a notch.
  case none
  /// The container less its safe area.
  case safeArea
  /// The container less its safe area and its layout margins.
  case layoutMargins
}
