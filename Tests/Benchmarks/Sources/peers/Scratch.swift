import Foundation

/// A folder for what a run writes; it is removed with the value.
final class Scratch {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "peers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The lab as `./install` writes it: without symbols, and as one file. What the linker wrote is in
  /// memory page by page, and a start takes a third longer. Nil without `strip`.
  func installedProgram() throws -> String? {
    guard let strip = Command.installed("strip") else { return nil }
    let copy = "\(path)/layoutlab"
    try Command(path: strip, arguments: ["-o", copy, Package.program]).run(in: self)
    return copy
  }

  /// Where a program's errors go.
  var errors: String { "\(path)/errors" }

  /// Writes a file with these lines, and returns its path.
  func file(_ name: String, _ lines: [String]) throws -> String {
    let file = "\(path)/\(name)"
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: file, atomically: false, encoding: .utf8)
    return file
  }

  static func text(of file: String) -> String {
    (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  }
}

/// Where the package is, found from this file.
enum Package {
  static let benchmarks = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let root = benchmarks.deletingLastPathComponent().deletingLastPathComponent()
  /// The release build of the lab.
  static let program = root.appending(path: ".build/release/layoutlab").path
  /// This program.
  static let peers = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
}
