import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let last = Command(
    CommandDefinition(
      "last", .see, "the last answer once more, all of it and without a pager",
      notes: ["A command that says nothing has no answer; an error is none."],
      related: ["frames", "history"], isSaved: false,
      examples: [Example("frames; last", "the same lines again")])
  ) { session, arguments, _ throws(LabError) in
    guard let report = session.lastAnswer else {
      throw LabError(.notPossible("nothing was answered yet"), at: arguments.command.span)
    }
    var reply = Reply(report)
    reply.isPaged = false
    return reply
  }
}
