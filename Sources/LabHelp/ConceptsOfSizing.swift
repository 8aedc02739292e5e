import LayoutCore

extension Concept {
  /// How large things are, and where their edges lie.
  static let sizing = [
    Concept(
      "self-sizing", also: ["estimate", "automatic-size", "preferredlayoutattributesfitting"],
      "cells that report their own size and replace an estimate",
      [
        "The layout first places every item at its estimated size. When an item appears on the "
          + "screen, its cell is measured, and everything after it moves by the difference. That "
          + "can move items off the screen or bring new ones onto it, so it takes several passes.",
        "In the lab, the measured size of an item is its size from `sizes`. A template writes an "
          + "estimate with ~. `settle` shows the passes.",
      ],
      examples: [
        Example(
          "template row { group vertical 1w ~200 { item 1w ~200 } };"
            + " use compositional template=row; sizes 90 40 70; settle",
          "each pass measures the cells that the one before brought onto the screen")
      ], demo: "selfsizing", lessons: ["selfsizing"],
      related: ["estimated", "settle", "content-size", "invalidation"]),
    Concept(
      "estimated", also: ["estimate-length", "hug-content", "tilde"],
      "the size of an item until it is measured",
      [
        "`~44` in a template is UIKit's `.estimated(44)`: the layout assumes 44 points, then "
          + "measures the item and uses its size. `~=44` makes the siblings of a line as large "
          + "as the largest.",
        "A good estimate is near the average, so that the scroll bar hardly jumps.",
      ],
      examples: [
        Example(
          "template tags { group horizontal 1w ~30 spacing 6 { item ~80 ~30 } };"
            + " use compositional template=tags; sizes 60x30 110x30 90x30; items 7; draw",
          "as wide as their content")
      ], demo: "selfsizing", lessons: ["selfsizing"],
      related: ["self-sizing", "template", "templates"]),
    Concept(
      "fractional", also: ["fraction", "percentage", "relative-size"],
      "a size as a fraction of the container",
      [
        "`1/3w` is a third of the container's width, and `0.5h` is half of its height: UIKit's "
          + "`.fractionalWidth` and `.fractionalHeight`. The container is the surrounding group. "
          + "For the outermost group it is the section without its insets.",
        "A fraction ignores spacing: three thirds with gaps between them do not fit.",
      ],
      examples: [
        Example(
          "template thirds { group horizontal 1w 90 { item 1/3w 1h inset 4; item 2/3w 1h inset 4 }"
            + " }; use compositional template=thirds; items 6; draw", "a third and two thirds")
      ], demo: "compositional", lessons: ["fractions", "nested"],
      related: ["estimated", "group", "insets", "template"]),
    Concept(
      "half-open", also: ["touching", "edge", "intersection", "half-open-rect"],
      "a rectangle includes its left and top edges, but not its right and bottom edges",
      [
        "A frame at x = 0 with width 100 covers 0 and every number below 100. Neighbours that "
          + "touch share no point, and a grid without gaps covers each point once. A query that "
          + "ends at 80 does not hit an item that begins at 80.",
        "The picture marks elements that only touch a query. An empty rectangle hits nothing.",
      ],
      examples: [
        Example(
          "use grid columns=3; spacing 0; sizes 80; items 9; query 0 80 130 80; draw",
          "the row above and the cell to the right only touch")
      ], lessons: ["asked"], related: ["rect-query", "query", "pixels"]),
    Concept(
      "insets", also: ["padding-of-a-section", "sectioninset", "contentinsets"],
      "distances of a section's items from its edges",
      [
        "A section has four insets: top, leading, bottom, trailing. Leading is where a line of "
          + "text begins, so right to left swaps leading and trailing. Spacing is between items; "
          + "insets are around all of them.",
        "With insets, an item as wide as the container no longer fits. That is the most frequent "
          + "warning of UIKit's flow layout.",
      ],
      examples: [
        Example("use grid columns=3; inset 24; spacing 8; items 6; draw", "24 points all round")
      ], demo: "sections", lessons: ["fractions", "rtl"],
      related: ["inset", "spacing", "safearea", "margins"]),
    Concept(
      "spacing-and-gaps", also: ["distance", "between"],
      "two distances: within a line, and between lines",
      [
        "`spacing line` is the distance between lines, rows or groups: UIKit's "
          + "minimumLineSpacing. `spacing item` is the distance between neighbours in a line: "
          + "minimumInteritemSpacing. Flow can increase the item spacing to fill the line, but "
          + "never the line spacing.",
        "`gaps` lists every distance and how often it occurs: a distance that is wrong by a pixel "
          + "has a row of its own.",
      ],
      examples: [
        Example("use grid columns=3; spacing line 24; spacing item 4; items 6; draw", "two kinds"),
        Example("use grid columns=3; spacing 10; gaps", "one distance everywhere"),
      ], lessons: ["flow"], related: ["spacing", "gaps", "insets", "flow"]),
    Concept(
      "pixels", also: ["rounding", "scale", "snap", "one-pixel-gap"],
      "a third of a width falls between two pixels of the screen",
      [
        "390 points in 7 columns are 55.714… points each. A screen with 2 pixels per point rounds "
          + "every edge to half a point, so some columns are wider than others.",
        "If you round origins and widths separately, gaps of half a point appear. If you round "
          + "all widths up, the last column no longer fits.",
      ],
      examples: [
        Example(
          "use grid columns=7; items 7; spacing 0; set scale 2; gaps", "half a point too many"),
        Example(
          "use grid columns=7; items 7; spacing 0; set scale 2; frames",
          "multiples of half a point"),
      ], demo: "pixels", lessons: ["pixels"], related: ["set", "gaps", "half-open"]),
  ]
}
