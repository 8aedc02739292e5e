/// Looks a terminal's name up before libedit does: libedit warns about an unknown one.
enum Terminfo {
  /// Whether a description of the terminal is installed.
  ///
  /// The places are those of terminfo(5), "Fetching Compiled Descriptions".
  ///
  /// - Parameters:
  ///   - name: The value of TERM.
  ///   - environment: The value of a variable, nil if it is not set.
  ///   - exists: Whether there is a readable file with this path.
  static func knows(
    _ name: String, environment: (String) -> String?, exists: (String) -> Bool
  ) -> Bool {
    guard let first = name.utf8.first, !name.contains("/"), !name.hasPrefix(".") else {
      return false
    }
    var folders: [String] = []
    if let own = environment("TERMINFO") { folders.append(own) }
    if let home = environment("HOME") { folders.append(home + "/.terminfo") }
    if let more = environment("TERMINFO_DIRS") {
      folders += more.split(separator: ":").map(String.init)
    }
    folders += [
      "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo",
      "/usr/local/share/terminfo", "/opt/homebrew/share/terminfo", "/usr/share/misc/terminfo",
    ]
    // Systems with a case-insensitive file system name the folder by the letter's code.
    let letters = [
      String(Character(Unicode.Scalar(first))), hexadecimal(first).lowercased(),
    ]
    return folders.contains { folder in
      letters.contains { exists("\(folder)/\($0)/\(name)") }
    }
  }

  /// Whether a file can be read.
  static func fileExists(_ path: String) -> Bool { access(path, R_OK) == 0 }
}
