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

  /// The first 256 KiB of the file at `path`, or all of a smaller one.
  package static func readBeginning(_ path: String) throws(LabError) -> [UInt8] {
    var reader = FileReader()
    (reader.largest, reader.readsBeginning) = (256 << 10, true)
    return try reader.bytes(of: path)
  }

  /// Replaces the content of a file; a link is not followed.
  package static func write(_ bytes: [UInt8], to path: String) throws(LabError) {
    var file = FileName(path)
    file.followsLink = false
    let descriptor = file.open(O_WRONLY | O_CREAT | O_TRUNC, mode: 0o600)
    guard descriptor >= 0 else { throw file.unwritable() }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw file.unwritable() }
      rest = rest.dropFirst(count)
    }
  }

  /// Makes the folder at `path`, and those above it.
  package static func makeFolder(_ path: String) throws(LabError) {
    var made = ""
    for name in path.split(separator: "/") {
      made += "/" + name
      guard mkdir(made, 0o700) == 0 || errno == EEXIST else { throw FileName(made).unwritable() }
    }
  }

  /// The names in the folder at `path`, sorted.
  package static func names(in path: String) -> [String] {
    names(of: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) ?? []
  }

  /// The names in the open folder `descriptor`, sorted, which is closed; nil where it is none.
  package static func names(of descriptor: Int32) -> [String]? {
    var names: [String] = []
    let isFolder = visitNames(of: descriptor) { name in
      names.append(name)
      return true
    }
    return isFolder ? names.sorted() : nil
  }

  /// Whether a name in the folder at `path` is one of those searched for.
  package static func hasName(in path: String, where isSearched: (String) -> Bool) -> Bool {
    var isFound = false
    _ = visitNames(of: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) { name in
      isFound = isSearched(name)
      return !isFound
    }
    return isFound
  }

  /// Visits the names in the open folder `descriptor`, which is closed, in no order, while `visit`
  /// returns true; false if it is no folder.
  private static func visitNames(of descriptor: Int32, _ visit: (String) -> Bool) -> Bool {
    guard let directory = fdopendir(descriptor) else {
      close(descriptor)
      return false
    }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != "..", !visit(name) { break }
    }
    return true
  }

  /// Whether there is a folder at `path`; a link to one does not count.
  package static func isFolder(_ path: String) -> Bool {
    stat(path, followsLink: false)?.isFolder == true
  }

  /// The system's sentence for what just failed, to go on with after a colon.
  package static func reason(_ code: Int32 = errno) -> String {
    String(cString: strerror(code)).lowercased()
  }
}

private func writeBytes(_ descriptor: Int32, _ block: UnsafeRawBufferPointer) -> Int {
  write(descriptor, block.baseAddress, block.count)
}
