/// Completion of file paths, without a file system: the directories are read by a closure.
///
/// A path with a blank or another special character is written in double quotes, `"` and `\` in it
/// after a backslash. A quote stays open behind a directory, because its content comes next.
public struct PathCompletion {
  /// One thing in a directory.
  public struct Entry: Hashable, Sendable {
    /// Its name, without folders.
    public let name: String
    /// Whether it is a directory.
    public let isDirectory: Bool

    /// A file or a directory.
    public init(_ name: String, isDirectory: Bool = false) {
      self.name = name
      self.isDirectory = isDirectory
    }
  }

  /// What a directory holds, `.` and `..` left out; nil if it cannot be read.
  public typealias Lister = (_ directory: String) -> [Entry]?

  private let home: String?
  private let list: Lister

  /// Completion with a way to read directories.
  ///
  /// - Parameters:
  ///   - home: What a leading `~` stands for; nil: `~` is a letter.
  ///   - list: Is handed `.` for the working directory, else a path without a trailing `/` (but
  ///     for the root).
  public init(home: String?, list: @escaping Lister) {
    self.home = home
    self.list = list
  }

  /// Files and directories that the typed beginning of a path can become, in order of their names.
  ///
  /// Names that begin with a dot are left out unless the dot was typed, and so are names that a
  /// terminal cannot show as they are.
  ///
  /// - Parameter typed: The word before the cursor as it stands in the line, opening quote included.
  /// - Complexity: O(n log n) in the directory's entries.
  public func candidates(for typed: String) -> [Candidate] {
    let isQuoted = typed.hasPrefix("\"")
    let path = isQuoted ? Self.unquoted(typed.dropFirst()) : typed
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let beginning = slash.map { path[path.index(after: $0)...] } ?? path[...]
    let entries = list(directory(folder)) ?? []
    return
      entries
      .filter { $0.name.hasPrefix(beginning) && ($0.name.first != "." || beginning.first == ".") }
      .filter { $0.name.unicodeScalars.allSatisfy(isPrintable) }
      .sorted { $0.name < $1.name }
      .map { entry in
        let name = entry.name + (entry.isDirectory ? "/" : "")
        let text = Self.word(folder + name, isQuoted: isQuoted, isOpen: entry.isDirectory)
        return Candidate(text, label: name, appendsBlank: !entry.isDirectory)
      }
  }

  /// The directory to read for what stands before the last `/`, that included.
  private func directory(_ folder: String) -> String {
    var path = folder
    if let home, folder.hasPrefix("~/") { path = home + folder.dropFirst() }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.isEmpty ? "." : path
  }

  private static func word(_ path: String, isQuoted: Bool, isOpen: Bool) -> String {
    let isPlain = path.allSatisfy { !" \t\"'\\#;".contains($0) }
    guard isQuoted || !isPlain else { return path }
    var word = "\""
    for character in path {
      if character == "\"" || character == "\\" { word.append("\\") }
      word.append(character)
    }
    return isOpen ? word : word + "\""
  }

  private static func unquoted(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else {
        result.append(character)
      }
    }
    return result
  }
}
