import CLibEdit
import Foundation
import Testing

/// The program on a real pseudo terminal, with a person who waits for what they react to.
@Suite("The program on a terminal", .serialized)
final class TerminalTests {
  private let master: Int32
  private let slave: Int32
  private let process = Process()
  private var screen: [UInt8] = []
  private var looked = 0
  private let home: URL

  init() throws {
    var ends: (Int32, Int32) = (-1, -1)
    try #require(ll_open_pty(&ends.0, &ends.1) == 0)
    (master, slave) = ends
    ll_set_window_size(master, 100, 40)
    home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.environment = ["TERM": "xterm", "LANG": "C.UTF-8", "HOME": home.path]
    let terminal = FileHandle(fileDescriptor: slave)
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(master)
    close(slave)
    try? FileManager.default.removeItem(at: home)
  }

  private func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Waits until the screen got `text`, after whatever was waited for before.
  private func see(_ text: String) throws {
    while true {
      let unseen = Data(screen[looked...])
      if let range = unseen.firstRange(of: Data(text.utf8)) {
        looked += range.upperBound
        return
      }
      var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      let isAlive = poll(&wait, 1, 10_000) > 0
      try #require(isAlive, "never saw \(text.debugDescription)")
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(master, &bytes, bytes.count)
      try #require(count > 0)
      screen += bytes[..<count]
    }
  }

  private var localModes: tcflag_t {
    var modes = termios()
    tcgetattr(slave, &modes)
    return modes.c_lflag
  }

  @Test("a person types, completes, interrupts and leaves; the terminal is as it was")
  func session() throws {
    let before = localModes
    try process.run()
    try see("LayoutLab")
    try see("12 items")
    try see("masonry 390 n=12")
    type("content\r")
    try see("390 x 600")
    try see("n=12")
    type("set col\t4\r")
    try see("columns 2")
    try see("n=12")
    type("frmes\r")
    try see("did you mean 'frames'?")
    try see("n=12")
    type("half a line")
    try see("half a line")
    kill(process.processIdentifier, SIGINT)
    try see("^C")
    try see("n=12")
    type("\u{4}")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(process.terminationReason == .exit)
    #expect(localModes == before)
  }

  @Test("long work stops when it is asked to, and the state is as it was")
  func interruptedWork() throws {
    try process.run()
    try see("n=12")
    type("items 9000000000\r")
    try see("not solved yet")
    try see("n=9000000000")
    type("content\r")
    try see("content\r\n")
    kill(process.processIdentifier, SIGINT)
    try see("interrupted")
    try see("n=9000000000")
    type("quit\r")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(
    "a signal that ends the program leaves the terminal as it was", arguments: [SIGTERM, SIGHUP])
  func ended(signal: Int32) throws {
    let before = localModes
    try process.run()
    try see("n=12")
    type("half")
    try see("half")
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + signal)
    #expect(localModes == before)
  }
}
