import PluginHost

extension Files {
  /// Replaces the file at `path` wholly or, where that fails, not at all: then false.
  static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    let new = "\(path).\(getpid())~"
    if (try? write(bytes, to: new)) != nil, rename(new, path) == 0 { return true }
    unlink(new)
    return false
  }
}
