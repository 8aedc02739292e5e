public import LabLanguage
import LayoutCore
import LayoutText

/// The present contents of a file that the user is asked about, with every file that may run with
/// it.
public struct AskedFile: Sendable, Hashable {
  /// The number of other files: a companion, what lies in its folder or project, what a session
  /// includes.
  public let otherCount: Int
  /// Whether consent can be remembered: the other files are not too many to be read each time.
  public let isWhole: Bool
  /// The digest of its contents.
  let digest: String

  /// The limits of its folder, for consent to be remembered.
  public static let limits =
    "\(NumberText.grouped(FolderContents.mostFiles)) files, or \(FolderContents.mostBytes >> 20) MB"

  /// The program `file`, with all that it may read of its folder, and the files at `others`, which
  /// may be compiled with it. `home` is the value of `HOME`.
  ///
  /// - Complexity: O(bytes of all files), up to the limits.
  package init(program file: SourceFile, with others: [String], home: String?) {
    // What a program may read of its folder: see `Confinement`.
    let readable = !ClosedFolders(home: home).holds(file.folder)
    var contents = FolderContents(of: readable ? file.folder : nil)
    if !readable { contents.add(file.path, mark: "x") }
    let folder = "\(file.folder)/"
    for other in others where !readable || !other.hasPrefix(folder) {
      contents.add(other, mark: "-")
    }
    self.init("program", file, contents)
  }

  /// The session at `path`, which includes those at `included`; the files that it loads are asked
  /// about one by one.
  ///
  /// - Throws: an error if it cannot be read.
  /// - Complexity: O(bytes of all files), up to the limits.
  public init(session path: String, including included: [String]) throws(LabError) {
    let file = try SourceFile(path)
    var contents = FolderContents(of: nil)
    for path in [file.path] + included { contents.add(path, mark: "-") }
    self.init("session", file, contents)
  }

  private init(_ kind: String, _ file: SourceFile, _ contents: FolderContents) {
    otherCount = contents.count - 1
    isWhole = contents.isWhole
    let digests = "\(SHA256.text(of: file.path.utf8)) \(contents.text)"
    digest = SHA256.text(of: "\(kind) \(digests)".utf8)
  }
}

/// What you allowed sessions from elsewhere to load: remembered by path and content, for a file
/// that was changed or moved is another one. One digest a line in `layoutlab/trusted`, in the state
/// folder.
public struct TrustedFiles {
  private let list: String?

  /// The allowed files of the user with this environment.
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
    do throws(LabError) {
      try Files.makeFolder(String(list.prefix(upTo: list.lastIndex(of: "/") ?? list.endIndex)))
      try Files.write(old + Array("\(file.digest)\n".utf8), to: list)
    } catch {
      // The user is asked again the next time.
    }
  }
}
