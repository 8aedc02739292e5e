import LabLanguage
import LayoutCore

extension Command {
  static let background = Command(
    CommandDefinition(
      "background", .change, "give each section a decoration view behind it, or none",
      forms: [
        Form([], "as large as the section"),
        Form([.slot("INSET", .distance)], "smaller on all four sides"),
        Form(.sides, "in the order of NSDirectionalEdgeInsets"),
        Form([.word("none")], "no background"),
      ],
      notes: ["The section's insets shrink it, too: it lies behind the items and their views."],
      related: ["inset", "header", "template"],
      examples: [
        Example("use list; items 3 3; background 4; draw", "a background in each section")
      ])
  ) { session, arguments, world throws(LabError) in
    let backgrounds =
      arguments.has("none") ? [] : [LayoutCore.Background(insets: arguments.insets("INSET"))]
    let scope = session.scope
    return try session.change(in: world, at: arguments.command.span) { state throws(LabError) in
      try state.changeSections(scope) { $0.backgrounds = backgrounds }
    }
  }
}
