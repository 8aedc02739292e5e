import Foundation
import Subprocess
import Testing

/// `layoutlab replay F --cast FILE`, `--svg` and `--md`: which files are written, and which are not.
@Suite("Replays as files")
struct ReplayExportTests {
  private let home: Home

  init() throws {
    home = try Home()
    try home.write("@title One\nitems 3\ncontent\n", to: "a.llab")
    try home.write("items 3\nwidth 0\n", to: "fails.llab")
    try home.write("@requires plugin:nothing\nitems 3\n", to: "requires.llab")
  }

  private func replay(_ arguments: String...) async throws -> Program.Outcome {
    try await Program.run(["replay"] + arguments, input: [], in: home.path)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: home.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("one replay writes all kinds, and - is standard output with the same text")
  func kinds() async throws {
    let outcome = try await replay("a.llab", "--cast", "a.cast", "--svg", "a.svg", "--md", "a.md")
    #expect(outcome.status == .exited(0))
    #expect(outcome.output.isEmpty)
    for kind in ["cast", "svg", "md"] {
      let printed = try await replay("a.llab", "--\(kind)", "-").output
      #expect(try text("a.\(kind)") == printed)
      #expect(outcome.messages.contains("bytes to a.\(kind)"))
      #expect(!printed.contains(home.path))
    }
    let tested = try await Program.run(["test", "a.md"], input: [], in: home.path)
    #expect(tested.status == .exited(0))
  }

  @Test("an article does not depend on the terminal")
  func articleAtTerminal() async throws {
    try home.write("direction horizontal\nitems 30\ndraw\nframes\n", to: "wide.llab")
    let terminal = try TerminalProgram(columns: 50, rows: 12)
    try terminal.start(["replay", "wide.llab", "--md", "wide.md"], home: home.path, in: home.path)
    #expect(terminal.exitStatus() == 0)
    #expect(try await text("wide.md") == replay("wide.llab", "--md", "-").output)
  }

  @Test("the article of a lesson goes on from the solutions of its tasks, as a test does")
  func lesson() async throws {
    try home.write(
      """
      use grid columns=2
      items 6
      @ask do Make three columns.
      @goal columns == 3
      @hint Try: set columns 3
      @explain Three columns.
      @solution
      set columns 3
      @end
      frames 5

      """, to: "lesson.llab")
    let written = try await replay("lesson.llab", "--md", "lesson.md")
    #expect(written.status == .exited(0), "\(written.messages)")
    let tested = try await Program.run(["test", "lesson.md"], input: [], in: home.path)
    #expect(tested.status == .exited(0), "\(tested.messages)")
  }

  @Test("both recordings come from one run of the session")
  func once() async throws {
    try home.write("items 3\nsave kept.llab\n", to: "saves.llab")
    let outcome = try await replay("saves.llab", "--cast", "s.cast", "--svg", "s.svg")
    #expect(outcome.status == .exited(0), "\(outcome.messages)")
  }

  @Test("an existing file stays, unless --force replaces it")
  func existing() async throws {
    try home.write("mine\n", to: "a.md")
    let refused = try await replay("a.llab", "--md", "a.md")
    #expect(refused.status == .exited(2))
    #expect(
      refused.messages.hasPrefix(
        "error LL0302: cannot write 'a.md': it exists (1 line, 5 bytes); use --force to replace it")
    )
    #expect(try text("a.md") == "mine\n")
    #expect(try await replay("a.llab", "--md", "a.md", "--force").status == .exited(0))
    #expect(try text("a.md").hasPrefix("# One\n"))
  }

  @Test("a session that fails, or lacks what it requires, writes nothing")
  func failing() async throws {
    #expect(try await replay("fails.llab", "--cast", "b").status == .exited(3))
    #expect(try await replay("requires.llab", "--svg", "b").status == .exited(1))
    #expect(try await replay("missing.llab", "--md", "b").status == .exited(2))
    #expect(!FileManager.default.fileExists(atPath: home.appendingPathComponent("b").path))
  }

  @Test("--safe writes below the current folder only; two files need two names")
  func refused() async throws {
    let outside = try await replay("a.llab", "--safe", "--md", "../layoutlab-new.md")
    #expect(outside.status == .exited(2))
    #expect(outside.messages.contains("--safe writes only files below the current folder"))
    let twice = try await replay("a.llab", "--md", "x", "--cast", "x")
    #expect(twice.status == .exited(2))
    #expect(twice.messages.contains("two files have the name 'x': choose another"))
    let rows = try await replay("a.llab", "--cast", "x", "--height", "2")
    #expect(rows.messages.contains("--height must be 5–1,000 (got 2)"))
  }

  @Test("the size is the header's, or that of the options; ASCII and no colour are possible")
  func terminal() async throws {
    try home.write("@terminal 60x12\nuse grid\ndraw\n", to: "small.llab")
    let small = try await replay("small.llab", "--cast", "-").output
    #expect(small.hasPrefix(#"{"version":2,"width":60,"height":12,"title":"small.llab"}"#))
    let plain = try await replay(
      "small.llab", "--cast", "-", "--width", "70", "--height", "20", "--ascii", "--no-color")
    #expect(plain.output.hasPrefix(#"{"version":2,"width":70,"height":20,"#))
    #expect(plain.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(!plain.output.contains(#"\u001b"#))
  }
}
