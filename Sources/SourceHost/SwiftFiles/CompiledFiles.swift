import LabLanguage

/// Programs made of Swift files, kept by content in the user's cache folder: the latest of them.
struct CompiledFiles {
  /// The most programs that are kept.
  static let most = 64
  private let folder: String

  init(_ environment: (String) -> String?) throws(Fault) {
    guard let base = KeptFolder.cache.path(environment) else {
      throw Fault(.unavailable("there is no folder for compiled files: set XDG_CACHE_HOME or HOME"))
    }
    folder = "\(base)/swift"
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
    return Entry(folder: "\(folder)/\(key.text)")
  }

  /// A program in the cache, or its place.
  struct Entry {
    fileprivate let folder: String

    var program: String { "\(folder)/program" }

    /// Whether it is there, and made of `source`, for a digest alone may deceive, and of other files
    /// as they still are.
    func holds(_ source: [UInt8]) -> Bool {
      access(program, X_OK) == 0 && (try? Files.read("\(folder)/source.swift")) == source
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
    func begin() throws(Fault) -> Workshop {
      let workshop = Workshop(folder: "\(folder).\(getpid())~")
      do {
        try Files.makeFolder(workshop.folder)
      } catch {
        throw Fault(
          .unavailable(
            "compiled files are kept in the cache: \(error.message); set XDG_CACHE_HOME to a folder"
              + " that can be written"))
      }
      return workshop
    }

    /// Puts what was made in its place, wholly or not at all; the program is `program`, and what it
    /// was made with goes. `parts` are the paths of other files that it was made of.
    func put(
      _ workshop: Workshop, source: [UInt8], assumptions: [String], parts: [String] = []
    ) throws(Fault) {
      let identities = parts.compactMap { FileIdentity($0)?.text }
      try Files.write(
        Array(identities.joined(separator: "\n").utf8), to: workshop.path("parts"))
      try Files.write(source, to: workshop.path("source.swift"))
      try Files.write(
        Array(assumptions.joined(separator: "\n").utf8), to: workshop.path("assumptions"))
      let kept = ["program", "source.swift", "assumptions", "parts"]
      for name in Files.names(in: workshop.folder) where !kept.contains(name) {
        unlink(workshop.path(name))
      }
      Workshop(folder: folder).remove()
      guard rename(workshop.folder, folder) == 0 else {
        throw Fault(.unwritableFile(path: folder, reason: Files.reason))
      }
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
