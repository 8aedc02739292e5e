import Foundation
import LabTestKit
import Subprocess
import Testing

/// The program ends at a signal during any read or write.
@Suite("Interruption", .serialized)
struct InterruptionTests {
  private let home: Home
  private var folder: URL { home.url }

  init() throws {
    home = try Home()
    try makePipe("p.llab")
  }

  /// Makes a named pipe, in the place of an earlier one. Each program that is written to needs one
  /// of its own: a process that another test starts holds the earlier writer until its `exec`, and
  /// the pipe would be at its end when that closes.
  private func makePipe(_ name: String) throws {
    let path = home.appendingPathComponent(name).path
    unlink(path)
    try #require(mkfifo(path, 0o600) == 0)
  }

  private static let statuses: [(signal: Int32, status: Int32)] = [
    (SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129),
  ]

  @Test(
    "a pipe that is silent ends with the signal, wherever it is named",
    .promise("interruptible-reads"),
    arguments: [
      ["run", "p.llab"], ["check", "p.llab"], ["test", "p.llab"], ["replay", "p.llab"],
      ["-c", "run p.llab"], ["-c", "replay p.llab"], ["-c", "sizes file p.llab"],
      ["-c", "sizes text p.llab"], ["--keep-going", "-c", "run p.llab"],
    ])
  func silentPipe(arguments: [String]) throws {
    for (signal, status) in Self.statuses {
      try makePipe("p.llab")
      let program = try RunningProgram(arguments, in: folder)
      let writer = try #require(
        RunningProgram.openToWrite(home.appendingPathComponent("p.llab")))
      program.send(signal)
      #expect(program.exitStatus() == status)
      close(writer)
    }
  }

  @Test("a pipe that nobody reads does not keep save", .promise("interruptible-reads"))
  func unreadPipe() throws {
    for (signal, status) in Self.statuses {
      try makePipe("ready")
      let program = try RunningProgram(["-c", "run ready; save p.llab"], in: folder)
      close(try #require(RunningProgram.openToWrite(home.appendingPathComponent("ready"))))
      program.send(signal)
      #expect(program.exitStatus() == status)
    }
  }

  @Test("a script that waits for its next line ends with the status of the signal")
  func waitingScript() throws {
    for (signal, status) in Self.statuses {
      let program = try RunningProgram([], in: folder)
      try program.write("content\nwid")
      #expect(program.see("390 x 600"))
      program.send(signal)
      #expect(program.exitStatus() == status)
    }
  }

  /// How many bytes wait to be read: a macro that Swift does not see everywhere.
  #if canImport(Darwin)
    private static let fionread: UInt = 0x4004_667F
  #else
    private static let fionread: UInt = 0x541B
  #endif

  @Test("an answer that nobody takes does not keep the program", .promise("interruptible-reads"))
  func fullOutput() throws {
    for (signal, status) in Self.statuses {
      let program = try RunningProgram(["-q", "-c", "items 100000; frames all"], in: folder)
      // The pipe takes 64 KiB: once many bytes wait in it, the program waits, or soon will.
      let isFull = RunningProgram.wait {
        var count: Int32 = 0
        return ioctl(program.outputDescriptor, Self.fionread, &count) == 0 && count > 15_000
      }
      #expect(isFull)
      program.send(signal)
      #expect(program.exitStatus() == status)
    }
  }

  @Test("a session from a pipe whose writer is slow runs whole", arguments: ["run", "test"])
  func slowWriter(command: String) throws {
    let program = try RunningProgram([command, "p.llab"], in: folder)
    let writer = try #require(RunningProgram.openToWrite(home.appendingPathComponent("p.llab")))
    for part in ["cont", "ent\n| 390", " x 600\n"] {
      _ = part.withCString { write(writer, $0, strlen($0)) }
      usleep(1_000)
    }
    close(writer)
    #expect(program.see(command == "run" ? "390 x 600" : "1 passed"))
    #expect(program.exitStatus() == 0)
  }

  @Test(
    "a pipe that the user did not name is refused, and nothing waits for it",
    .promise("interruptible-reads"))
  func unnamedPipes() async throws {
    for name in ["include", "run", "sizes"] {
      try FileManager.default.createDirectory(
        at: home.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try home.write("@include p.llab\n", to: "include/s.llab")
    try home.write("run p.llab\n", to: "run/s.llab")
    try home.write("sizes file p.llab\n", to: "sizes/s.llab")
    for name in ["include", "run", "sizes"] {
      try makePipe("\(name)/p.llab")
      let outcome = try await Program.run(["run", "\(name)/s.llab"], input: [], in: home.path)
      #expect(outcome.messages.contains("it is not a regular file"), "\(name)")
    }
    for command in ["check", "test"] {
      let outcome = try await Program.run([command, "."], input: [], in: home.path)
      #expect(outcome.status == .exited(2))
      #expect((outcome.output + outcome.messages).contains("it is not a regular file"))
    }
    for command in [["-c", "load p.llab"], ["audit", "p.llab"]] {
      let outcome = try await Program.run(command, input: [], in: home.path)
      #expect(outcome.messages.contains("cannot read 'p.llab': it is not a file"))
    }
  }

  @Test("links that lead round in circles do not keep check", .promise("interruptible-reads"))
  func circles() async throws {
    unlink(home.appendingPathComponent("p.llab").path)
    try home.write("content\n", to: "s.llab")
    for name in ["a", "b", "c"] {
      try #require(symlink(".", home.appendingPathComponent(name).path) == 0)
    }
    let outcome = try await Program.run(["check", "."], input: [], in: home.path)
    #expect(outcome.output == "0 findings\n")
  }

  @Test(
    "a pattern that made Swift go back for ever is compared at once",
    .promise("bounded-patterns"))
  func slowPattern() async throws {
    let line = String(repeating: "a", count: 40)
    try home.write("frames\n|/ ^(([a-z0-9. ])+.)+[A-Z]([a-z0-9. ])+$\n|/ \(line)\n", to: "s.llab")
    let outcome = try await Program.run(["test", "s.llab"], input: [], in: home.path)
    #expect(outcome.status == .exited(1))
    #expect(outcome.output.contains("the output of 'frames' differs"))
  }
}
