import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let trace = Command(
    CommandDefinition(
      "trace", .ask, "the life of a layout: what it is asked, in order, when something changes",
      forms: [
        Form([], "what it is asked from the beginning to what is on the screen"),
        Form(
          [
            .slot(
              "ON|OFF",
              .choice([
                Choice("on", "tell it after each command that changes what the layout is asked"),
                Choice("off", "tell it no more"),
              ]))
          ], "after each command, or not"),
      ],
      notes: [
        "A file for UIKit is asked as UIKit asks it: prepare, content size, rectangles,"
          + " invalidation, updates, where a swipe ends. `trace on` lays it out as it was before, and"
          + " has it live through the change; what is drawn does not depend on it.",
        "Times stand beside answers, on standard error, and never in them. With --json an answer has"
          + " a member `trace`.",
        "The lab's own strategies have no life: a layout is a value, and `trace` says what was solved"
          + " again.",
      ], related: ["load", "scroll", "explain", "measure"],
      examples: [
        Example("trace on; width 320; scroll to 100", "what is solved again, and what is not")
      ])
  ) { session, arguments, world throws(LabError) in
    if let word = arguments.word("ON|OFF") {
      return try session.change(in: world, at: arguments.command.span) {
        $0.settings.isTracing = word == "on"
      }
    }
    try session.solveViewport(in: world)
    return Reply(session.life(in: world))
  }
}
