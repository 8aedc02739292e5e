import LabTerminal
import LayoutCore

/// A program that shows a long answer a screen at a time.
struct Pager {
  private let command: String

  /// On a smaller screen than this a pager shows next to nothing.
  private static let leastColumns = 40
  private static let leastRows = 10

  /// The pager in `LAYOUTLAB_PAGER`, or `PAGER`, or less.
  ///
  /// Nil where one of them is empty or `cat`, where there is no less, and on a terminal on which no
  /// pager is useful: one that cannot move its cursor, a tiny one, one with a screen reader.
  init?(caps: TerminalCaps, environment: (String) -> String?) {
    guard caps.canEdit, !caps.accessible, caps.width >= Self.leastColumns,
      caps.height >= Self.leastRows
    else { return nil }
    if let named = environment("LAYOUTLAB_PAGER") ?? environment("PAGER") {
      guard named.contains(where: { $0 != " " }), named != "cat" else { return nil }
      command = named
    } else {
      let folders = (environment("PATH") ?? "").split(separator: ":")
      guard folders.contains(where: { access("\($0)/less", X_OK) == 0 }) else { return nil }
      command = "less"
    }
  }

  /// Shows the lines that `visitLines` visits in a pager; false if there is no such program.
  ///
  /// Leaving the pager early closes the pipe, which only ends the showing. After Ctrl-C the rest is
  /// dropped; the interrupt stays requested unless the pager had all lines by then.
  func show(_ visitLines: ((String) -> Visit) -> Void) -> Bool {
    guard let text = Pipe() else { return false }
    guard let life = Pipe() else {
      text.closeBoth()
      return false
    }
    let process = ForegroundProgram.start(
      script, descriptors: [(text.reading, 0), (life.reading, 3)])
    close(text.reading)
    close(life.reading)
    defer { close(life.writing) }
    guard let process else {
      close(text.writing)
      return false
    }
    let broken = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, broken) }
    var isWhole = true
    visitLines { line in
      let isOver = Self.write(line, to: text.writing)
      if isOver == .stop, Interrupt.isRequested { isWhole = false }
      return isOver
    }
    close(text.writing)
    let status = ForegroundProgram.wait(for: process)
    SystemCalls.writeAll("over\n".utf8, to: life.writing)
    if isWhole { Interrupt.clear() }
    // A shell returns 127 where there is no such command, 126 where it cannot be run.
    return ![126, 127].contains(status)
  }

  /// The script for the shell.
  ///
  /// As with git, by default less shows colours and leaves the text on the screen; Ctrl-C leaves
  /// it, and its prompt lists the keys to continue. Descriptor 3 shows that this process runs: at
  /// its end, the pager ends too, before it takes keys that are for the shell.
  private var script: String {
    let isPlain = command.allSatisfy { $0.isLetter || $0.isNumber || " _-+./,:".contains($0) }
    return """
      (read -r word <&3 || kill $$) & exec 3<&-
      LESS=${LESS-FIRXKPs?eq leaves:space goes on, q leaves.}; export LESS
      \(isPlain ? "exec " : "")\(command)
      """
  }

  /// A pipe of which no other program gets an end by chance.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      (reading, writing) = (ends[0], ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    }

    func closeBoth() {
      close(reading)
      close(writing)
    }
  }

  /// Writes a line; stops at Ctrl-C, and where the reader closed the pipe.
  private static func write(_ line: String, to output: Int32) -> Visit {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      guard !Interrupt.isRequested else { return .stop }
      let count = rest.withUnsafeBytes { writeSome(output, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Not forever: a signal may come just before the wait.
        var readiness = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&readiness, 1, 50)
      } else if errno != EINTR {
        return .stop
      }
    }
    return .continue
  }

  private static func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
