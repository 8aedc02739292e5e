#if canImport(Darwin)
  extension Confinement {
    /// What confines a program on macOS: it takes a profile and becomes the program.
    static let sandbox = "/usr/bin/sandbox-exec"

    /// `command` as it is started: confined, unless `confinement` is nil. Folders outside the home
    /// stay readable, because a profile that closes them keeps programs from starting.
    static func command(_ command: [String], in confinement: Confinement?) -> [String] {
      guard let confinement, access(sandbox, X_OK) == 0 else { return command }
      func list(_ paths: [String]) -> String {
        paths.compactMap(Path.real).map { "(subpath \(quoted($0)))" }.joined(separator: " ")
      }
      let profile = """
        (version 1) (allow default) (deny network*) (deny signal) (allow signal (target self))
        (deny file-write*) (allow file-write* \(list(confinement.writes)))
        (deny file-read-data (subpath "/Users")) (allow file-read-data \(list(confinement.reads)))
        """
      return [sandbox, "-p", profile] + command
    }

    /// `path` as a string of a profile.
    private static func quoted(_ path: String) -> String {
      let characters = path.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
      return "\"\(characters.joined())\""
    }
  }
#endif
