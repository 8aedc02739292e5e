package import LabLanguage

/// A file to load.
package struct SourceFile {
  /// The path from the root.
  package let path: String

  /// The name without folders.
  package var name: String { Path.name(of: path) }
  /// The folder it lies in.
  package var folder: String { Path.folder(of: path) }

  /// The file at `path`, which must be one.
  package init(_ path: String) throws(LabError) {
    let name = FileName(path)
    guard let status = name.status, let resolved = Self.resolved(path) else {
      throw name.unreadable()
    }
    guard status.isFile else {
      throw name.unreadable(status.isFolder ? Self.aboutFolder(path) : "it is not a file")
    }
    self.path = resolved
  }

  /// The reason to print if the path is a folder.
  private static func aboutFolder(_ path: String) -> String {
    let files = Files.names(in: path).filter { $0.hasSuffix(".swift") }
    guard let first = files.first else { return "it is a folder: name a file" }
    return files.count == 1
      ? "it is a folder: name a file in it, \(first)"
      : "it is a folder: name a file in it, such as \(first) (\(files.count) Swift files)"
  }

  /// The path of a program.
  package func executable() throws(LabError) -> String {
    guard access(path, X_OK) == 0 else {
      throw LabError(
        .load(
          "\(name) is not a Swift file or an executable program; to make it executable, run chmod +x on it"
        ))
    }
    return path
  }

  /// `path` from the root; links are resolved, except for its last name.
  private static func resolved(_ path: String) -> String? {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let parent = Path.real(folder) else { return nil }
    return parent == "/" ? "/\(Path.name(of: path))" : "\(parent)/\(Path.name(of: path))"
  }
}
