import Foundation
import LabTestKit
import Subprocess
import Testing

/// The table of exit statuses in Sessions/README.md, row by row, in every way to run commands.
@Suite("Exit statuses")
struct ExitStatusTests {
  private static let brace = "template t {\n"
  private static let quote = "width 'x\n"

  private let home: Home

  init() throws { home = try Home() }

  private func status(_ arguments: [String], input: String = "") async throws -> TerminationStatus {
    let bytes = Array(input.utf8)
    return try await Program.run(arguments, input: bytes, in: home.path).status
  }

  @Test("an open brace or quote is 2 in every way to run it", arguments: [brace, quote])
  func openText(text: String) async throws {
    let path = try home.write("width 300\n" + text, to: "a.llab")
    for command in ["run", "test", "replay", "check"] {
      #expect(try await status([command, path]) == .exited(2), "\(command)")
    }
    #expect(try await status([], input: text) == .exited(2))
    #expect(try await status(["-c", text]) == .exited(2))
    let outcome = try await Program.run(["run", path], input: [])
    #expect(!outcome.messages.contains("390 → 300"), "a file with an open brace runs nothing")
  }

  @Test(
    "the statuses are those of the table",
    arguments: [
      (0, "width 300\n"), (1, "check count == 13\n"), (2, "@nonsense\n"), (3, "width 0\n"),
      (0, "width {\n|!\n"), (0, "width 0\n|!\n"),
    ] as [(Int32, String)])
  func table(expected: Int32, text: String) async throws {
    let path = try home.write(text, to: "a.llab")
    for command in ["run", "replay"] {
      #expect(try await status([command, path]) == .exited(expected), "\(command)")
    }
    #expect(try await status([], input: text) == .exited(expected))
    // A test fails with 1 whatever the reason, but for a file that is wrong.
    let tested: Int32 = expected == 3 ? 1 : expected
    #expect(try await status(["test", path]) == .exited(tested))
  }

  @Test("a missing file and wrong arguments are 2")
  func missing() async throws {
    for command in ["run", "test", "replay", "check"] {
      #expect(try await status([command, "missing.llab"]) == .exited(2), "\(command)")
    }
    #expect(try await status(["run"]) == .exited(2))
    #expect(try await status(["--nonsense"]) == .exited(2))
  }
}
