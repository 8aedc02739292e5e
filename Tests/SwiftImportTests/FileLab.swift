import Foundation
import GridPlugin
import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import PluginHost
import SwiftImport

/// A lab whose `load` takes files of `Tests/ForeignLayouts`; what is compiled is thrown away.
final class FileLab {
  private(set) var lab: Session
  private let world: World
  private let cache: URL

  init(_ files: MemoryFiles = MemoryFiles()) throws {
    let cache = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    self.cache = cache
    lab = try Session(strategies: [AnyStrategy(Grid.self)])
    let variables = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": cache.path]) {
      $1
    }
    let loader = Loader(LoadedFiles.surroundings(variables))
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "ForeignLayouts").path
    var world = files.world()
    world.load = { file throws(LabError) in
      let loaded = try loader.load("\(folder)/\(file)")
      return World.Loaded(strategies: loaded.strategies, assumptions: loaded.assumptions)
    }
    self.world = world
  }

  deinit { try? FileManager.default.removeItem(at: cache) }

  /// Runs the commands of `text`: the lines of the answers.
  @discardableResult
  func run(_ text: String) throws -> [String] {
    var lines: [String] = []
    for command in try Statement.split(text) {
      lines += try lab.run(command, in: world).report.lines(on: world.page).map(\.text)
    }
    return lines
  }
}
