import LabLanguage
import LayoutCore

extension Command {
  static let spacing = Command(
    CommandCard(
      "spacing", .change, "set the distances between neighbours, in points",
      forms: [
        Form([.slot("S", .distance)], "between lines and between items"),
        Form([.word("line"), .slot("L", .distance)], "between lines, along the scroll axis"),
        Form([.word("item"), .slot("I", .distance)], "between items of a line, across it"),
        Form([.word("section"), .slot("X", .distance)], "between sections"),
      ],
      notes: ["UIKit's names: minimumLineSpacing, minimumInteritemSpacing; both are 10 at first."],
      related: ["inset"],
      examples: [Example("use grid; spacing 0; spacing line 20; draw", "rows apart, cells not")])
  ) { lab, arguments, world throws(Fault) in
    let scope = lab.scope
    return try lab.change(in: world, at: arguments.command.span) { state throws(Fault) in
      if let section = arguments.number("X") { state.request.sectionSpacing = section }
      let both = arguments.number("S")
      try state.changeSections(scope) { section in
        if let line = both ?? arguments.number("L") { section.spacing.line = line }
        if let item = both ?? arguments.number("I") { section.spacing.item = item }
      }
    }
  }

  static let inset = Command(
    CommandCard(
      "inset", .change, "set the distances of a section's items from its edges",
      forms: [
        Form([.slot("ALL", .distance)], "all four sides"),
        Form(
          [
            .slot("TOP", .distance), .slot("LEADING", .distance), .slot("BOTTOM", .distance),
            .slot("TRAILING", .distance),
          ], "in the order of NSDirectionalEdgeInsets"),
      ],
      notes: ["Headers and footers are as broad as the container: insets do not narrow them."],
      related: ["spacing", "header"],
      examples: [Example("inset 20; draw", "20 points free on all sides")])
  ) { lab, arguments, world throws(Fault) in
    var insets = Insets(arguments.number("ALL") ?? 0)
    if let top = arguments.number("TOP"), let leading = arguments.number("LEADING"),
      let bottom = arguments.number("BOTTOM"), let trailing = arguments.number("TRAILING")
    {
      insets = Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
    let (scope, wanted) = (lab.scope, insets)
    return try lab.change(in: world, at: arguments.command.span) { state throws(Fault) in
      try state.changeSections(scope) { $0.insets = wanted }
    }
  }
}
