import Foundation
import Testing

/// What helps while a line is typed: completion, suggestions, colours, pictures.
@Suite("Typing at the prompt on a terminal", .serialized)
final class TypingTests: PromptOnTerminal {
  @Test("Tab lists candidates with their meaning and current value")
  func completion() throws {
    try start()
    terminal.type("set col\t")
    try terminal.see("umn")
    terminal.type("\t")
    try terminal.see("columns      number of columns, now 2\u{1B}[K")
    try terminal.see("columnwidth  minimum column width; as many columns as fit")
    terminal.type("s \t")
    try terminal.see("<1–1,000>  number of columns, now 2\u{1B}[K")
    terminal.type("4\r")
    try terminal.see("columns 2 → 4")
    terminal.type("set ollow\ton\r")
    try terminal.see("followinsets off → on")
    try leave()
  }

  @Test("a path is completed through folders, with blanks and ~")
  func paths() throws {
    let folder = home.appendingPathComponent("my layouts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("@format 1\nwidth 321\ncontent\n".utf8).write(
      to: folder.appendingPathComponent("one.llab"))
    try start()
    terminal.type("run ~/my\to\t\r")
    try terminal.see("321 x ")
    try leave()
  }

  @Test("a suggestion is dim, runs only what was typed, and is taken by a key")
  func suggestion() throws {
    try start(["NO_COLOR": ""])
    terminal.type("width 320\r")
    try terminal.see("320 n=12")
    terminal.type("wi")
    try terminal.see("\u{1B}[2mdth 320\u{1B}[0m")
    terminal.type("\u{1B}[C")
    try terminal.see("dth 320")
    terminal.type("1\r")
    try terminal.see("3201 n=12")
    try leave()
  }

  @Test("a line that failed is never suggested again, nor at the next start")
  func failedSuggestion() throws {
    try start(["NO_COLOR": ""])
    terminal.type("width 320\r")
    try terminal.see("320 n=12")
    terminal.type("width 0\r")
    try terminal.see("width must be 1–1,000,000 pt")
    try terminal.see("n=12")
    terminal.type("wi")
    try terminal.see("\u{1B}[2mdth 320\u{1B}[0m")
    terminal.type("\u{3}")
    try terminal.see("^C")
    try leave()
    let other = try TerminalProgram()
    try other.start(home: home.path, environment: ["NO_COLOR": ""])
    try other.see("n=12")
    other.type("wi")
    try other.see("\u{1B}[2mdth 320\u{1B}[0m")
    other.type("\u{3}")
    try other.see("^C")
    try other.see("> ")
    other.type("\u{4}")
    #expect(other.exitStatus() == 0)
  }

  @Test("words have colours as they are typed, and none with NO_COLOR")
  func colors() throws {
    try start(["NO_COLOR": ""])
    terminal.type("set columns 0 ")
    try terminal.see("\u{1B}[0;36mset\u{1B}[0m \u{1B}[0;32mcolumns\u{1B}[0m \u{1B}[0;31m0")
    terminal.type("\u{3}")
    try terminal.see("^C")
    try leave()
    let other = try TerminalProgram()
    try other.start(home: home.path)
    try other.see("n=12")
    other.type("set columns 4\r")
    try other.see("columns 2 → 4")
    #expect(!other.screen(since: 0).contains("\u{1B}[0;3"))
    try other.see("> ")
    other.type("\u{4}")
    #expect(other.exitStatus() == 0)
  }

  @Test("clear clears the screen, before what follows it on the line")
  func clear() throws {
    try start()
    terminal.type("clear; width 320\r")
    try terminal.see("\u{1B}[H\u{1B}[2J")
    try terminal.see("390 → 320")
    try leave()
  }

  @Test("in a task of a lesson the picture follows the line")
  func previews() throws {
    let folder = home.appendingPathComponent("lesson.llab")
    try Data(
      """
      @format 1
      @kind lesson
      @id one
      @title One
      @summary One task.
      @minutes 1

      @step one Four
      use grid columns=2
      @ask do Set four columns.
      @allow set
      @goal columns == 4
      @solution
      set columns 4
      @end
      """.utf8
    ).write(to: folder)
    try start()
    terminal.type("learn ~/lesson.llab\r")
    try terminal.see("Use set.")
    try terminal.see("> ")
    terminal.type("set columns 3")
    try terminal.see("columns 2 → 3")
    terminal.type("\u{7F}5")
    try terminal.see("columns 2 → 5")
    terminal.send(SIGTERM)
    #expect(terminal.exitStatus() == 128 + SIGTERM)
  }

  @Test("whoever turns suggestions off sees none")
  func noSuggestion() throws {
    try start(["NO_COLOR": ""])
    terminal.type("set suggestions off\r")
    try terminal.see(" → ")
    try terminal.see("n=12")
    terminal.type("width 320\r")
    try terminal.see("320 n=12")
    let before = terminal.seenBytes
    terminal.type("wi")
    try terminal.see("wi")
    terminal.type("dth 310\r")
    try terminal.see("310 n=12")
    #expect(!terminal.screen(since: before).contains("\u{1B}[2mdth"))
    terminal.type("set suggestions on\r")
    try terminal.see(" → ")
    try terminal.see("n=12")
    terminal.type("wi")
    try terminal.see("\u{1B}[2mdth 310\u{1B}[0m")
    terminal.type("\u{3}")
    try terminal.see("^C")
    try leave()
  }
}
