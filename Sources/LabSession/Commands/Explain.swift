import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let explain = Command(
    CommandDefinition(
      "explain", .ask, "show how the answer to a query was found, step by step, and its cost",
      forms: [Form([.rest("COMMAND", .command)])],
      notes: [
        "Works with `query`, `inspect at` and `why`. The numbers of the steps add up to the total "
          + "in the last line."
      ], related: ["query", "measure"],
      next: ["save mine.llab", "measure"],
      examples: [Example("items 100000; explain query 0 5000 390 844", "a search, not a scan")])
  ) { session, arguments, world throws(LabError) in
    let line = try arguments.inner(after: 1)
    if let item = NumberText.int(line.name.text) {
      var error = LabError(
        .notPossible("explain needs a command: query, inspect at or why"), at: line.name.span)
      error.remedy = "why \(item).y"
      throw error
    }
    let command = try session.command(called: line.name)
    let given = try session.bound(line, to: command.definition, in: world)
    if command.definition.name == "why" { return try command.run(&session, given, world) }
    var trace = RecordedTrace()
    let (answer, hits): (Reply, Int)
    var found: QueryReport?
    if command.definition.name == "query", let rect = given.rect {
      let report = try session.query(rect, trace: &trace, in: world)
      answer = Reply(report, notes: rect.notes(on: world.page))
      (hits, found) = (report.elements.count, report)
    } else if command.definition.name == "inspect", let x = given.number("X"),
      let y = given.number("Y")
    {
      answer = try command.run(&session, given, world)
      hits = try session.elements(in: .point(x: x, y: y), trace: &trace, world: world).count
    } else {
      throw LabError(
        .notPossible(
          "explain works with query, inspect at or why, not with \(command.definition.name)"),
        at: line.name.span)
    }
    var report = ExplainReport(
      answer: answer.report, steps: trace.steps, cost: trace.cost, hits: hits,
      total: session.layout.elementCount,
      isItems: session.layout.elementCount == session.layout.itemCount)
    if var found {
      let text = world.page.rows(of: report)
      try session.draw(&found, beside: text, in: world)
      // Beside many steps there is no space for a picture; `query` draws it.
      let fits = world.page.rows.map { text + (found.picture?.lines.count ?? 0) <= $0 - 3 } ?? true
      if fits { report.answer = found }
    }
    return Reply(report, notes: answer.notes + session.warnings)
  }
}
