public import LayoutCore

/// The structure behind the boxes: what a picture shows beside elements if layers are on.
public struct PictureLayers: Sendable {
  /// One of the layers.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Where the edges of several items lie.
    case lines
    /// The distances between neighbours.
    case gaps
    /// What insets, safe area and margins leave free.
    case insets
    /// The groups of a template.
    case groups

    /// What it shows, in a few words.
    public var summary: String {
      switch self {
      case .lines: "lines where edges of several items align; numbers are on the rulers"
      case .gaps: "distances between neighbouring items"
      case .insets: "the space left by insets, safe area and margins"
      case .groups: "the groups of a template"
      }
    }
  }

  /// A place where the edges of two or more items lie.
  public struct Line: Sendable, Hashable {
    /// Where it is, in points.
    public var position: Double
    /// Whether items end there; they begin there if not.
    public var isEnd: Bool

    public init(position: Double, isEnd: Bool) { (self.position, self.isEnd) = (position, isEnd) }
  }

  /// Free space between two items.
  public struct Gap: Sendable, Hashable {
    /// Where it is; across, what both items have in common.
    public var frame: Rect
    /// The axis on which it is measured.
    public var axis: Axis

    public init(frame: Rect, axis: Axis) { (self.frame, self.axis) = (frame, axis) }

    /// How far the items are apart, in points.
    public var distance: Double { frame.size[axis] }
  }

  /// What insets leave free of a section.
  public struct Margin: Sendable, Hashable {
    public var section: Int
    /// The section's items with the insets round them.
    public var outer: Rect
    /// The items alone.
    public var inner: Rect

    public init(section: Int, outer: Rect, inner: Rect) {
      (self.section, self.outer, self.inner) = (section, outer, inner)
    }
  }

  /// Which layers are shown, in the order of their names in help.
  public var shown: [Kind] = []
  /// Vertical lines, by their x.
  public var columns: [Line] = []
  /// Horizontal lines, by their y.
  public var rows: [Line] = []
  /// Gaps in view.
  public var gaps: [Gap] = []
  /// Margins in view.
  public var margins: [Margin] = []
  /// Groups in view, outer ones first.
  public var groups: [LayoutGroup] = []

  public init() {}
}
