import ArgumentParser
import LabLanguage
import LabSession
import LabTerminal
import LayoutText
import Strategies

/// What the subcommands for sessions share.
private struct Stage {
  var session: Session
  let world: World
  var printer: Printer
  private let caps: TerminalCaps

  /// For an audience, or for a program that reads the output.
  init(_ options: Options, isWatched: Bool = false) throws {
    Signals.install()
    Trust.take(options)
    session = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    caps = options.caps
    let page = System.page(
      caps, isInteractive: isWatched, isForPrograms: options.format != nil)
    world = System.world(page: page)
    printer = Printer(page: page, caps: caps, options: options)
  }

  func beginProgress() {
    Progress.begin(isShown: caps.canEdit, isASCII: !caps.unicode)
  }

  func out(_ line: String) {
    var output = Output(1)
    output.write(line)
    output.flush()
  }

  func message(_ line: String) {
    var output = Output(2)
    output.write(line)
    output.flush()
  }
}

/// `layoutlab run`
struct RunCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run session files and print their results.")

  @Argument(help: "Session files.", completion: .file(extensions: ["llab"]))
  var files: [String]

  @Flag(help: "Show the narration too.")
  var narrate = false

  @Flag(help: "Treat an unmet requirement as a failure.")
  var strict = false

  @OptionGroup var arguments: OptionArguments

  func status() throws -> Int32 {
    var stage = try Stage(arguments.options)
    let run = RunSessions(
      paths: files, keepsGoing: arguments.options.keepsGoing, isStrict: strict, isNarrated: narrate,
      echoes: arguments.options.echoes)
    return run.run(in: &stage.session, world: stage.world, printer: &stage.printer)
  }
}

/// `layoutlab test`
struct TestCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run session files and guides, and compare their results.")

  @Argument(help: "Session files, guides, or folders of them (default Sessions).")
  var paths: [String] = []

  @Flag(help: "Accept the current output as the expected output.")
  var update = false

  @Option(help: ArgumentHelp("Run only sessions that match.", valueName: "pattern"))
  var filter: String?

  @Option(help: ArgumentHelp("Write JUnit's XML.", valueName: "file"))
  var junit: String?

  @Flag(help: "Treat an unmet requirement as a failure.")
  var strict = false

  @Option(
    name: [.customShort("j", allowingJoined: true), .customLong("jobs")],
    help: ArgumentHelp("The number of parallel tests (default: one per processor).", valueName: "n")
  )
  var jobs: Int?

  @OptionGroup var arguments: OptionArguments

  func validate() throws {
    let most = Concurrently.mostThreads
    if let jobs, !(1...most).contains(jobs) {
      throw ValidationError("-j must be \(NumberText.range(1...most)) (got \(jobs))")
    }
    guard arguments.options.isInteractive else { return }
    if update {
      throw ValidationError("--update accepts everything and --interactive asks: choose one")
    }
    if arguments.options.format == .json {
      throw ValidationError("--interactive needs a person, and --json is for programs: choose one")
    }
  }

  func status() throws -> Int32 {
    let stage = try Stage(arguments.options)
    if arguments.options.isInteractive, !arguments.options.caps.interactive {
      throw ValidationError("--interactive needs a terminal")
    }
    var test = TestSessions(
      paths: paths, updates: update, filter: filter, isStrict: strict,
      isJSON: arguments.options.format == .json,
      junit: junit, jobs: jobs ?? Concurrently.processorCount)
    if arguments.options.isInteractive { test.ask = Review.askAtTerminal }
    let page = stage.world.page
    stage.beginProgress()
    defer { Progress.end() }
    return test.run(
      in: stage.session,
      // Programs of one file must not end those of another; no command reports its progress.
      world: { System.world(page: page, loader: System.makeLoader(), tellsProgress: false) },
      out: stage.out, message: stage.message)
  }
}

/// `layoutlab check`
struct CheckCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check session files for errors; for lessons, also their questions.")

  @Argument(help: "Session files, guides, or folders of them (default Sessions).")
  var paths: [String] = []

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @OptionGroup var arguments: OptionArguments

  func status() throws -> Int32 {
    let stage = try Stage(arguments.options)
    return CheckSessions(paths: paths, isStrict: strict, isJSON: arguments.options.format == .json)
      .run(in: stage.session, world: stage.world, out: stage.out)
  }
}

/// `layoutlab replay`
struct ReplayCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Replay a session file with its narration.",
    discussion: "Press Enter to continue; q and Enter open a prompt in the current state.")

  @Argument(help: "A session file.", completion: .file(extensions: ["llab"]))
  var file: String

  @Flag(help: "Wait for Enter after each command.")
  var step = false

  @Option(help: ArgumentHelp("Pause 1/x seconds after each command.", valueName: "x"))
  var speed: Double?

  @OptionGroup var arguments: OptionArguments

  func validate() throws {
    guard let speed else { return }
    guard speed > 0, speed <= 1000 else {
      throw ValidationError("--speed must be above 0 and at most 1000 (got \(speed))")
    }
  }

  func status() throws -> Int32 {
    let isWatched = arguments.options.caps.interactive
    var stage = try Stage(arguments.options, isWatched: isWatched)
    var source = PlainLineSource()
    let pause = speed.map { Int32(min(1000 / $0, 86_400_000)) } ?? 0
    let replay = ReplaySessions(path: file, isStepwise: step && isWatched)
    let (status, hasLeft) = replay.run(
      in: &stage.session, world: stage.world, printer: &stage.printer,
      ask: { isWatched ? ask(&source) : .next },
      rest: { if pause > 0 { Signals.wait(milliseconds: pause) } })
    guard hasLeft, isWatched else { return status }
    var shell = Shell(session: stage.session, options: arguments.options)
    return shell.run()
  }

  private func ask(_ source: inout PlainLineSource) -> ReplaySessions.Answer {
    while true {
      guard let line = try? source.next(prompt: Prompt("Enter: continue, q: open a prompt here>")),
        case .text(let text) = line
      else { return .leave }
      switch text.lowercased() {
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
