/// Completion of file paths, without a file system: the directories are read by a closure.
///
/// A path with a blank or another special character is written in double quotes, `"` and `\` in it
/// after a backslash, and what cannot be seen as its number: `\u{200B}`. A quote stays open behind a directory, because its content comes next.
public struct PathCompletion {
  /// One thing in a directory.
  public struct Entry: Hashable, Sendable {
    /// Its name, without folders.
    public let name: String
    public let isDirectory: Bool

    public init(_ name: String, isDirectory: Bool = false) {
      (self.name, self.isDirectory) = (name, isDirectory)
    }
  }

  /// The entries of a directory, without `.` and `..`; nil if it cannot be read.
  public typealias Lister = (_ directory: String) -> [Entry]?

  private let home: String?
  private let escape: @Sendable (String) -> String
  private let list: Lister

  /// Completion with a way to read directories.
  ///
  /// - Parameters:
  ///   - home: The folder for a leading `~`; nil: `~` is a character.
  ///   - escape: Text with a number in the place of each invisible character.
  ///   - list: Reads a directory: `.` for the working directory, else a path without a trailing `/`
  /// (except for the root).
  public init(
    home: String?, escape: @escaping @Sendable (String) -> String, list: @escaping Lister
  ) {
    (self.home, self.escape, self.list) = (home, escape, list)
  }

  /// Files and directories that the typed beginning of a path can become, in order of their names.
  ///
  /// Names that begin with a dot are left out unless the dot was typed.
  ///
  /// - Parameter typed: The word before the cursor as typed, opening quote included.
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
      .sorted { $0.name < $1.name }
      .map { entry in
        let name = entry.name + (entry.isDirectory ? "/" : "")
        let text = word(folder + name, isQuoted: isQuoted, isOpen: entry.isDirectory)
        return Candidate(text, label: escape(name), appendsBlank: !entry.isDirectory)
      }
  }

  /// The directory that contains the completions: everything up to the last `/`, including it.
  private func directory(_ folder: String) -> String {
    var path = folder
    if let home, folder.hasPrefix("~/") { path = home + folder.dropFirst() }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.isEmpty ? "." : path
  }

  private func word(_ path: String, isQuoted: Bool, isOpen: Bool) -> String {
    let isPlain = path.allSatisfy { !" \"'\\#;".contains($0) } && escape(path) == path
    guard isQuoted || !isPlain else { return path }
    var word = "\""
    for character in path {
      if character == "\"" || character == "\\" { word.append("\\") }
      word += escape(String(character))
    }
    return isOpen ? word : word + "\""
  }

  private static func unquoted(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result += Self.meaning(of: next, &rest)
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// The meaning of the escape that a backslash and `letter` make.
  private static func meaning(of letter: Character, _ rest: inout Substring) -> String {
    switch letter {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u" where rest.first == "{":
      let digits = rest.dropFirst().prefix { $0 != "}" }
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return "u" }
      rest = rest[digits.endIndex...].dropFirst()
      return String(Character(scalar))
    default: return String(letter)
    }
  }
}
