import LabTerminal

/// The entries of a folder.
enum Folder {
  /// Names and kinds, `.` and `..` left out; nil if it cannot be read. The path is meant from an open
  /// folder, or from the current one.
  static func entries(_ path: String, in folder: Int32) -> [PathCompletion.Entry]? {
    let descriptor = openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard let directory = fdopendir(descriptor) else {
      close(descriptor)
      return nil
    }
    defer { closedir(directory) }
    var entries: [PathCompletion.Entry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      var status = stat()
      let isFolder =
        fstatat(descriptor, name, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
      entries.append(PathCompletion.Entry(name, isDirectory: isFolder))
    }
    return entries
  }

  /// The same for a path from the current folder.
  static func entries(_ path: String) -> [PathCompletion.Entry]? { entries(path, in: AT_FDCWD) }

  /// Whether `path` names a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether `path` names a link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
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
