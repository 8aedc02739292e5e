import Foundation
import LabTestKit
import Testing

/// The program on a terminal, with a user who waits for the output.
@Suite("The program on a terminal", .serialized)
final class TerminalTests {
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

  @Test("a person types, completes, errs, drops a line and leaves; the terminal is as it was")
  func session() throws {
    let modes = terminal.modes
    try start()
    #expect(terminal.modes != modes)
    terminal.type("content\r")
    try terminal.see("390 x 600")
    try terminal.see("n=12> ")
    terminal.type("set padd\t")
    try terminal.see("ing ")
    terminal.type("3\r")
    try terminal.see("padding 0 → 3")
    try terminal.see("n=12> ")
    terminal.type("frmes\r")
    try terminal.see("did you mean 'frames'?")
    try terminal.see("^~~~~")
    try terminal.see("n=12!> ")
    terminal.type("template t {\r")
    try terminal.see("...>")
    terminal.type("orth\t")
    try terminal.see("ogonal ")
    terminal.type("\u{3}")
    try terminal.see("^C")
    try terminal.see("n=12")
    terminal.type("half a line")
    try terminal.see("half a line")
    terminal.type("\u{3}")
    try terminal.see("^C")
    try terminal.see("> ")
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
    #expect(terminal.modes == modes)
  }

  @Test("keys of several characters work from the first time, and do nothing without a meaning")
  func sequences() throws {
    try start()
    terminal.type("ontent\u{1B}[15~\u{1B}[Hc\r")
    try terminal.see("390 x 600")
  }

  @Test("~/.editrc binds a key of several characters that has no meaning")
  func userKeys() throws {
    try home.write("bind \"\\e[15~\" ed-move-to-beg\n", to: ".editrc")
    try start()
    terminal.type("ontent\u{1B}[15~c\r")
    try terminal.see("390 x 600")
  }

  @Test("the first picture and the next commands are there without a question")
  func firstPicture() throws {
    try terminal.start(home: home.path)
    try terminal.see("LayoutLab")
    try terminal.see("content 390 × 600")
    try terminal.see("next: ")
    try terminal.see("n=12> ")
  }

  @Test(
    "on a small screen banner, a whole picture, the next commands and the prompt are seen at once",
    arguments: [(80, 24), (100, 30), (200, 30), (80, 40)] as [(Int32, Int32)])
  func firstScreen(columns: Int32, rows: Int32) throws {
    let terminal = try TerminalProgram(columns: columns, rows: rows)
    try terminal.start(home: home.path)
    try terminal.see("n=12> ")
    let lines = terminal.screen(since: 0).split(whereSeparator: \.isNewline)
    #expect(lines.count <= rows)
    #expect(lines[0].contains("LayoutLab"))
    #expect(lines[1] == "masonry, 12 items, 390 pt wide")
    #expect(lines[2] == "help · learn · quit")
    #expect(lines.contains { $0.contains("content 390 × 600") })
    #expect(!lines.contains { $0.contains("more row") })
    // Every item has its name in the picture, which is above the scale.
    let picture = lines.prefix { !$0.contains("1 cell =") }.dropFirst(4)
      .flatMap { $0.dropFirst(5).split { !$0.isNumber } }.compactMap { Int($0) }
    #expect(picture.sorted() == Array(0..<12))
    let next = try #require(lines.last { $0.contains("next: ") })
    for command in ["set columns 3", "query 100 250 80 150", "why 3.y"] {
      #expect(next.contains(command))
    }
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("Ctrl-C stops long work; the state is as it was before the command")
  func interruptedWork() throws {
    try start()
    terminal.type("items 9000000000\r")
    try terminal.see("n=9000000000> ")
    terminal.type("content\r")
    // The editor's last word before the work begins.
    try terminal.see("\u{1B}[?2004l")
    terminal.type("\u{3}")
    try terminal.see("interrupted")
    try terminal.see("n=9000000000!> ")
    terminal.type("items 12\r")
    try terminal.see("n=12> ")
    terminal.type("quit\r")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("Ctrl-C stops a long answer")
  func interruptedAnswer() throws {
    try start("--quiet")
    terminal.type("items 50000\r")
    try terminal.see("n=50000> ")
    terminal.type("frames all\r")
    try terminal.see(" 190.00 ")
    terminal.type("\u{3}")
    try terminal.see("interrupted")
    try terminal.see("n=50000!> ")
    #expect(terminal.seenBytes < 1_000_000)
    terminal.type("quit\r")
    #expect(terminal.exitStatus() == 0)
  }

  @Test(
    "a signal that ends the program leaves the terminal as it was",
    arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGABRT])
  func ended(by signal: Int32) throws {
    let modes = terminal.modes
    try start()
    terminal.type("half")
    try terminal.see("half")
    terminal.send(signal)
    #expect(terminal.exitStatus() == 128 + signal)
    #expect(terminal.modes == modes)
  }

  @Test("what is recorded is in its file although the program crashed")
  func recording() throws {
    let path = home.appendingPathComponent("mine.llab").path
    try start("--quiet")
    terminal.type("record \(path)\r")
    try terminal.see("n=12> ")
    terminal.type("width 320; frmes\r")
    try terminal.see("n=12!> ")
    terminal.send(SIGKILL)
    #expect(terminal.exitStatus() == 128 + SIGKILL)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "@format 1\n\nwidth 320\n")
  }

  @Test(
    "a recording is confirmed, and shown in the prompt until it ends", .promise("files-survive"))
  func recordingMark() throws {
    let path = home.appendingPathComponent("mine.llab").path
    try start("--startup", "none")
    terminal.type("set tips off\r")
    try terminal.see("n=12> ")
    terminal.type("record \(path)\r")
    try terminal.see("recording to")
    try terminal.see("`stop` ends it")
    try terminal.see("rec ")
    try terminal.see("n=12> ")
    terminal.type("stop\r")
    try terminal.see("no command was recorded")
    try terminal.see("n=12> ")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(
    "before a file is replaced the person is asked; Enter, Ctrl-D and Ctrl-C leave it as it is",
    .promise("files-survive"), arguments: ["\r", "\u{4}", "\u{3}", "n\r", "y\r"])
  func replacing(answer: String) throws {
    let path = try home.write("mine\n", to: "mine.llab")
    try start("--quiet")
    terminal.type("width 320; save \(path)\r")
    try terminal.see("1 line, 5 bytes")
    try terminal.see("Replace it? (y/N) ")
    terminal.type(answer)
    try terminal.see(answer == "y\r" ? "n=12> " : "n=12!> ")
    let expected = answer == "y\r" ? "@format 1\n\nwidth 320\n" : "mine\n"
    #expect(try String(contentsOfFile: path, encoding: .utf8) == expected)
    terminal.type("content\r")
    try terminal.see("320 x")
  }

  @Test("lines are in the history file before they run, for nobody else to read")
  func history() throws {
    try start()
    terminal.type("content\r")
    try terminal.see("n=12> ")
    terminal.type(" width 320\r")
    try terminal.see("width 390 → 320")
    try terminal.see("n=12> ")
    terminal.type("frmes\r")
    try terminal.see("n=12!> ")
    terminal.send(SIGKILL)
    #expect(terminal.exitStatus() == 128 + SIGKILL)
    let path = home.appendingPathComponent(".local/state/layoutlab/history").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    // A line that failed is there a second time, marked as one.
    #expect(lines == ["content", "frmes", "frmes"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}
