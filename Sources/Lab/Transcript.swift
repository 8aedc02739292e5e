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

  /// Writes what is left to write of the recording, if there is one, and ends it.
  ///
  /// - Returns: the number of commands, and the path; nil where nothing was recorded.
  public mutating func finishRecording(
    in world: World
  ) throws(Fault) -> (count: Int, path: String)? {
    try saveRecording(in: world)
    defer { recording = nil }
    return recording.map { ($0.count, $0.path) }
  }

  /// Writes the commands that the recording lacks. The file is a session after each of them, so
  /// that nothing is lost however the process ends; there is none before the first.
  mutating func saveRecording(in world: World) throws(Fault) {
    guard var recording else { return }
    let commands = savedCommands(from: recording.next - forgottenCommands)
    if !commands.isEmpty {
      if recording.count == 0 {
        try world.write(recording.file, Array(Self.sessionText(commands).utf8))
      } else {
        try world.append(recording.file, Array(commands.map { $0 + "\n" }.joined().utf8))
      }
    }
    recording.count += commands.count
    recording.next = forgottenCommands + transcript.count
    self.recording = recording
  }
}

/// A file that commands are recorded to.
struct Recording: Sendable {
  /// The path as it was typed.
  let path: String
  /// The path that is written.
  let file: String
  /// The number of the first command that is not written yet, from 0, those that are forgotten
  /// included.
  var next: Int
  /// How many commands are written.
  var count = 0
}
