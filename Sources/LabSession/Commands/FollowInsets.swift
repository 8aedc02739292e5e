import LabLanguage
import LayoutCore

extension Command {
  static let followInsets = Command(
    CommandDefinition(
      "followinsets", .change, "let each section's insets narrow its headers and footers, too",
      forms: [
        Form([
          .slot(
            "FOLLOW",
            .choice([
              Choice("on", "headers and footers are as broad as the items may be"),
              Choice("off", "headers and footers are as broad as the layout, as in flow"),
            ]))
        ])
      ],
      notes: [
        "It is `supplementariesFollowContentInsets`. Along the scroll axis they stay outside the"
          + " insets. A template says for itself which of the two it wants."
      ],
      related: ["inset", "header", "footer", "template"],
      examples: [
        Example("use flow; inset 0 20 0 20; header 40; followinsets on; draw", "a narrower header")
      ])
  ) { session, arguments, world throws(LabError) in
    let follows = arguments.word("FOLLOW") == "on"
    let scope = session.scope
    return try session.change(in: world, at: arguments.command.span) { state throws(LabError) in
      try state.changeSections(scope) { $0.followsInsets = follows }
    }
  }
}
