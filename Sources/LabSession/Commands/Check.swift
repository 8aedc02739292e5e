import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let check = Command(
    CommandDefinition(
      "check", .ask, "fail unless an expression is true; print nothing if it is",
      forms: [Form([.rest("EXPR", .expression)])],
      notes: [
        "Operators: + - * /, == != < <= > >=, and, or, not. Values: numbers, parameters, count, "
          + "sections, columns, content.width, content.height, frame(3).x, query(0,0,390,100), "
          + "items(1,2), column(3), offset, overlaps, gaps.min, gaps.max, visited, len(…). "
          + "Numbers within 0.01 are equal.",
        "$ is the subject of the last answer: $.count, $.frame, $.first.y, len($). See `inspect`.",
        "Compare a choice with one of its words, and a switch with on or off: align == justified, "
          + "rtl == off. Settings of the layout: width, direction, spacing.line, inset.top, "
          + "header …",
        "The lab computes only what the expression needs. overlaps, gaps.min and gaps.max compare "
          + "all items, up to 100,000.",
      ], related: ["query", "run"],
      examples: [
        Example("use masonry columns=3; check overlaps == 0", "no two items overlap"),
        Example(
          "use masonry columns=3; check query(0,0,390,50) == items(0,1,2)",
          "what the query hits"),
      ])
  ) { session, arguments, world throws(LabError) in
    let span = arguments.span("EXPR")
    let expression = try Expression(parsing: arguments.word("EXPR") ?? "", at: span.start)
    let isShown = world.page.isInteractive
    let explanation = try session.withFacts(in: world) { facts throws(LabError) in
      try expression.check(in: facts)
      return isShown ? try expression.explain(in: facts) : ""
    }
    guard isShown else { return Reply(CheckReport()) }
    let note = Markup("holds: ", .note).adding(data: explanation, .note)
    return Reply(CheckReport(), notes: [note])
  }
}

/// `check`: no output if the expression holds; an error if it does not.
private struct CheckReport: Report {
  func lines(on page: Page) -> [Markup] { [] }
  var members: [(key: String, value: JSON)] { [("holds", .bool(true))] }
}
