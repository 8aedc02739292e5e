import LabLanguage
import LabReport
import LayoutCore

extension Session {
  /// The words of the commands from number `first` on that a saved session repeats.
  func savedCommands(from first: Int) -> [String] {
    transcript[min(max(first, 0), transcript.count)...].filter(\.isSaved).map(\.text)
  }

  /// The commands that lead to the present state, as a saved session repeats them: none that was
  /// undone, and no `undo`.
  ///
  /// What was undone and has effects that `undo` leaves alone is repeated all the same: definitions
  /// in their place; what also changes the state, such as `load`, first, with a `reset` behind it.
  var commandsToState: [String] {
    var led: Set<Int> = []
    var number = state.command
    while number > forgottenCommands {
      led.insert(number)
      number = transcript[number - forgottenCommands - 1].previous
    }
    var (first, rest): ([String], [String]) = ([], [])
    for (index, line) in transcript.enumerated() where line.isSaved {
      if led.contains(forgottenCommands + index + 1) || (line.isLasting && !line.changedState) {
        rest.append(line.text)
      } else if line.isLasting {
        first.append(line.text)
      }
    }
    return first.isEmpty ? rest : first + [Command.reset.definition.name] + rest
  }

  /// Adds `line` to the transcript, and to the commands that led to the present state.
  mutating func tell(_ line: TranscriptLine) {
    var line = line
    line.previous = state.command
    line.isLasting = changeRecord.isLasting
    transcript.append(line)
    // `undo` and `redo` lead to a state that other commands made.
    if !changeRecord.hasTravelled { state.command = forgottenCommands + transcript.count }
  }

  /// Adds commands to the transcript that come to what was done otherwise.
  mutating func tell(_ commands: [String]) {
    let prefix = scope.map { "section \($0) " } ?? ""
    for command in commands {
      tell(TranscriptLine(text: prefix + command, changes: true, isSaved: true, changedState: true))
    }
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
  func sessionText(expecting commands: [String], in world: World) throws(LabError) -> String {
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
    if let failure = player.result.failures.first { throw LabError(failure.error.kind) }
    return text
  }

  /// Lines with digits may be off by the tolerance; others are meant as they are.
  private static func expectation(of line: String) -> ExpectedLine {
    let hasDigit = line.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return ExpectedLine(hasDigit && !line.isEmpty ? .numbers(line) : .literal(line))
  }
}
