import Foundation
import Subprocess
import Testing

/// What takes over the screen, and what runs before the prompt, on a terminal.
@Suite("Screens and start-up files on a terminal", .serialized)
final class SeeingTests {
  private let terminal: TerminalProgram
  private let home: Home

  init() throws {
    terminal = try TerminalProgram()
    home = try Home()
  }

  private func start(_ arguments: String...) throws {
    try terminal.start(arguments, home: home.path)
    try terminal.see("n=12> ")
  }

  @Test("keys turn a parameter; Escape restores it, Enter keeps it, and the modes come back")
  func tweak() throws {
    try start()
    let modes = terminal.modes
    terminal.type("tweak columns\r")
    try terminal.see("\u{1B}[?1049h")
    try terminal.see("[columns 2]")
    terminal.type("\u{1B}[C")
    try terminal.see("[columns 3]")
    terminal.type("\u{1B}")
    try terminal.see("\u{1B}[?1049l")
    try terminal.see("n=12> ")
    #expect(terminal.modes == modes)
    terminal.type("tweak columns\r")
    try terminal.see("[columns 2]")
    terminal.type("\u{1B}[C")
    try terminal.see("[columns 3]")
    terminal.type("\r")
    try terminal.see("columns 2 → 3")
    try terminal.see("n=12> ")
    terminal.type("undo\r")
    try terminal.see("columns 3 → 2")
    try terminal.see("n=12> ")
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("Ctrl-C and SIGTERM leave the screen and the modes as they were")
  func tweakSignals() throws {
    let modes = terminal.modes
    try start()
    terminal.type("tweak\r")
    try terminal.see("[columns 2]")
    terminal.type("\u{3}")
    try terminal.see("\u{1B}[?1049l")
    try terminal.see("n=12")
    terminal.type("tweak\r")
    try terminal.see("[columns 2]")
    terminal.send(SIGTERM)
    try terminal.see("\u{1B}[?1049l")
    #expect(terminal.exitStatus() == 128 + SIGTERM)
    #expect(terminal.modes == modes)
  }

  @Test(
    "keys move a window over the layout; it follows the terminal, and leaving restores all of it")
  func look() throws {
    let modes = terminal.modes
    try start()
    let promptModes = terminal.modes
    terminal.type("look\r")
    try terminal.see("\u{1B}[?1049h")
    try terminal.see("q leave")
    terminal.type("\u{1B}[F")
    try terminal.see("–600 of 600  zoom 1  ")
    terminal.type("+")
    try terminal.see("zoom 2  ")
    terminal.resize(columns: 60, rows: 12)
    try terminal.see("\u{1B}[H")
    try terminal.see("zoom 2  ")
    terminal.type("f")
    try terminal.see("zoom fit")
    terminal.type("q")
    try terminal.see("\u{1B}[?25h\u{1B}[?1049l")
    try terminal.see("next: draw 0 0 390 600")
    try terminal.see("> ")
    #expect(terminal.modes == promptModes)
    terminal.type("show zoom\r")
    try terminal.see("zoom  1  ")
    terminal.type("look\r")
    try terminal.see("zoom 1  ")
    terminal.type("\u{3}")
    try terminal.see("\u{1B}[?1049l")
    try terminal.see("> ")
    terminal.type("look\r")
    try terminal.see("zoom 1  ")
    terminal.send(SIGTERM)
    try terminal.see("\u{1B}[?1049l")
    #expect(terminal.exitStatus() == 128 + SIGTERM)
    #expect(terminal.modes == modes)
  }

  @Test("without such a terminal, and for a screen reader, look names commands that work")
  func lookElsewhere() async throws {
    let pipe = try await Program.run("-c", "look")
    #expect(pipe.status == .exited(3))
    #expect(pipe.messages.contains("look needs a terminal that can move its cursor: use draw, "))
    for (name, value, reason) in [
      ("TERM", "dumb", "look needs a terminal"), ("LAYOUTLAB_ACCESSIBLE", "1", "a screen reader"),
    ] {
      let terminal = try TerminalProgram()
      try terminal.start(home: home.path, environment: [name: value])
      try terminal.see("> ")
      terminal.type("look\r")
      try terminal.see(reason)
      try terminal.see("> ")
      terminal.type("describe\r")
      try terminal.see("A container of 390")
      #expect(!terminal.screen(since: 0).contains("\u{1B}[?1049h"))
    }
  }

  @Test("the person's start-up file runs first; a mistake in it has its place")
  func startUpFile() throws {
    try home.write("set columns 3\nfrmes\n", to: ".layoutlabrc")
    try terminal.start(home: home.path, environment: ["PAGER": "cat"])
    try terminal.see(".layoutlabrc:2:1: error LL0101:")
    try terminal.see("n=12> ")
    terminal.type("show origin\r")
    try terminal.see("~/.layoutlabrc:1:")
    try terminal.see("n=12> ")
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("startup none leaves the prompt alone; --startup counts more than a file")
  func startup() throws {
    try home.write("set startup none\n", to: ".layoutlabrc")
    try start()
    #expect(!terminal.screen(since: 0).contains("LayoutLab"))
    #expect(!terminal.screen(since: 0).contains("next: "))
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
    for (word, isGreeted) in [("all", true), ("none", false)] {
      let terminal = try TerminalProgram()
      try terminal.start(["--startup", word], home: home.path)
      try terminal.see("n=12> ")
      #expect(terminal.screen(since: 0).contains("help · learn · quit") == isGreeted)
      terminal.type("\u{4}")
      #expect(terminal.exitStatus() == 0)
    }
  }

  @Test("test --interactive asks, and writes what is accepted")
  func review() throws {
    let path = try home.write("items 1\ncontent\n| x\nitems 2\ncontent\n| y\n", to: "a.llab")
    try terminal.start(["test", "-i", path], home: home.path)
    for answer in ["what", "n", "yes"] {
      try terminal.see("Expect what it prints now? (y)es, (n)o, (q)uit ")
      terminal.type(answer + "\r")
    }
    try terminal.see("a.llab: 1 command")
    #expect(terminal.exitStatus() == 1)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == "items 1\ncontent\n| x\nitems 2\ncontent\n| 390 x 90\n")
  }

  @Test("Ctrl-C stops test, and the line that tells how far it is goes")
  func stoppedTest() throws {
    let names = try (0..<3).map { number in
      try home.write(
        "use masonry; items 900000000; content\ncontent\n| \(number)\n", to: "\(number).llab")
    }
    try terminal.start(["test", "-j2"] + names, home: home.path)
    try terminal.see(" s · Ctrl-C stops")
    terminal.type("\u{3}")
    try terminal.see("\r\u{1B}[K")
    #expect(terminal.exitStatus() == 130)
  }

  @Test("--no-rc reads no start-up file")
  func noStartUpFile() throws {
    try home.write("set columns 3\n", to: ".layoutlabrc")
    try terminal.start(["--no-rc"], home: home.path, environment: ["PAGER": "cat"])
    try terminal.see("n=12> ")
    terminal.type("show origin\r")
    try terminal.see("strategy ")
    try terminal.see("n=12> ")
    let lines = terminal.screen(since: 0).split(separator: "\r\n")
    let columns = try #require(lines.first { $0.hasPrefix("columns ") })
    #expect(columns.split(separator: " ") == ["columns", "2", "default"])
    #expect(!lines.contains { $0.contains("layoutlabrc") })
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("a script reads none, and answers in the form it was asked for")
  func forms() async throws {
    let csv = try await Program.run("--csv", "-c", "use list; items 1; frames")
    #expect(csv.output == "kind,section,item,x,y,width,height\nitem,0,0,0,0,390,90\n")
    let both = try await Program.run("--json", "--csv", "-c", "content")
    #expect(both.status == .exited(2))
    #expect(both.messages.contains("--json and --csv are different formats: choose one"))
    let twice = try await Program.run("--json", "--json", "-c", "content")
    #expect(twice.status == .exited(0))
    let echo = try await Program.run("--echo", "-c", "content")
    #expect(echo.output == "ll> content\n390 x 600\n")
    for commands in ["draw", "reset; draw", "rtl on; undo; draw"] {
      let plain = try await Program.run("--plain", "-c", commands)
      #expect(plain.output.contains("2 columns of 190 points, gaps 10."), "\(commands)")
    }
    let spoken = try await Program.run(
      shell: "echo 'reset; draw' | LAYOUTLAB_ACCESSIBLE=1 layoutlab", input: [])
    #expect(spoken.output.contains("2 columns of 190 points, gaps 10."))
    let nobody = try await Program.run("--interactive", "-c", "content")
    #expect(nobody.status == .exited(2))
    let tweak = try await Program.run("-c", "tweak")
    #expect(tweak.status == .exited(3))
    #expect(tweak.messages.contains("tweak needs a terminal that can move its cursor"))
  }
}
