import LabLanguage

extension Command {
  package static let quit = Command(
    CommandDefinition(
      "quit", aliases: ["exit", ":q"], .help,
      "leave the lab, or the open lesson; Ctrl-D does the same", isSaved: false, examples: [])
  ) { session, _, world throws(LabError) in
    _ = try session.finishRecording(in: world)
    session.execution.wantsToQuit = true
    return .silent
  }
}
