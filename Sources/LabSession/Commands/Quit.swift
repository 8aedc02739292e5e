import LabLanguage

extension Command {
  static let quit = Command(
    CommandDefinition(
      "quit", aliases: ["exit", ":q"], .help, "leave the lab, or the lesson; Ctrl-D does the same",
      isSaved: false, examples: [])
  ) { session, _, world throws(LabError) in
    if session.isLearning { return session.leaveLesson() }
    _ = try session.finishRecording(in: world)
    session.wantsToQuit = true
    return .silent
  }
}
