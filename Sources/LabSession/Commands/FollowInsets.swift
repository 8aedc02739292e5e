import LabLanguage
import LayoutCore

extension Command {
  static let followInsets = Command(
    CommandCard(
      "followinsets", .change, "apply each section's insets to its headers and footers",
      forms: [
        Form([
          .slot(
            "FOLLOW",
            .choice([
              Choice("on", "headers and footers are as wide as the space for items"),
              Choice("off", "headers and footers are as wide as the layout, as in flow"),
            ]))
        ])
      ],
      notes: [
        "UIKit's name is `supplementariesFollowContentInsets`. Along the scroll axis, headers and "
          + "footers stay outside the insets. A template has a statement of its own for this."
      ],
      related: ["inset", "header", "footer", "template"],
      examples: [
        Example("use flow; inset 0 20 0 20; header 40; followinsets on; draw", "a narrower header")
      ])
  ) { session, arguments, world throws(Fault) in
    let follows = arguments.word("FOLLOW") == "on"
    let scope = session.scope
    return try session.change(in: world, at: arguments.command.span) { state throws(Fault) in
      try state.changeSections(scope) { $0.followsInsets = follows }
    }
  }
}
