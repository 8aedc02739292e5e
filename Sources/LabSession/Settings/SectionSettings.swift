import LabLanguage
import LayoutCore

extension Setting {
  /// The settings of each section; `spacing`, `header` and `footer` have a part for all sections, too.
  static let ofSections: [Declaration] = [
    Declaration(
      "items", "set the number of items; several numbers make several sections",
      .value(in: .itemCounts, .itemCounts),
      notes: [
        "A new section copies the settings of the first one. Up to 1,000,000 items are solved "
          + "immediately; beyond that, the lab computes what you look at."
      ], related: ["section", "sizes"], next: ["draw"],
      examples: [
        Example("items 50; draw", "fifty items"),
        Example("use grid; items 4 6; section 1 set columns 2; draw", "two sections"),
      ]),
    Declaration(
      "sizes", "set the sizes of the items", .value(in: .sizes, .sizes),
      notes: [
        "44 · 90 60 120 (a repeating pattern) · 120x40 60x40 · random 100..300 seed=7 · random "
          + "20..120x40..200 · aspect 4:3 1:1 · flexible 60..200x44 0..inf · "
          + "mixed 'a text' 24 4:3 0..infx44 · text FILE [char=8] [line=20] [padding=8] "
          + "[width=W] (one message per line, wrapped to the width) · file FILE (CSV or JSON)",
        "N means NxN. If the strategy sets one side, the other side is used; aspect and text "
          + "compute it from the side that is set.",
        "A flexible size is between a minimum and a maximum, which may be inf. A layout for SwiftUI "
          + "proposes a size; other layouts propose the available width.",
        "Mixed items repeat: texts in quotes, fixed sizes, aspect ratios and flexible sizes, as the "
          + "views of a row.",
      ], related: ["items", "use"], next: ["draw", "frames"],
      examples: [
        Example("sizes 90 60 120; draw", "three sizes that repeat"),
        Example(
          "use masonry columns=3; sizes aspect 4:3 1:1; draw", "pictures of two aspect ratios"),
        Example("sizes random 100..300 seed=7; frames", "the same numbers for the same seed"),
      ]),
    Declaration(
      "spacing", "set the distances between lines, items and sections, in points",
      parts: [
        .section(
          \.spacing.line, .points(Slot.spacings), word: "line", explicit: .spacing,
          "between lines, along the scroll axis"),
        .section(
          \.spacing.item, .points(Slot.spacings), word: "item", explicit: .spacing,
          "between items of a line, across it"),
        .value(
          \.request.sectionSpacing, .points(Slot.distances), word: "section", "between sections"),
      ], together: ("between lines and between items", ["line", "item"]),
      notes: [
        "UIKit's names are minimumLineSpacing (default 10) and minimumInteritemSpacing "
          + "(default 10).",
        "With a negative spacing, the items of list, flow and carousel overlap. Other strategies refuse "
          + "it.",
      ], related: ["inset"],
      examples: [
        Example(
          "use grid; spacing 0; spacing line 20; draw", "space between rows, none between cells"),
        Example("use list; spacing -20; draw", "items that overlap, as cards in a wallet"),
      ]),
    Declaration(
      "inset", "set a section's insets, in points",
      .section(\.insets, .insets, explicit: .insets),
      notes: [
        "Headers and footers are as wide as the layout, unless you set `followinsets on`. A "
          + "template has a statement of its own for this."
      ], related: ["spacing", "header", "followinsets"],
      examples: [Example("inset 20; draw", "20 points on all sides")]),
    .supplementary(
      "header", "before its items", "before the first section", \.headers, \.request.headers),
    .supplementary(
      "footer", "after its items", "after the last section", \.footers, \.request.footers),
    Declaration(
      "followinsets", "apply each section's insets to its headers and footers",
      .section(
        \.followsInsets,
        .flag(
          on: "headers and footers are as wide as the space for items",
          off: "headers and footers are as wide as the layout, as in flow")),
      notes: [
        "UIKit's name is `supplementariesFollowContentInsets`. Along the scroll axis, headers and "
          + "footers stay outside the insets. A template has a statement of its own for this."
      ], related: ["inset", "header", "footer", "template"],
      examples: [
        Example("use flow; inset 0 20 0 20; header 40; followinsets on; draw", "a narrower header")
      ]),
    Declaration(
      "background", "give each section a decoration view behind its items, or none",
      .section(\.backgrounds, .background),
      notes: ["The section's insets also apply to its background."],
      related: ["inset", "header", "template"],
      examples: [
        Example("use list; items 3 3; background 4; draw", "a background in each section")
      ]),
  ]
}

extension Setting.Declaration {
  /// `header` and `footer`.
  fileprivate static func supplementary(
    _ name: String, _ place: String, _ layoutPlace: String,
    _ views:
      @escaping @autoclosure @Sendable () -> any WritableKeyPath<Section, [Supplementary]>
      & Sendable,
    _ layoutViews:
      @escaping @autoclosure @Sendable () -> any WritableKeyPath<
        SessionState, [Supplementary]
      > & Sendable
  ) -> Self {
    Self(
      name, "give each section a view \(place), or remove it",
      parts: [
        .section(
          views(), .view, "LENGTH points along the scroll axis; pinned keeps it on the screen"),
        .value(
          layoutViews(), .view, word: "layout", "one view for the whole layout, \(layoutPlace)"),
      ],
      notes: [
        "A template's own headers and footers replace these; LENGTH is then the measured "
          + "size of the estimated ones."
      ], related: ["inset", "background", "section"],
      examples: [
        Example("use list; items 3 3; \(name) 40 pinned; draw", "a \(name) in each section"),
        Example("use list; items 3 3; \(name) layout 60; draw", "and one \(layoutPlace)"),
      ])
  }
}
