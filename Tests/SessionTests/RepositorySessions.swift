import Foundation
import LabSession
import LabLanguage
import LabReport
import LabTerminal
import LayoutCore
import SwiftImport

import Strategies

@testable import layoutlab

/// The session files and guides of the package.
enum RepositorySessions {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Every `.llab` file below `Sessions`, and every guide.
  static let files: [String] = {
    let guides = (Folder.entries("\(root)/Plugins") ?? []).map { "\(root)/Plugins/\($0.name)" }
    let named = ["\(root)/Sessions"] + guides + ["\(root)/README.md"]
    return SessionSource.files(at: named)
      .filter { FileManager.default.fileExists(atPath: $0) }
      .map { String($0.dropFirst(root.count + 1)) }
  }()

  static let lessons = files.filter {
    $0.hasPrefix("Sessions/Lessons/") && $0.hasSuffix(".llab")
  }

  static func lab() throws -> Session {
    try Session(strategies: Registry.strategies, modules: SessionModule.all)
  }

  /// Loads files with what the tests were built with.
  private static let loader: Loader = {
    let bundles = Bundle.allBundles + [Bundle.main]
    let folders =
      bundles.map { $0.bundleURL.deletingLastPathComponent().path } + bundles.map(\.bundlePath)
    let folder = folders.first {
      FileManager.default.fileExists(atPath: $0 + "/Modules/LayoutCore.swiftmodule")
    }
    return Loader(
      Surroundings(
        environment: { ProcessInfo.processInfo.environment[$0] }, stop: .never,
        buildFolder: folder ?? "."))
  }()

  /// The real files, paths meant from the root of the package; sessions may load what lies beside
  /// them.
  static func world() -> World {
    var world = System.world(page: Page())
    let readFile = world.readFile
    world.allowsPlugins = true
    world.missingUIKit = { loader.missingUIKit }
    world.permit = { _, _ in }
    world.load = { path throws(LabError) in
      let loaded = try loader.load("\(root)/\(path)")
      return World.Loaded(strategies: loaded.strategies, assumptions: loaded.assumptions)
    }
    world.readFile = { reading throws(LabError) in
      var reading = reading
      reading.path = "\(root)/\(reading.path)"
      return try readFile(reading)
    }
    return world
  }

  static func test(
    _ text: String, path: String = "Sessions/a.llab", goesOn: Bool = false
  ) throws -> SessionTest {
    let source = SessionSource(
      path: path, name: path, file: SessionFile(text), lines: nil)
    return SessionTest(source, in: try lab(), world: world(), goesOn: goesOn)
  }

  static func text(_ path: String) throws -> String {
    try String(validatingFile: world().read(world().located(path)))
  }
}
