import LabLanguage
import layoutlab
import LabReport
import LabTestKit
import LayoutCore

@testable import LabSession
import Strategies

/// A session in memory, with shortcuts for tests.
struct Bench {
  var lab: Session
  var world: World

  init(files: [String: String] = [:], stop: StopSignal = .never, page: Page = Page()) throws {
    lab = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    world = MemoryFiles(files, tick: 0.01).world(page: page, stop: stop)
  }

  /// The replies to the commands of one line, up to the first that fails.
  mutating func replies(_ source: String) throws(LabError) -> [Reply] {
    var replies: [Reply] = []
    var rest = try LexedText(source).completeStatements()
    while let command = rest.next() {
      replies.append(try lab.run(command, before: &rest, in: world))
    }
    return replies
  }

  /// The output after `source`: the last answer; the error if something failed.
  mutating func answer(_ source: String) -> [String] {
    do throws(LabError) {
      return try replies(source).last?.report.lines(on: world.page).map(\.text) ?? []
    } catch {
      return Diagnostic(error, source: source).lines
    }
  }

  /// The notes of the last command.
  mutating func notes(_ source: String) throws(LabError) -> [String] {
    try replies(source).last?.notes.map(\.text) ?? []
  }

  /// The result of the last command, as `--json` has it.
  mutating func json(_ source: String) throws(LabError) -> String {
    JSON.object(try replies(source).last?.report.members ?? []).text
  }

  /// All that can be seen of the state: what is set, and where everything is.
  mutating func whole() -> [String] { answer("show") + answer("frames") }
}
