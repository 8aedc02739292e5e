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
    if command.definition.name == "query", let rect = given.rect {
      let (report, notes) = try session.query(rect, trace: &trace, in: world)
      (answer, hits) = (Reply(report, notes: notes), report.elements.count)
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
    return Reply(
      ExplainReport(
        answer: answer.report, steps: trace.steps, cost: trace.cost, hits: hits,
        total: session.layout.elementCount,
        isItems: session.layout.elementCount == session.layout.itemCount),
      notes: answer.notes + session.warnings)
  }
}
