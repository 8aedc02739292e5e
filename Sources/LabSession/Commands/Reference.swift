import LabLanguage
import LayoutCore

extension Command {
  static let reference = Command(
    CommandCard(
      "reference", .change, "choose the edges that section insets are measured from",
      forms: [
        Form([
          .slot(
            "REFERENCE",
            .choice([
              Choice("none", "the container's edges"),
              Choice("safeArea", "the container without its safe area"),
              Choice("layoutMargins", "the container without its safe area and layout margins"),
            ]))
        ])
      ],
      notes: [
        "UIKit's name is contentInsetsReference, of the whole layout; its default is safeArea. A "
          + "template can set its own with `reference`."
      ], related: ["safearea", "margins", "inset"],
      examples: [
        Example(
          "use compositional; safearea 0 40 0 40; reference none; draw", "across the whole width")
      ])
  ) { session, arguments, world throws(Fault) in
    let word = arguments.word("REFERENCE") ?? ""
    let reference = InsetsReference(rawValue: word) ?? .safeArea
    return try session.change(in: world, at: arguments.command.span) {
      $0.request.insetsReference = reference
    }
  }
}
