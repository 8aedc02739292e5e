import LabTerminal

/// A program that has the terminal until it ends: an editor, a pager, or a command of the shell.
enum ForegroundProgram {
  /// Runs `script` in `/bin/sh`, with `arguments` as `$1`, `$2` …, and waits.
  ///
  /// Ctrl-C and Ctrl-Z reach the program, as in a shell: it is in our group.
  ///
  /// - Returns: The exit status, 128 and the number of the signal that ended it, or 127 where it
  ///   could not be started.
  static func run(_ script: String, _ arguments: [String] = []) -> Int32 {
    guard let process = start(script, arguments) else { return 127 }
    let status = wait(for: process)
    // A Ctrl-C was meant for the program.
    Interrupt.clear()
    return status
  }

  /// Starts `script` in `/bin/sh`; it has `descriptors` of ours under other numbers, in this order.
  /// Nil where it could not be started.
  static func start(
    _ script: String, _ arguments: [String] = [], descriptors: [(ours: Int32, theirs: Int32)] = []
  ) -> pid_t? {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    for (ours, theirs) in descriptors { posix_spawn_file_actions_adddup2(&actions, ours, theirs) }
    // The program handles the signals that we handle ourselves.
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let words = (["/bin/sh", "-c", script, "sh"] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, words + [nil], environ)
    return code == 0 ? process : nil
  }

  /// Milliseconds from one look at the program to the next: a signal must not find us asleep.
  private static let pause: Int32 = 20

  /// Waits until the program ends. A signal that ends us ends it, too; where a signal ended it, the
  /// terminal's modes are restored.
  ///
  /// - Returns: The exit status, 128 and the number of the signal that ended it, or 127 where there
  ///   is no such program.
  static func wait(for process: pid_t) -> Int32 {
    let modes = TerminalModes(of: 0)
    var status: Int32 = 0
    var looksSinceEnding = 0
    while true {
      let found = waitpid(process, &status, WNOHANG)
      if found == process { break }
      if found < 0, errno != EINTR { return 127 }
      if Signals.ending != nil {
        // Once politely, and after a second for certain.
        if looksSinceEnding == 0 { kill(process, SIGTERM) }
        if looksSinceEnding == 50 { kill(process, SIGKILL) }
        looksSinceEnding += 1
      }
      _ = poll(nil, 0, pause)
    }
    let signal = status & 0x7F
    let code = signal == 0 ? status >> 8 & 0xFF : 128 + signal
    if code > 128 { modes?.restore() }
    return code
  }
}
