import LabLanguage
import LayoutCore
import PluginHost
import LayoutText

/// Programs compiled from Swift files, saved by content in a folder: the latest of them.
struct CompiledFiles {
  /// The most programs.
  static let most = 64
  /// The most bytes that a program and its intermediate files may take.
  private static let room = 32 << 20
  private let folder: String

  /// The programs in `folder`.
  init(folder: String) { self.folder = folder }

  /// The folders for programs: in the user's cache, and in the user's folder below `TMPDIR`, for a
  /// cache that is not writable.
  static func places(_ environment: (String) -> String?) -> [CompiledFiles] {
    let temporary = environment("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let places = [KeptFolder.cache.path(environment), "\(temporary)/layoutlab-\(getuid())"]
    return places.compactMap { $0.map { CompiledFiles(folder: "\($0)/swift") } }
  }

  /// The first of `places` that can be written, and why those before it cannot.
  ///
  /// - Throws: why none can.
  static func writable(
    _ places: [CompiledFiles]
  ) throws(LabError) -> (place: CompiledFiles, obstacle: String?) {
    var obstacles: [String] = []
    for place in places {
      guard let obstacle = place.obstacle else { return (place, obstacles.first) }
      obstacles.append(obstacle)
    }
    throw LabError(
      .unavailable(
        "no folder for compiled files can be used: \(obstacles.joined(separator: "; ")); set "
          + "XDG_CACHE_HOME to a writable folder"))
  }

  /// Why nothing can be saved here; nil if it can.
  private var obstacle: String? {
    do throws(LabError) {
      try OwnFolder.make(folder)
    } catch {
      return error.message
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      return FileName(folder).unwritable().message
    }
    var system = statvfs()
    guard statvfs(folder, &system) == 0,
      UInt64(system.f_bavail) * UInt64(system.f_frsize) < UInt64(Self.room)
    else { return nil }
    return "there is no space in \(Printable.quoted(folder))"
  }

  /// The folder beside it for the compiler's modules of C.
  func moduleCache() throws(LabError) -> String {
    let path = "\(folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex))/modules"
    try OwnFolder.make(path)
    return path
  }

  /// Removes programs until there are at most `most`, those made longest ago first; what another
  /// process left half done counts among them.
  ///
  /// - Complexity: O(programs log programs).
  func prune() {
    let names = Files.names(in: folder)
    guard names.count > Self.most else { return }
    let oldestFirst = names.compactMap { FileIdentity("\(folder)/\($0)") }
      .sorted { !$0.isAsNew(as: $1) }
    for entry in oldestFirst.prefix(names.count - Self.most) {
      Workshop(folder: entry.path).remove()
    }
  }

  /// The place of the program made of `source`, which lies at `path`, with what was built.
  func entry(for source: [UInt8], at path: String, against built: [FileIdentity?]) -> Entry {
    var key = Digest()
    key.add(path.utf8)
    for file in built { key.add((file?.text ?? "").utf8) }
    key.add(source)
    return Entry(folder: "\(folder)/\(key.text)", isOwn: OwnFolder.isThere(folder))
  }

  /// A program in the cache, or its place.
  struct Entry {
    fileprivate let folder: String
    fileprivate let isOwn: Bool

    var program: String { "\(folder)/program" }

    /// Whether it is there, and made of `source`, for a digest alone may deceive, and of other
    /// files as they still are.
    func holds(_ source: [UInt8]) -> Bool {
      isOwn && access(program, X_OK) == 0 && (try? Files.read("\(folder)/source.swift")) == source
        && lines(of: "parts").allSatisfy { part in
          let path = part.split(separator: " ").dropLast(3).joined(separator: " ")
          return FileIdentity(path)?.text == part
        }
    }

    /// What was assumed to make it, a sentence each.
    var assumptions: [String] { lines(of: "assumptions") }

    private func lines(of name: String) -> [String] {
      let bytes = (try? Files.read("\(folder)/\(name)")) ?? []
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// A folder beside it, to work in.
    func begin() throws(LabError) -> Workshop {
      let workshop = Workshop(folder: "\(folder).\(getpid())~")
      try Files.makeFolder(workshop.folder)
      return workshop
    }

    /// Puts what was made in its place, wholly or not at all; the program is `program`, and what it
    /// was made with goes. `parts` are the other files that it was made of, as they were when they
    /// were read: what is saved meanwhile makes another program.
    func put(
      _ workshop: Workshop, source: [UInt8], assumptions: [String], parts: [FileIdentity] = []
    ) throws(LabError) {
      try Files.write(
        Array(parts.map(\.text).joined(separator: "\n").utf8), to: workshop.path("parts"))
      try Files.write(source, to: workshop.path("source.swift"))
      try Files.write(
        Array(assumptions.joined(separator: "\n").utf8), to: workshop.path("assumptions"))
      let kept = ["program", "source.swift", "assumptions", "parts"]
      for name in Files.names(in: workshop.folder) where !kept.contains(name) {
        unlink(workshop.path(name))
      }
      Workshop(folder: folder).remove()
      guard rename(workshop.folder, folder) == 0 else { throw FileName(folder).unwritable() }
    }
  }
}

/// A folder in which a program is made.
struct Workshop {
  let folder: String

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Removes the folder with all files in it.
  func remove() {
    for name in Files.names(in: folder) { unlink(path(name)) }
    rmdir(folder)
  }
}

/// A digest of bytes: FNV-1a of 64 bits (Fowler, Noll & Vo), `Entry.holds` sees to the rest.
private struct Digest {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = (value ^ 0xFF) &* 0x100_0000_01b3
  }

  var text: String { String(value, radix: 16) }
}
