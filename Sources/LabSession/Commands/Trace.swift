import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let trace = Command(
    CommandDefinition(
      "trace", .ask, "list the calls that a layout receives when something changes",
      forms: [
        Form([], "the calls from the start to the visible screen"),
        Form([.slot("A..B", .indexes)], "of a layout for SwiftUI: the calls about these items"),
        Form(
          [
            .slot(
              "ON|OFF",
              .choice([
                Choice("on", "print the trace after each command that causes calls"),
                Choice("off", "stop printing the trace"),
              ]))
          ], "after each command, or not"),
      ],
      notes: [
        "A file for UIKit receives the calls that UIKit makes: prepare, content size, rectangles, "
          + "invalidation, updates, the end of a swipe. `trace on` prepares the layout as it was "
          + "before and then applies the change. The picture does not depend on it.",
        "A file for SwiftUI negotiates: `trace` lists the proposals to the layout and to its "
          + "subviews, their answers, and where each subview is placed. The first "
          + "\(Session.tracedItems) items are listed, or those that you name.",
        "The trace goes to standard error and is never part of an answer. With --json, an answer "
          + "has a member `trace`.",
        "A built-in strategy receives no such calls: its layout is a value, and `trace` reports "
          + "what was solved again.",
      ], related: ["load", "scroll", "explain", "measure"],
      examples: [Example("trace on; width 320; scroll to 100", "which parts are solved again")])
  ) { session, arguments, world throws(LabError) in
    if let word = arguments.word("ON|OFF") {
      return try session.change(in: world, at: arguments.command.span) {
        $0.settings.isTracing = word == "on"
      }
    }
    try session.solveViewport(in: world)
    guard case .indexes(let items)? = arguments.all("A..B").first?.value else {
      return Reply(session.life(in: world))
    }
    let span = arguments.span("A..B")
    for index in [items.lowerBound, items.upperBound] {
      _ = try session.element(
        ElementName(.item, section: session.negotiatingSection, index: index), at: span)
    }
    guard let trace = session.negotiation(about: items, because: "laid out") else {
      var error = LabError(
        .notPossible("\(session.strategyName) does not negotiate with single items"), at: span)
      error.remedy = "trace"
      throw error
    }
    return Reply(trace)
  }
}
