import Foundation
import Testing

/// The prompt of the program, with a user who waits for the output.
@Suite("The prompt on a terminal", .serialized)
final class PromptTests: PromptOnTerminal {
  @Test("a paste waits for Enter, runs line by line, and stops at the first that fails")
  func paste() throws {
    try start()
    terminal.type("\u{1B}[200~width 300\rfrmes\rwidth 310\rwidth 320\r\u{1B}[201~")
    try terminal.see("width 320")
    #expect(!terminal.screen(since: 0).contains("390 → 300"))
    terminal.type("\r")
    try terminal.see("390 → 300")
    try terminal.see("did you mean 'frames'?")
    try terminal.see("2 more pasted lines were dropped")
    try leave()
  }

  @Test("of a pasted transcript only the commands run")
  func transcript() throws {
    try start()
    terminal.type(
      "\u{1B}[200~masonry 390 n=12> width 300\rwidth 390 → 300\rsomething\r"
        + "masonry 300 n=12!> items 3\r\u{1B}[201~")
    try terminal.see("items 3")
    terminal.type("\r")
    try terminal.see("2 pasted lines are not commands and were ignored")
    try terminal.see("390 → 300")
    try terminal.see("items 12 → 3")
    try terminal.see("n=3")
    try leave()
  }

  @Test("what is saved in the editor runs; what is not, does not")
  func edit() throws {
    let folder = home.appendingPathComponent("tmp").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try start(["EDITOR": "sed -i s/320/333/", "TMPDIR": folder])
    terminal.type("width 320\r")
    try terminal.see("390 → 320")
    terminal.type("edit\r")
    try terminal.see("width 333\r\n")
    try terminal.see("320 → 333")
    terminal.type("set prompt '{n}:>'\r")
    try terminal.see("12:")
    try leave()
    #expect(try history() == ["width 320", "edit", "width 333", "set prompt '{n}:>'"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test(
    "an editor that fails, or saves nothing, runs nothing",
    arguments: [("true", "not saved: no command ran"), ("false", "ended with status 1")])
  func unsaved(editor: String, reported: String) throws {
    let modes = terminal.modes
    try start(["VISUAL": editor, "EDITOR": "sed -i s/320/333/"])
    terminal.type("width 320\r")
    try terminal.see("390 → 320")
    terminal.type("edit\r")
    try terminal.see(reported)
    try leave()
    #expect(terminal.modes == modes)
  }

  @Test("two programs at once share the history, and lose nothing")
  func twoPrograms() throws {
    let other = try TerminalProgram()
    try start()
    try other.start(["--quiet"], home: home.path)
    try other.see("> ")
    for number in 0..<5 {
      terminal.type("items 1\(number)\r")
      other.type("width 30\(number)\r")
      try terminal.see("n=1\(number)> ")
      try other.see("30\(number) n=12> ")
    }
    terminal.send(SIGKILL)
    other.send(SIGKILL)
    #expect(terminal.exitStatus() == 128 + SIGKILL)
    #expect(other.exitStatus() == 128 + SIGKILL)
    let lines = try history()
    #expect(lines.filter { $0.hasPrefix("items") } == (0..<5).map { "items 1\($0)" })
    #expect(lines.filter { $0.hasPrefix("width") } == (0..<5).map { "width 30\($0)" })
  }

  @Test("what another terminal typed is there at the next prompt, behind one's own lines")
  func sharedRecall() throws {
    let other = try TerminalProgram()
    try start()
    terminal.type("width 320\r")
    try terminal.see("320 n=12> ")
    try other.start(["--quiet"], home: home.path)
    try other.see("> ")
    other.type("spacing 3\r")
    try other.see("n=12> ")
    terminal.type("height 700\r")
    try terminal.see("844 → 700")
    try terminal.see("n=12> ")
    for line in ["height 700", "width 320", "spacing 3"] {
      terminal.type("\u{1B}[A")
      try terminal.see(line)
    }
    terminal.type("\r")
    try terminal.see("spacing line 10 → 3")
    try leave()
    other.type("\u{4}")
    #expect(other.exitStatus() == 0)
  }

  @Test("a tip comes after the whole line, and is about its last command")
  func tipOfLine() throws {
    try start()
    let seen = terminal.seenBytes
    terminal.type("mark a; mark b\r")
    try terminal.see("diff b")
    #expect(!terminal.screen(since: seen).contains("diff a"))
    try leave()
  }

