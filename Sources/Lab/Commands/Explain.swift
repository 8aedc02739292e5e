import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let explain = Command(
    CommandCard(
      "explain", .ask, "how the answer to a query was found, step by step, and what it cost",
      forms: [Form([.rest("COMMAND", .command)])],
      notes: ["Explains `query`, `inspect at` and `why`."], related: ["query", "measure"],
      examples: [
        Example("items 100000; explain query 0 5000 390 844", "a search, not a scan")
      ])
  ) { lab, arguments, world throws(Fault) in
    let line = try arguments.inner(after: 1)
    let command = try lab.command(called: line.name)
    let given = try lab.bound(line, to: command.card, in: world)
    if command.card.name == "why" { return try command.run(&lab, given, world) }
    let rect: Rect
    if command.card.name == "query", let asked = given.rect {
      rect = asked
    } else if command.card.name == "inspect", let x = given.number("X"), let y = given.number("Y") {
      rect = .point(x: x, y: y)
    } else {
      throw Fault(
        .notPossible("explain goes with query, inspect at or why, not with \(command.card.name)"),
        at: line.name.span)
    }
    let answer = try command.run(&lab, given, world)
    var trace = RecordedTrace()
    _ = try lab.elements(in: rect, trace: &trace, world: world)
    return Reply(
      ExplainReport(
        answer: answer.report, steps: trace.steps, candidates: trace.candidates, hits: trace.hits,
        total: lab.layout.elementCount),
      notes: answer.notes + lab.warnings)
  }
}
