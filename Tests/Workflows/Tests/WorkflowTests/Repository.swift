import Foundation
import Yams

/// The files of the repository that the tests compare.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func lines(_ path: String) throws -> [String] {
    try text(path).components(separatedBy: "\n")
  }

  /// The names of the YAML files in a folder.
  static func yaml(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path)
    return (names ?? []).filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.sorted()
  }

  /// The commands that `.ci/run` runs: its own lines, and those of README.md that it reads.
  static func commandsOfCI() throws -> Set<String> {
    let script = try lines(".ci/run").map {
      $0.replacing(" </dev/null", with: "").trimmingCharacters(in: .whitespaces)
    }
    let readme = try lines("README.md").filter { $0.hasPrefix("apt-get ") }
    return Set(script + readme + ["bash .ci/run"])
  }
}

/// A YAML mapping with its keys as written: `on` is not a truth value here.
struct Mapping {
  let entries: [(key: String, value: Node)]

  init?(_ node: Node?) {
    guard let mapping = node?.mapping else { return nil }
    entries = mapping.map { ($0.key.scalar?.string ?? "", $0.value) }
  }

  init?(yaml: String) throws {
    self.init(try Yams.compose(yaml: yaml))
  }

  var keys: [String] { entries.map(\.key) }

  subscript(key: String) -> Node? { entries.first { $0.key == key }?.value }

  func text(_ key: String) -> String? { self[key]?.scalar?.string }

  func mapping(_ key: String) -> Mapping? { Mapping(self[key]) }

  func texts(_ key: String) -> [String] { list(key).compactMap { $0.scalar?.string } }

  func list(_ key: String) -> [Node] { self[key]?.sequence.map(Array.init) ?? [] }
}
