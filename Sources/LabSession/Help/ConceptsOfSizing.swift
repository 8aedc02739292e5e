import LayoutCore

extension Concept {
  /// How large things are, and where their edges lie.
  static let sizing = [
    Concept(
      "self-sizing", also: ["estimate", "automatic-size", "preferredlayoutattributesfitting"],
      "cells that say themselves how large they are, after a guess",
      [
        "The layout places every item at an estimate. When an item comes to the screen its cell is"
          + " measured, and everything behind it moves by the difference. Measured items may push"
          + " others off the screen or let new ones in, so it takes passes.",
        "In the lab an item's true size is that of `sizes`; a template gives the estimate with ~."
          + " `settle` tells the passes.",
      ],
      examples: [
        Example(
          "template row { group vertical 1w ~60 { item 1w ~60 } };"
            + " use compositional template=row; sizes 90 40 70; settle",
          "what is measured in each pass")
      ], demo: "selfsizing", related: ["estimated", "settle", "content-size", "invalidation"]),
    Concept(
      "estimated", also: ["estimate-length", "hug-content", "tilde"],
      "a length to begin with, until the item was measured",
      [
        "`~44` in a template is UIKit's `.estimated(44)`: room is made for 44 points, then the item"
          + " is measured and takes what it needs. `~=44` makes the siblings in a line as long as"
          + " the longest of them.",
        "A good estimate is near the average: then the scroll bar hardly jumps.",
      ],
      examples: [
        Example(
          "template tags { group horizontal 1w ~30 spacing 6 { item ~80 ~30 } };"
            + " use compositional template=tags; sizes 60x30 110x30 90x30; items 7; draw",
          "as broad as what is in them")
      ], demo: "selfsizing", related: ["self-sizing", "template", "templates"]),
    Concept(
      "fractional", also: ["fraction", "percentage", "relative-size"],
      "a length as a part of what something stands in",
      [
        "`1/3w` is a third of the container's width, `0.5h` half of its height: UIKit's"
          + " `.fractionalWidth` and `.fractionalHeight`. The container is the group round the"
          + " node, and for the outermost group the section, insets taken off.",
        "Fractions do not know of spacing: three thirds with gaps between them do not fit.",
      ],
      examples: [
        Example(
          "template thirds { group horizontal 1w 90 { item 1/3w 1h inset 4; item 2/3w 1h inset 4 }"
            + " }; use compositional template=thirds; items 6; draw", "a third and two thirds")
      ], demo: "compositional", lessons: ["fractions", "nested"],
      related: ["estimated", "group", "insets", "template"]),
    Concept(
      "half-open", also: ["touching", "edge", "intersection", "half-open-rect"],
      "a rectangle owns its left and top edge, not its right and bottom one",
      [
        "A frame at x = 0 with width 100 covers 0 and everything up to 100, without 100. So"
          + " neighbours that touch share no point, a grid without gaps covers each point once,"
          + " and a query that ends at 80 does not hit what begins at 80.",
        "The picture marks elements that only touch a query; an empty rectangle hits nothing.",
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
        "Insets belong to a section: top, leading, bottom, trailing. Leading is the side where"
          + " reading begins, so right to left turns them round. Spacing lies between items,"
          + " insets around them all.",
        "An item as broad as the container does not fit any more once there are insets: the most"
          + " frequent warning of UIKit's flow layout.",
      ],
      examples: [
        Example("use grid columns=3; inset 24; spacing 8; items 6; draw", "24 points all round")
      ], demo: "sections", lessons: ["fractions", "rtl"],
      related: ["inset", "spacing", "safearea", "margins"]),
    Concept(
      "spacing-and-gaps", also: ["distance", "between"],
      "two kinds of distance: along a line and between lines",
      [
        "`spacing line` lies between lines, rows or groups: UIKit's minimumLineSpacing."
          + " `spacing item` lies between neighbours in a line: minimumInteritemSpacing. Flow may"
          + " widen the second to fill the line, never the first.",
        "`gaps` lists every distance there is, and how often: a pixel too many shows up as a row"
          + " of its own.",
      ],
      examples: [
        Example("use grid columns=3; spacing line 24; spacing item 4; items 6; draw", "two kinds"),
        Example("use grid columns=3; spacing 10; gaps", "one distance, everywhere"),
      ], lessons: ["flow"], related: ["spacing", "gaps", "insets", "flow"]),
    Concept(
      "pixels", also: ["rounding", "scale", "snap", "one-pixel-gap"],
      "points are not pixels: a third of a width has no exact place on a screen",
      [
        "390 points in 7 columns are 55.714… points each. A screen of 2 pixels to a point rounds"
          + " every edge to half a point, so some columns are wider than others.",
        "Rounding an origin and a width each by itself leaves a gap of half a point here and there;"
          + " rounding all widths up leaves a last column that no longer fits.",
      ],
      examples: [
        Example(
          "use grid columns=7; items 7; spacing 0; set scale 2; gaps", "half a point too many"),
        Example("use grid columns=7; items 7; spacing 0; set scale 2; frames", "halves of a point"),
      ], demo: "pixels", related: ["set", "gaps", "half-open"]),
  ]
}
