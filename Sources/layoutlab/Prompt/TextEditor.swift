import LabLanguage
import LabTerminal
import PluginHost

/// The user's own editor, on a text.
enum TextEditor {
  /// Opens the editor on `text`; what it became once it is saved, nil where nothing was saved.
  ///
  /// - Throws: where the file cannot be made or read, and where the editor fails.
  static func edit(_ text: String) throws(LabError) -> String? {
    guard !Trust.isSafe else { throw LabError(.unavailable("--safe runs no programs")) }
    let path = try temporaryFile(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
    defer { unlink(path) }
    let before = Version(of: path)
    let editor = named("VISUAL") ?? named("EDITOR") ?? "vi"
    let status = ForegroundProgram.run("\(editor) \"$1\"", [path])
    guard status == 0 else {
      throw LabError(.unavailable("the editor \(editor) ended with status \(status)"))
    }
    guard Version(of: path) != before else { return nil }
    return try String(validatingFile: System.read(path))
  }

  private static func named(_ variable: String) -> String? {
    System.environment(variable).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A new file that no other user can read, in the folder for such files.
  private static func temporaryFile(_ bytes: [UInt8]) throws(LabError) -> String {
    let ending = ".llab"
    // Mode 0600, and an unused name in the place of six X: mkstemp(3).
    let template =
      (named("TMPDIR") ?? "/tmp") + "/layoutlab-" + String(repeating: "X", count: 6) + ending
    var path = Array(template.utf8CString)
    let descriptor = mkstemps(&path, Int32(ending.utf8.count))
    guard descriptor >= 0 else {
      throw LabError(
        .unwritableFile(path: template, reason: SystemCalls.message(errno).lowercased()))
    }
    defer { close(descriptor) }
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let code = SystemCalls.writeAll(bytes, to: descriptor)
    guard code == 0 else {
      unlink(name)
      throw LabError(.unwritableFile(path: name, reason: SystemCalls.message(code).lowercased()))
    }
    return name
  }

  /// What saving changes about a file, whether an editor writes it or puts another in its place.
  private struct Version: Equatable {
    let size: Int64
    let inode: UInt64
    let seconds: Int
    let nanoseconds: Int

    init(of path: String) {
      let status = stat(path) ?? stat()
      (size, inode) = (Int64(status.st_size), UInt64(status.st_ino))
      (seconds, nanoseconds) = (status.modified.tv_sec, status.modified.tv_nsec)
    }
  }
}
