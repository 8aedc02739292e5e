import LabLanguage
import LayoutCore

extension Command {
  static let spacing = Command(
    CommandDefinition(
      "spacing", .change, "set the distances between neighbours, in points",
      forms: [
        Form([.slot("SPACING", .distance)], "between lines and between items"),
        Form([.word("line"), .slot("SPACING", .distance)], "between lines, along the scroll axis"),
        Form([.word("item"), .slot("SPACING", .distance)], "between items of a line, across it"),
        Form([.word("section"), .slot("SPACING", .distance)], "between sections"),
      ],
      notes: ["UIKit's names: minimumLineSpacing, minimumInteritemSpacing; both are 10 at first."],
      related: ["inset"],
      examples: [Example("use grid; spacing 0; spacing line 20; draw", "rows apart, cells not")])
  ) { session, arguments, world throws(LabError) in
    let scope = session.scope
    let spacing = arguments.number("SPACING") ?? 0
    return try session.change(in: world, at: arguments.command.span) { state throws(LabError) in
      if arguments.has("section") { return state.request.sectionSpacing = spacing }
      try state.changeSections(scope) { section in
        if !arguments.has("item") { section.spacing.line = spacing }
        if !arguments.has("line") { section.spacing.item = spacing }
        section.explicit.insert(.spacing)
      }
    }
  }

  static let inset = Command(
    CommandDefinition(
      "inset", .change, "set the distances of a section's items from its edges",
      forms: [
        Form([.slot("INSET", .distance)], "all four sides"),
        Form(.sides, "in the order of NSDirectionalEdgeInsets"),
      ],
      notes: [
        "Headers and footers keep the width of the layout, unless `followinsets on` lets the insets"
          + " narrow them, too. A template sets this for itself."
      ],
      related: ["spacing", "header", "followinsets"],
      examples: [Example("inset 20; draw", "20 points free on all sides")])
  ) { session, arguments, world throws(LabError) in
    let (scope, insets) = (session.scope, arguments.insets("INSET"))
    return try session.change(in: world, at: arguments.command.span) { state throws(LabError) in
      try state.changeSections(scope) { section in
        section.insets = insets
        section.explicit.insert(.insets)
      }
    }
  }
}

extension [Shape] {
  /// A distance for each side, in the order of NSDirectionalEdgeInsets.
  static let sides: [Shape] = [
    .slot("TOP", .distance), .slot("LEADING", .distance), .slot("BOTTOM", .distance),
    .slot("TRAILING", .distance),
  ]
}

extension Arguments {
  /// The distances given for each side, or the one given as `name` for all; none where neither is.
  func insets(_ name: String) -> Insets {
    guard let top = number("TOP"), let leading = number("LEADING"),
      let bottom = number("BOTTOM"), let trailing = number("TRAILING")
    else { return Insets(number(name) ?? 0) }
    return Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
