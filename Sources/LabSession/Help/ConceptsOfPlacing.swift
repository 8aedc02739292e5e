import LayoutCore

extension Concept {
  /// How items find their places.
  static let placing = [
    Concept(
      "masonry-and-mosaic", also: ["masonry-vs-mosaic", "shortest-column", "round-robin"],
      "two ways to fill columns: the shortest first, or in turn",
      [
        "Masonry puts each item under the column that ended first, so that columns end near each"
          + " other. Mosaic deals items to columns in turn, so that item 7 is always in the same"
          + " column, whatever the sizes.",
        "One item that grows may send all later ones of a masonry to other columns; in mosaic it"
          + " only moves those below it.",
      ],
      examples: [
        Example(
          "sizes 100 30 30; items 6; use masonry columns=3; draw", "item 3 is in column 1"),
        Example("sizes 100 30 30; items 6; use mosaic columns=3; draw", "item 3 is in column 0"),
      ], demo: "mosaic", lessons: ["masonry", "mosaic"], related: ["masonry", "mosaic", "why"]),
    Concept(
      "line-break", also: ["wrap", "wrapping", "last-line"],
      "where a flow begins a new line, and how the last one looks",
      [
        "Flow puts items side by side while they fit; the one that does not begins a line. What"
          + " is left over in a line goes between its items where align is justified. The last"
          + " line has fewer items, and UIKit spaces them as the line above: a classic surprise.",
        "`align` chooses: start, center, end, or justified.",
      ],
      examples: [
        Example("use flow; sizes 100x40 80x40 120x40; items 8; draw", "lines of their own lengths")
      ], demo: "flow", lessons: ["flow", "lastline"], related: ["flow", "spacing-and-gaps", "why"]),
    Concept(
      "paging", also: ["pages", "page-control", "ispagingenabled"],
      "content in pieces as large as the screen",
      [
        "A page holds columns × rows cells; which page an item is on, and where, is a division"
          + " with a remainder. No item has to be touched to know where the last one is.",
        "`page N` goes to a page; the last page may be half empty.",
      ],
      examples: [
        Example("use paged columns=2 rows=2; items 10; direction horizontal; draw", "pages in turn")
      ], demo: "paged", lessons: ["pages"], related: ["paged", "page", "orthogonal"]),
    Concept(
      "z-index", also: ["zindex", "stacking", "overlap-order"],
      "which of two elements that overlap is in front",
      [
        "Frames may overlap on purpose: badges, pinned headers, cards on top of each other. The"
          + " element with the higher z is drawn over the other; of equals, the later one.",
        "In a template `z 2` says it; backgrounds lie below 0, pinned headers above their items.",
      ],
      examples: [
        Example(
          "template cards { group vertical 1w 120 { item 1w 1h badge 40 20 top trailing z 5 } };"
            + " use compositional template=cards; items 2; draw", "badges in front")
      ], demo: "sections", related: ["badges", "header", "background", "inspect"]),
    Concept(
      "right-to-left",
      also: ["rtl-layout", "mirroring", "leading", "trailing", "arabic", "hebrew"],
      "the same layout, mirrored, for writing that begins on the right",
      [
        "Leading and trailing change sides, left and right do not. The first item stands at the"
          + " right; a strip that scrolls across begins there, too.",
        "Mirroring twice is the identity: `side ltr rtl` shows both next to each other.",
      ],
      examples: [
        Example("use grid columns=3; items 5; rtl on; draw", "0 is on the right"),
        Example("use grid columns=3; items 5; side ltr rtl", "both ways"),
      ], lessons: ["rtl"], related: ["rtl", "side", "insets"]),
    Concept(
      "content-offset", also: ["scroll-position", "contentoffset", "anchor"],
      "how far one has scrolled, and what stays in place when the layout changes",
      [
        "The offset is a number; what one looks at is an item. When items above grow or come, the"
          + " same offset shows something else. A conversation keeps its end in place, a feed the"
          + " first visible item: `set keep offset|first|last`.",
        "`goto` says the offset that shows an element, `scroll` moves the screen.",
      ],
      examples: [
        Example(
          "use chat; items 30; set keep last; goto 29; insert 0 90; scroll", "the end stays")
      ], demo: "scrolling", lessons: ["chat"], related: ["scroll", "goto", "self-sizing", "chat"]),
  ]
}
