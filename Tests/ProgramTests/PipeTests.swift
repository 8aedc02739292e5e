import Foundation
import Subprocess
import Testing

/// The program without a terminal: streams, exit statuses, JSON.
@Suite("The program on a pipe")
struct PipeTests {
  @Test("results go to standard output, what changed to standard error")
  func streams() async throws {
    let outcome = try await Program.run(input: "use list\nitems 2\nframes\n")
    #expect(outcome.status == .exited(0))
    #expect(
      outcome.output
        == "  0     0.00     0.00   390.00    90.00\n  1     0.00   100.00   390.00    60.00\n")
    #expect(
      outcome.messages == """
        strategy masonry → list · column width 190 → 390 · content 600 → 1150 · 12 items moved
        items 12 → 2 · content 1150 → 160 · 0 items moved

        """)
  }

  static let statuses: [([String], String, Int32)] = [
    (["-c", "content"], "", 0), ([], "content\n", 0), ([], "", 0), (["--version"], "", 0),
    (["--help"], "", 0), (["--nonsense"], "", 2), (["--width", "x"], "", 2),
    (["-c", "frmes"], "", 3), ([], "content\nfrmes\ncontent\n", 3), (["-c", "width 0"], "", 3),
    (["-c", "template x {"], "", 2), ([], "width 320\r\ncontent\r\n", 0),
    ([], "# a comment\n\n  content\n", 0), ([], "width \\\n320\n", 0),
    ([], "frmes\n|! LL0101\n", 0),
    ([], "quit\nfrmes\n", 0), ([], "cont\u{0}ent\n", 2),
  ]

  @Test("the exit status says how it went", arguments: statuses)
  func status(arguments: [String], input: String, expected: Int32) async throws {
    let outcome = try await Program.run(arguments, input: Array(input.utf8))
    #expect(outcome.status == .exited(expected), "\(outcome.messages)")
    for text in [outcome.output, outcome.messages] {
      #expect(!text.utf8.contains(0x1B), "an escape byte off a terminal")
    }
  }

  @Test("the first failure ends a script, unless it is to go on")
  func firstFailure() async throws {
    let script = "content\nfrmes\ncontent\n"
    let stopped = try await Program.run(input: script)
    #expect(stopped.output == "390 x 600\n")
    #expect(
      stopped.messages == """
        standard input:2:1: error LL0101: unknown command 'frmes'; did you mean 'frames'?
          frmes
          ^~~~~ (help commands)
          try: frames

        """)
    let whole = try await Program.run("--keep-going", input: script)
    #expect(whole.output == "390 x 600\n390 x 600\n")
    #expect(whole.status == .exited(3))
  }

  @Test("JSON is one object a line, wherever the option stands")
  func json() async throws {
    for arguments in [["--json", "-c", "content; frmes"], ["-c", "content; frmes", "--json"]] {
      let outcome = try await Program.run(arguments, input: [])
      let lines = outcome.output.split(separator: "\n")
      #expect(
        lines.first
          == #"{"schema":1,"command":"content","ok":true,"result":{"content":[390,600]}}"#)
      let failure = try #require(lines.last)
      #expect(
        failure.hasPrefix(#"{"schema":1,"command":"frmes","ok":false,"error":{"id":"LL0101","#))
      #expect(failure.hasSuffix(#""line":1,"column":10,"length":5,"help":"commands"}}"#))
      #expect(outcome.messages.isEmpty)
    }
  }

  @Test("bytes that are not text are told with their place")
  func invalidText() async throws {
    let outcome = try await Program.run([], input: Array("content\nwi".utf8) + [0xFF, 0x0A])
    #expect(outcome.status == .exited(2))
    #expect(outcome.output == "390 x 600\n")
    #expect(outcome.messages.hasPrefix("standard input:2:3: error"))
  }

  @Test("a line of ten megabytes is refused, not swallowed")
  func longLine() async throws {
    let outcome = try await Program.run(
      [], input: [UInt8](repeating: UInt8(ascii: "a"), count: 10_000_000) + [0x0A])
    #expect(outcome.status == .exited(3))
    #expect(outcome.messages.utf8.count < 2_000)
  }

  @Test("an answer that cannot be written is an error", .enabled(if: Program.hasFullDevice))
  func fullDisk() async throws {
    let outcome = try await Program.run(shell: "layoutlab -c content >/dev/full", input: [])
    #expect(outcome.status == .exited(2))
    #expect(outcome.messages.hasPrefix("error: standard output cannot be written: "))
  }

  @Test("without a standard input there is nothing to run, and nothing to wait for")
  func closedInput() async throws {
    let outcome = try await Program.run(shell: "layoutlab <&-", input: [])
    #expect(outcome.status == .exited(3))
    #expect(
      outcome.messages.hasPrefix("standard input: error LL0301: cannot read 'standard input': "))
  }

  @Test("a reader that goes away ends the program without a word")
  func closedOutput() async throws {
    let outcome = try await Program.run(
      shell: "layoutlab -q -c 'items 100000; frames all' | head -1", input: [])
    #expect(outcome.status == .exited(0))
    #expect(outcome.output == "    0     0.00     0.00   190.00    90.00\n")
    #expect(outcome.messages.isEmpty)
  }

  @Test("a folder, a missing file and an endless one are errors")
  func files() async throws {
    for path in ["/", "/nonexistent/file", "/dev/zero"] {
      let outcome = try await Program.run("-c", "sizes file \(path)")
      #expect(outcome.status == .exited(3))
      #expect(outcome.messages.contains("'\(path)'"))
    }
  }
}
