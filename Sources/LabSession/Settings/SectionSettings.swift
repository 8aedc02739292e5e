import LabLanguage
import LayoutCore

extension Setting {
  /// The settings of each section; `spacing`, `header` and `footer` have a part for all sections, too.
  static let ofSections: [Setting] = [
    Setting(
      "items", "set how many items there are; several numbers make that many sections",
      .value(in: .itemCounts, .itemCounts),
      notes: [
        "New sections are like the first one. Up to 1,000,000 items are solved at once, more as"
          + " far as somebody looks."
      ], related: ["section", "sizes"],
      examples: [
        Example("items 50; draw", "fifty items"),
        Example("use grid; items 4 6; section 1 set columns 2; draw", "two sections"),
      ]),
    Setting(
      "sizes", "set how large the items want to be", .value(in: .sizes, .sizes),
      notes: [
        "44 · 90 60 120 (a pattern that repeats) · 120x40 60x40 · random 100..300 seed=7 ·"
          + " random 20..120x40..200 · aspect 4:3 1:1 · text FILE [char=8] [line=20] [padding=8] [width=W]"
          + " (one message a line, wrapped to the breadth) · file FILE (CSV or JSON)",
        "N means NxN. Where the strategy fixes one side, the other is taken; aspect and text follow"
          + " from the fixed side.",
      ], related: ["items", "use"], next: ["draw", "frames"],
      examples: [
        Example("sizes 90 60 120; draw", "three lengths again and again"),
        Example("use masonry columns=3; sizes aspect 4:3 1:1; draw", "pictures of two proportions"),
        Example("sizes random 100..300 seed=7; frames", "the same numbers for the same seed"),
      ]),
    Setting(
      "spacing", "set the distances between neighbours, in points",
      .section(
        \.spacing.line, .points(Slot.distances), word: "line", explicit: .spacing,
        "between lines, along the scroll axis"),
      .section(
        \.spacing.item, .points(Slot.distances), word: "item", explicit: .spacing,
        "between items of a line, across it"),
      .value(
        \.request.sectionSpacing, .points(Slot.distances), word: "section", "between sections"),
      together: ("between lines and between items", ["line", "item"]),
      notes: ["UIKit's names: minimumLineSpacing, minimumInteritemSpacing; both are 10 at first."],
      related: ["inset"],
      examples: [Example("use grid; spacing 0; spacing line 20; draw", "rows apart, cells not")]),
    Setting(
      "inset", "set the distances of a section's items from its edges",
      .section(\.insets, .insets, explicit: .insets),
      notes: [
        "Headers and footers keep the width of the layout, unless `followinsets on` lets the insets"
          + " narrow them, too. A template sets this for itself."
      ],
      related: ["spacing", "header", "followinsets"],
      examples: [Example("inset 20; draw", "20 points free on all sides")]),
    .supplementary(
      "header", "before its items", "before the first section", \.headers, \.request.headers),
    .supplementary(
      "footer", "after its items", "after the last section", \.footers, \.request.footers),
    Setting(
      "followinsets", "let each section's insets narrow its headers and footers, too",
      .section(
        \.followsInsets,
        .flag(
          on: "headers and footers are as broad as the items may be",
          off: "headers and footers are as broad as the layout, as in flow")),
      notes: [
        "It is `supplementariesFollowContentInsets`. Along the scroll axis they stay outside the"
          + " insets. A template says for itself which of the two it wants."
      ],
      related: ["inset", "header", "footer", "template"],
      examples: [
        Example("use flow; inset 0 20 0 20; header 40; followinsets on; draw", "a narrower header")
      ]),
    Setting(
      "background", "give each section a decoration view behind it, or none",
      .section(\.backgrounds, .background),
      notes: ["The section's insets shrink it, too: it lies behind the items and their views."],
      related: ["inset", "header", "template"],
      examples: [
        Example("use list; items 3 3; background 4; draw", "a background in each section")
      ]),
  ]

  /// `header` and `footer`.
  private static func supplementary(
    _ name: String, _ place: String, _ layoutPlace: String,
    _ views: any WritableKeyPath<Section, [Supplementary]> & Sendable,
    _ layoutViews: any WritableKeyPath<SessionState, [Supplementary]> & Sendable
  ) -> Setting {
    Setting(
      name, "give each section a view \(place), or none",
      .section(
        views, .view, "LENGTH points along the scroll axis; pinned: it stays in sight"),
      .value(layoutViews, .view, word: "layout", "one for the whole layout, \(layoutPlace)"),
      notes: ["A template's own take its place; its estimated ones are measured by LENGTH."],
      related: ["inset", "background", "section"],
      examples: [
        Example("use list; items 3 3; \(name) 40 pinned; draw", "a \(name) in each section"),
        Example("use list; items 3 3; \(name) layout 60; draw", "and one \(layoutPlace)"),
      ])
  }
}
