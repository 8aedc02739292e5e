import Foundation

/// The home folder of a new user; it is deleted with this object.
final class Home {
  /// The folder.
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  /// Makes the folder.
  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Its path.
  var path: String { url.path }

  /// The place of a file or folder in it.
  func appendingPathComponent(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Writes a file in it, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}
