import LayoutCore
import LayoutText

/// The present files in a folder and below it: what a program there may read, run and import.
///
/// All files count, with any name, because a program may run any file. Only files that others than
/// their author change are left out, if they are not executable: sessions, which the lab writes,
/// and the files of Git and Finder.
struct FolderContents {
  /// The most files that are read.
  static let mostFiles = 2000
  /// The most bytes that are read.
  static let mostBytes = 32 << 20

  /// How many files there are.
  private(set) var count = 0
  /// Whether all of them were read.
  private(set) var isWhole = true
  private var bytes = 0
  private var digest = SHA256()

  /// Reads the files in `folder`; nil has none. Links to folders are not followed: their target is
  /// noted.
  ///
  /// - Complexity: O(files + bytes), up to the limits.
  init(of folder: String?) {
    var open = folder.map { [(path: $0, isInGit: false)] } ?? []
    while isWhole, let (folder, isInGit) = open.popLast() {
      for name in Files.names(in: folder) where isWhole {
        let path = "\(folder)/\(name)"
        guard let status = stat(path, followsLink: false) else { continue }
        let isExecutable = status.st_mode & 0o111 != 0
        switch status.st_mode & S_IFMT {
        case S_IFDIR: open.append((path, isInGit || name == ".git"))
        case S_IFREG where !isExecutable && Self.isNote(name, isInGit: isInGit): break
        case S_IFREG: add(path, mark: isExecutable ? "x" : "-")
        case S_IFLNK:
          note("l", path, SHA256.text(of: Self.target(of: path)))
          if stat(path)?.isFile == true { add(path, mark: "-") }
        default: note("o", path, "")
        }
      }
    }
  }

  /// The digest of paths and contents.
  var text: String {
    var digest = digest
    return digest.finished()
  }

  /// Adds the file at `path`, which is another one where `mark` is another.
  mutating func add(_ path: String, mark: String) {
    count += 1
    let descriptor = FileName(path).open(O_RDONLY | O_NONBLOCK)
    // What you cannot read, the program cannot either.
    guard descriptor >= 0 else { return note("u", path, "") }
    defer { close(descriptor) }
    guard let status = stat(of: descriptor), status.isFile else { return }
    bytes += Int(status.st_size)
    isWhole = count <= Self.mostFiles && bytes <= Self.mostBytes
    guard isWhole else { return }
    var content = SHA256()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let read = read(descriptor, &buffer, buffer.count)
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { break }
      content.add(buffer[..<read])
    }
    note(mark, path, content.finished())
  }

  private mutating func note(_ mark: String, _ path: String, _ content: String) {
    digest.add("\(mark) \(SHA256.text(of: path.utf8)) \(content)\n".utf8)
  }

  private static func isNote(_ name: String, isInGit: Bool) -> Bool {
    if name.hasSuffix(".llab") || name == ".DS_Store" { return true }
    // HEAD, index, objects and logs, which every command of Git writes.
    let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    return isInGit && ["", ".pack", ".idx", ".rev", ".lock"].contains(ending)
  }

  private static func target(of link: String) -> [UInt8] {
    var name = [CChar](repeating: 0, count: 4096)
    let count = readlink(link, &name, name.count)
    return name.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
  }
}
