import Foundation
import LabTestKit
import Testing

/// A lesson on a terminal, with an interrupt.
@Suite("A lesson on a terminal", .serialized)
final class LessonTerminalTests {
  private let home: Home
  private var lesson: String { home.path + "/masonry.llab" }
  private var progress: String { home.path + "/.local/state/layoutlab/progress.json" }

  init() throws {
    home = try Home()
    try SampleLesson.text.write(toFile: lesson, atomically: true, encoding: .utf8)
  }

  /// What the lesson waits with, and the line that continues from there.
  private static let turns: [(step: String, prompt: String, line: String)] = [
    ("2/5", "prediction> ", "1"), ("3/5", "answer> ", "2 3 4 5 6"),
    ("4/5", "n=8> ", "set columns 4"), ("5/5", "a-c> ", "b"),
  ]

  private func start() throws -> TerminalProgram {
    let terminal = try TerminalProgram()
    try terminal.start(["learn", lesson], home: home.path)
    return terminal
  }

  @Test("Ctrl-C at each prompt loses nothing; Ctrl-D leaves, and the lesson goes on from there")
  func interrupts() throws {
    for (turn, next) in zip(Self.turns, Self.turns.dropFirst().map(\.prompt) + ["> "]) {
      let terminal = try start()
      let modes = terminal.modes
      try terminal.see(turn.step)
      try terminal.see(turn.prompt)
      terminal.type("half")
      try terminal.see("half")
      terminal.type("\u{3}")
      try terminal.see("^C")
      try terminal.see(turn.prompt)
      terminal.type("\u{3}")
      try terminal.see("quit or Ctrl-D leaves")
      try terminal.see(turn.prompt)
      terminal.type(turn.line + "\r")
      if turn.prompt == "a-c> " {
        try terminal.see("Lesson finished")
      } else {
        try terminal.see("/5  ")
        // Before the prompt, Ctrl-D would be the kernel's.
        try terminal.see(next)
        terminal.type("\u{4}")
        try terminal.see("You left the lesson")
      }
      #expect(terminal.exitStatus() == 0)
      #expect(terminal.modes.count == modes.count)
    }
    #expect(try String(contentsOfFile: progress, encoding: .utf8).contains("\"finished\":true"))
  }

  @Test("--safe runs no programs in a lesson, either")
  func safe() throws {
    let terminal = try TerminalProgram()
    try terminal.start(["learn", "masonry.llab", "--safe"], home: home.path, in: home.path)
    try terminal.see("prediction> ")
    terminal.type("!echo a$((20+3))b\r")
    try terminal.see("--safe runs no programs")
    try terminal.see("prediction> ")
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("killed after any step, it goes on at the right one; the file is for its owner alone")
  func kills() throws {
    for turn in Self.turns {
      let terminal = try start()
      try terminal.see(turn.step)
      try terminal.see(turn.prompt)
      terminal.type(turn.line + "\r")
      try terminal.see(turn.prompt == "a-c> " ? "Lesson finished" : "/5  ")
      terminal.send(SIGKILL)
      _ = terminal.exitStatus()
      let mode = try FileManager.default.attributesOfItem(atPath: progress)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      let files = try FileManager.default.contentsOfDirectory(
        atPath: home.path + "/.local/state/layoutlab")
      #expect(files.sorted() == ["history", "progress.json"])
    }
    let terminal = try start()
    try terminal.see("2/5")
    try terminal.see("prediction> ")
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("from the prompt of the lab a lesson is left to it, and the next Ctrl-D leaves the lab")
  func fromThePrompt() throws {
    let terminal = try TerminalProgram()
    try terminal.start(home: home.path)
    try terminal.see("n=12> ")
    terminal.type("learn \(lesson)\r")
    try terminal.see("prediction> ")
    terminal.type("\u{4}")
    try terminal.see("You left the lesson")
    try terminal.see("n=3> ")
    terminal.type("undo\r")
    try terminal.see("n=12> ")
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test("a damaged file, and a home that cannot be written, stop nobody")
  func badHomes() throws {
    let folder = home.path + "/.local/state/layoutlab"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "{".write(toFile: progress, atomically: true, encoding: .utf8)
    let terminal = try start()
    try terminal.see("progress.json.damaged-1'")
    try terminal.see("prediction> ")
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
    #expect(try String(contentsOfFile: progress + ".damaged-1", encoding: .utf8) == "{")

    try FileManager.default.removeItem(atPath: folder)
    try "".write(toFile: folder, atomically: true, encoding: .utf8)
    let other = try start()
    try other.see("your progress")
    try other.see("prediction> ")
    other.type("1\r")
    try other.see("answer> ")
    other.type("\u{4}")
    #expect(other.exitStatus() == 0)
  }
}
