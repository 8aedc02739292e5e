import LayoutCore
import LabReport
import LabLanguage
import LabLessons
import LabSession
import LayoutText

/// A session that was played and compared with what it expects.
struct SessionTest: Sendable {
  /// A command whose outcome is not as expected.
  struct Failure: Sendable {
    /// The line of the command in its file, from 1.
    let line: Int
    /// The file, which may be one that the session includes.
    let path: String
    let command: String
    /// What is wrong, as lines to print: the place first, a unified diff below it.
    let lines: [String]
    /// The command's place among the lines of the file, where another expectation would mend it.
    var mendableAt: Int?
  }

  let source: SessionSource
  /// What is not as expected.
  private(set) var failures: [Failure] = []
  private(set) var commandCount = 0
  private(set) var questionCount = 0
  /// Why the session was skipped, if it was.
  private(set) var skipReason: String?
  private(set) var isInterrupted = false
  private(set) var isRefused = false
  /// The outcomes of the commands, by their place among the lines of the file.
  private(set) var outcomes: [Int: Outcome] = [:]

  var exitStatus: Int32 { isInterrupted ? 130 : isRefused ? 2 : failures.isEmpty ? 0 : 1 }

  /// Plays `source` in a lab of `strategies` and compares. Files outside its folder stay as they
  /// are. With `goesOn` all commands run, whatever fails.
  init(
    _ source: SessionSource, in session: Session, world: World, isStrict: Bool = false,
    goesOn: Bool = false
  ) {
    self.source = source
    var options = Player.Options()
    options.isStrict = isStrict
    options.pinsTerminal = true
    options.provesQuestions = true
    options.keepsGoing = goesOn
    var player = Player(session, options: options)
    let located = world.located(source.path)
    let safe = world.confined(toFolderOf: located)
    player.play(source.file, at: located, in: safe) { event in
      note(event, in: safe)
      return true
    }
    commandCount = player.result.commandCount
    questionCount = player.result.questionCount
    skipReason = player.result.skipReason
    isRefused = player.result.isRefused
    isInterrupted = isInterrupted || player.result.exitStatus == 130
    guard source.file.script.header.kind == .lesson, failures.isEmpty, skipReason == nil else {
      return
    }
    for glyphs in PictureOptions.GlyphSet.allCases { rehearse(session, safe, at: located, glyphs) }
  }

  /// Plays the lesson from start to end, as on a terminal of these characters.
  private mutating func rehearse(
    _ session: Session, _ world: World, at path: String, _ glyphs: PictureOptions.GlyphSet
  ) {
    var world = world
    world.page = Page(rows: 24, glyphs: glyphs, isInteractive: true)
    let rehearsal = LessonRehearsal(of: source.file, at: path, in: session, world: world)
    guard let error = rehearsal.failure else { return }
    isInterrupted = isInterrupted || error.kind == .interrupted
    let line = "\(Printable.escaped(source.path)): error \(error.id): \(error.message)"
    failures.append(
      Failure(
        line: 1, path: source.path, command: "",
        lines: ["\(line) (learned in \(glyphs.rawValue))"]))
  }

  private mutating func note(_ event: SessionEvent, in world: World) {
    switch event {
    case .error(let diagnostic, isExpected: false, of: let command): add(command, diagnostic.lines)
    case .outcome(let outcome, of: let command):
      if command.depth == 0 { outcomes[command.step.lineIndex] = outcome }
      compare(outcome, command, in: world)
    case .unproven(let diagnostic), .refused(let diagnostic):
      failures.append(
        Failure(
          line: diagnostic.position?.line ?? 1, path: diagnostic.file ?? source.path, command: "",
          lines: diagnostic.lines))
    default: break
    }
  }

  private mutating func add(_ command: PlayedCommand, _ lines: [String]) {
    let step = command.step
    let isMendable = command.depth == 0 && !step.expectations.isEmpty
    failures.append(
      Failure(
        line: step.line, path: command.path, command: step.text, lines: lines,
        mendableAt: isMendable ? step.lineIndex : nil))
  }

  private mutating func compare(_ outcome: Outcome, _ command: PlayedCommand, in world: World) {
    let step = command.step
    let stop = command.stop(in: world)
    let expected = ExpectedOutput(step.expectations, tolerance: command.tolerance, stop: stop)
    guard let mismatch = expected.mismatch(of: outcome) else { return }
    isInterrupted = world.stop.isRequested
    guard !isInterrupted else { return }
    guard !stop.isRequested else { return add(command, [command.tooLong(at: mismatch)]) }
    let place = "\(Printable.escaped(command.path)):\(step.line)"
    let name = Printable.quoted(step.text)
    switch mismatch {
    case .failed: break
    case .succeeded: add(command, ["\(place): error LL0603: \(name) was expected to fail"])
    case .otherMessage(let index, let message):
      add(
        command,
        [
          "\(place): error LL0601: \(name) failed with another message",
          "-" + Printable.escaped(step.expectations[index].text),
          "+" + Printable.escaped(ExpectedLine(.literal(message), expectsFailure: true).text),
        ])
    case .otherOutput:
      let firstLine = step.line + step.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      let diff = OutputDiff(
        step.expectations.filter { !$0.expectsFailure }, actual: outcome.output,
        tolerance: command.tolerance, stop: stop)
      add(
        command,
        ["\(place): error LL0601: the output of \(name) differs"]
          + diff.unified(file: command.path, firstLine: firstLine))
    }
  }

  /// The session with its expectations brought up to date, and the matchers that were given up;
  /// with `accepted`, only the expectations of the commands at these places.
  func update(accepting accepted: Set<Int>? = nil, stop: StopSignal = .never) -> SessionUpdate {
    SessionUpdate(
      source.file, outcomes: outcomes.filter { accepted?.contains($0.key) ?? true }, stop: stop)
  }
}

extension PlayedCommand {
  /// The end of a comparison of its output: it gets as much time as the command.
  fileprivate func stop(in world: World) -> StopSignal {
    guard let seconds else { return world.stop }
    let (clock, end) = (world.clock, world.clock() + seconds)
    return world.stop.or { clock() > end }
  }

  /// The sentence on the expectation that took too long.
  fileprivate func tooLong(at mismatch: ExpectedOutput.Mismatch) -> String {
    let output = step.expectations.filter { !$0.expectsFailure }
    let (expectation, place) =
      switch mismatch {
      case .otherOutput(let index, let line) where index < output.count:
        (output[index].text, "line \(line + 1) of the output")
      default: (step.expectations.first { $0.expectsFailure }?.text ?? step.text, "the message")
      }
    let time = NumberText.formatShort(seconds ?? 0)
    return "\(Printable.escaped(path)):\(step.line): error LL0601: "
      + "\(Printable.quoted(expectation)) is not compared with \(place) within \(time) s"
  }
}
