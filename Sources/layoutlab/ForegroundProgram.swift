import LabTerminal

/// A program that has the terminal until it ends: an editor, or a command of the shell.
enum ForegroundProgram {
  /// Runs `script` in `/bin/sh`, with `arguments` as `$1`, `$2` …, and waits.
  ///
  /// Ctrl-C and Ctrl-Z reach the program, as in a shell: it is in our group.
  ///
  /// - Returns: The exit status, 128 and the number of the signal that ended it, or 127 where it
  ///   could not be started.
  static func run(_ script: String, _ arguments: [String] = []) -> Int32 {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What we handle ourselves is the program's own affair.
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let words = (["/bin/sh", "-c", script, "sh"] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", nil, &attributes, words + [nil], environ) == 0 else {
      return 127
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return 127 }
    }
    // A Ctrl-C was meant for the program.
    Interrupt.clear()
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
