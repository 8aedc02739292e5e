import LayoutCore

extension Concept {
  /// Sections, groups, and the views beside their items.
  static let sectioning = [
    Concept(
      "section", also: ["sections"], "a part of the content with its own data and its own layout",
      [
        "Sections follow each other along the scroll axis. Each has items, sizes, spacing, insets,"
          + " perhaps a header, a footer and a background. `items 6 9` makes two, `section 1 …`"
          + " means one of them, and item 1.3 is the fourth of the second.",
        "In the lab each section may have a strategy of its own.",
      ],
      examples: [
        Example(
          "items 3 5; section 0 use list; section 1 use grid columns=3; header 24; draw --zoom 0.5",
          "a list above a grid")
      ], demo: "sections", lessons: ["groups"], related: ["items", "header", "group", "insets"]),
    Concept(
      "group", also: ["groups", "nested-group", "nscollectionlayoutgroup"],
      "items and other groups in a row or a column, repeated as often as there are items",
      [
        "The unit of a compositional layout: a group says how a few items stand, vertical or"
          + " horizontal, in sizes that are points, fractions or estimates. The section repeats it"
          + " until the items are used up. Groups hold groups."
      ],
      examples: [
        Example(
          "template hero { group horizontal 1w 120 { item 1/2w 1h inset 3; group vertical 1/2w 1h"
            + " { item 1w 1/2h inset 3 repeat 2 } } }; use compositional template=hero; items 6;"
            + " draw", "one large, two small")
      ], demo: "compositional", lessons: ["groups", "nested"],
      related: ["template", "templates", "fractional", "compositional"]),
    Concept(
      "pinned", also: ["sticky", "pinned-headers", "sticky-header", "floating-header"],
      "a header that stays on the screen while its section is there",
      [
        "A pinned header stands at its place until that leaves the screen, then at the edge of the"
          + " screen, until the end of its section pushes it off. Its frame depends on the offset,"
          + " so scrolling is enough to make it wrong: such a layout invalidates on every step."
      ],
      examples: [
        Example(
          "height 240; items 6 6; header 30 pinned; scroll to 120; draw",
          "the header is at the screen's top")
      ], demo: "scrolling", lessons: ["sticky"],
      related: ["header", "scroll", "invalidation", "z-index"]),
    Concept(
      "orthogonal", also: ["orthogonal-scrolling", "carousel", "strip", "scrolls-across"],
      "a section that scrolls across the way the content scrolls",
      [
        "The section becomes a strip as high as one group; its groups stand side by side in a"
          + " scroll view of their own, which stops anywhere, at pages, or at groups.",
        "`section N scroll to X` moves one strip; `draw` shows what is outside as dim.",
      ],
      examples: [
        Example(
          "template strip { orthogonal groupPaging; between 8; group horizontal 0.4w 90 { item 1w"
            + " 1h } }; use compositional template=strip; items 6; draw", "groups side by side")
      ], demo: "scrolling", related: ["template", "scroll", "section"]),
    Concept(
      "badges", also: ["badge", "supplementary-item", "anchor-of-a-badge"],
      "small views attached to an edge or a corner of an item",
      [
        "A badge has its own size and an anchor: top trailing is the corner where reading ends."
          + " It may hang over the item; then a query must look a little further than frames do."
      ],
      examples: [
        Example(
          "template marked { group horizontal 1w 100 { item 1/2w 1h inset 12 badge 36 20 top"
            + " trailing } }; use compositional template=marked; items 4; draw", "in the corner")
      ], demo: "compositional", related: ["templates", "z-index", "template"]),
    Concept(
      "decoration", also: ["decoration-view", "backgrounds"],
      "a view that belongs to the layout, not to the data",
      [
        "A section's background is drawn behind its items and follows its frame: a card behind a"
          + " list. It has no cell and no index; it is queried and counted like any other element."
      ],
      examples: [
        Example("items 3 3; inset 12; background 4; draw", "a plate behind each section")
      ], demo: "sections", related: ["background", "z-index", "section"]),
  ]
}
