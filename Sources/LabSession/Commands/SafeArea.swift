import LabLanguage
import LayoutCore

extension Command {
  static let safeArea = Command(
    CommandDefinition(
      "safearea", .change, "set the parts of the container that bars and a notch cover",
      forms: [
        Form([.slot("INSET", .distance)], "all four sides"),
        Form(.sides, "in the order of NSDirectionalEdgeInsets"),
      ],
      notes: [
        "Along the scroll axis the content begins below them. Across it they count in `compositional`"
          + " as `reference` says, in `flow` as `insetreference` says, and in no other strategy."
      ], related: ["margins", "reference", "container"],
      examples: [Example("container 390x844; safearea 47 0 34 0; draw", "an iPhone with a notch")])
  ) { session, arguments, world throws(LabError) in
    let insets = arguments.insets("INSET")
    return try session.change(in: world, at: arguments.command.span) {
      $0.request.safeArea = insets
    }
  }
}
