import LayoutCore

extension Concept {
  /// The questions that a layout answers, and the cost of the answers.
  static let contract = [
    Concept(
      "prepare", also: ["solve", "solving"], "the step in which a layout computes its frames",
      [
        "A collection view calls `prepare()` before any other method of the layout, and again "
          + "after each invalidation. There the layout computes what its later answers need.",
        "A layout that adds up sizes visits every item; one whose cells repeat visits none. "
          + "`measure` prints the time for growing numbers of items.",
      ],
      examples: [
        Example("use masonry columns=3; explain query 0 80 390 40", "which items were placed"),
        Example("use grid columns=3; sizes 44; items 1000000000; content", "no sizes to add up"),
      ], demo: "masonry", lessons: ["asked"],
      related: ["content-size", "invalidation", "checkpoints", "measure"]),
    Concept(
      "content-size", also: ["contentsize", "scrollable", "collectionviewcontentsize"],
      "the size of everything that scrolls",
      [
        "A layout returns its size as `collectionViewContentSize`, and the scroll view scrolls "
          + "over that size. If it is too small, the user cannot reach the last items.",
        "With estimated sizes it is an estimate, and it changes while the user scrolls.",
      ],
      examples: [
        Example("use masonry columns=3; content", "as tall as the tallest column"),
        Example("use list; items 100; sizes 44; content", "100 rows and 99 gaps"),
      ], lessons: ["asked", "reading"], related: ["content", "self-sizing", "prepare"]),
    Concept(
      "proposals", also: ["proposal", "proposedviewsize", "sizethatfits", "negotiation"],
      "the sizes that a SwiftUI layout offers its subviews",
      [
        "A SwiftUI layout proposes a size to a subview, and the subview answers with its own size. "
          + "If a side of the proposal is nil, the subview takes its ideal size. Zero asks for its "
          + "minimum, and infinity for its maximum.",
        "A layout for UIKit does not ask: its delegate gives it one size for each item. `trace` "
          + "lists the proposals and answers of a file for SwiftUI. Built-in strategies propose the "
          + "available width.",
      ],
      examples: [
        Example(
          "use flow align=leading; sizes flexible 60..200x30 80x30; draw",
          "the first size is as wide as its maximum")
      ], lessons: ["wrapping"], related: ["sizes", "trace", "self-sizing"]),
    Concept(
      "rect-query",
      also: ["elements-in-rect", "layoutattributesforelements", "query-rect", "visible"],
      "the elements that intersect a rectangle",
      [
        "While the user scrolls, the collection view calls `layoutAttributesForElements(in:)`. An "
          + "element missing from the answer is not shown; each extra element costs a cell.",
        "Touching edges do not intersect: `query` lists such elements as `2 only touch: 7 8`. The "
          + "picture shows the rectangle and fills its hits. `explain` shows how the answer was "
          + "found.",
      ],
      examples: [
        Example("use masonry columns=3; query 0 80 390 40", "four are hit"),
        Example("use masonry columns=3; explain query 0 80 390 40", "step by step"),
      ], demo: "masonry", lessons: ["asked", "scan"],
      related: ["query", "explain", "cost", "half-open", "binary-search", "audit"]),
    Concept(
      "cost", also: ["visited", "search-steps", "items-placed", "items-compared"],
      "what a query visits to find its answer",
      [
        "`visited` is search steps + items placed + items compared. A search step reads one "
          + "number, line or section to find where to look. An item placed was computed but not "
          + "compared. An item compared had its frame compared with the rectangle.",
        "An item that is placed and then compared counts once, as compared. A linear scan only "
          + "compares: of 1,000 items it visits 1,000. Work done before the query, in "
          + "`prepare()`, does not count.",
      ],
      examples: [
        Example(
          "use list; items 10000; sizes 44 60; explain query 0 200000 390 200",
          "the sum, step by step"
        ),
        Example("items 100; explain query 0 900 390 100", "the same in columns"),
      ], lessons: ["scan"], related: ["explain", "query", "binary-search", "checkpoints", "timer"]),
    Concept(
      "invalidation", also: ["invalidate", "dirty", "shouldinvalidatelayout"],
      "discard results that are no longer valid",
      [
        "New data, a new width or a new item size makes some frames wrong. A layout that "
          + "invalidates too much repeats work; one that invalidates too little shows old frames.",
        "After each change, the lab prints how many items have a new frame.",
      ],
      examples: [
        Example("use chat; resize 9 120", "one new size, and the items it moves"),
        Example("width 320", "a new width moves nearly every item"),
      ], demo: "chat", lessons: ["invalidation"], related: ["prepare", "resize", "settle", "audit"]),
    Concept(
      "binary-search", also: ["bisect", "logarithmic", "log-n"],
      "find the first visible item by halving the range",
      [
        "If items are sorted by position, the search looks at the middle item, then at the middle "
          + "of one half, and so on: 20 steps for a million items. The lab first guesses the "
          + "place by proportion, which takes about three steps if rows have equal heights.",
        "In a masonry, the ends of the items are not sorted. The ends within a column are, and so "
          + "are the checkpoints.",
      ],
      examples: [
        Example("use list; items 20000; sizes 44 60; explain query 0 500000 390 200", "few looks")
      ], demo: "list", lessons: ["chat", "scan"],
      related: ["checkpoints", "rect-query", "explain", "measure"]),
    Concept(
      "checkpoints", also: ["checkpoint", "index"],
      "saved states, so that a query can resume part-way",
      [
        "To place item 70,000 of a masonry, the lab needs the height of each column at that "
          + "point. It saves that state once every so many items: a checkpoint. A query starts "
          + "at the checkpoint before the rectangle and places a few items again.",
        "Fewer checkpoints use less memory and take more steps; `measure` prints bytes and times.",
      ],
      examples: [
        Example(
          "use masonry columns=3; items 20000; explain query 0 300000 390 200",
          "the checkpoint, and the items placed again")
      ], demo: "masonry", lessons: ["chat"], related: ["binary-search", "prepare", "explain"]),
  ]
}
