import layoutlab
import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

import Strategies

/// Every name has a definition, and what a definition shows works.
@Suite("Definitions")
struct DefinitionTests {
  private static let lab = try? Session(strategies: Registry.strategies, modules: SessionModule.all)
  private static let commands = lab?.commands.builtIn.map(\.definition) ?? []
  private static let strategies = Registry.strategies.map(\.definition)

  /// A world in memory that holds the package's sessions and their data. Its clock advances by a
  /// second at each reading.
  private static var world: World {
    let sessions = House.files.filter { $0.path.hasPrefix("Sessions/") }
    let texts = Dictionary(uniqueKeysWithValues: sessions.map { ($0.path, $0.text) })
    var world = MemoryFiles(texts, tick: 1).world()
    let folders = ["Sessions/Scenes/", "Sessions/Troubles/"]
    let demos = sessions.filter { file in folders.contains { file.path.hasPrefix($0) } }.map {
      World.Demo(name: String($0.name.prefix { $0 != "." }), summary: "", path: $0.path)
    }
    world.demos = { demos }
    return world
  }

  /// Commands that have no example, and why.
  private static let withoutExample = [
    "quit": "there is nothing to see after it", "tweak": "it needs a person at a terminal",
    "watch": "it needs a person at a terminal", "look": "it needs a person at a terminal",
    "hint": "it needs an open lesson", "skip": "it needs an open lesson",
    "back": "it needs an open lesson", "play": "it needs an open lesson",
    "next": "it needs an open lesson",
    "edit": "it needs a person at a terminal", "rerun": "it needs a person at a terminal",
  ]

  @Test("every command has an example, or a reason to have none")
  func commandExamples() {
    #expect(!Self.commands.isEmpty)
    for definition in Self.commands {
      #expect(
        definition.examples.isEmpty == (Self.withoutExample[definition.name] != nil),
        "the definition of `\(definition.name)` needs an example")
    }
  }

  @Test("every strategy has an example")
  func strategyExamples() {
    for definition in Self.strategies {
      #expect(
        !definition.examples.isEmpty, "the definition of `\(definition.name)` needs an example")
    }
  }

  @Test(
    "an example runs",
    arguments: (commands.flatMap(\.examples) + strategies.flatMap(\.examples)).map(\.commands))
  func example(commands: String) throws {
    var lab = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    let world = Self.world
    var lines: [Markup] = []
    for command in try Statement.split(commands) {
      lines += try lab.run(command, in: world).report.lines(on: world.page)
    }
    // A check that succeeds prints nothing.
    #expect(!lines.isEmpty || commands.contains("check "), "nothing is seen of: \(commands)")
  }

  @Test("an example that names a command or a strategy is about it")
  func aboutItself() {
    for definition in Self.commands {
      for example in definition.examples {
        #expect(example.commands.contains(definition.name), "an example of `\(definition.name)`")
      }
    }
    for definition in Self.strategies {
      for example in definition.examples {
        #expect(
          example.commands.contains("use \(definition.name)"), "an example of `\(definition.name)`")
      }
    }
  }

  @Test("summaries and examples are phrases: not empty, no final stop")
  func phrases() {
    let commands = Self.commands.flatMap { [$0.summary] + $0.examples.map(\.shows) }
    let strategies = Self.strategies.flatMap { definition in
      [definition.summary] + definition.examples.map(\.shows) + definition.parameters.map(\.summary)
    }
    for phrase in commands + strategies {
      #expect(!phrase.isEmpty && !phrase.hasSuffix("."), "\(phrase)")
    }
  }

  @Test("related commands and topics exist")
  func related() throws {
    var lab = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    for name in Set(Self.commands.flatMap(\.related)) {
      let command = try #require(Statement.split("help \(name)").first)
      #expect(throws: Never.self, "a definition points to `\(name)`") {
        try lab.run(command, in: Self.world)
      }
    }
  }

  @Test("every error has an explanation of its own", arguments: ErrorCode.allCases)
  func errors(id: ErrorCode) {
    #expect(!id.explanation.isEmpty && id.explanation.hasSuffix("."))
    #expect(id == .internalError || id.explanation != ErrorCode.internalError.explanation)
  }
}
