import Foundation
import Lab
import LabLanguage
import LabReport
import LabTerminal
import LayoutCore

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

  static func lab() throws -> Lab { try Lab(strategies: Registry.strategies) }

  /// The real files, paths meant from the root of the package.
  static func world() -> World {
    var world = System.world(page: Page())
    let read = world.read
    world.read = { path throws(Fault) in try read("\(root)/\(path)") }
    return world
  }

  static func test(_ text: String, path: String = "Sessions/a.llab") throws -> SessionTest {
    let source = SessionSource(
      path: path, name: path, file: SessionFile(text), firstLine: nil)
    return SessionTest(source, in: try lab(), world: world())
  }

  static func text(_ path: String) throws -> String {
    try String(validatingFile: world().read(world().located(path)))
  }
}
