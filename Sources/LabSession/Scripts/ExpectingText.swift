import LabLanguage
import LabReport
import LayoutCore

extension SessionText {
  /// A session file that runs `commands` and expects their output, with a tolerance for numbers.
  ///
  /// The commands run again from the initial state: that is what a test of the file sees.
  ///
  /// - Throws: the first command that fails then.
  static func expecting(
    _ commands: [String], of session: Session, in world: World
  ) throws(LabError) -> String {
    var player = Player(session)
    var text = "@format 1\n"
    var varies = false
    var plain = world
    plain.page = Page()
    player.play(SessionFile(of(commands)), at: "saved.llab", in: plain) { event in
      switch event {
      case .command: varies = false
      case .reply(let reply, to: _, of: _): varies = varies || reply.varies
      case .outcome(let outcome, let command):
        text += "\n" + command.step.text + "\n"
        for line in outcome.output where !varies { text += expectation(of: line).text + "\n" }
      default: break
      }
      return true
    }
    if let failure = player.result.failures.first { throw LabError(failure.error.kind) }
    return text
  }

  /// Lines with digits may be off by the tolerance; others must be equal.
  private static func expectation(of line: String) -> ExpectedLine {
    let hasDigit = line.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return ExpectedLine(hasDigit && !line.isEmpty ? .numbers(line) : .literal(line))
  }
}
