import CLibEdit
import Foundation
import LabTerminal
import Testing

/// Signals belong to the whole process, so everything that reads lines runs one after the other.
@Suite(.serialized) struct LineSourceTests {}

extension LineSourceTests {
  @Suite struct Editing {
    /// The line that these keys make.
    private func line(_ keys: String, history: [String] = []) throws -> Line? {
      var store = HistoryStore(path: nil)
      for entry in history { try store.append(entry) }
      return try session(history: store) { person in
        person.see("lab> ")
        person.type(keys)
      }.lines.first
    }

    @Test("typed text arrives as it was typed, whatever its script")
    func text() throws {
      #expect(try line("draw é日 -x ^ \\ 🧱\r") == .text("draw é日 -x ^ \\ 🧱"))
    }

    @Test(
      "keys move and delete",
      arguments: [
        ("bc\u{1B}[Da\u{1B}[Cd\r", "bacd"),
        ("bc\u{1B}OHa\u{1B}OFd\r", "abcd"),
        ("bc\u{1B}[1~a\u{1B}[4~d\r", "abcd"),
        ("bc\u{1B}[Ha\u{1B}[Fd\r", "abcd"),
        ("bc\u{01}a\u{05}d\r", "abcd"),
        ("ab cd\u{01}\u{0B}x\r", "x"),
        ("é日x\u{1B}[D\u{7F}\r", "éx"),
        ("abc\u{01}\u{1B}[3~\r", "bc"),
        ("abc\u{01}\u{04}\r", "bc"),
        ("one two\u{1B}[1;5D-\r", "one -two"),
        ("one two\u{1B}b\u{1B}b-\u{1B}f+\r", "-one+ two"),
        ("one two\u{1B}\u{7F}3\r", "one 3"),
        ("a\u{1B}[5~\u{1B}[6~\u{1B}[15;5~\u{1B}[1;2P\u{1B}[Zb\r", "ab"),
      ])
    func keys(_ typed: String, _ expected: String) throws {
      #expect(try line(typed) == .text(expected))
    }

    @Test("Ctrl-D on an empty line is the end")
    func end() throws {
      #expect(try line("\u{4}") == .end)
    }

    @Test("lines come one after the other until the end")
    func lines() throws {
      let result = try session(lines: 2) { person in
        person.see("lab> ")
        person.type("a\r")
        person.see("lab> ")
        person.type("\u{4}")
      }
      #expect(result.lines == [.text("a"), .end])
    }

    @Test("Ctrl-C drops the line, and the next prompt works")
    func interrupt() throws {
      let result = try session(lines: 2) { person in
        person.see("lab> ")
        person.type("draw all")
        person.see("all")
        kill(getpid(), SIGINT)
        person.see("^C\r\n")
        person.see("lab> ")
        person.type("list\r")
      }
      #expect(result.lines == [.interrupted, .text("list")])
      #expect(!Interrupt.isRequested)
    }

    @Test("a Ctrl-C from before the prompt belongs to the work before it")
    func earlyInterrupt() throws {
      Signals.install()
      interruptProcess()
      #expect(Interrupt.isRequested)
      #expect(try line("list\r") == .text("list"))
    }

    @Test("a paste of three lines waits for Enter and is handed out line by line")
    func paste() throws {
      let result = try session(lines: 4) { person in
        person.see("\u{1B}[?2004h")
        person.see("lab> ")
        person.type("\u{1B}[200~one\rtwo\r\u{1B}[31mthree\r\u{1B}[201~")
        person.see("three")
        person.type("!\r")
        person.see("\u{1B}[?2004l")
        person.see("lab> two\r\n")
        person.see("lab> [31mthree!\r\n")
        person.see("lab> ")
        person.type("four\r")
      }
      #expect(
        result.lines == [.text("one"), .text("two"), .text("[31mthree!"), .text("four")])
    }

    @Test("the rest of a paste can be dropped")
    func discard() throws {
      var dropped: [Int] = []
      let result = try session(lines: 2, after: { dropped.append($0.discardWaitingLines()) }) {
        person in
        person.see("lab> ")
        person.type("\u{1B}[200~one\rtwo\rthree\u{1B}[201~\r")
        person.see("\u{1B}[?2004l")
        person.see("lab> ")
        person.type("four\r")
      }
      #expect(result.lines == [.text("one"), .text("four")])
      #expect(dropped == [2, 0])
    }

