import LabTerminal
import PluginHost

/// The entries of a folder.
enum Folder {
  /// Names and kinds, `.` and `..` left out; nil if it cannot be read. The path is meant from an open
  /// folder, or from the current one.
  static func entries(_ path: String, in folder: Int32 = AT_FDCWD) -> [PathCompletion.Entry]? {
    let descriptor = openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return Files.names(of: fcntl(descriptor, F_DUPFD_CLOEXEC, 0))?.map { name in
      PathCompletion.Entry(name, isDirectory: stat(name, in: descriptor)?.isFolder == true)
    }
  }

  /// The current project: the nearest folder, from the working one upwards, that contains a
  /// `Package.swift` or `.layoutlab`; nil outside of any.
  static func project() -> String? {
    guard let start = getcwd(nil, 0) else { return nil }
    defer { free(start) }
    var folder = String(cString: start)
    while !folder.isEmpty {
      for mark in ["Package.swift", ".layoutlab"] where access("\(folder)/\(mark)", F_OK) == 0 {
        return folder
      }
      guard let slash = folder.lastIndex(of: "/") else { return nil }
      folder = String(folder[..<slash])
    }
    return nil
  }
}
