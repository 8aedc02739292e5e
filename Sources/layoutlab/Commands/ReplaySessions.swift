import LabReport
import LabLanguage
import LabSession
import LabTerminal
import LayoutText

/// `layoutlab replay F`: plays a session with its texts, for an audience.
struct ReplaySessions {
  /// The user's answer at a stop.
  enum Answer: Sendable {
    /// Go on.
    case next
    /// Leave for a prompt, in the state there is.
    case leave
  }

  var path: String
  /// Whether to wait after each command.
  var isStepwise = false

  /// Plays the file. `ask` is called where the session waits, and after each command if stepwise;
  /// `rest` pauses after each command. Returns the exit status; the session keeps the state that
  /// was reached, and `hasLeft` is whether the user left for a prompt.
  func run(
    in session: inout Session, world: World, printer: inout Printer, ask: () -> Answer,
    rest: () -> Void = {}
  ) -> (status: Int32, hasLeft: Bool) {
    var options = Player.Options()
    options.fitsScreen = world.page.rows != nil
    var player = Player(session, options: options)
    let safe = world.confined(toFolderOf: world.located(path))
    player.play(path, in: safe) { event in
      printer.show(event, as: .story)
      guard waits(at: event) else {
        if case .outcome = event { rest() }
        return true
      }
      printer.flush()
      return ask() == .next
    }
    session = player.session
    printer.flush()
    return (player.result.exitStatus, player.result.hasLeft)
  }

  private func waits(at event: SessionEvent) -> Bool {
    switch event {
    case .pause: true
    case .outcome(_, of: let command): isStepwise && !command.isHidden
    default: false
    }
  }
}

extension Subcommand {
  static let replay = Subcommand(
    name: "replay", summary: "Replay a session file with its narration.",
    discussion: """
      Press Enter to continue; q and Enter open a prompt in the current state.
      With --cast, --svg or --md, the replay is written to a file; - is standard output.
      """,
    argument: ArgumentDefinition(
      name: "file", count: .one, help: "A session file.", fileEnding: ".llab"),
    options: [step, speed] + ReplayExport.options,
    mistake: { arguments in
      if let speed = arguments.value(speed).flatMap(Double.init), !(speed > 0 && speed <= 1000) {
        return "--speed must be above 0 and at most 1000 (got \(speed))"
      }
      return ReplayExport.mistake(in: arguments)
    }
  ) { arguments in
    let caps = arguments.options.caps
    let isWatched = caps.interactive
    var stage = try Stage(arguments.options, isWatched: isWatched)
    let speed = arguments.value(speed).flatMap(Double.init)
    if let export = ReplayExport(arguments, speed: speed) {
      return export.run(in: stage.session, world: stage.world, printer: &stage.printer)
    }
    let editor =
      caps.canEdit ? EditLineSource(caps: caps, history: HistoryStore(path: nil)) : nil
    var source: any LineSource = editor ?? PlainLineSource()
    let pause = speed.map { Int32(min(1000 / $0, 86_400_000)) } ?? 0
    let replay = ReplaySessions(
      path: arguments.words[0], isStepwise: arguments.has(step) && isWatched)
    let (status, hasLeft) = replay.run(
      in: &stage.session, world: stage.world, printer: &stage.printer,
      ask: { isWatched ? nextStep(&source) : .next },
      rest: { if pause > 0 { Signals.wait(milliseconds: pause) } })
    guard hasLeft, isWatched else { return status }
    var shell = Shell(
      session: stage.session, options: arguments.options, caps: arguments.options.caps)
    return shell.run()
  }

  private static let step = OptionDefinition(
    spellings: ["--step"], help: "Wait for Enter after each command.")
  private static let speed = OptionDefinition(
    spellings: ["--speed"], value: .init("x", .number),
    help: "Pause 1/x seconds after each command; a recording is x times as fast.")

  private static func nextStep(_ source: inout any LineSource) -> ReplaySessions.Answer {
    while true {
      guard let line = try? source.next(prompt: Prompt("Enter: continue, q: open a prompt here>")),
        case .text(let text) = line
      else { return .leave }
      switch text.filter({ !$0.isWhitespace }).lowercased() {
      case "": return .next
      case "q", "quit": return .leave
      default:
        let typed = Printable.quoted(text)
        let help = "\(typed) is not a key here: press Enter to continue, or type q and Enter\n"
        SystemCalls.writeAll(help.utf8, to: 2)
      }
    }
  }
}
