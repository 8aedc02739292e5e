public import LabLanguage

/// What somebody allowed sessions from elsewhere to load: remembered by content, for a file that was
/// changed is another one. One digest a line in `layoutlab/trusted`, in the state folder.
public struct TrustedFiles {
  private let list: String?

  /// The files that were allowed, of the person whose environment this is.
  public init(_ environment: (String) -> String?) {
    list = KeptFolder.state.path(environment).map { "\($0)/trusted" }
  }

  /// Whether the file at `path` was allowed as it is now.
  public func holds(_ path: String) -> Bool {
    guard let list, let digest = try? Self.digest(path), let bytes = try? Files.read(list) else {
      return false
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains(Substring(digest))
  }

  /// Remembers that the file at `path` is allowed as it is now; does without where nothing can be
  /// written.
  ///
  /// - Throws: that the file cannot be read.
  public func add(_ path: String) throws(Fault) {
    let digest = try Self.digest(path)
    guard let list, !holds(path) else { return }
    let old = (try? Files.read(list)) ?? []
    do throws(Fault) {
      try Files.makeFolder(String(list.prefix(upTo: list.lastIndex(of: "/") ?? list.endIndex)))
      try Files.write(old + Array("\(digest)\n".utf8), to: list)
    } catch {
      // It is asked for once more the next time.
    }
  }

  /// The digest of a file, and of the companion that belongs to it.
  private static func digest(_ path: String) throws(Fault) -> String {
    var digest = SHA256()
    digest.add(try Files.read(path))
    if path.hasSuffix(".swift"), let more = try? Files.read(path.dropLast(6) + ".lab.swift") {
      digest.add([0xFF])
      digest.add(more)
    }
    return digest.finished()
  }
}
