/// A folder of the program. All but `temporary` are at their places in the XDG Base Directory
/// Specification.
public enum KeptFolder: String, Sendable, CaseIterable {
  /// Files that the user writes: `rc`.
  case config
  /// What is remembered from one start to the next.
  case state
  /// What can be made again.
  case cache
  /// What takes the place of `cache` where that cannot be written.
  case temporary

  /// The folder of the user with this environment; nil where the environment does not determine it.
  public func path(_ environment: (String) -> String?) -> String? {
    let (variable, standard) =
      switch self {
      case .config: ("XDG_CONFIG_HOME", ".config")
      case .state: ("XDG_STATE_HOME", ".local/state")
      case .cache: ("XDG_CACHE_HOME", ".cache")
      case .temporary: ("TMPDIR", "")
      }
    // The specification leaves relative paths out.
    let base = environment(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
    if self == .temporary { return "\(base ?? "/tmp")/layoutlab-\(getuid())" }
    if let base { return "\(base)/layoutlab" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(standard)/layoutlab"
  }

  /// How many bytes the files of the folder at `path` have; nil where there is no folder.
  ///
  /// - Complexity: O(files).
  public static func byteCount(of path: String) -> Int? {
    guard let status = stat(path, followsLink: false) else { return nil }
    guard status.isFolder else { return Int(status.st_size) }
    return Files.names(in: path).reduce(0) { $0 + (byteCount(of: "\(path)/\($1)") ?? 0) }
  }
}
