/// A file that is loaded again when it is saved.
struct WatchedFile: Sendable {
  /// The path to read.
  let path: String
  /// Its version when it was last read; nil if it has none.
  var version: String?
  /// The session file that loaded it, whose loads need consent; nil if you loaded it.
  let session: String?

  /// Its name without folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
