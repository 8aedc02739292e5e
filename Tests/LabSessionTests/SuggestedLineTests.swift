import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession
@testable import layoutlab

/// The command after `next:` runs as it is printed.
@Suite("Suggested lines") struct SuggestedLineTests {
  private static let files = [
    "demo.llab": "@format 1\nwidth 320\ndraw\n", "stair.py": "a program",
  ]

  private static func bench() throws -> Bench {
    var bench = try Bench(files: files)
    bench.world.demos = { [World.Demo(name: "masonry", summary: "a demo", path: "demo.llab")] }
    return bench
  }

  /// Lines that cannot run here: they need a terminal.
  private static let needsTerminal: Set = ["look", "tweak", "watch"]

  @Test("what definitions suggest runs after each of their examples")
  func definitions() throws {
    for definition in try TestLab().lab.commands.definitions where !definition.next.isEmpty {
      #expect(
        !definition.examples.isEmpty || Self.needsTerminal.contains(definition.name),
        "\(definition.name)")
      for example in definition.examples {
        for suggestion in definition.next {
          var bench = try Self.bench()
          let commands = example.commands
          let lines = bench.answer("\(commands); \(suggestion)")
          #expect(lines.first?.hasPrefix("error") != true, "\(commands); \(suggestion): \(lines)")
        }
      }
    }
  }

  @Test(
    "what answers suggest names what they were about, and runs",
    arguments: [
      ("mark a", ["set columns 3", "diff a", "side a"]),
      ("sweep columns 2..5", ["set columns 5"]), ("sweep rtl on off", ["set rtl on"]),
      ("sweep sizes 44 \"90 60\"", ["set sizes 90 60"]), ("sweep columns 2", []),
      ("mark a; set columns 3; diff a", ["side a now"]),
      ("mark a; width 320; mark b; diff a b", ["side a b"]),
      ("save 'my file.llab'", ["run \"my file.llab\""]),
      ("define wide { width ${1:700} }", ["wide", "help wide"]),
      ("define wide { width $1 }", ["help wide"]),
    ])
  func answers(commands: String, suggestions: [String]) throws {
    var bench = try Self.bench()
    #expect(try bench.replies(commands).last?.next == suggestions)
    for suggestion in suggestions {
      var after = bench
      #expect(after.answer(suggestion).first?.hasPrefix("error") != true, "\(suggestion)")
    }
  }

  @Test("every example's answer suggests lines that run")
  func examples() throws {
    for definition in try TestLab().lab.commands.definitions {
      for example in definition.examples {
        var bench = try Self.bench()
        let commands = example.commands
        guard let reply = try? bench.replies(commands).last else { continue }
        for suggestion in reply.next {
          var after = bench
          let lines = after.answer(suggestion)
          #expect(lines.first?.hasPrefix("error") != true, "\(commands); \(suggestion): \(lines)")
        }
      }
    }
  }

  @Test("what the first screen suggests runs", arguments: [20, 80])
  func welcome(columns: Int) throws {
    let lines = Welcome.next(columns: columns, offersLessons: true).map(\.text)
    let words = lines.joined(separator: " · ").replacing("next: ", with: "")
    let suggestions = words.split(separator: " · ").map(String.init)
    #expect(suggestions.count == 4)
    for suggestion in suggestions {
      var bench = try Self.bench()
      #expect(bench.answer(suggestion).first?.hasPrefix("error") != true, "\(suggestion)")
    }
  }
}
