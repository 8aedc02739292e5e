import Foundation
import Testing

/// The program at its prompt on a terminal, with a user who waits for the output.
class PromptOnTerminal {
  let terminal: TerminalProgram
  let home: Home

  init() throws {
    terminal = try TerminalProgram()
    home = try Home()
  }

  func start(_ environment: [String: String] = [:], _ arguments: String...) throws {
    try terminal.start(arguments, home: home.path, environment: environment)
    try terminal.see("n=12")
  }

  /// Waits for the prompt: before it, Ctrl-D would be the kernel's.
  func leave() throws {
    try terminal.see("> ")
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  /// The lines that are in the history file.
  func history() throws -> [String] {
    let path = home.appendingPathComponent(".local/state/layoutlab/history").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }
}
