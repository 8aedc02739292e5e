import Foundation
import Testing

/// Answers that are longer than the screen, on a terminal of 40 rows.
@Suite("The pager on a terminal", .serialized)
final class PagerTests {
  private let terminal: TerminalProgram
  private let home: Home

  init() throws {
    terminal = try TerminalProgram()
    home = try Home()
  }

  private func start(pager: String, _ environment: [String: String] = [:]) throws {
    try terminal.start(
      ["--quiet"], home: home.path,
      environment: environment.merging(["LAYOUTLAB_PAGER": pager]) { first, _ in first })
    try terminal.see("n=12> ")
  }

  /// Runs `line` up to the next prompt; what the screen got.
  private func answer(to line: String, prompt: String = "> ") throws -> String {
    let before = terminal.seenBytes
    terminal.type(line + "\r")
    // The editor's last word, so that its own drawing of the prompt is behind.
    try terminal.see("\u{1B}[?2004l")
    try terminal.see(prompt)
    return terminal.screen(since: before)
  }

  private func leave() throws {
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("it gets what is longer than the screen, and nothing else")
  func long() throws {
    try start(pager: "sed 's/^/PAGE:/'")
    #expect(try !answer(to: "frames").contains("PAGE:"))
    _ = try answer(to: "items 100", prompt: "n=100> ")
    #expect(try answer(to: "frames 0..30").contains("PAGE:") == false)
    let long = try answer(to: "frames 0..60")
    #expect(long.contains("PAGE:") && long.contains(" 60 "))
    #expect(try !answer(to: "last").contains("PAGE:"))
    #expect(try !answer(to: "draw 0 0 390 3000 --zoom 2").contains("PAGE:"))
    _ = try answer(to: "set pager off")
    #expect(try !answer(to: "frames 0..60").contains("PAGE:"))
    try leave()
  }

  @Test(
    "there is none where nobody could use it, or wants it",
    arguments: [
      ["LAYOUTLAB_PAGER": " "], ["LAYOUTLAB_PAGER": "cat"], ["TERM": "dumb"],
      ["LAYOUTLAB_ACCESSIBLE": "1"],
    ])
  func none(environment: [String: String]) throws {
    try terminal.start(
      ["--quiet"], home: home.path,
      environment: ["LAYOUTLAB_PAGER": "sed s/^/PAGE:/"].merging(environment) { $1 })
    try terminal.see("> ")
    terminal.type("items 60; frames all\r")
    try terminal.see(" 59 ")
    try terminal.see("> ")
    #expect(!terminal.screen(since: 0).contains("PAGE:"))
    try leave()
  }

  @Test("a program that is missing costs nobody the answer")
  func missing() throws {
    try start(pager: "no-such-pager")
    #expect(try answer(to: "items 60; frames all", prompt: "n=60> ").contains(" 59 "))
    try leave()
  }

  @Test("a line that is broader than the screen takes several rows")
  func broad() throws {
    let terminal = try TerminalProgram(columns: 60, rows: 12)
    let folder = home.appendingPathComponent(String(repeating: "long", count: 30))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try terminal.start(
      ["--quiet"], home: folder.path, environment: ["LAYOUTLAB_PAGER": "sed 's/^/PAGE:/'"])
    try terminal.see("> ")
    terminal.type("paths\r")
    try terminal.see("PAGE:")
    try terminal.see("> ")
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("after less the prompt goes on, whichever way it was left", arguments: ["q", "\u{3}"])
  func less(key: String) throws {
    let modes = terminal.modes
    try start(pager: "less")
    terminal.type("items 60; frames all\r")
    try terminal.see("space goes on, q leaves")
    if key == "q" { terminal.type(key) }
    // Without the lab, too, less misses a Ctrl-C that comes just as it starts to read a key.
    try terminal.see("n=60", pressing: key == "q" ? nil : key)
    try terminal.see("> ")
    terminal.type("content\r")
    try terminal.see("390 x ")
    try terminal.see("n=60> ")
    try leave()
    #expect(terminal.modes == modes)
  }

  @Test("it ends with the program", arguments: [SIGTERM, SIGHUP, SIGKILL])
  func ends(by signal: Int32) throws {
    let script = home.appendingPathComponent("pager")
    try """
    trap 'echo PAGER ENDED; exit' TERM HUP
    echo PAGER BEGAN
    while :; do sleep 0.05; done
    """.write(to: script, atomically: true, encoding: .utf8)
    let modes = terminal.modes
    try start(pager: "sh \(script.path)")
    terminal.type("items 60; frames all\r")
    try terminal.see("PAGER BEGAN")
    terminal.send(signal)
    try terminal.see("PAGER ENDED")
    #expect(terminal.exitStatus() == 128 + signal)
    #expect(terminal.modes == modes)
  }
}
