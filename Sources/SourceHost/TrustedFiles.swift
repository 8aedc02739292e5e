public import LabLanguage
import LayoutCore

/// A file that you are asked about, as it is now, with every file that may run with it.
public struct AskedFile: Sendable, Hashable {
  /// The number of other files: a companion, what lies in its folder or project, what a session
  /// includes.
  public let otherCount: Int
  /// Whether consent can be remembered: the other files are not too many to be read each time.
  public let isWhole: Bool
  /// What tells it from any other.
  let digest: String

  /// The most that its folder may hold, for consent to be remembered.
  public static let limits =
    "\(NumberText.grouped(FolderContents.mostFiles)) files, or \(FolderContents.mostBytes >> 20) MB"

  /// The program at `path`, with all that it may read of its folder, and the Swift files that may be
  /// compiled with it. `environment` is yours.
  ///
  /// - Throws: that it cannot be read.
  /// - Complexity: O(bytes of all files), up to the limits.
  public init(program path: String, _ environment: (String) -> String?) throws(Fault) {
    let file = try SourceFile(path)
    let bytes = try Files.read(file.path)
    // What a program may read of its folder: see `Confinement`.
    let readable = !ClosedFolders(home: environment("HOME")).holds(file.folder)
    var contents = FolderContents(of: readable ? file.folder : nil)
    let folder = "\(file.folder)/"
    for other in SwiftProgram.others(beside: file, source: bytes)
    where !readable || !other.hasPrefix(folder) {
      contents.add(other, mark: "-")
    }
    // The file itself is one of its folder.
    otherCount = contents.count - (readable ? 1 : 0)
    isWhole = contents.isWhole
    digest = Self.digest("program", file.path, bytes, contents)
  }

  /// The session at `path`, which includes those at `included`; what it loads is asked about by
  /// itself.
  ///
  /// - Throws: that it cannot be read.
  /// - Complexity: O(bytes of all files), up to the limits.
  public init(session path: String, including included: [String]) throws(Fault) {
    let file = try SourceFile(path)
    let bytes = try Files.read(file.path)
    var contents = FolderContents(of: nil)
    for other in included { contents.add(other, mark: "-") }
    otherCount = contents.count
    isWhole = contents.isWhole
    digest = Self.digest("session", file.path, bytes, contents)
  }

  private static func digest(
    _ kind: String, _ path: String, _ bytes: [UInt8], _ contents: FolderContents
  ) -> String {
    let digests = [SHA256.text(of: path.utf8), SHA256.text(of: bytes), contents.text]
    return SHA256.text(of: "\(kind) \(digests.joined(separator: " "))".utf8)
  }
}

/// What you allowed sessions from elsewhere to load: remembered by path and content, for a file that
/// was changed or moved is another one. One digest a line in `layoutlab/trusted`, in the state folder.
public struct TrustedFiles {
  private let list: String?

  /// The files that were allowed, of the person whose environment this is.
  public init(_ environment: (String) -> String?) {
    list = KeptFolder.state.path(environment).map { "\($0)/trusted" }
  }

  /// Whether `file` was allowed.
  public func holds(_ file: AskedFile) -> Bool {
    guard let list, file.isWhole, let bytes = try? Files.read(list) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .contains(Substring(file.digest))
  }

  /// Remembers that `file` is allowed; does without where that is not possible.
  public func add(_ file: AskedFile) {
    guard let list, file.isWhole, !holds(file) else { return }
    let old = (try? Files.read(list)) ?? []
    do throws(Fault) {
      try Files.makeFolder(String(list.prefix(upTo: list.lastIndex(of: "/") ?? list.endIndex)))
      try Files.write(old + Array("\(file.digest)\n".utf8), to: list)
    } catch {
      // It is asked for once more the next time.
    }
  }
}
