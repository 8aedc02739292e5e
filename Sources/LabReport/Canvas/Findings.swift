internal import LayoutCore

/// What a picture could not show exactly, collected while drawing. The legend reports it.
struct Findings {
  /// A gap between two frames that the cells do not show.
  struct Gap: Hashable {
    var axis: Axis
    /// In thousandths of a point, so that equal gaps are one.
    var from: Int
    var to: Int
    var length: Double { Double(to - from) / 1000 }
  }

  /// Elements that are drawn, by their place in the scene, in order.
  var drawn: [Int] = []
  /// Whether all that is drawn are items that nothing marks.
  var arePlainItems = true
  /// Elements whose label did not fit.
  var unlabelled: Set<Int> = []
  /// Elements that share area with another of their kind and z-index.
  var overlapping: Set<Int> = []
  /// Whether some overlap is smaller than a cell and therefore not marked.
  var hasHiddenOverlap = false
  /// Whether there are so many overlaps that some were not counted.
  var hasMoreOverlaps = false
  /// Elements that reach beyond the container, or the content, across the scroll axis.
  var overflowing: Set<Int> = []
  /// Elements drawn larger than they are, because a cell is the least there is.
  var enlarged: Set<Int> = []
  /// Items of which no cell shows anything: they share the cells of others.
  var hidden: Set<Int> = []
  /// Elements without area.
  var empty: Set<Int> = []
  /// Elements whose frames are not finite numbers; they are not drawn.
  var unusable: Set<Int> = []
  /// Gaps smaller than a cell.
  var gaps: Set<Gap> = []
  /// Elements that the query hits, and whose cells it does not meet.
  var hiddenHits: Set<Int> = []
  /// Elements that the query does not hit, and whose cells it meets.
  var seemingHits: Set<Int> = []
  /// Whether every edge is on a cell border.
  var isExact = true
  /// Whether frames of one width are drawn with different widths.
  var equalWidthsDiffer = false
  /// Whether frames of one height are drawn with different heights.
  var equalHeightsDiffer = false
  /// Whether items are drawn as shades instead of boxes.
  var isDensity = false
  /// Whether the viewport's outline is drawn.
  var showsViewport = false
  /// Whether the container's edges are drawn.
  var showsContainer = false

  /// Adds what another part of the same scene found.
  mutating func merge(_ other: Findings) {
    drawn = drawn.isEmpty ? other.drawn : Set(drawn).union(other.drawn).sorted()
    arePlainItems = arePlainItems && other.arePlainItems
    unlabelled.formUnion(other.unlabelled)
    overlapping.formUnion(other.overlapping)
    hasHiddenOverlap = hasHiddenOverlap || other.hasHiddenOverlap
    overflowing.formUnion(other.overflowing)
    enlarged.formUnion(other.enlarged)
    hidden.formUnion(other.hidden)
    empty.formUnion(other.empty)
    unusable.formUnion(other.unusable)
    gaps.formUnion(other.gaps)
    hiddenHits.formUnion(other.hiddenHits)
    seemingHits.formUnion(other.seemingHits)
    isExact = isExact && other.isExact
    equalWidthsDiffer = equalWidthsDiffer || other.equalWidthsDiffer
    equalHeightsDiffer = equalHeightsDiffer || other.equalHeightsDiffer
    isDensity = isDensity || other.isDensity
    hasMoreOverlaps = hasMoreOverlaps || other.hasMoreOverlaps
    showsViewport = showsViewport || other.showsViewport
    showsContainer = showsContainer || other.showsContainer
  }
}
