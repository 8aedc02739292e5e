import LabLanguage

extension Command {
  static let quit = Command(
    CommandCard(
      "quit", aliases: ["exit"], .help, "leave the lab; Ctrl-D does the same",
      examples: [])
  ) { lab, _, _ throws(Fault) in
    lab.wantsToQuit = true
    return .silent
  }
}
