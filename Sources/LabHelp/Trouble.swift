import LabSession

/// A common problem with collection views, and the session that shows it.
///
/// Ordered by the number of public repositories whose issues report it.
struct Trouble: Sendable {
  /// The name of its session, for `demo`.
  let demo: String
  let symptom: String

  static let all = [
    Trouble(
      demo: "does-not-fit", symptom: "\"the behavior … is not defined because: the item width …\""),
    Trouble(
      demo: "right-to-left",
      symptom: "wrong side, wrong order, or a section that starts at the wrong end"),
    Trouble(demo: "slow", symptom: "slow with many items"),
    Trouble(demo: "pixel-gaps", symptom: "a thin line between items; the last column wraps"),
    Trouble(demo: "vanishing-cells", symptom: "cells vanish while the user scrolls"),
    Trouble(demo: "scroll-to-item", symptom: "scrolling to an item, or to the end, misses it"),
    Trouble(demo: "endless-layout", symptom: "layout passes that never end"),
    Trouble(
      demo: "invalidation", symptom: "\"… changed … without invalidating the layout\"; or too much"),
    Trouble(demo: "sticky-headers", symptom: "sticky headers: too long, too short, behind rows"),
    Trouble(demo: "self-sizing-jumps", symptom: "content jumps when sizes become known"),
    Trouble(demo: "strips", symptom: "orthogonal sections: widths, insets, heights"),
  ]
}
