import CLibEdit
import Foundation
import Testing

/// The program on a pseudo terminal of its own, and its user.
///
/// Every wait has a limit, after which the program is killed and the test has failed.
final class TerminalProgram {
  /// Seconds until a wait has failed: far more than a busy machine needs.
  private static let patience = 300.0
  /// `ptsname` answers in a place that all threads share.
  private static let naming = NSLock()

  private let master: Int32
  private let slave: Int32
  private var process: pid_t = 0
  private var screen: [UInt8] = []
  private var looked = 0

  /// Opens the terminal, `columns` cells wide and `rows` high; nothing runs on it yet.
  init(columns: Int32 = 100, rows: Int32 = 40) throws {
    var ends: (Int32, Int32) = (-1, -1)
    try #require(ll_open_pty(&ends.0, &ends.1) == 0)
    (master, slave) = ends
    ll_set_window_size(master, columns, rows)
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    finish()
    close(master)
    close(slave)
  }

  /// Starts the program as the leader of a session whose terminal this is, so that typing Ctrl-C
  /// is a signal to it. `environment` has what it finds there beside, or instead of, what all get;
  /// an empty value takes a variable away.
  func start(
    _ arguments: [String] = [], home: String, in directory: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // POSIX_SPAWN_SETSID, which a module without _GNU_SOURCE does not see.
      let newSession: Int16 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens becomes its own.
    let name = Self.naming.withLock { String(cString: ptsname(master)) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    for descriptor: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&actions, 0, descriptor) }
    // The threads of the tests block signals, and a shell has its background jobs ignore Ctrl-C: a
    // process inherits both.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGQUIT] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // After a crash on a terminal, the Swift runtime would ask how to continue.
    let surroundings = [
      "TERM": "xterm", "LANG": "C.UTF-8", "HOME": home, "NO_COLOR": "1",
      "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin",
    ].merging(environment) { $1 }.filter { !$0.value.isEmpty }
    // Only a shell starts it in another directory.
    let shell = directory.map { ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, $0] } ?? []
    let command = shell + [Program.path] + arguments
    let words = command.map { strdup($0) }
    let variables = surroundings.map { strdup("\($0)=\($1)") }
    defer { for text in words + variables { free(text) } }
    let code = posix_spawn(
      &process, command[0], &actions, &attributes, words + [nil], variables + [nil])
    try #require(code == 0, "\(Program.path): \(String(cString: strerror(code)))")
  }

  /// Gives the window another size, of which the program gets a signal.
  func resize(columns: Int32, rows: Int32) { ll_set_window_size(master, columns, rows) }

  /// Types `text`; `\r` is Enter.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Waits until the screen shows `text`, after the text of the wait before.
  ///
  /// `key`, if given, is pressed, and again every few seconds, as a user does who sees no reaction:
  /// a program that checks for signals just before it waits for keys misses some.
  func see(
    _ text: String, pressing key: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let end = now + Self.patience
    var nextPress = now
    while true {
      if let key, now >= nextPress {
        type(key)
        nextPress = now + 3
      }
      let unseen = screen[looked...]
      if let range = Data(unseen).firstRange(of: Data(text.utf8)) {
        looked += range.upperBound
        return
      }
      let isOpen = now < end && readMore()
      if !isOpen { finish() }
      try #require(
        isOpen, "never saw \(text.debugDescription) in \(String(decoding: unseen, as: UTF8.self))",
        sourceLocation: sourceLocation)
    }
  }

  /// How much the screen got so far.
  var seenBytes: Int { screen.count }

  /// What the screen got after its first `count` bytes.
  func screen(since count: Int) -> String { String(decoding: screen[count...], as: UTF8.self) }

  /// Sends a signal to the program.
  func send(_ signal: Int32) { kill(process, signal) }

  /// Waits until the program ended.
  ///
  /// - Returns: The exit status, or 128 and the number of the signal that ended it, as in a shell;
  ///   nil if it had to be killed.
  func exitStatus() -> Int32? {
    let end = now + Self.patience
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard now < end else {
        finish()
        return nil
      }
      _ = readMore()
    }
    process = 0
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// How the terminal treats what is typed and shown.
  var modes: [tcflag_t] {
    var modes = termios()
    tcgetattr(slave, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_lflag]
  }

  private var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Reads what has arrived, after a short wait; false once the terminal is closed.
  private func readMore() -> Bool {
    var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, 20) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    screen += bytes[..<count]
    return true
  }

  /// Kills the program if it still runs.
  private func finish() {
    guard process > 0 else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    process = 0
  }
}
