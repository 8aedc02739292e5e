import Foundation
import LabTestKit
import Subprocess
import Testing

/// What is recorded or saved is on the disk, whole, or not there at all.
@Suite("Recording", .serialized)
struct RecordingTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: home.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("each command of a recording on a pipe is in its file although the program is killed")
  func killed() throws {
    for round in 1...3 {
      let program = try RunningProgram([], in: home.url)
      try program.write("record r\(round).llab\nwidth 300\ncontent\n")
      #expect(program.see("300 x 600"))
      // The next answer shows that the command before it is recorded.
      try program.write("content\n")
      #expect(program.see("300 x 600"))
      program.send(SIGKILL)
      #expect(program.exitStatus() == nil)
      let saved = try text("r\(round).llab")
      #expect(saved.hasPrefix("@format 1\n\nwidth 300\ncontent\n"))
      #expect(saved.hasSuffix("\n"))
    }
  }

  @Test("a file that may not grow is an error, and leaves nothing behind")
  func noRoom() async throws {
    let outcome = try await Program.run(
      shell: "cd '\(home.path)'; ulimit -f 0; layoutlab -q -c 'width 300; save x.llab'", input: [])
    #expect(outcome.status == .exited(3))
    #expect(outcome.messages.contains("cannot write 'x.llab': file too large"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
  }

  @Test("a recording that the disk has no room for ends with a whole line")
  func tornLine() async throws {
    let lines = (1...300).map { "width \(100 + $0)\n" }.joined()
    let outcome = try await Program.run(
      shell: "cd '\(home.path)'; ulimit -f 1; layoutlab -q --keep-going",
      input: Array("record r.llab\n\(lines)".utf8))
    #expect(outcome.status == .exited(3))
    #expect(outcome.messages.contains("cannot write 'r.llab': file too large"))
    // What the failed attempt left is the lab's own, at the next attempt too.
    #expect(!outcome.messages.contains("another program"))
    let saved = try text("r.llab")
    #expect(saved.hasPrefix("@format 1\n\nwidth 101\n") && saved.hasSuffix("\n"))
    #expect(("@format 1\n\n" + lines).hasPrefix(saved))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == ["r.llab"])
  }

  @Test("a recording through a link writes the file it leads to, and keeps the link")
  func link() async throws {
    try home.write("content\n", to: "real.llab")
    let link = home.appendingPathComponent("link.llab").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.llab")
    let script = "record link.llab --force\nwidth 300\nstop\n"
    let outcome = try await Program.run(["-q"], input: Array(script.utf8), in: home.path)
    #expect(outcome.status == .exited(0), "\(outcome.messages)")
    #expect(try text("real.llab") == "@format 1\n\nwidth 300\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.llab")
  }
}
