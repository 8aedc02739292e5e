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

  /// The path of the working folder; nil where it is gone.
  static var current: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The current project: the nearest folder, from the working one upwards, that contains a
  /// `Package.swift` or `.layoutlab`; nil outside of any.
  static func project() -> String? {
    guard var folder = current else { return nil }
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
