import LayoutCore

extension Concept {
  static let placing = [
    Concept(
      "masonry-and-mosaic", also: ["masonry-vs-mosaic", "shortest-column", "round-robin"],
      "two ways to fill columns: the shortest first, or in turn",
      [
        "Masonry puts each item into the shortest column, so columns end near each other. Mosaic "
          + "fills columns in turn, so item 7 is always in the same column, whatever the sizes.",
        "If one item of a masonry grows, all later items can change columns. In a mosaic, only "
          + "the items below it move.",
      ],
      examples: [
        Example("sizes 100 30 30; items 6; use masonry columns=3; draw", "item 3 is in column 1"),
        Example("sizes 100 30 30; items 6; use mosaic columns=3; draw", "item 3 is in column 0"),
      ], demo: "mosaic", lessons: ["masonry", "mosaic"], related: ["masonry", "mosaic", "why"]),
    Concept(
      "line-break", also: ["wrap", "wrapping", "last-line"],
      "where a flow breaks a line, and how it aligns the last one",
      [
        "Flow puts items side by side while they fit; the first that does not fit starts a new "
          + "line. With align justified, the remaining space of a line goes between its items. "
          + "The last line has fewer items. UIKit keeps them in the columns of the full lines if "
          + "all sizes are equal, and otherwise aligns them to the leading edge.",
        "`set align` decides where the remaining space of full lines goes, and `set lastline` does the "
          + "same for the last line.",
      ],
      examples: [
        Example("use flow; sizes 100x40 80x40 120x40; items 8; draw", "lines of different lengths")
      ], demo: "flow", lessons: ["flow", "lastline"], related: ["flow", "spacing-and-gaps", "why"]),
    Concept(
      "paging", also: ["pages", "page-control", "ispagingenabled"],
      "content divided into screens",
      [
        "A page holds columns × rows cells. The page of an item, and its place there, is a "
          + "division with a remainder. No item has to be visited to find where the last one is.",
        "`page N` scrolls to a page. The last page can be partly empty.",
      ],
      examples: [
        Example(
          "use paged columns=2 rows=2; items 10; direction horizontal; draw",
          "pages side by side")
      ], demo: "paged", lessons: ["pages"], related: ["paged", "page", "orthogonal"]),
    Concept(
      "z-index", also: ["zindex", "stacking", "overlap-order"],
      "which of two overlapping elements is in front",
      [
        "Frames can overlap on purpose: badges, pinned headers, cards. The element with the "
          + "higher z is drawn over the other. If both are equal, the later one is in front.",
        "In a template, write `z 2`. Backgrounds are below 0, and pinned headers above their "
          + "items.",
      ],
      examples: [
        Example(
          "template cards { group vertical 1w 120 { item 1w 1h badge 40 20 top trailing z 5 } };"
            + " use compositional template=cards; items 2; draw", "badges in front")
      ], demo: "sections", lessons: ["overlap"],
      related: ["badges", "header", "background", "inspect"]),
    Concept(
      "right-to-left",
      also: ["rtl-layout", "mirroring", "leading", "trailing", "arabic", "hebrew"],
      "the mirrored layout, for languages written from right to left",
      [
        "Leading and trailing change sides; left and right do not. The first item is on the "
          + "right, and an orthogonal section starts there too.",
        "Mirroring twice restores the layout. `side ltr rtl` shows both, side by side.",
      ],
      examples: [
        Example("use grid columns=3; items 5; rtl on; draw", "0 is on the right"),
        Example("use grid columns=3; items 5; side ltr rtl", "both ways"),
      ], lessons: ["rtl"], related: ["rtl", "side", "insets"]),
    Concept(
      "content-offset",
      also: ["scroll-position", "contentoffset", "anchor", "spreadsheet", "sticky-column"],
      "the distance scrolled, and what to keep in place when the layout changes",
      [
        "The offset is a number, but you look at an item. When items above it grow or are "
          + "inserted, the same offset shows something else. A chat keeps its end in place, and "
          + "a feed its first visible item: `set keep offset|first|last`.",
        "`goto` scrolls to an element and prints the offset. `scroll` sets the offset. Where a "
          + "loaded layout has content larger than the screen on both axes, as a spreadsheet has, "
          + "`scroll X Y` sets both coordinates.",
      ],
      examples: [
        Example(
          "use chat; items 30; set keep last; goto 29; insert 0 90; scroll",
          "the end stays in place")
      ], demo: "scrolling", lessons: ["chat"], related: ["scroll", "goto", "self-sizing", "chat"]),
  ]
}
