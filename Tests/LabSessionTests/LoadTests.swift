import LabSession
import LabLanguage
import LabTestKit
import LayoutCore
import Synchronization
import Testing

/// External strategies: `load`, and the commands that use their names afterwards.
@Suite("Loading")
struct LoadTests {
  @Test("after a failed load, the line to try declares what is missing, or there is none")
  func hints() throws {
    var bench = try Bench()
    var failure = CompilerFailure(file: "rows.swift", paths: [], diagnostics: [], output: "")
    bench.world.load = { [failure] _ throws(LabError) in throw LabError(.compiler(failure)) }
    #expect(bench.answer("load rows.swift").last?.hasPrefix("  try: ") == false)
    failure.isForCompanion = true
    bench.world.load = { [failure] _ throws(LabError) in throw LabError(.compiler(failure)) }
    #expect(bench.answer("load rows.swift").last == "  try: load rows.swift --companion")
    bench.world.load = { _ throws(LabError) in throw LabError(.load("no layout"), topic: "load") }
    #expect(bench.answer("load rows.swift").last?.hasPrefix("  try: ") == false)
  }

  @Test("what is loaded is used, and told with its parameters")
  func loads() throws {
    var bench = try Bench()
    #expect(
      bench.answer("load a/stair.py") == [
        "stair  items on a stair", "  turns  3, of 1–100  how many steps a stair has",
      ])
    #expect(bench.lab.strategyName == "stair")
    #expect(
      try bench.json("load stair.py")
        == #"{"strategies":[{"name":"stair","summary":"items on a stair","parameters":["#
        + #"{"name":"turns","summary":"how many steps a stair has","value":3,"kind":"count","#
        + #""range":[1,100]}]}],"assumed":[]}"#)
  }

  @Test("it is set, shown, explained, completed and used like any other")
  func isLikeAnother() throws {
    var bench = try Bench()
    _ = bench.answer("load stair.py; use grid; use stair turns=2; items 3")
    #expect(bench.answer("frames 2..2") == ["  2     0.00    40.00    20.00    20.00"])
    #expect(bench.answer("set turns 101")[0] == "error LL0114: turns must be 1–100 (got 101)")
    #expect(bench.answer("show changed").contains { $0.hasPrefix("* turns") })
    #expect(bench.answer("help stair").first == "stair · items on a stair")
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    #expect(completer.proposals(for: PromptLine("use st")).words.map(\.name) == ["stair"])
    #expect(completer.proposals(for: PromptLine("use stair t")).words.map(\.name) == ["turns="])
    #expect(completer.proposals(for: PromptLine("set tu")).words.map(\.name) == ["turns"])
    #expect(completer.proposals(for: PromptLine("load ")).takesPath)
  }

  @Test("the name of a layout leads to the one that begins with the name of its file")
  func nameWithoutFile() throws {
    var bench = try Bench()
    _ = bench.answer("load Wheel_spoke.py")
    #expect(
      bench.answer("use spoke") == [
        "error LL0102: unknown strategy 'spoke'; did you mean 'Wheel_spoke'?", "  use spoke",
        "      ^~~~~ (help use)", "  try: use Wheel_spoke",
      ])
  }

  @Test("options may follow the values of parameters")
  func optionsAfterValues() throws {
    var bench = try Bench()
    #expect(bench.answer("load stair.py turns=7 --watch").first == "stair  items on a stair")
    #expect(bench.lab.state.request.sections[0].strategy.value(of: "turns") == .count(7))
    #expect(
      bench.answer("load stair.py turns=7 --wach").first
        == "error LL0106: unknown option '--wach'; did you mean '--watch'?")
    #expect(bench.answer("load stair.py --watch turns=8").first == "stair  items on a stair")
    #expect(bench.lab.state.request.sections[0].strategy.value(of: "turns") == .count(8))
  }

  @Test("loading once more puts the new one in the place of the old, with its values")
  func again() throws {
    var bench = try Bench()
    _ = bench.answer("load stair.py; set turns 7; load stair.py")
    #expect(bench.lab.strategies.count { $0.definition.name == "stair" } == 1)
    #expect(bench.lab.state.request.sections[0].strategy.value(of: "turns") == .count(7))
    bench.world.load = { _ throws(LabError) in
      World.Loaded(strategies: [MemoryPrograms.strategy("stair", most: 5)])
    }
    _ = bench.answer("load stair.py")
    #expect(bench.lab.state.request.sections[0].strategy.value(of: "turns") == .count(3))
    _ = bench.answer("undo")
    #expect(bench.lab.state.request.sections[0].strategy.value(of: "turns") == .count(7))
  }

  @Test("a layout that gives no answer is asked once, and one that crashes with other items, too")
  func requestsOfFailingLayout() throws {
    for (failure, expected) in [
      (LayoutError.unanswered(reason: "slow"), [false]),
      (LayoutError.ended(reason: "crashed"), [false] + Array(repeating: true, count: 9)),
    ] {
      let trials = Mutex<[Bool]>([])
      let strategy = AnyStrategy(
        definition: AnyStrategyDefinition(name: "failing", summary: "a layout that fails"),
        origin: ObjectIdentifier(Bench.self), audit: nil, missing: nil,
        placeCollection: { request, _ throws(LayoutError) in
          trials.withLock { $0.append(request.layout.isTrial) }
          throw failure
        })
      var bench = try Bench()
      bench.world.load = { _ throws(LabError) in World.Loaded(strategies: [strategy]) }
      _ = bench.answer("load failing.swift")
      #expect(trials.withLock { $0 } == expected)
    }
  }

  @Test("the error of a layout for certain sections suggests a line that loads it")
  func sectionsOfLayout() throws {
    let strategy = AnyStrategy(
      definition: AnyStrategyDefinition(name: "feed", summary: "a layout for three sections"),
      origin: ObjectIdentifier(Bench.self), audit: nil, missing: nil,
      placeCollection: { request, _ throws(LayoutError) in
        let counts = request.layout.sections.map(\.count)
        guard counts.count > 2 else { throw .ended(reason: "feed has three sections") }
        let frames = (0..<counts.reduce(0, +)).map {
          Rect(x: 0, y: Double($0 * 10), width: 10, height: 10)
        }
        return CollectionContents(
          counts: counts, frames: frames, contentSize: Size(width: 10, height: 500))
      })
    // A line is suggested only if its file is there.
    var bench = try Bench(files: ["stair.py": ""])
    bench.world.load = { _ throws(LabError) in World.Loaded(strategies: [strategy]) }
    #expect(bench.answer("load stair.py").last == "  try: items 5 5 5; load stair.py")
    _ = bench.answer("items 5 5 5; load stair.py")
    #expect(bench.answer("frames all").count == 15)
  }

  static let failures: [(String, String)] = [
    (
      "load notes.txt",
      "notes.txt is not a Swift file or an executable program; to make it executable, run chmod +x on it"
    ),
    ("load grid.py", "'grid' is the name of a built-in strategy: choose another name"),
    ("items 200000; load stair.py", "stair cannot place 200000 items"),
  ]

  @Test("a file that cannot be used changes nothing", arguments: failures)
  func refused(text: String, sentence: String) throws {
    var bench = try Bench()
    let commands = text.split(separator: ";").map(String.init)
    for command in commands.dropLast() { _ = bench.answer(command) }
    let before = (bench.answer("show"), bench.lab.strategies.count)
    #expect(bench.answer(commands[commands.count - 1])[0].hasSuffix(": \(sentence)"))
    #expect(bench.answer("show") == before.0)
    #expect(bench.lab.strategies.count == before.1)
  }

  @Test("only the section that is meant uses what is loaded")
  func sections() throws {
    var bench = try Bench()
    _ = bench.answer("items 3 4; section 1 load stair.py")
    #expect(
      bench.lab.state.request.sections.map(\.strategy.definition.name) == ["masonry", "stair"])
  }

  @Test("an error explains that the session or the lab cannot load programs")
  func safe() throws {
    var bench = try Bench()
    let open = bench.world
    bench.world = open.confined(toFolderOf: "s/a.llab")
    #expect(
      bench.answer("load s/stair.py")[0] == "error LL0701: 's/stair.py' is not loaded: a session"
        + " in safe mode runs no programs; --allow-plugins allows those in its folder")
    bench.world.load = World.loadsNothing
    #expect(bench.answer("load stair.py")[0] == "error LL0702: nothing can be loaded here")
  }

  @Test("a saved session loads again")
  func saved() throws {
    var bench = try Bench()
    _ = bench.answer("load stair.py; set turns 2; save mine.llab; reset; use list; run mine.llab")
    #expect(bench.lab.strategyName == "stair")
    #expect(bench.lab.state.request.sections[0].strategy.value(of: "turns") == .count(2))
  }
}
