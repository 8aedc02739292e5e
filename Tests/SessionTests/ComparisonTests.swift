import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Synchronization
import Testing

@testable import layoutlab

@Suite("Sessions are compared")
struct ComparisonTests {
  /// A session with every kind of expectation, all met.
  static let text = """
    use masonry columns=3
    items 3
    sizes 90 60 120
    content
    | 390 x 120
    content
    |~ 390.004 x 119.996
    content
    |* 390 x *
    content
    |/ \\d+ x 120
    frames
    |*   0 *
    |...
    width 320
    |-
    set colums 4
    |! unknown parameter 'colums'; did you mean 'columns'?
    set colums 4
    |!* unknown*
    check count == 3

    """

  @Test("every kind of expectation holds where it should")
  func holds() throws {
    let test = try RepositorySessions.test(Self.text)
    #expect(test.failures.flatMap(\.lines) == [])
    #expect(test.commandCount == 12)
  }

  @Test(
    "altering one expectation of each kind fails exactly its command, with file and line",
    arguments: [
      ("| 390 x 120", "| 390 x 121", 4), ("|~ 390.004", "|~ 390.04", 6),
      ("|* 390 x *", "|* 391 x *", 8), ("|/ \\d+ x 120", "|/ \\d x 120", 10),
      ("|*   0 *", "|*   7 *", 12), ("width 320\n|-", "width 320\n| something", 15),
      ("|! unknown parameter", "|! unknown thing", 17), ("|!* unknown*", "|!* known*", 19),
      ("check count == 3", "check count == 4", 21),
      ("check count == 3", "check count == 3\n|!", 21),
    ])
  func mutation(_ old: String, _ new: String, _ line: Int) throws {
    let changed = Self.text.replacingFirst(old, with: new)
    #expect(changed != Self.text)
    let test = try RepositorySessions.test(changed)
    #expect(test.failures.map(\.line) == [line])
    #expect(test.failures.first?.lines.first?.hasPrefix("Sessions/a.llab:\(line)") == true)
    #expect(test.exitStatus == 1)
  }

  @Test("a failure shows a unified diff at its place")
  func diff() throws {
    let test = try RepositorySessions.test("items 1\n\ncontent\n| 390 x 91\n")
    #expect(
      test.failures.flatMap(\.lines) == [
        "Sessions/a.llab:3: error LL0601: the output of 'content' differs",
        "--- Sessions/a.llab (expected)", "+++ Sessions/a.llab (actual)", "@@ -4,1 +4,1 @@",
        "-| 390 x 91", "+| 390 x 90",
      ])
  }

  @Test("output is pinned to the terminal of the header")
  func terminal() throws {
    let test = try RepositorySessions.test("@terminal 30x24 ascii mono\nitems 1\ndraw\n|- \n")
    let lines = test.outcomes.values.map(\.output).max { $0.count < $1.count } ?? []
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { $0.count <= 30 })
  }

  @Test("blocks of a guide are named by their line, and failures count lines of the guide")
  func guide() throws {
    let files = MemoryFiles([
      "g.md": "# Guide\n\n```llab\nitems 1\n```\ntext\n```llab\nitems 1\ncontent\n| 1\n```\n"
    ])
    let sessions = try SessionSource.sessions(at: "g.md", isNamed: true, in: files.world())
    #expect(sessions.map(\.name) == ["g.md:4", "g.md:8"])
    let test = SessionTest(sessions[1], in: try RepositorySessions.lab(), world: files.world())
    #expect(test.failures.map(\.line) == [9])
  }

  @Test("the report counts sessions, commands, failures and questions")
  func report() throws {
    let ask = "@ask number How many?\n@answer 3\n@hint three\n@end\n"
    var report = TestReport()
    report.tests = [
      try RepositorySessions.test("items 1\n" + ask, path: "a.llab"),
      try RepositorySessions.test("content\n| 1\n", path: "b.llab"),
      try RepositorySessions.test("@requires plugin:none\nitems 1\n", path: "c.llab"),
    ]
    #expect(report.dots == ".Fs")
    #expect(
      report.failureLines == report.tests[1].failures.flatMap(\.lines) + [""])
    #expect(
      report.lines == [
        "skipped c.llab: needs plugin:none",
        "3 sessions, 2 commands, 1 question, 1 failed, 1 skipped", "1 passed, 1 failed",
      ])
    #expect(report.exitStatus == 1)
    #expect(report.json.text.hasPrefix(#"{"schema":1,"ok":false,"passed":1,"failed":1,"#))
    #expect(
      report.junit.contains(
        #"<testsuite name="sessions" tests="3" failures="1" errors="0" skipped="1">"#))
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(range, with: new)
  }

  private func replacingCharacters(_ range: Range<Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }

  /// Counts how often the signal is read.
  private final class Looks: Sendable {
    private let count = Atomic<Int>(0)

    func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
  }

  /// A comparison of twelve lines, each of tens of thousands of steps.
  static let slow = "frames\n|...\n|/ (.{0,30}){0,30}x\n"

  @Test(
    "a comparison that takes longer than @timeout names its pattern", .promise("bounded-patterns"))
  func slowComparison() throws {
    let source = SessionSource(
      path: "s.llab", name: "s.llab", file: SessionFile("@timeout 20s\n" + Self.slow),
      lines: nil)
    let test = SessionTest(
      source, in: try RepositorySessions.lab(), world: MemoryFiles(tick: 1).world())
    let line = try #require(test.failures.first?.lines.first)
    #expect(line.hasPrefix("s.llab:2: error LL0601: '|/ (.{0,30}){0,30}x' is not compared"))
    #expect(line.hasSuffix("of the output within 20 s"))
    #expect(test.exitStatus == 1)
  }

  @Test("a signal ends a comparison", .promise("bounded-patterns"))
  func stoppedComparison() throws {
    let source = SessionSource(
      path: "s.llab", name: "s.llab", file: SessionFile(Self.slow), lines: nil)
    let looks = Looks()
    let stop = StopSignal { looks.next() > 20 }
    let test = SessionTest(
      source, in: try RepositorySessions.lab(), world: MemoryFiles().world(stop: stop))
    #expect(test.exitStatus == 130)
  }
}
