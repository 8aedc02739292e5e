public import LabLanguage

/// A file that somebody is asked about, as it is now, with every file that may run with it: Swift files
/// that may be compiled with it, and those that a session includes.
public struct AskedFile: Sendable, Hashable {
  /// How many other files there are: a companion, what lies in its folder or project, what it
  /// includes.
  public let otherCount: Int
  /// What tells it from any other.
  let digest: String

  /// The file at `path`, which includes those at `included`.
  ///
  /// - Throws: that it cannot be read.
  /// - Complexity: O(bytes of all files).
  public init(_ path: String, including included: [String] = []) throws(Fault) {
    let file = try SourceFile(path)
    let bytes = try Files.read(file.path)
    var digest = SHA256()
    digest.add(bytes)
    var count = 0
    for other in SwiftCompiler.others(beside: file, source: bytes) + included {
      guard let bytes = try? Files.read(other) else { continue }
      count += 1
      digest.add("\n\(SHA256.text(of: bytes)) \(other)".utf8)
    }
    otherCount = count
    self.digest = digest.finished()
  }
}

/// What somebody allowed sessions from elsewhere to load: remembered by content, for a file that was
/// changed is another one. One digest a line in `layoutlab/trusted`, in the state folder.
public struct TrustedFiles {
  private let list: String?

  /// The files that were allowed, of the person whose environment this is.
  public init(_ environment: (String) -> String?) {
    list = KeptFolder.state.path(environment).map { "\($0)/trusted" }
  }

  /// Whether `file` was allowed.
  public func holds(_ file: AskedFile) -> Bool {
    guard let list, let bytes = try? Files.read(list) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .contains(Substring(file.digest))
  }

  /// Remembers that `file` is allowed; does without where nothing can be written.
  public func add(_ file: AskedFile) {
    guard let list, !holds(file) else { return }
    let old = (try? Files.read(list)) ?? []
    do throws(Fault) {
      try Files.makeFolder(String(list.prefix(upTo: list.lastIndex(of: "/") ?? list.endIndex)))
      try Files.write(old + Array("\(file.digest)\n".utf8), to: list)
    } catch {
      // It is asked for once more the next time.
    }
  }
}
