import LabLanguage
import LayoutCore

extension Setting {
  /// How wide and how high a container may be, in points.
  private static let sides = 1.0...1_000_000

  /// The settings of the whole layout.
  static let ofLayout: [Setting] = [
    Setting(
      "width", "set the container's width, in points",
      .value(\.request.container.width, .points(sides, step: 10)),
      related: ["height", "container"],
      examples: [Example("width 320; draw", "the same items on a narrower screen")]),
    Setting(
      "height", "set the container's height, in points",
      .value(\.request.container.height, .points(sides, step: 10)),
      related: ["width", "container"],
      examples: [Example("height 400; draw", "a shorter screen")]),
    Setting(
      "container", "set the container's width and height",
      .value(\.request.container, .size(sides)).unlisted, related: ["width", "height"],
      examples: [Example("container 1024x768; use paged; draw", "an iPad on its side")]),
    Setting(
      "direction", "set the scroll direction",
      .value(
        \.request.axis,
        .choice([
          .vertical: "content scrolls up and down", .horizontal: "content scrolls sideways",
        ]), explicit: \SessionState.request.isAxisExplicit), related: ["rtl"],
      examples: [Example("use list; direction horizontal; draw", "a strip of items")]),
    Setting(
      "rtl", "set the layout direction: right to left, or not",
      .value(
        \.request.isRightToLeft,
        .flag(on: "reading begins at the right", off: "reading begins at the left")),
      related: ["direction"],
      examples: [Example("use grid columns=3; rtl on; draw", "item 0 at the right")]),
    Setting(
      "safearea", "set the parts of the container that bars and a notch cover",
      .value(\.request.safeArea, .insets),
      notes: [
        "Along the scroll axis the content begins below them. Across it they count in `compositional`"
          + " as `reference` says, in `flow` as `insetreference` says, and in no other strategy."
      ], related: ["margins", "reference", "container"],
      examples: [Example("container 390x844; safearea 47 0 34 0; draw", "an iPhone with a notch")]),
    Setting(
      "margins", "set the container's layout margins, counted from its safe area",
      .value(\.request.margins, .insets),
      notes: ["They count for sections whose reference is layoutMargins, and for no other."],
      related: ["safearea", "reference"],
      examples: [Example("margins 8 20 8 20; reference layoutMargins; draw", "20 points each side")]
    ),
    Setting(
      "reference", "set what sections count their insets from",
      .value(
        \.request.insetsReference,
        .choice([
          .none: "the container's edges", .safeArea: "the container less its safe area",
          .layoutMargins: "the container less its safe area and layout margins",
        ])),
      notes: [
        "UIKit's name: contentInsetsReference, of the whole layout; safeArea at first. It is for"
          + " sections that do not say so themselves, as a template's `reference` does."
      ], related: ["safearea", "margins", "inset"],
      examples: [
        Example(
          "use compositional; safearea 0 40 0 40; reference none; draw", "across the whole breadth")
      ]),
  ]
}
