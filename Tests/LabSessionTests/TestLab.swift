import GridPlugin
import layoutlab
import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import ListPlugin
import MasonryPlugin

/// A session with three strategies, and the results of typed lines.
struct TestLab {
  var lab: Session
  let files: MemoryFiles
  let world: World

  init(_ files: [String: String] = [:], tick: Double = 0) throws {
    let strategies = [AnyStrategy(List.self), AnyStrategy(Grid.self), AnyStrategy(Masonry.self)]
    lab = try Session(strategies: strategies, modules: SessionModule.all)
    self.files = MemoryFiles(files, tick: tick)
    world = self.files.world()
  }

  /// Runs each command of `text`; the lines of all answers.
  @discardableResult
  mutating func run(_ text: String) throws -> [String] {
    var lines: [String] = []
    var rest = try LexedText(text).completeStatements()
    while let command = rest.next() {
      let reply = try lab.run(command, before: &rest, in: world)
      lines += reply.report.lines(on: world.page).map(\.text)
      if let failure = reply.failure { lines += failure.lines }
    }
    return lines
  }

  /// The sentence `text` fails with, or nothing.
  mutating func error(_ text: String) -> String {
    do {
      try run(text)
      return ""
    } catch {
      return (error as? LabError)?.message ?? "\(error)"
    }
  }

  /// Plays the file at `path`: the events, a word each, and the result.
  mutating func play(
    _ path: String, options: Player.Options = Player.Options()
  ) -> (events: [String], result: PlayResult) {
    var events: [String] = []
    var player = Player(lab, options: options)
    player.play(path, in: world) { event in
      if let word = Self.word(event, world.page) { events.append(word) }
      return true
    }
    lab = player.session
    return (events, player.result)
  }

  private static func word(_ event: SessionEvent, _ page: Page) -> String? {
    switch event {
    case .file(let path, _): "file \(path)"
    case .narration(let text): "# \(text)"
    case .heading(let text, opensStep: _): "## \(text)"
    case .step(let id, title: _): "step \(id)"
    case .pause: "pause"
    case .sleep: "sleep"
    case .question: "question"
    case .unproven(let diagnostic): "unproven \(diagnostic.lines.first ?? "")"
    case .command(let command): (command.isHidden ? "hidden " : "> ") + command.step.text
    case .reply(let reply, to: _, of: _):
      reply.report.lines(on: page).isEmpty
        ? nil : reply.report.lines(on: page).map(\.text).joined(separator: " / ")
    case .error(let diagnostic, let isExpected, of: _):
      (isExpected ? "expected " : "") + (diagnostic.lines.first ?? "")
    case .outcome: nil
    case .skipped(let path, let reason): "skipped \(path): \(reason)"
    case .refused(let diagnostic): "refused \(diagnostic.lines.first ?? "")"
    }
  }
}
