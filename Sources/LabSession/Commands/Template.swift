import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let template = Command(
    CommandDefinition(
      "template", .change, "define a template for `compositional`, or print one",
      forms: [
        Form([.slot("NAME", .template), .slot("{ … }", .braces)], "describe it"),
        Form([.slot("NAME", .template)], "print it"),
      ],
      notes: [
        "Elements: `item W H`, `group vertical|horizontal W H { … }`, `custom W H { frame X Y W H "
          + "}`.",
        "Dimensions: 120 points, 1/3w or 1/2h of the container, ~44 estimated, ~=44 as large as "
          + "its siblings.",
        "After the size: inset, spacing, edge, repeat N (own sizes), count N (equal shares), "
          + "badge W H top trailing.",
        "Before the group: between, inset, reference, header, footer, background, orthogonal.",
        "`help templates` lists every word.",
        "A template can span lines until its braces are balanced.",
      ], related: ["use", "compositional"],
      examples: [
        Example(
          "template pair { group horizontal 1w 80 { item 1/2w 1h inset 4 } }; use compositional"
            + " template=pair; draw", "two in a row")
      ])
  ) { session, arguments, world throws(LabError) in
    let name = arguments.word("NAME") ?? ""
    guard arguments.has("{ … }") else {
      let template = try session.template(called: name, at: arguments.span("NAME"))
      let lines = TemplatePrinter.command(for: template).split(
        separator: "\n", omittingEmptySubsequences: false)
      return Reply(TextReport(lines.map { Markup(String($0)) }, name: "template"))
    }
    let template = try TemplateParser.parse(
      name: name, tokens: arguments.command.tokens.dropFirst(2))
    return try session.change(in: world, at: arguments.command.span) {
      $0.request.templates[name] = template
    }
  }
}

extension Session {
  func template(called name: String, at span: SourceSpan) throws(LabError) -> SectionTemplate {
    if let template = state.request.templates[name] { return template }
    let known = state.request.templates.keys.sorted()
    throw LabError(
      .unknownTemplate(
        name: name, suggestions: Suggestion.guesses(for: name, among: known), known: known),
      at: span)
  }
}
