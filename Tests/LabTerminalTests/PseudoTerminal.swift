import CLibEdit
import Foundation
import LabTerminal
import Testing

/// The user's side of a terminal: types, and reads the screen.
final class PseudoTerminal: @unchecked Sendable {
  let master: Int32
  let slave: Int32
  /// Everything that was written to the screen. Belongs to the user's thread until it ended.
  private(set) var screen: [UInt8] = []
  private var looked = 0
  private(set) var complaint: String?
  /// Milliseconds without a byte after which a test has failed.
  private static let patience: Int32 = 300_000
  private var isSilent = false

  init(columns: Int32 = 80, rows: Int32 = 24) throws {
    var ends: (Int32, Int32) = (-1, -1)
    try #require(ll_open_pty(&ends.0, &ends.1) == 0)
    (master, slave) = ends
    ll_set_window_size(master, columns, rows)
  }

  var text: String { String(decoding: screen, as: UTF8.self) }

  /// Waits until the screen got this text, after whatever was waited for before.
  func see(_ text: String) {
    guard complaint == nil else { return }
    let wanted = Array(text.utf8)
    while true {
      if let end = endOfFirst(wanted) {
        looked = end
        return
      }
      guard readMore() else {
        complaint = "never saw \(text.debugDescription) in \(self.text.debugDescription)"
        giveUp()
        return
      }
    }
  }

  func type(_ text: String) { type(bytes: Array(text.utf8)) }

  func type(bytes: [UInt8]) {
    guard complaint == nil else { return }
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  func resize(columns: Int32, rows: Int32) {
    ll_set_window_size(master, columns, rows)
    kill(getpid(), SIGWINCH)
  }

  /// Reads until the other side is closed, so that it never waits for a full terminal.
  func watchUntilClosed() {
    while readMore() {}
    guard isSilent, complaint == nil else { return }
    complaint = "the editor waits for more after \(text.debugDescription)"
    giveUp()
  }

  /// Makes the editor end its lines, one Ctrl-C after the other, after a test has failed.
  private func giveUp() {
    repeat { kill(getpid(), SIGINT) } while readMore(patience: 100) || isSilent
  }

  private func endOfFirst(_ wanted: [UInt8]) -> Int? {
    guard screen.count - looked >= wanted.count else { return nil }
    for start in looked...(screen.count - wanted.count)
    where screen[start..<start + wanted.count].elementsEqual(wanted) {
      return start + wanted.count
    }
    return nil
  }

  private func readMore(patience: Int32 = patience) -> Bool {
    var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    isSilent = poll(&wait, 1, patience) == 0
    guard !isSilent else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    screen += bytes[..<count]
    return true
  }
}

/// Sends SIGINT and waits until a thread took it: the threads of the tests block signals.
func interruptProcess() {
  kill(getpid(), SIGINT)
  for _ in 0..<300_000 where !Interrupt.isRequested { poll(nil, 0, 1) }
}

/// What an editing session was like.
struct Session {
  var lines: [Line]
  var screen: String
}

/// Lets a person type at a real libedit on a pseudo terminal.
///
/// - Parameters:
///   - count: How many lines the program asks for.
///   - set: Prepares the editor.
///   - after: Runs after each line.
///   - person: Runs on a thread of its own; must wait for what it reacts to.
func session(
  lines count: Int = 1, history: HistoryStore = HistoryStore(path: nil), columns: Int32 = 80,
  prompt: Prompt = Prompt("lab>"), color: Bool = false, set: (EditLineSource) -> Void = { _ in },
  after: (EditLineSource) -> Void = { _ in },
  person: @escaping @Sendable (PseudoTerminal) -> Void
) throws -> Session {
  setenv("TERM", "xterm", 1)
  let terminal = try PseudoTerminal(columns: columns)
  let caps = TerminalCaps(
    inputIsTerminal: true, outputIsTerminal: true, window: nil,
    options: .init(color: color),
    environment: { ["TERM": "xterm", "LANG": "C.UTF-8"][$0] }, exists: { _ in true })
  let isDone = DispatchSemaphore(value: 0)
  Thread {
    person(terminal)
    terminal.watchUntilClosed()
    isDone.signal()
  }.start()
  var lines: [Line] = []
  do {
    let editor = try #require(
      EditLineSource(
        caps: caps, history: history, input: terminal.slave, output: terminal.slave,
        readsUserKeys: false))
    set(editor)
    for _ in 0..<count {
      lines.append(try editor.next(prompt: prompt))
      after(editor)
    }
  }
  close(terminal.slave)
  isDone.wait()
  close(terminal.master)
  if let complaint = terminal.complaint { Issue.record("\(complaint)") }
  return Session(lines: lines, screen: terminal.text)
}
