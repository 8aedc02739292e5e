import Foundation
import GridPlugin
import LabAudit
import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import PluginHost
import SwiftImport

/// Loads files of `Tests/ForeignLayouts` as the program does, with a cache for this run.
final class LoadedFiles: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  let loader: Loader

  init(limits: Limits = Limits(), stop: StopSignal = .never) {
    let variables = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder.path]) {
      $1
    }
    loader = Loader(Self.surroundings(variables, stop: stop, limits: limits))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What a loader needs, with these variables; all share the modules of C, which take seconds to
  /// compile.
  static func surroundings(
    _ variables: [String: String], stop: StopSignal = .never, limits: Limits = Limits(),
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Surroundings {
    var surroundings = Surroundings(
      environment: { variables[$0] }, stop: stop, buildFolder: buildFolder, progress: progress,
      limits: limits)
    let modules = FileManager.default.temporaryDirectory.appending(path: "layoutlab-test-modules")
    try? FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    surroundings.moduleCache = modules.path
    return surroundings
  }

  /// Where the modules are that the tests were built with.
  static var buildFolder: String {
    let bundles = Bundle.allBundles + [Bundle.main]
    let folders =
      bundles.map { $0.bundleURL.deletingLastPathComponent().path } + bundles.map(\.bundlePath)
    return folders.first {
      FileManager.default.fileExists(atPath: $0 + "/Modules/LayoutCore.swiftmodule")
    } ?? ""
  }

  /// The folder of the files.
  static let layouts = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../ForeignLayouts").standardizedFileURL.path

  /// The names of the files in a folder of them, without their ends.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(layouts)/\(folder)")) ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }

  /// A world in memory that reads and loads these files.
  func world(page: Page = Page(), stop: StopSignal = .never) -> World {
    var world = MemoryFiles().world(page: page, stop: stop)
    world.readFile = { [readFile = world.readFile] reading throws(LabError) in
      let path = "\(Self.layouts)/\(reading.path)"
      guard let bytes = FileManager.default.contents(atPath: path) else {
        return try readFile(reading)
      }
      return Array(bytes)
    }
    world.load = { [loader] path throws(LabError) in
      let loaded = try loader.load("\(Self.layouts)/\(path)")
      return World.Loaded(strategies: loaded.strategies, assumptions: loaded.assumptions)
    }
    return world
  }

  /// A lab with one strategy of its own, and `audit`.
  static func lab() throws -> Session {
    try Session(strategies: [AnyStrategy(Grid.self)], modules: [.audit])
  }
}

extension Session {
  /// The lines that the commands of `text` answer, or the sentence that the first fails with.
  mutating func answers(_ text: String, in world: World) -> [String] {
    var lines: [String] = []
    do throws(LabError) {
      for command in try Statement.split(text) {
        let reply = try run(command, in: world)
        lines += reply.report.lines(on: world.page).map(\.text)
      }
    } catch {
      lines.append(error.message)
    }
    return lines
  }
}
