import LayoutCore

extension Concept {
  /// Sections, groups, and the views beside their items.
  static let sectioning = [
    Concept(
      "section", also: ["sections"], "a part of the content with its own data and its own layout",
      [
        "Sections follow one another along the scroll axis. Each section has items, sizes, "
          + "spacing and insets, and can have a header, a footer and a background. `items 6 9` "
          + "makes two sections, `section 1 …` changes one of them, and item 1.3 is the fourth "
          + "item of the second.", "In the lab, each section can have its own strategy.",
      ],
      examples: [
        Example(
          "items 3 5; section 0 use list; section 1 use grid columns=3; header 24; draw --zoom 0.5",
          "a list above a grid")
      ], demo: "sections", lessons: ["groups"], related: ["items", "header", "group", "insets"]),
    Concept(
      "group", also: ["groups", "nested-group", "nscollectionlayoutgroup"],
      "items and other groups in a row or a column, repeated for all items",
      [
        "A group is the unit of a compositional layout. It arranges a few items vertically or "
          + "horizontally; their sizes are points, fractions or estimates. The section repeats "
          + "the group until there are no more items. A group can contain groups."
      ],
      examples: [
        Example(
          "template hero { group horizontal 1w 120 { item 1/2w 1h inset 3; group vertical 1/2w 1h"
            + " { item 1w 1/2h inset 3 repeat 2 } } }; use compositional template=hero; items 6;"
            + " draw", "one large, two small")
      ], demo: "compositional", lessons: ["groups", "nested", "project"],
      related: ["template", "templates", "fractional", "compositional"]),
    Concept(
      "pinned", also: ["sticky", "pinned-headers", "sticky-header", "floating-header"],
      "a header that stays on the screen while its section is visible",
      [
        "A pinned header scrolls with its section until it reaches the edge of the screen. It "
          + "stays there until the end of the section pushes it off. Its frame depends on the "
          + "offset, so such a layout is invalidated at every scroll step."
      ],
      examples: [
        Example(
          "height 240; items 6 6; header 30 pinned; scroll to 120; draw",
          "the header is at the top of the screen")
      ], demo: "scrolling", lessons: ["sticky"],
      related: ["header", "scroll", "invalidation", "z-index"]),
    Concept(
      "orthogonal", also: ["orthogonal-scrolling", "strip", "scrolls-across"],
      "a section that scrolls across the scroll axis",
      [
        "The section is as high as one group. Its groups are side by side in a scroll view of "
          + "their own, which stops anywhere, at pages or at groups.",
        "`section N scroll to X` scrolls one section. `draw` shows its hidden part dimmed.",
      ],
      examples: [
        Example(
          "template strip { orthogonal groupPaging; between 8; group horizontal 0.4w 90 { item 1w"
            + " 1h } }; use compositional template=strip; items 6; draw", "groups side by side")
      ], demo: "scrolling", lessons: ["strips"], related: ["template", "scroll", "section"]),
    Concept(
      "badges", also: ["badge", "supplementary-item", "anchor-of-a-badge"],
      "small views attached to an edge or a corner of an item",
      [
        "A badge has its own size and an anchor: top trailing is the corner where a line of text "
          + "ends. A badge can extend beyond its item, so a query must search a little further "
          + "than the items' frames."
      ],
      examples: [
        Example(
          "template marked { group horizontal 1w 100 { item 1/2w 1h inset 12 badge 36 20 top"
            + " trailing } }; use compositional template=marked; items 4; draw", "in the corner")
      ], demo: "compositional", lessons: ["badges"], related: ["templates", "z-index", "template"]),
    Concept(
      "decoration", also: ["decoration-view", "backgrounds"],
      "a view of the layout that has no data",
      [
        "A section's background is drawn behind its items and has the section's frame, as a card "
          + "behind a list. It has no cell and no index. Queries find and count it like any "
          + "other element."
      ],
      examples: [
        Example("items 3 3; inset 12; background 4; draw", "a background behind each section")
      ], demo: "sections", lessons: ["badges"], related: ["background", "z-index", "section"]),
  ]
}
