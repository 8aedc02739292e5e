/// A source file that was read.
struct SourceText {
  let path: String
  let text: String
  /// The state in which it was read; nil for the loaded file itself, which is part of the cache key.
  var identity: FileIdentity?

  /// The name without folders.
  var name: String { String(path.split(separator: "/").last ?? "") }
}
