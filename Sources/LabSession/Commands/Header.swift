import LabLanguage
import LayoutCore

extension Command {
  static let header = supplementary(
    "header", "before its items", "before the first section", \.headers, \.headers)
  static let footer = supplementary(
    "footer", "after its items", "after the last section", \.footers, \.footers)

  private static func supplementary(
    _ name: String, _ place: String, _ layoutPlace: String,
    _ views: any WritableKeyPath<Section, [Supplementary]> & Sendable,
    _ layoutViews: any WritableKeyPath<LayoutRequest, [Supplementary]> & Sendable
  ) -> Command {
    let view: [Shape] = [.slot("LENGTH", .distance), .optional([.word("pinned")])]
    return Command(
      CommandDefinition(
        name, .change, "give each section a view \(place), or none",
        forms: [
          Form(view, "LENGTH points along the scroll axis; pinned: it stays in sight"),
          Form([.word("none")], "no \(name)"),
          Form([.word("layout")] + view, "one for the whole layout, \(layoutPlace)"),
          Form([.word("layout"), .word("none")], "no \(name) of the whole layout"),
        ],
        notes: ["A template's own take its place; its estimated ones are measured by LENGTH."],
        related: ["inset", "background", "section"],
        examples: [
          Example("use list; items 3 3; \(name) 40 pinned; draw", "a \(name) in each section"),
          Example("use list; items 3 3; \(name) layout 60; draw", "and one \(layoutPlace)"),
        ])
    ) { session, arguments, world throws(LabError) in
      let wanted = arguments.number("LENGTH").map {
        [Supplementary(length: $0, isPinned: arguments.has("pinned"))]
      }
      let (scope, isOfLayout) = (session.scope, arguments.has("layout"))
      return try session.change(in: world, at: arguments.command.span) { state throws(LabError) in
        if isOfLayout { return state.request[keyPath: layoutViews] = wanted ?? [] }
        try state.changeSections(scope) { $0[keyPath: views] = wanted ?? [] }
      }
    }
  }
}
