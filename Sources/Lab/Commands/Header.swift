import LabLanguage
import LayoutCore

extension Command {
  static let header = supplementary("header", "before", \.header)
  static let footer = supplementary("footer", "after", \.footer)

  private static func supplementary(
    _ name: String, _ place: String,
    _ path: any WritableKeyPath<Section, Supplementary?> & Sendable
  ) -> Command {
    Command(
      CommandCard(
        name, .change, "give each section a view \(place) its items, or none",
        forms: [
          Form(
            [
              .slot("LENGTH", .distance), .optional([.word("pinned")]),
            ], "LENGTH points along the scroll axis; pinned: it stays in sight"),
          Form([.word("none")], "no \(name)"),
        ], related: ["inset", "section"],
        examples: [
          Example("use list; items 3 3; \(name) 40 pinned; draw", "a \(name) in each section")
        ])
    ) { lab, arguments, world throws(Fault) in
      let view = arguments.number("LENGTH").map {
        Supplementary(length: $0, isPinned: arguments.has("pinned"))
      }
      let scope = lab.scope
      return try lab.change(in: world, at: arguments.command.span) { state throws(Fault) in
        try state.changeSections(scope) { $0[keyPath: path] = view }
      }
    }
  }
}
