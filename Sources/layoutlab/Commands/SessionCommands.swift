import LabLanguage
import LabSession
import LabTerminal
import LayoutText
import Strategies

/// What the subcommands for sessions share.
struct Stage {
  var session: Session
  let world: World
  var printer: Printer
  private let caps: TerminalCaps

  /// For an audience, or for a program that reads the output. `pinsTerminal` is for files that are
  /// compared with what they say: they begin alike everywhere.
  init(_ options: Options, isWatched: Bool = false, pinsTerminal: Bool = false) throws {
    Signals.install()
    Trust.take(options)
    caps = options.caps
    session =
      try pinsTerminal
      ? Session(strategies: Registry.strategies, modules: SessionModule.all)
      : options.session(on: caps)
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

extension Subcommand {
  static let run = Subcommand(
    name: "run", summary: "Run session files and print their results.",
    argument: ArgumentDefinition(
      name: "files", count: .atLeastOne, help: "Session files.", fileEnding: ".llab"),
    options: [narrate, strictRequirements]
  ) { arguments in
    var stage = try Stage(arguments.options)
    let run = RunSessions(
      paths: arguments.words, keepsGoing: arguments.options.keepsGoing,
      isStrict: arguments.has(strictRequirements), isNarrated: arguments.has(narrate),
      echoes: arguments.options.echoes)
    return run.run(in: &stage.session, world: stage.world, printer: &stage.printer)
  }

  private static let narrate = OptionDefinition(
    spellings: ["--narrate"], help: "Show the narration too.")
  private static let strictRequirements = OptionDefinition(
    spellings: ["--strict"], help: "Treat an unmet requirement as a failure.")
  private static let paths = ArgumentDefinition(
    name: "paths", count: .any,
    help: "Session files, guides, or folders of them (default Sessions).", fileEnding: "")
}

extension Subcommand {
  static let test = Subcommand(
    name: "test", summary: "Run session files and guides, and compare their results.",
    argument: paths, options: [update, filter, junit, strictRequirements, jobs],
    mistake: { arguments in
      let (options, most) = (arguments.options, Concurrently.mostThreads)
      if let jobs = arguments.number(jobs), !(1...most).contains(jobs) {
        return "-j must be \(NumberText.range(1...most)) (got \(jobs))"
      }
      guard options.isInteractive else { return nil }
      if arguments.has(update) {
        return "--update accepts everything and --interactive asks: choose one"
      }
      return options.format == .json
        ? "--interactive needs a person, and --json is for programs: choose one" : nil
    }
  ) { arguments in
    let options = arguments.options
    let stage = try Stage(options, pinsTerminal: true)
    if options.isInteractive, !options.caps.interactive {
      throw arguments.error("--interactive needs a terminal")
    }
    var test = TestSessions(
      paths: arguments.words, updates: arguments.has(update), filter: arguments.value(filter),
      isStrict: arguments.has(strictRequirements), isJSON: options.format == .json,
      junit: arguments.value(junit), jobs: arguments.number(jobs) ?? Concurrently.processorCount)
    if options.isInteractive { test.ask = Review.askAtTerminal }
    let page = stage.world.page
    stage.beginProgress()
    defer { Progress.end() }
    return test.run(
      in: stage.session,
      // Programs of one file must not end those of another; no command reports its progress.
      world: {
        let loader = System.makeLoader()
        return System.world(page: page, loader: loader, tellsProgress: false)
      },
      out: stage.out, message: stage.message)
  }

  private static let update = OptionDefinition(
    spellings: ["--update"], help: "Accept the current output as the expected output.")
  private static let filter = OptionDefinition(
    spellings: ["--filter"], value: .init("pattern"), help: "Run only sessions that match.")
  private static let junit = OptionDefinition(
    spellings: ["--junit"], value: .init("file", .file), help: "Write JUnit's XML.")
  private static let jobs = OptionDefinition(
    spellings: ["-j", "--jobs"], value: .init("n", .wholeNumber),
    help: "The number of parallel tests (default: one per processor).")
}

extension Subcommand {
  static let check = Subcommand(
    name: "check", aliases: ["lint"],
    summary: "Check session files for errors; for lessons, also their questions.",
    discussion: "Also called lint.",
    argument: paths, options: [strictWarnings]
  ) { arguments in
    let stage = try Stage(arguments.options, pinsTerminal: true)
    return CheckSessions(
      paths: arguments.words, isStrict: arguments.has(strictWarnings),
      isJSON: arguments.options.format == .json
    ).run(in: stage.session, world: stage.world, out: stage.out)
  }

  private static let strictWarnings = OptionDefinition(
    spellings: ["--strict"], help: "Treat warnings as errors.")
}
