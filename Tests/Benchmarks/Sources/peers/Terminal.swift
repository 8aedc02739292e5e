import CPeers
import Glibc

extension Command {
  /// Starts the program on a pseudo-terminal of 80 × 24 cells, waits for its first prompt, ends its
  /// input and waits for its end.
  ///
  /// It is spawned, not forked: the copy of this process's memory would count as the program's work.
  func untilPrompt(_ prompt: String, in scratch: Scratch) throws -> Usage {
    var name = [CChar](repeating: 0, count: 64)
    let terminal = peer_terminal_open(&name, name.count)
    guard terminal >= 0 else {
      throw Failure("no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    defer { close(terminal) }
    // The first terminal that a new session opens is the one that controls it.
    let running = try start(in: scratch) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    let seen = Self.read(terminal) { $0.contains(prompt) }
    if seen.contains(prompt) {
      _ = write(terminal, "\u{4}", 1)
    } else {
      kill(running.process, SIGKILL)
    }
    _ = Self.read(terminal) { _ in false }
    let usage = running.wait()
    guard seen.contains(prompt) else {
      throw Failure("\(path) shows no prompt '\(prompt)' but \(seen.debugDescription)")
    }
    return usage
  }

  /// Reads until `isEnough`, the end, or a minute without output.
  private static func read(_ terminal: Int32, until isEnough: (String) -> Bool) -> String {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 65536)
    while !isEnough(text) {
      var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 60_000) > 0 else { break }
      let count = Glibc.read(terminal, &buffer, buffer.count)
      guard count > 0 else { break }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return text
  }
}
