import LabLanguage
import LayoutCore

extension Command {
  static let clear = Command(
    CommandDefinition(
      "clear", .help, "clear the screen; Ctrl-L does the same, and keeps the line",
      notes: ["In a pipe and in a session file, it does nothing."], related: ["reset"],
      isSaved: false, examples: [Example("clear; draw", "the picture at the top of the screen")])
  ) { _, _, _ throws(LabError) in
    var reply = Reply.silent
    reply.clearsScreen = true
    return reply
  }
}
