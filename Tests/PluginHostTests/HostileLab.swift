import Foundation
import GridPlugin
import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import PluginHost

/// A lab whose `load` starts a program of `Fixtures`: `load "hostile.py MODE"`.
final class HostileLab {
  private(set) var lab: Session
  private let world: World
  private let note: URL

  /// The folder of the programs.
  static var fixtures: String { Bundle.module.bundlePath + "/Fixtures" }

  init(limits: Limits = Limits(), stop: StopSignal = .never) throws {
    let note = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    self.note = note
    try Data().write(to: note)
    lab = try Session(strategies: [AnyStrategy(Grid.self)])
    var world = MemoryFiles().world(stop: stop)
    world.load = { file throws(LabError) in
      let words = file.split(separator: " ", maxSplits: 1).map(String.init)
      var launch = Launch(
        name: words[0],
        command: ["\(Self.fixtures)/\(words[0])"] + words.dropFirst() + [note.path],
        folder: Self.fixtures, environment: ["PATH=/usr/local/bin:/usr/bin:/bin"], limits: limits)
      launch.writes = [note.path]
      return World.Loaded(strategies: try Program.start(launch, stop: stop).strategies)
    }
    self.world = world
  }

  deinit { try? FileManager.default.removeItem(at: note) }

  /// Runs the commands of `text`: the lines of the answers.
  @discardableResult
  func run(_ text: String) throws -> [String] {
    var lines: [String] = []
    for command in try Statement.split(text) {
      lines += try lab.run(command, in: world).report.lines(on: world.page).map(\.text)
    }
    return lines
  }

  /// The sentence `text` fails with; nothing if it succeeds.
  func error(_ text: String) -> String {
    do {
      try run(text)
      return ""
    } catch {
      return (error as? LabError)?.message ?? "\(error)"
    }
  }

  /// Starts again with another lab.
  func forget() throws {
    lab = try Session(strategies: [AnyStrategy(Grid.self)])
  }

  /// Everything that can be set, and every frame: what a failure must not change.
  func everything() throws -> [String] { try run("show; frames") }

  /// The programs that were started.
  var started: [Int32] {
    let text = (try? String(contentsOf: note, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { Int32($0) }
  }

  /// The programs that were started and still run, including ended ones that were not waited for.
  var running: [Int32] { started.filter { kill($0, 0) == 0 } }
}
