import LabSession
import LabLanguage
import LabReport
import Testing

/// `history`, `rerun` and `edit`: typed lines, run again.
@Suite("Typing again")
struct RetypingTests {
  private func bench(
    lines: [String] = [], edit: @escaping @Sendable (String) -> String? = { _ in nil }
  ) throws -> Bench {
    var bench = try Bench()
    bench.world.typing = Typing(lines: lines) { text throws(LabError) in edit(text) }
    return bench
  }

  @Test("the commands that succeeded have numbers; others are above them where they are asked for")
  func history() throws {
    var bench = try bench(lines: ["set columns 7", "frmes", "width 320", "set columns 3"])
    _ = bench.answer("width 320; set columns 3; draw")
    #expect(bench.answer("history") == ["1  width 320", "2  set columns 3", "3  draw"])
    #expect(bench.answer("history 2") == ["3  draw", "4  history"])
    #expect(
      bench.answer("history COLUMNS")
        == ["·  set columns 7", "2  set columns 3"])
    #expect(
      bench.answer("history 7")
        == [
          "·  frmes", "1  width 320", "2  set columns 3", "3  draw", "4  history", "5  history 2",
          "6  history COLUMNS",
        ])
    #expect(bench.answer("history 0").first == "error LL0114: N must be 1–1,000,000,000 (got 0)")
  }

  @Test(
    "commands are run again by number",
    arguments: [
      ("rerun 2", "set columns 3"), ("rerun 1..2", "width 320\nset columns 3"),
      ("rerun 2-3", "set columns 3\ndraw"),
    ])
  func rerun(text: String, commands: String) throws {
    var bench = try bench()
    _ = bench.answer("width 320; set columns 3; draw")
    #expect(try bench.replies(text).last?.retyped == commands)
    #expect(bench.lab.transcript.lines.count == 3)
  }

  @Test(
    "what cannot be run again is refused",
    arguments: [
      ("rerun 0", "error LL0114: the number of a command must be 1 (got 0)"),
      ("rerun 1..2", "error LL0114: the number of a command must be 1 (got 2)"),
      ("rerun 2..1", "error LL0113: what to run must be written 5, or 12..15 (got '2..1')"),
      ("rerun x", "error LL0113: what to run must be written 5, or 12..15 (got 'x')"),
      ("rerun -1", "error LL0113: what to run must be written 5, or 12..15 (got '-1')"),
      (
        "rerun 1..2..3",
        "error LL0113: what to run must be written 5, or 12..15 (got '1..2..3')"
      ),
    ])
  func refused(text: String, message: String) throws {
    var bench = try bench()
    _ = bench.answer("draw")
    #expect(bench.answer(text).first == message)
  }

  @Test("before the first command nothing can be run again")
  func nothingYet() throws {
    var bench = try bench()
    #expect(bench.answer("rerun 1").first?.hasSuffix(": no command was run yet") == true)
  }

  @Test("the last line is edited, a command by its number, a template by its name")
  func edit() throws {
    var bench = try bench(lines: ["draw", "frmes"]) { "[\($0)]" }
    _ = bench.answer("width 320; template t { group vertical 1w 50 { item 1w 1h } }")
    #expect(try bench.replies("edit").last?.retyped == "[frmes]")
    #expect(try bench.replies("edit 1").last?.retyped == "[width 320]")
    #expect(
      try bench.replies("edit t").last?.retyped?.hasPrefix("[template t {\n") == true)
    #expect(
      bench.answer("edit nestd").first
        == "error LL0103: unknown template 'nestd'; did you mean 'nested'?")
    #expect(
      bench.answer("edit 9").first
        == "error LL0114: the number of a command must be 1–2 (got 9)")
  }

  @Test("what is not saved is not run")
  func unsaved() throws {
    var bench = try bench(lines: ["draw"])
    let reply = try #require(try bench.replies("edit").last)
    #expect(reply.retyped == nil)
    #expect(reply.notes.map(\.text) == ["not saved: no command ran"])
  }

  @Test("where nobody types, both are refused", arguments: ["edit", "rerun 1"])
  func withoutPrompt(text: String) throws {
    var bench = try Bench()
    _ = bench.answer("draw")
    let name = text.prefix { $0 != " " }
    #expect(
      bench.answer(text).first
        == "error LL0702: `\(name)` works only at the prompt")
  }
}
