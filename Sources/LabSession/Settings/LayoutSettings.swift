import LabLanguage
import LayoutCore

extension Setting {
  /// How wide and how high a container may be, in points.
  private static let sides = 1.0...1_000_000

  static let ofLayout: [Declaration] = [
    Declaration(
      "width", "set the container's width, in points",
      .value(\.request.container.width, .points(sides, step: 10)),
      related: ["height", "container"],
      examples: [Example("width 320; draw", "the same items on a narrower screen")]),
    Declaration(
      "height", "set the container's height, in points",
      .value(\.request.container.height, .points(sides, step: 10)),
      related: ["width", "container"], examples: [Example("height 400; draw", "a shorter screen")]),
    Declaration(
      "container", "set the container's width and height",
      .value(\.request.container, .size(sides)).unlisted, related: ["width", "height"],
      examples: [Example("container 1024x768; use paged; draw", "an iPad on its side")]),
    Declaration(
      "direction", "set the scroll direction",
      .value(
        \.request.axis,
        .choice([
          .vertical: "content scrolls up and down", .horizontal: "content scrolls left and right",
        ]), explicit: \SessionState.request.isAxisExplicit), related: ["rtl"],
      examples: [Example("use list; direction horizontal; draw", "a row of items")]),
    Declaration(
      "rtl", "set the layout direction: right to left, or left to right",
      .value(
        \.request.isRightToLeft,
        .flag(on: "the leading edge is on the right", off: "the leading edge is on the left")),
      related: ["direction"],
      examples: [Example("use grid columns=3; rtl on; draw", "item 0 on the right")]),
    Declaration(
      "safearea", "set the parts of the container that bars and the notch cover",
      .value(\.request.safeArea, .insets),
      notes: [
        "Along the scroll axis, the content begins inside the safe area. Across it, `reference` "
          + "decides in `compositional` and `insetreference` in `flow`; other strategies ignore "
          + "it."
      ], related: ["margins", "reference", "container"],
      examples: [Example("container 390x844; safearea 47 0 34 0; draw", "an iPhone with a notch")]),
    Declaration(
      "margins", "set the container's layout margins, measured from its safe area",
      .value(\.request.margins, .insets),
      notes: [
        "Margins apply only to sections whose reference is layoutMargins. Their default is that "
          + "of a UIView."
      ],
      related: ["safearea", "reference"],
      examples: [
        Example(
          "use compositional; margins 8 20 8 20; reference layoutMargins; draw",
          "20 points on each side")
      ]),
    Declaration(
      "reference", "choose the edges that section insets are measured from",
      .value(
        \.request.insetsReference,
        .choice([
          .none: "the container's edges", .safeArea: "the container without its safe area",
          .layoutMargins: "the container without its safe area and layout margins",
        ])),
      notes: [
        "UIKit's name is contentInsetsReference, of the whole layout; its default is safeArea. A "
          + "template can set its own with `reference`."
      ], related: ["safearea", "margins", "inset"],
      examples: [
        Example(
          "use compositional; safearea 0 40 0 40; reference none; draw", "across the whole width")
      ]),
  ]
}
