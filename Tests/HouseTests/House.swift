import Foundation

/// The package as it lies on the disk, found from this very file.
enum House {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A text file of the package; its path is relative to the root:
  /// `Sources/LabSession/Session/Session.swift`.
  struct File: Sendable {
    let path: String
    let text: String

    /// The name without folders.
    var name: String {
      String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    }
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  /// Every text file of the package, build products and other tools' folders left out.
  static let files: [File] = {
    let skipped: Set = [".git", ".build", ".swiftpm", "Package.resolved"]
    var files: [File] = []
    func walk(_ folder: String) {
      for name in entries(folder) where !skipped.contains(name) {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        if isFolder(path) {
          walk(path)
        } else if let text = try? String(contentsOf: url(path), encoding: .utf8) {
          files.append(File(path: path, text: text))
        }
      }
    }
    walk("")
    return files
  }()

  /// The Swift files below any of `folders`, those of nested packages left out.
  static func swift(in folders: String...) -> [File] {
    files.filter { file in
      file.path.hasSuffix(".swift") && !nestedPackages.contains { file.path.hasPrefix($0 + "/") }
        && folders.contains { file.path.hasPrefix($0 + "/") }
    }
  }

  /// The folders of packages inside this one.
  private static let nestedPackages = files.filter { $0.path.hasSuffix("/Package.swift") }
    .map { String($0.path.dropLast("/Package.swift".count)) }

  /// The file at `path`; an empty one if there is none, which fails the test.
  static func file(_ path: String) -> File {
    files.first { $0.path == path } ?? File(path: path, text: "")
  }

  /// The folders right below `path`, in order.
  static func folders(in path: String) -> [String] {
    entries(path).filter { isFolder("\(path)/\($0)") }
  }

  /// The modules of `Sources` with their folders: those of the UIKit shim share one.
  static let modules: [(name: String, path: String)] = folders(in: "Sources").flatMap { name in
    let path = "Sources/\(name)"
    return name == "UIKitShim"
      ? folders(in: path).map { ($0, "\(path)/\($0)") } : [(name, path)]
  }

  static func url(_ path: String) -> URL { root.appending(path: path) }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  private static func entries(_ path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url(path).path))?.sorted() ?? []
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
