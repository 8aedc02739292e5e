import CPeers
import Glibc

/// A program that runs to its end, and what it used.
struct Command {
  let path: String
  var arguments: [String] = []
  /// The file for standard input.
  var input = "/dev/null"
  /// Its variables; nil for the same few that every measured program has.
  var environment: [String: String]?

  /// What a process used, as the system counts it.
  struct Usage {
    /// Processor time, in seconds.
    let seconds: Double
    /// Pages that were not yet in memory and needed no disk.
    let pageFaults: Int
    /// The most memory that it had, in bytes.
    let memory: Int
    /// The exit status; nil after a signal.
    let status: Int32?
  }

  /// A program that is measured always has the same environment: its size costs instructions.
  private func variables(home: String) -> [String] {
    let few = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home, "TERM": "xterm-256color",
      "LANG": "C.UTF-8", "NO_COLOR": "1", "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
    return (environment ?? few).map { "\($0)=\($1)" }.sorted()
  }

  /// The path of a program of `PATH`; nil where it is not installed.
  static func installed(_ name: String) -> String? {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Runs the command without showing its output.
  ///
  /// - Throws: `Failure` if it cannot start, or does not end with status 0.
  @discardableResult
  func run(in scratch: Scratch) throws -> Usage {
    let usage = try start(in: scratch) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(
        &actions, 2, scratch.errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }.wait()
    guard usage.status == 0 else {
      throw Failure(
        "\(path) \(arguments.joined(separator: " ")) failed: \(Scratch.text(of: scratch.errors))")
    }
    return usage
  }

  /// Starts the program in a session of its own, with the files that `redirect` opens.
  func start(
    in scratch: Scratch, redirect: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> RunningCommand {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    redirect(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, peer_new_session)
    let words = ([path] + arguments).map { strdup($0) }
    let variables = variables(home: scratch.path).map { strdup($0) }
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let error = posix_spawn(
      &process, path, &actions, &attributes, words + [nil], variables + [nil])
    guard error == 0 else { throw Failure("\(path): \(String(cString: strerror(error)))") }
    return RunningCommand(process: process)
  }
}

struct RunningCommand {
  let process: pid_t

  func wait() -> Command.Usage {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    return Command.Usage(
      seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), pageFaults: usage.ru_minflt,
      memory: usage.ru_maxrss * 1024, status: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil)
  }
}
