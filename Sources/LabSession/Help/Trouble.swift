/// What goes wrong most often with collection views, and the session that shows it.
///
/// The order is that of the number of public repositories in whose issues it turned up.
struct Trouble: Sendable {
  /// The name of its session, for `demo`.
  let demo: String
  /// What one sees or hears of it.
  let symptom: String

  static let all = [
    Trouble(
      demo: "does-not-fit", symptom: "\"the behavior … is not defined because: the item width …\""),
    Trouble(demo: "right-to-left", symptom: "wrong side, wrong order, a strip at its wrong end"),
    Trouble(demo: "slow", symptom: "slow with many items"),
    Trouble(demo: "pixel-gaps", symptom: "a thin line between items; the last column wraps"),
    Trouble(demo: "vanishing-cells", symptom: "cells vanish while one scrolls"),
    Trouble(demo: "scroll-to-item", symptom: "scrolling to an item, or to the end, misses it"),
    Trouble(demo: "endless-layout", symptom: "layout passes without an end"),
    Trouble(
      demo: "invalidation", symptom: "\"… changed … without invalidating the layout\"; or too much"),
    Trouble(
      demo: "sticky-headers", symptom: "headers that stick: too long, too short, behind rows"),
    Trouble(demo: "self-sizing-jumps", symptom: "what one reads jumps when sizes become known"),
    Trouble(demo: "strips", symptom: "sections that scroll across: widths, insets, heights"),
  ]
}
