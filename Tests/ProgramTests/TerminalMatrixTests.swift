import Foundation
import Testing

/// The program on every terminal it may meet: it works or gives way, and leaves no garbage.
@Suite("Kinds of terminals")
struct TerminalMatrixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var term: String
    var locale: String
    var columns: Int32

    var testDescription: String { "\(term.isEmpty ? "unset" : term) \(locale) \(columns)" }
    /// Where nothing is known of the terminal, lines are not edited.
    var isPlain: Bool { ["", "dumb", "unknown"].contains(term) }
  }

  private static let cases = [
    "xterm-256color", "tmux-256color", "screen", "vt100", "linux", "dumb", "", "unknown",
  ].flatMap { term in
    ["C.UTF-8", "C"].flatMap { locale in
      [20, 80, 200].map { Case(term: term, locale: locale, columns: $0) }
    }
  }

  @Test(
    "a command, Tab, an error, a picture, Ctrl-C and Ctrl-D work; the terminal is as it was",
    arguments: cases)
  func works(on kind: Case) throws {
    let home = try Home()
    let terminal = try TerminalProgram(columns: kind.columns)
    let modes = terminal.modes
    try terminal.start(
      home: home.path,
      environment: [
        "TERM": kind.term, "LANG": "", "LC_ALL": kind.locale, "NO_COLOR": "",
      ])
    // With colours every part of the prompt has its own.
    let prompt = kind.columns < 40 ? "ll" : "n="
    try terminal.see("LayoutLab")
    try terminal.see("next: ")
    try terminal.see(prompt)
    terminal.type("content\r")
    try terminal.see("390 x 600")
    try terminal.see(prompt)
    if !kind.isPlain {
      terminal.type("conte\t")
      try terminal.see("nt")
      terminal.type("\r")
      try terminal.see("390 x 600")
      try terminal.see(prompt)
    }
    terminal.type("frmes\r")
    try terminal.see("LL0101")
    try terminal.see("try: frames")
    try terminal.see(prompt)
    terminal.type("height 100; draw\r")
    try terminal.see(" items")
    // The last of a narrow legend, which has letters of the prompt in it.
    if kind.columns < 40 { try terminal.see("as widths") }
    try terminal.see(prompt)
    terminal.type("halfway")
    try terminal.see("halfway")
    terminal.type("\u{3}")
    try terminal.see("^C")
    try terminal.see("> ")
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
    #expect(terminal.modes == modes)
    let screen = terminal.screen(since: 0)
    if ["", "dumb"].contains(kind.term) { #expect(!screen.contains("\u{1B}")) }
    if kind.locale == "C" || ["dumb", "linux"].contains(kind.term) {
      let first = screen.utf8.first { $0 >= 0x80 }
      #expect(first == nil, "not ASCII")
    }
  }
}
