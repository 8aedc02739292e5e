import CConfinement
import LabLanguage
import Synchronization

/// A program that was started, with pipes to its three standard streams.
struct Spawned {
  var pid: pid_t
  /// Where its standard input is written, and its output and messages are read; none of them ever
  /// makes us wait.
  var input: Int32
  var output: Int32
  var messages: Int32
}

extension Spawned {
  /// Between the creation of a pipe and setting close-on-exec no other child may be started: it
  /// would hold the pipe open.
  private static let starting = Mutex(Reaper())

  /// Starts `command`, a path and its arguments, in `folder`, as the leader of a group. Nothing of
  /// the program runs without its limits and its confinement; nil: none.
  ///
  /// - Throws: `notStarted`, with the step that failed.
  init(
    _ command: [String], in folder: String, environment: [String], limits: Limits,
    confinement: Confinement?
  ) throws(LabError) {
    var attempts = 100
    while true {
      do throws(LabError) {
        self = try Self.starting.withLock { reaper throws(LabError) in
          let words = try reaper.open()
          let spawned = try Spawned(
            starting: command, folder, environment, limits, confinement, reaper: words)
          reaper.add(spawned.pid)
          return spawned
        }
        return
      } catch {
        // The system runs no file that is open for writing, as a script is while an editor saves it.
        guard error.isBusy, attempts > 0 else { throw error }
        attempts -= 1
        usleep(10_000)
      }
    }
  }

  /// Ends it with all that it started, waits for it, and returns how it ended.
  func end() -> ProgramFailure.Ending {
    // Until it is waited for its number stays its own.
    kill(-pid, SIGKILL)
    Self.starting.withLock { $0.remove(pid) }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return ProgramFailure.Ending(waited: status)
  }

  /// Ends all that run, at the exit of the process.
  static func endAll() { starting.withLock { $0.end() } }

  private init(
    starting command: [String], _ folder: String, _ environment: [String], _ limits: Limits,
    _ confinement: Confinement?, reaper: Int32
  ) throws(LabError) {
    let pipes = try Pipes()
    let rules = LandlockRules(confinement)
    let filters: Int32 = confinement != nil && ll_seccomp_is_there() != 0 ? 1 : 0
    #if canImport(Darwin)
      let command = Confinement.command(command, in: confinement)
    #endif
    var failure = ll_failure()
    let pid = withStrings(command) { arguments in
      withStrings(environment) { environment in
        folder.withCString { folder in
          var child = ll_child(
            folder: folder, arguments: arguments, environment: environment,
            streams: (pipes.input.read, pipes.output.write, pipes.messages.write),
            memory: UInt64(limits.memory), seconds: UInt64(limits.processorSeconds),
            processes: limits.processLimit, rules: rules.descriptor, filters: filters,
            reaper: reaper)
          return ll_start(&child, &failure)
        }
      }
    }
    pipes.closeChildEnds()
    guard pid > 0 else {
      pipes.closeOwnEnds()
      throw .notStarted(failure.place, failure.error)
    }
    self.init(
      pid: pid, input: pipes.input.write, output: pipes.output.read, messages: pipes.messages.read)
  }
}

extension LabError {
  /// Whether another program has the file open for writing.
  fileprivate var isBusy: Bool {
    if case .program(let failure) = kind, case .notStarted(.system(.busy, _)) = failure.reason {
      true
    } else {
      false
    }
  }
}

extension ll_failure {
  fileprivate var place: ProgramFailure.Step {
    switch Int(step) {
    case ll_failed_reaper: .reaper
    case ll_failed_folder: .folder
    case ll_failed_limit: .limits
    case ll_failed_confinement: .confinement
    case _ where error == ENOEXEC: .format
    case _ where error == ETXTBSY: .busy
    case _ where error == ENOENT: .interpreter
    default: .program
    }
  }
}

/// The pipes of a child, none of which it inherits under another number.
private struct Pipes {
  typealias Ends = (read: Int32, write: Int32)
  let input: Ends
  let output: Ends
  let messages: Ends

  init() throws(LabError) {
    var made: [Ends] = []
    for number in 0..<3 {
      guard let ends = number == 0 ? Self.makeSocket() : Self.make() else {
        let code = errno
        for end in made.flatMap({ [$0.read, $0.write] }) { close(end) }
        throw .notStarted(.program, code)
      }
      made.append(ends)
    }
    (input, output, messages) = (made[0], made[1], made[2])
    for end in [input.write, output.read, messages.read] {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    #if os(Linux)
      // A larger pipe than the default: fewer switches for a payload of megabytes. The name of the
      // number is hidden behind _GNU_SOURCE: fcntl(2), F_SETPIPE_SZ.
      let setPipeSize: Int32 = 1031
      _ = fcntl(output.read, setPipeSize, 1 << 20)
    #endif
  }

  /// A socket instead of a pipe: writing to a child that has closed its input must be an error, and
  /// no SIGPIPE, which would end us.
  private static func makeSocket() -> Ends? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(ends[1], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (ends[0], ends[1])
  }

  private static func make() -> Ends? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  func closeChildEnds() {
    close(input.read)
    close(output.write)
    close(messages.write)
  }

  func closeOwnEnds() {
    close(input.write)
    close(output.read)
    close(messages.read)
  }
}

/// Calls a function with `texts` as C strings, with a null pointer at the end.
private func withStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return (copies + [nil]).withUnsafeBufferPointer { body($0.baseAddress) }
}

/// Writes what fits now; never a signal.
func sendBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    send(descriptor, bytes.baseAddress, bytes.count, 0)
  #else
    send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #endif
}
