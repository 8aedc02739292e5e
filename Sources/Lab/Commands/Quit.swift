import LabLanguage

extension Command {
  static let quit = Command(
    CommandCard(
      "quit", aliases: ["exit", ":q"], .help,
      "leave the lab, or the open lesson; Ctrl-D does the "
        + "same",
      isSaved: false, examples: [])
  ) { lab, _, world throws(Fault) in
    if lab.isLearning { return lab.leaveLesson() }
    _ = try lab.finishRecording(in: world)
    lab.wantsToQuit = true
    return .silent
  }
}
