import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let last = Command(
    CommandDefinition(
      "last", .see, "print the last answer again in full, without a pager",
      notes: ["Commands without output do not count as an answer, and errors do not either."],
      related: ["frames", "history"], isSaved: false,
      examples: [Example("frames; last", "the same lines again")])
  ) { session, arguments, _ throws(LabError) in
    guard let report = session.answers.report else {
      throw LabError(.notPossible("there is no answer yet"), at: arguments.command.span)
    }
    var reply = Reply(report)
    reply.isPaged = false
    reply.isAnswer = false
    return reply
  }
}
