import Foundation
import Subprocess
import Testing

/// Which files may be loaded: a user at a prompt is asked, a script is not.
@Suite("Whose programs run", .serialized)
final class TrustTests {
  private let terminal: TerminalProgram
  private let home: Home

  init() throws {
    terminal = try TerminalProgram()
    home = try Home()
    try save("first")
    try home.write("items 0\nload stays.sh\n", to: "s.llab")
  }

  /// Writes a program that offers a strategy and places no items, once.
  private func save(_ summary: String) throws {
    let program = home.appendingPathComponent("stays.sh")
    let text = """
      #!/bin/sh
      read hello
      echo '{"type":"hello","protocol":1,"strategies":[{"name":"stays","summary":"\(summary)"}]}'
      read question
      echo '{"type":"frames","id":1}'
      cat > /dev/null
      """
    try text.write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  private var session: String { home.appendingPathComponent("s.llab").path }

  @Test("a session asks once before it loads, and again when the file has changed")
  func asked() throws {
    try terminal.start(["-q"], home: home.path)
    try terminal.see("n=12> ")
    terminal.type("run \(session)\r")
    try terminal.see("stays.sh")
    try terminal.see("runs as you.\r\nLoad it? (y/n) ")
    terminal.type("n\r")
    try terminal.see("is not loaded: you said no")
    terminal.type("run \(session)\r")
    try terminal.see("Load it? (y/n) ")
    terminal.type("y\r")
    try terminal.see("stays  first")
    try terminal.see("n=0> ")
    let seen = terminal.seenBytes
    terminal.type("run \(session)\r")
    try terminal.see("stays  first")
    #expect(!terminal.screen(since: seen).contains("(y/n)"))
    try save("second")
    terminal.type("run \(session)\r")
    try terminal.see("Load it? (y/n) ")
    terminal.type("\u{3}")
    try terminal.see("n=0")
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("what one types is loaded unasked, and again when it is saved, above the line being typed")
  func watched() throws {
    try terminal.start(["-q"], home: home.path)
    try terminal.see("n=12> ")
    terminal.type("items 0\r")
    try terminal.see("n=0> ")
    terminal.type("load \(home.path)/stays.sh watch\r")
    try terminal.see("stays  first")
    try terminal.see("n=0> ")
    terminal.type("set half")
    try terminal.see("set half")
    try save("second time")
    try terminal.see("stays.sh was loaded again")
    try terminal.see("set half")
    terminal.type("\u{3}")
    try terminal.see("^C")
    try terminal.see("> ")
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("without a terminal a session loads nothing, unless it is allowed")
  func alone() async throws {
    let refused = try await Program.run(["-q", "run", session], input: [])
    #expect(refused.status == .exited(3))
    #expect(
      refused.messages.contains(
        "is not loaded: a session needs it, and the lab cannot ask you here; --allow-plugins allows it"
      )
    )
    let allowed = try await Program.run(["-q", "run", "--allow-plugins", session], input: [])
    #expect(allowed.status == .exited(0), "\(allowed.messages)")
    #expect(allowed.output.contains("stays  first"))
  }

  @Test("--safe loads nothing, and writes nowhere but below the folder it was started in")
  func safe() async throws {
    let load = try await Program.run(
      ["--safe", "-c", "load stays.sh"], input: [], in: home.path)
    #expect(load.status == .exited(3))
    #expect(load.messages.contains("'stays.sh' is not loaded: --safe runs no programs"))
    let outside = home.path + ".llab"
    let save = try await Program.run(
      ["--safe", "-c", "save \(outside)"], input: [], in: home.path)
    #expect(save.messages.contains("--safe writes only files below the current folder"))
    #expect(!FileManager.default.fileExists(atPath: outside))
    let inside = try await Program.run(
      ["--safe", "-c", "save mine.llab"], input: [], in: home.path)
    #expect(inside.status == .exited(0), "\(inside.messages)")
    let both = try await Program.run(["--safe", "--allow-plugins", "-c", "content"], input: [])
    #expect(both.status == .exited(2))
  }

  @Test("audit exits with 2 for a file that cannot be loaded, and prints the reason")
  func audit() async throws {
    let outcome = try await Program.run(
      ["audit", "none.swift", "s.llab"], input: [], in: home.path)
    #expect(outcome.status == .exited(2))
    #expect(outcome.messages.contains("cannot read 'none.swift': no such file or directory"))
    #expect(outcome.messages.contains("s.llab is not a Swift file or an executable program"))
  }
}