    @Test("a long paste arrives whole")
    func longPaste() throws {
      let text = String(repeating: "0123456789", count: 2_000)
      let result = try session { person in
        person.see("lab> ")
        person.type("\u{1B}[200~" + text + "\u{1B}[201~\r")
      }
      #expect(result.lines == [.text(text)])
    }

    @Test("the arrow keys walk through lines with the same beginning")
    func recall() throws {
      let history = ["query 1", "draw", "query 2", "list"]
      #expect(try line("\u{1B}[A\r", history: history) == .text("list"))
      #expect(try line("\u{1B}[A\u{1B}[A\u{1B}[A\r", history: history) == .text("draw"))
      #expect(try line("que\u{1B}[A\r", history: history) == .text("query 2"))
      #expect(try line("que\u{1B}[A\u{1B}[A\r", history: history) == .text("query 1"))
      #expect(try line("que\u{1B}[A\u{1B}[A\u{1B}[B\u{1B}[B!\r", history: history) == .text("que!"))
    }

    @Test("Ctrl-R lists the lines that contain what is typed, and Enter takes one")
    func search() throws {
      var store = HistoryStore(path: nil)
      for entry in ["set columns 3", "query 1", "set columns 4", "list"] { try store.append(entry) }
      let result = try session(history: store) { person in
        person.see("lab> ")
        person.type("\u{12}col")
        person.see("> set [col]umns 4\u{1B}[K")
        person.see("  set [col]umns 3\u{1B}[K")
        person.type("\r")
        person.see("umns 4")
        person.type("!\r")
      }
      #expect(result.lines == [.text("set columns 4!")])
      var screen = EmulatedScreen(columns: 80, rows: 24)
      screen.write(result.screen)
      #expect(screen.rows == ["lab> set columns 4!"])
    }

    @Test(
      "in a search, keys go on, go back, take, and leave the line as it was",
      arguments: [
        ("\u{12}que\u{12}\r\r", "query 2"), ("\u{12}que\u{12}\u{12}\r\r", "query 1"),
        ("\u{12}que\u{12}\u{12}\u{12}\u{1B}[A\r\r", "query 2"),
        ("\u{12}que\u{1B}[B\u{1B}[B\u{1B}[A\r\r", "query 2"),
        ("que\u{12}\t 9\r", "query 3 9"), ("\u{12}3\u{1B}[C 9\r", "query 3 9"),
        ("dr\u{12}\u{15}que\u{7}aw\r", "draw"), ("dr\u{1B}[D\u{12}x\u{7}_\r", "d_r"),
        ("\u{12}nothing\r\u{7}draw\r", "draw"), ("\u{12}\u{4}draw\r", "draw"),
      ])
    func searchKeys(_ keys: String, _ expected: String) throws {
      #expect(
        try line(keys, history: ["query 1", "query 2", "draw", "query 3"]) == .text(expected))
    }

    @Test("Escape alone leaves a search")
    func escape() throws {
      var store = HistoryStore(path: nil)
      try store.append("query 1")
      let result = try session(history: store) { person in
        person.see("lab> ")
        person.type("draw\u{12}")
        person.see("no earlier line contains this")
        person.type("\u{1B}")
        person.see("\u{1B}[J")
        person.type(" 1\r")
      }
      #expect(result.lines == [.text("draw 1")])
    }

    @Test("an invalid byte shows as a replacement character")
    func invalid() throws {
      let result = try session { person in
        person.see("lab> ")
        person.type(bytes: [0x61, 0xFF, 0xC3, 0x62, 0x0D])
      }
      #expect(result.lines == [.text("a\u{FFFD}\u{FFFD}b")])
    }

    @Test("a resized window keeps the line")
    func resize() throws {
      let result = try session { person in
        person.see("lab> ")
        person.type("abc")
        person.see("c")
        person.resize(columns: 40, rows: 10)
        person.type("def\r")
      }
      #expect(result.lines == [.text("abcdef")])
    }

    @Test("a styled prompt keeps its escape codes out of the text")
    func style() throws {
      let prompt = Prompt(parts: [
        .init("lab", style: .name), .init("✗\u{1B}[2J>", style: .failure),
      ])
      let result = try session(prompt: prompt, color: true) { person in
        person.see("\u{1B}[0;36mlab\u{1B}[0;31m✗\u{FFFD}[2J>\u{1B}[0m ")
        person.type("x\r")
      }
      #expect(result.lines == [.text("x")])
    }
  }
}
