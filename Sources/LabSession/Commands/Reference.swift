import LabLanguage
import LayoutCore

extension Command {
  static let reference = Command(
    CommandDefinition(
      "reference", .change, "set what sections count their insets from",
      forms: [
        Form([
          .slot(
            "REFERENCE",
            .choice([
              Choice("none", "the container's edges"),
              Choice("safeArea", "the container less its safe area"),
              Choice("layoutMargins", "the container less its safe area and layout margins"),
            ]))
        ])
      ],
      notes: [
        "UIKit's name: contentInsetsReference, of the whole layout; safeArea at first. It is for"
          + " sections that do not say so themselves, as a template's `reference` does."
      ], related: ["safearea", "margins", "inset"],
      examples: [
        Example(
          "use compositional; safearea 0 40 0 40; reference none; draw", "across the whole breadth")
      ])
  ) { session, arguments, world throws(LabError) in
    let word = arguments.word("REFERENCE") ?? ""
    let reference = InsetsReference(rawValue: word) ?? .safeArea
    return try session.change(in: world, at: arguments.command.span) {
      $0.request.insetsReference = reference
    }
  }
}
