/// Paths from the root.
package enum Path {
  /// Whether `folder` is `path`, or one of the folders above it.
  package static func folder(_ folder: String, holds path: String) -> Bool {
    folder == path || path.hasPrefix(folder.hasSuffix("/") ? folder : "\(folder)/")
  }

  /// `path` wherever links lead; nil where there is nothing.
  package static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder that `path` is in: all but its last name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The last name of `path`.
  package static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }
}
