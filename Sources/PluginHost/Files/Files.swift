package import LabLanguage

/// Files that the compiler reads and writes.
package enum Files {
  /// The largest source file.
  private static let largest = 16 << 20

  /// The bytes of the file at `path`.
  package static func read(_ path: String) throws(LabError) -> [UInt8] {
    var reader = FileReader()
    reader.largest = largest
    return try reader.bytes(of: path)
  }

  /// Replaces the content of a file; a link is not followed.
  package static func write(_ bytes: [UInt8], to path: String) throws(LabError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw LabError(.unwritableFile(path: path, reason: reason)) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw LabError(.unwritableFile(path: path, reason: reason)) }
      rest = rest.dropFirst(count)
    }
  }

  /// Makes the folder at `path`, and those above it.
  package static func makeFolder(_ path: String) throws(LabError) {
    var made = ""
    for name in path.split(separator: "/") {
      made += "/" + name
      guard mkdir(made, 0o700) == 0 || errno == EEXIST else {
        throw LabError(.unwritableFile(path: made, reason: reason))
      }
    }
  }

  /// The names in the folder at `path`, sorted.
  package static func names(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Whether there is a folder at `path`; a link to one does not count.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The system's sentence for what just failed.
  package static var reason: String { String(cString: strerror(errno)).lowercased() }
}

private func writeBytes(_ descriptor: Int32, _ block: UnsafeRawBufferPointer) -> Int {
  write(descriptor, block.baseAddress, block.count)
}
