import LayoutCore

extension Concept {
  /// What a layout is asked, and what the answers cost.
  static let contract = [
    Concept(
      "prepare", also: ["solve", "solving"], "the moment a layout does its arithmetic",
      [
        "A collection view calls `prepare()` before it asks anything else, and again after each"
          + " invalidation. A layout computes there what later answers need.",
        "A layout that only sums up sizes has to touch every item; one whose cells repeat touches"
          + " none. `measure` tells the time for growing counts.",
      ],
      examples: [
        Example("use masonry columns=3; explain query 0 80 390 40", "which items were placed"),
        Example("use grid columns=3; sizes 44; items 1000000000; content", "nothing to add up"),
      ], demo: "masonry", lessons: ["asked"],
      related: ["content-size", "invalidation", "checkpoints", "measure"]),
    Concept(
      "content-size", also: ["contentsize", "scrollable", "collectionviewcontentsize"],
      "the size of all that scrolls",
      [
        "A layout says how large its content is, `collectionViewContentSize`; the scroll view lets"
          + " one scroll over as much. Where it is too small, the last items cannot be reached.",
        "With estimated sizes it is a guess, which grows and shrinks while one scrolls.",
      ],
      examples: [
        Example("use masonry columns=3; content", "as long as the longest column"),
        Example("use list; items 100; sizes 44; content", "100 rows and 99 gaps"),
      ], lessons: ["asked", "reading"], related: ["content", "self-sizing", "prepare"]),
    Concept(
      "rect-query",
      also: [
        "elements-in-rect", "layoutattributesforelements", "query-rect", "visible",
      ],
      "which elements intersect a rectangle",
      [
        "The question a collection view asks while one scrolls:"
          + " `layoutAttributesForElements(in:)`. An element left out of the answer is not shown;"
          + " one too many costs a cell.",
        "Touching edges do not intersect: `query` lists such elements as `2 only touch: 7 8`. It"
          + " draws the rectangle and fills what it hits; `explain` says how the answer was found.",
      ],
      examples: [
        Example("use masonry columns=3; query 0 80 390 40", "four are hit"),
        Example("use masonry columns=3; explain query 0 80 390 40", "step by step"),
      ], demo: "masonry", lessons: ["asked", "scan"],
      related: ["query", "explain", "cost", "half-open", "binary-search", "audit"]),
    Concept(
      "cost", also: ["visited", "search-steps", "items-placed", "items-compared"],
      "what a query did to find its answer",
      [
        "`visited` is search steps + items placed + items compared. A search step reads one number,"
          + " line or section to find where to look; an item placed was computed and not"
          + " compared; an item compared had its frame compared with the rectangle.",
        "An item that is placed to be compared counts once, as compared. A linear scan compares"
          + " every item and does nothing else: of 1,000 items it visits 1,000. What was solved"
          + " beforehand, in `prepare()`, is not part of a query.",
      ],
      examples: [
        Example(
          "use list; items 10000; sizes 44; explain query 0 200000 390 200", "the sum, step by step"
        ),
        Example("items 100; explain query 0 900 390 100", "the same in columns"),
      ], lessons: ["scan"], related: ["explain", "query", "binary-search", "checkpoints", "timer"]),
    Concept(
      "invalidation", also: ["invalidate", "dirty", "shouldinvalidatelayout"],
      "throwing away what was computed, because it no longer holds",
      [
        "New data, another width, another size of an item: each makes some frames wrong. A layout"
          + " that invalidates too much computes again what it had; one that invalidates too"
          + " little shows old frames.",
        "Each change in the lab says how many items moved: those that have another frame now.",
      ],
      examples: [
        Example("use chat; resize 9 120", "one size, and what moved because of it"),
        Example("width 320", "another width moves nearly everything"),
      ], demo: "chat", lessons: ["invalidation"], related: ["prepare", "resize", "settle", "audit"]),
    Concept(
      "binary-search", also: ["bisect", "logarithmic", "log-n"],
      "finding the first visible item by halving, not by walking",
      [
        "Where items stand in order of their position, the first that a rectangle can hit is found"
          + " by looking at the middle, then at the middle of one half, and so on: 20 looks for a"
          + " million items. The lab tries the place in proportion first: in rows of one height that"
          + " takes about three steps.",
        "In masonry the ends of items are not in order; their columns are, and so are the states"
          + " between items.",
      ],
      examples: [
        Example("use list; items 20000; sizes 44; explain query 0 500000 390 200", "few looks")
      ], demo: "list", lessons: ["chat", "scan"],
      related: ["checkpoints", "rect-query", "explain", "measure"]),
    Concept(
      "checkpoints", also: ["checkpoint", "index"],
      "states kept on the way, to go on from in the middle",
      [
        "To place item 70,000 of a masonry one has to know how long the columns are before it. The"
          + " lab keeps that state of one item in many: a checkpoint. A query starts at the one"
          + " before the rectangle and places a few items again.",
        "Fewer checkpoints take less memory and more steps; `measure` shows bytes and times.",
      ],
      examples: [
        Example(
          "use masonry columns=3; items 20000; explain query 0 300000 390 200",
          "the checkpoint, and what was placed again")
      ], demo: "masonry", lessons: ["chat"], related: ["binary-search", "prepare", "explain"]),
  ]
}
