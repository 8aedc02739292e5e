public import LabLanguage
import LabReport
import LayoutCore

extension Lab {
  /// The words of the commands from number `first` on that a saved session repeats.
  func savedCommands(from first: Int) -> [String] {
    transcript[min(max(first, 0), transcript.count)...].filter(\.isSaved).map(\.text)
  }

  /// The text of a session file that runs `commands`.
  static func sessionText(_ commands: [String]) -> String {
    "@format 1\n\n" + commands.map { $0 + "\n" }.joined()
  }

  /// The same with the output of each command as what is expected of it; numbers may be off.
  ///
  /// The commands run once more, from the state at the start: what a test of the file will see.
  ///
  /// - Throws: the first command that fails then.
  func sessionText(expecting commands: [String], in world: World) throws(Fault) -> String {
    var player = Player(self)
    var text = "@format 1\n"
    var varies = false
    var page = world
    page.page = Page()
    player.play(SessionFile(Self.sessionText(commands)), at: "saved.llab", in: page) { event in
      switch event {
      case .command: varies = false
      case .reply(let reply, to: _, of: _): varies = varies || reply.varies
      case .outcome(let outcome, let command):
        text += "\n" + command.step.text + "\n"
        for line in outcome.output where !varies { text += Self.expectation(of: line).text + "\n" }
      default: break
      }
      return true
    }
    if let failure = player.result.failures.first { throw Fault(failure.fault.kind) }
    return text
  }

  /// Lines with digits may be off by the tolerance; others are meant as they are.
  private static func expectation(of line: String) -> ExpectedLine {
    let hasDigit = line.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return ExpectedLine(hasDigit && !line.isEmpty ? .numbers(line) : .literal(line))
  }

  /// Writes what was recorded, if anything is; nothing is recorded after it.
  ///
  /// A process calls it at its end, so that a recording without `stop` is not lost.
  ///
  /// - Returns: the number of commands, and the path; nil where nothing was recorded.
  public mutating func finishRecording(
    in world: World
  ) throws(Fault) -> (count: Int, path: String)? {
    let written = try saveRecording(in: world)
    recording = nil
    return written
  }

  /// Writes what was recorded so far, if anything is; the recording goes on.
  ///
  /// A prompt calls it after each line, so that a crash loses nothing.
  ///
  /// - Returns: the number of commands, and the path; nil where nothing is recorded.
  @discardableResult
  public func saveRecording(in world: World) throws(Fault) -> (count: Int, path: String)? {
    guard let recording else { return nil }
    let commands = savedCommands(from: recording.start)
    try world.write(world.located(recording.path), Array(Self.sessionText(commands).utf8))
    return (commands.count, recording.path)
  }
}
