import Foundation
import LabTestKit
import Testing

/// The program is killed with SIGKILL, which it cannot catch: nothing that was entered is lost.
@Suite("Killed at any moment", .serialized)
final class KilledTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  private var savedLines: [String] {
    let path = home.appendingPathComponent(".local/state/layoutlab/history").path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  @Test("every line whose answer was seen is in the history, and no line is torn")
  func history() throws {
    var entered: [String] = []
    for round in 1...6 {
      let terminal = try TerminalProgram()
      try terminal.start(home: home.path)
      try terminal.see("n=12> ")
      // One answer is waited for, the lines behind it are killed somewhere on their way.
      let lines = (1...5).map { "width \(round * 100 + $0)" }
      for line in lines { terminal.type(line + "\r") }
      try terminal.see("→ \(round * 100 + 1) ")
      if round % 2 == 0 { try terminal.see("→ \(round * 100 + 3) ") }
      terminal.send(SIGKILL)
      #expect(terminal.exitStatus() == 128 + SIGKILL)
      let found = savedLines
      #expect(Array(found.prefix(entered.count)) == entered, "lines of an earlier start")
      let new = Array(found.dropFirst(entered.count))
      #expect(new.count >= (round % 2 == 0 ? 3 : 1))
      #expect(new == Array(lines.prefix(new.count)))
      entered = found
    }
  }

  @Test("a line that is at work when the program is killed is in the history")
  func atWork() throws {
    let terminal = try TerminalProgram()
    try terminal.start(home: home.path)
    try terminal.see("n=12> ")
    terminal.type("items 9000000000\r")
    try terminal.see("n=9000000000> ")
    terminal.type("content\r")
    try terminal.see("Ctrl-C stops")
    terminal.send(SIGKILL)
    #expect(terminal.exitStatus() == 128 + SIGKILL)
    #expect(savedLines == ["items 9000000000", "content"])
  }
}
