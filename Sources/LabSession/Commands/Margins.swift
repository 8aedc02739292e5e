import LabLanguage
import LayoutCore

extension Command {
  static let margins = Command(
    CommandDefinition(
      "margins", .change, "set the container's layout margins, counted from its safe area",
      forms: [
        Form([.slot("INSET", .distance)], "all four sides"),
        Form(.sides, "in the order of NSDirectionalEdgeInsets"),
      ],
      notes: ["They count for sections whose reference is layoutMargins, and for no other."],
      related: ["safearea", "reference"],
      examples: [Example("margins 8 20 8 20; reference layoutMargins; draw", "20 points each side")]
    )
  ) { session, arguments, world throws(LabError) in
    let insets = arguments.insets("INSET")
    return try session.change(in: world, at: arguments.command.span) { $0.request.margins = insets }
  }
}
