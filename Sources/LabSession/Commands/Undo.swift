import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let undo = Command(
    CommandDefinition(
      "undo", .change, "undo changes",
      forms: [Form([.optional([.slot("N", .count(1...1_000_000_000))])])],
      notes: [
        "At a terminal it also draws the picture and lists the differences.",
        "At a prompt, history has no limit. Otherwise you can undo at least the last 10,000 "
          + "changes.",
      ], related: ["redo", "reset"],
      examples: [Example("width 320; undo; content", "the content at the old width")])
  ) { session, arguments, world throws(LabError) in
    try session.travel(
      arguments.count("N") ?? 1, .back, nothing: "there is nothing to undo",
      in: world, at: arguments.command.span)
  }

  static let redo = Command(
    CommandDefinition(
      "redo", .change, "redo undone changes",
      forms: [Form([.optional([.slot("N", .count(1...1_000_000_000))])])], related: ["undo"],
      examples: [Example("width 320; undo; redo; content", "the content at the new width")])
  ) { session, arguments, world throws(LabError) in
    try session.travel(
      arguments.count("N") ?? 1, .forth, nothing: "there is nothing to redo",
      in: world, at: arguments.command.span)
  }

  package static let reset = Command(
    CommandDefinition(
      "reset", .change, "restore the initial state; `undo` reverts it",
      related: ["undo"], examples: [Example("use list; items 3; reset; show", "the initial state")])
  ) { session, arguments, world throws(LabError) in
    let (start, place, scrolled) = (session.start.state, session.place, session.state)
    let reply = try session.change(in: world, at: arguments.command.span) { state in
      let command = state.command
      state = start
      state.command = command
    }
    // If only the offset changes, the layout stays the same.
    if session.state.scrolling != start.scrolling {
      session.take(start.scrolling)
      session.remember(scrolled)
    }
    return session.telling(reply, scrolledFrom: place, scrolled.scrolling, on: world.page)
  }
}

extension Session {
  /// Goes `steps` states back or forth, as far as there are any.
  fileprivate mutating func travel(
    _ steps: Int, _ direction: History.Direction, nothing: String, in world: World,
    at span: SourceSpan
  ) throws(LabError) -> Reply {
    let available = history.reach(direction)
    guard available > 0 else { throw LabError(.notPossible(nothing), at: span) }
    let asked = steps
    let steps = min(asked, available)
    let next = history.state(steps, direction)
    let (place, before) = (place, state.scrolling)
    let solved = try Session.solved(next, at: span, stop: world.stop)
    let report = Difference(from: (state, layout), to: (next, solved)).report
    history.travel(steps, direction, from: state)
    execution.record.hasTravelled = true
    let settled = settle(on: next, solved, report, in: world)
    var reply = telling(settled, scrolledFrom: place, before, on: world.page)
    // If the drawing is stopped, the change remains.
    if world.page.showsPictures, let change = reply.report as? ChangeReport,
      let picture = try? screenPicture(beside: 1, in: world)
    {
      reply.report = DrawnChangeReport(change: change, picture: picture)
    }
    if steps < asked {
      reply.notes.append(
        Markup("\(steps) of \(NumberText.grouped(asked)): there are no more", .note))
    }
    return reply
  }

  /// `reply` to a change that scrolled the content from `place`, and sections from where `before`
  /// has them, with how far.
  fileprivate func telling(
    _ reply: Reply, scrolledFrom place: (scrolling: Scrolling, offset: String),
    _ before: Scrolling, on page: Page
  ) -> Reply {
    guard var report = reply.report as? ChangeReport, before != state.scrolling else {
      return reply
    }
    report.changes += changes(ofPlace: place)
    let (orthogonalOffsets, now) = (before.orthogonalOffsets, state.scrolling.orthogonalOffsets)
    for section in Set(orthogonalOffsets.keys).union(now.keys).sorted() {
      let rest = layout.orthogonalSection(ofSection: section)?.minOffset ?? 0
      let (first, second) = (orthogonalOffsets[section] ?? rest, now[section] ?? rest)
      guard first != second else { continue }
      report.changes.append(Self.change("section \(section) offset", from: first, to: second))
    }
    return Reply(report, notes: [report.summary(on: page)] + reply.notes.dropFirst())
  }
}
