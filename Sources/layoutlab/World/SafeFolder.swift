import PluginHost

/// A folder that a path does not leave: with `--safe` the current one.
///
/// A path is followed name by name, each opened in the folder before it and never through a link;
/// links are read and followed here, as long as they stay inside. So what others rename meanwhile
/// cannot lead out.
struct SafeFolder: Sendable {
  /// The path from the root, without links.
  private let root: String
  /// As the user writes it, where that differs.
  private let alias: String?

  /// The folder at `path`; nil where there is none.
  init?(_ path: String) {
    guard let real = Path.real(path) else { return nil }
    root = real
    alias = path.hasPrefix("/") && path != root ? path : nil
  }

  static var current: SafeFolder? {
    // A shell's `PWD` contains the links of the way to the current folder; it may be wrong.
    if let here = SafeFolder("."), let said = System.environment("PWD").flatMap(SafeFolder.init),
      here.root == said.root
    {
      return said
    }
    return SafeFolder(".")
  }

  /// Why a path leads to no place in the folder.
  enum Refusal: Error {
    /// It leads out.
    case outside
    /// The system's number for what is wrong with it.
    case system(Int32)
  }

  /// A name in an open folder.
  struct Place: ~Copyable {
    let folder: Int32
    /// The name, which has no slash.
    let name: String

    deinit { close(folder) }
  }

  /// Whether `path` is inside by its words, without following links.
  func mayHold(_ path: String) -> Bool { inner(path) != nil }

  /// The place of the file at `path`. With `followsLink` a link at the end is followed too, so the
  /// place is never a link; without it, the last name may be a link.
  func place(of path: String, followsLink: Bool) throws(Refusal) -> Place {
    guard let inner = inner(path) else { throw .outside }
    let start = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard start >= 0 else { throw .system(errno) }
    var walk = Walk(names: Self.names(inner), folders: [start])
    defer { for folder in walk.folders { close(folder) } }
    let name = try walk.go(in: self, followsLink: followsLink)
    let folder = fcntl(walk.folders[walk.folders.count - 1], F_DUPFD_CLOEXEC, 0)
    guard folder >= 0 else { throw .system(errno) }
    return Place(folder: folder, name: name)
  }

  /// The part of `path` after the folder; nil where `path` begins elsewhere.
  private func inner(_ path: String) -> Substring? {
    guard path.hasPrefix("/") else { return path[...] }
    for prefix in [root, alias].compactMap(\.self) {
      let prefix = prefix == "/" ? prefix : prefix + "/"
      if path.hasPrefix(prefix) { return path.dropFirst(prefix.count) }
      if path + "/" == prefix { return "" }
    }
    return nil
  }

  /// The names of a path, the last one first.
  private static func names(_ path: Substring) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
  }

  /// A path on its way: names that are left, and the folders that are open.
  private struct Walk {
    /// The next name last.
    var names: [String]
    /// The folder itself first.
    var folders: [Int32]
    var linkCount = 0

    /// As many as Linux follows.
    private static let mostLinks = 40

    /// Opens all folders; returns the last name.
    mutating func go(in root: SafeFolder, followsLink: Bool) throws(Refusal) -> String {
      while let name = names.popLast() {
        guard name != ".." else {
          guard folders.count > 1, let folder = folders.popLast() else { throw .outside }
          close(folder)
          continue
        }
        let here = folders[folders.count - 1]
        let isLink = stat(name, in: here, followsLink: false)?.isLink == true
        let isLast = names.isEmpty
        if isLink, followsLink || !isLast {
          try follow(name, in: here, of: root)
        } else if isLast {
          return name
        } else {
          let next = openat(here, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
          guard next >= 0 else { throw .system(errno) }
          folders.append(next)
        }
      }
      return "."
    }

    private mutating func follow(
      _ name: String, in folder: Int32, of root: SafeFolder
    ) throws(Refusal) {
      linkCount += 1
      guard linkCount <= Self.mostLinks else { throw .system(ELOOP) }
      let target = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { text in
        guard let start = text.baseAddress else { return String?.none }
        let count = readlinkat(folder, name, start, text.count)
        guard count >= 0 else { return String?.none }
        let bytes = UnsafeRawBufferPointer(start: start, count: count)
        return String(decoding: bytes, as: UTF8.self)
      }
      guard let target else { throw .system(errno) }
      guard let inner = root.inner(target) else { throw .outside }
      if target.hasPrefix("/") {
        for folder in folders.dropFirst() { close(folder) }
        folders.removeLast(folders.count - 1)
      }
      names += SafeFolder.names(inner)
    }
  }
}
