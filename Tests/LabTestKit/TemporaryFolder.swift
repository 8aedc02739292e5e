public import Foundation

/// A new folder, which is deleted with this object: keep it in a property, not in a local variable.
public final class TemporaryFolder: Sendable {
  /// The folder.
  public let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Makes the folder.
  public init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and the folders on the way to it.
  public func write(_ text: String, as name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