  @Test("an open quote goes on in the next line; Ctrl-C drops all of it")
  func openQuote() throws {
    try start()
    terminal.type("define x { draw }\r")
    try terminal.see("next: x · help x")
    terminal.type("document x \"one\r")
    try terminal.see("...>")
    terminal.type(" two\"\r")
    try terminal.see("n=12> ")
    terminal.type("width 'abc\r")
    try terminal.see("...>")
    terminal.type("def\u{3}")
    try terminal.see("n=12> ")
    terminal.type("help x\r")
    try terminal.see("x · one two\r\n")
    try leave()
    #expect(
      try history() == ["define x { draw }", "document x \"one\\\\\\n two\"", "help x"])
  }

  @Test("undo draws what is there again, and says the difference")
  func undo() throws {
    try start()
    terminal.type("items 1\r")
    try terminal.see("items 12 → 1")
    terminal.type("undo\r")
    try terminal.see(" more below")
    try terminal.see("items 1 → 12")
    terminal.type("redo\r")
    try terminal.see("1 item")
    try terminal.see("items 12 → 1")
    try leave()
  }

  @Test("a history of libedit is imported, and walked through behind one's own lines")
  func importing() throws {
    try Data("_HiStOrY_V2_\nwidth\\040333\n\\^[[2J\n".utf8)
      .write(to: home.appendingPathComponent("old"))
    try start()
    terminal.type("history import ~/old\r")
    try terminal.see("1 line imported, 1 omitted")
    terminal.type("\u{1B}[A")
    try terminal.see("history import ~/old")
    terminal.type("\u{1B}[A")
    try terminal.see("width 333")
    terminal.type("\r")
    try terminal.see("390 → 333")
    try leave()
  }

  @Test("a session that is watched runs again when it is saved, until Ctrl-C")
  func watch() throws {
    let file = home.appendingPathComponent("a.llab")
    try Data("@format 1\nwidth 300\ncontent\n".utf8).write(to: file)
    let modes = terminal.modes
    try start()
    terminal.type("watch ~/a.llab\r")
    try terminal.see("300 x ")
    try Data("@format 1\nwidth 310\ncontent\n".utf8).write(to: file, options: .atomic)
    try terminal.see("310 x ")
    try Data("@format 1\nwdth 310\n".utf8).write(to: file, options: .atomic)
    try terminal.see("LL0101")
    try terminal.see("310 x ")
    terminal.type("\u{3}")
    try terminal.see("ran 3 times")
    try terminal.see("310 n=12")
    try leave()
    #expect(terminal.modes == modes)
  }

  @Test("layoutlab watch ends with Ctrl-C, and needs a terminal")
  func watchCommand() throws {
    let file = home.appendingPathComponent("a.llab")
    try Data("@format 1\nwidth 300\ncontent\n".utf8).write(to: file)
    try terminal.start(["watch", file.path], home: home.path)
    try terminal.see("300 x ")
    terminal.type("\u{3}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("without a history nothing is written, and a leading blank keeps a line out")
  func noHistory() throws {
    try start([:], "--no-history")
    terminal.type("width 320\r")
    try terminal.see("390 → 320")
    try leave()
    #expect(!FileManager.default.fileExists(atPath: home.appendingPathComponent(".local").path))
  }

  @Test("an abbreviation is written out in sight")
  func abbreviation() throws {
    try start()
    terminal.type("abbr w width\r")
    try terminal.see("n=12> ")
    terminal.type("w ")
    try terminal.see("width ")
    terminal.type("320\r")
    try terminal.see("390 → 320")
    try leave()
    #expect(try history() == ["abbr w width", "width 320"])
  }

  @Test("programs, help and the way out have short forms")
  func shortForms() throws {
    try start()
    terminal.type("!echo a$((20+3))b; exit 3\r")
    try terminal.see("a23b")
    try terminal.see("exit status 3")
    try terminal.see("!> ")
    terminal.type("?quit\r")
    try terminal.see("leave the lab")
    terminal.type("\\q\r")
    try terminal.see("quit or Ctrl-D leaves")
    terminal.type(":q\r")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("--safe runs no programs", arguments: ["!echo a$((20+3))b", "edit"])
  func safe(text: String) throws {
    try start([:], "--safe")
    terminal.type("width 320\r")
    try terminal.see("390 → 320")
    terminal.type(text + "\r")
    try terminal.see("--safe runs no programs")
    #expect(!terminal.screen(since: 0).contains("a23b"))
    try leave()
  }

  @Test("Ctrl-C on an empty line says how to leave; twice, too")
  func interrupts() throws {
    try start()
    for _ in 0..<2 {
      terminal.type("\u{3}")
      try terminal.see("quit or Ctrl-D leaves")
      try terminal.see("n=12")
    }
    try leave()
  }

  @Test("an answer that is longer than a line breaks between words")
  func narrow() throws {
    let terminal = try TerminalProgram(columns: 60)
    try terminal.start(home: home.path)
    try terminal.see("n=12")
    terminal.type("spacing 12\r")
    try terminal.see("column width\r\n190 → 189 · content 600 → 610")
    try terminal.see("> ")
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("whoever listens gets sentences, a plain prompt and nothing drawn anew")
  func accessible() throws {
    try terminal.start(home: home.path, environment: ["LAYOUTLAB_ACCESSIBLE": "1", "NO_COLOR": ""])
    try terminal.see("A container of 390 x 844 points")
    try terminal.see("ll")
    let before = terminal.seenBytes
    terminal.type("query 0 0 10 10\r")
    try terminal.see("1 item: 0")
    try terminal.see("ll")
    #expect(!terminal.screen(since: before).contains("WIDTH HEIGHT\u{1B}"))
    #expect(!terminal.screen(since: 0).contains("┌"))
    try leave()
  }

  @Test("the keys are told as they are bound")
  func keys() throws {
    try start()
    terminal.type("help keys\r")
    try terminal.see("Ctrl-R")
    try terminal.see("list the lines that contain what you type")
    try leave()
  }
}
