import Foundation
import Subprocess
import Testing

@testable import layoutlab

/// `layoutlab audit` for other programs, from the outside: documents, baselines and exit statuses.
@Suite("The program audits files for other programs")
struct AuditFilesTests {
  /// A strategy that puts all items at one place.
  private static let stack = #"""
    #!/usr/bin/env python3
    import json, struct, sys

    source, sink = sys.stdin.buffer, sys.stdout.buffer
    count = 0


    def say(payload=b"", **message):
        sink.write(json.dumps(message | {"bytes": len(payload)}).encode() + b"\n" + payload)
        sink.flush()


    while line := source.readline():
        message = json.loads(line)
        source.read(message["bytes"])
        if message["type"] == "hello":
            say(type="hello", protocol=1, strategies=[{"name": "stack", "summary": "items on a pile"}])
        elif message["type"] == "layout":
            count = message["sections"][0]["count"]
            say(struct.pack("<dddd", 0, 0, 80, 40) * count, type="frames", id=message["id"])

    """#
  private static let finding = """
    items 0 and 1 share 80 × 40 pt
    see it: layoutlab -c 'load stack.py; items 2; frames'
    why: one cell hides part of another, and which one receives the tap is unpredictable
    item 0: 0 0 80 40
    item 1: 0 0 80 40
         0       50      100     150      200     250     300     350
       0 ┌──── 1 ────┐
         │╳╳╳╳╳╳╳╳╳╳╳│
         └───────────┘
         1 cell = 6.15 × 13.33 pt · content 390 × 40 · 2 items
         ╳ 2 elements overlap: 0 1
         1 of 2 items is behind others and not drawn: 0
    """

  private let home: Home

  init() throws {
    home = try Home()
    try write(Self.stack)
  }

  private func write(_ program: String) throws {
    try home.write(program, to: "stack.py")
    let path = home.appendingPathComponent("stack.py").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func audit(_ arguments: String...) async throws -> Program.Outcome {
    try await Program.run(["audit"] + arguments, input: [], in: home.path)
  }

  @Test("annotations are lines of their own on standard output")
  func github() async throws {
    let outcome = try await audit("--format", "github", "./stack.py")
    let text = Self.finding.replacing("load stack.py", with: "load ./stack.py")
      .replacing("\n", with: "%0A")
    #expect(
      outcome.output == "::error file=stack.py,line=1,col=1,title=overlap in stack::\(text)\n")
    #expect(outcome.status == .exited(1) && outcome.messages.isEmpty)
  }

  @Test("JUnit's XML is one document, also about files that cannot be loaded")
  func junit() async throws {
    let outcome = try await audit("--format", "junit", "stack.py", "none.py")
    let rules = [
      "crash-on", "no-answer", "error-on", "waits-for-settings", "bad-number",
      "prepare-not-idempotent",
      "disagrees-with-item",
      "missed-in-rect", "extra-in-rect", "stale-after-change", "content-size", "overlap", "outside",
      "empty-column", "does-not-fit", "size-for-proposal", "ignores-origin", "stale-cache",
      "stale-update", "higher-at-ideal-width", "blank-row", "outside-bounds", "not-placed",
      "ideal-size", "too-wide", "growth",
    ]
    let cases = rules.map { rule in
      let content =
        switch rule {
        case "overlap":
          "<failure message=\"items 0 and 1 share 80 × 40 pt\">\(Self.finding)</failure>"
        case "growth":
          "<skipped message=\"not decided: the work of stack for an answer cannot be counted\"/>"
        default: ""
        }
      return
        "  <testcase name=\"\(rule)\" classname=\"stack\" file=\"stack.py\" line=\"1\">\(content)"
        + "</testcase>\n"
    }
    let missing = "cannot read 'none.py': no such file or directory"
    #expect(
      outcome.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="layoutlab audit" tests="27" failures="1" errors="1" skipped="1">
        \(cases.joined())\
          <testcase name="load" classname="none.py" file="none.py" line="1">\
        <error message="\(missing)">\(missing)</error></testcase>
        </testsuite>

        """)
    #expect(outcome.messages == "none.py: error LL0301: \(missing) (help LL0301)\n")
    #expect(outcome.status == .exited(2))
  }

  @Test("a SARIF file is a baseline: what it has is accepted, and only new findings fail")
  func baseline() async throws {
    let sarif = try await audit("--format", "sarif", "stack.py")
    #expect(sarif.status == .exited(1))
    #expect(
      sarif.output.hasSuffix(
        #""partialFingerprints":{"layoutlabAudit/v1":"stack/overlap"}}]}]}"# + "\n"))
    try home.write(sarif.output, to: "audit.sarif")
    let again = try await audit("--baseline", "audit.sarif", "stack.py")
    #expect(
      again.output == """
        stack
        not decided growth: the work of stack for an answer cannot be counted
        no new findings, 1 accepted; 86 settings tried, seed 1

        """)
    #expect(again.status == .exited(0))
    let silent = try await audit(
      "--format", "github", "--baseline", "audit.sarif", "--fail-on", "warning", "stack.py")
    #expect(silent.output.isEmpty && silent.status == .exited(0))
    let moved = Self.stack.replacing("0, 0, 80, 40", with: "330, 0, 80, 40")
    try write(moved)
    let worse = try await audit("--baseline", "audit.sarif", "stack.py")
    #expect(worse.output.contains("error outside: item 0 reaches from 330 to 410"))
    #expect(worse.output.contains("\n1 error, 0 warnings, 1 accepted; "))
    #expect(worse.status == .exited(1))
  }

  @Test("a baseline that is missing is an error before the audit; its correction works when typed")
  func missingBaseline() async throws {
    let outcome = try await audit("--baseline", "my audit.sarif", "stack.py")
    #expect(outcome.output.isEmpty && outcome.status == .exited(2))
    let lines = outcome.messages.split(separator: "\n")
    #expect(
      lines == [
        "my audit.sarif: error LL0301: cannot read 'my audit.sarif': no such file or directory"
          + " (help LL0301)",
        "  try: layoutlab audit --format sarif stack.py > 'my audit.sarif'",
      ])
    let remedy = try #require(lines.last?.dropFirst("  try: ".count))
    let typed = try await Program.run(
      shell: "cd '\(home.path)' && \(remedy); layoutlab audit --baseline 'my audit.sarif' stack.py",
      input: [])
    #expect(typed.status == .exited(0), "\(typed.messages)")
  }

  @Test("--json and --format json are the same")
  func json() async throws {
    let (short, long) = (
      try await audit("--json", "stack.py"), try await audit("--format", "json", "stack.py")
    )
    #expect(
      short.output == long.output && short.output.hasPrefix(#"{"schema":1,"command":"audit","#))
    #expect(short.status == .exited(1) && long.status == .exited(1))
  }

  @Test("a finding of a file for UIKit is at the responsible method")
  func swiftFile() async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../ForeignLayouts/Faulty/LastLineLayout.swift")
    try home.write(String(contentsOf: file, encoding: .utf8), to: "LastLineLayout.swift")
    let outcome = try await audit("--format", "github", "LastLineLayout.swift")
    #expect(
      outcome.output.hasPrefix(
        "::error file=LastLineLayout.swift,line=22,col=16,title=content-size in LastLineLayout::"
          + "the content is 0 pt along the scroll axis, but item 0 ends at 50: 50 pt further%0A"),
      "\(outcome.messages)")
    #expect(outcome.output.contains("%0Alook at: LastLineLayout.collectionViewContentSize%0A"))
  }

  @Test("the help lists every format; formats that contradict each other are refused")
  func help() async throws {
    let help = try await audit("--help")
    let formats = Subcommand.audit.options[0].value?.words ?? []
    #expect(formats == ["text", "json", "sarif", "junit", "github"])
    for format in formats { #expect(help.output.contains("\n--format \(format): ")) }
    for (typed, sentence) in [
      (
        ["--json", "--format", "sarif"],
        "--format sarif and --json are different formats: choose one"
      ),
      (["--csv", "--format", "text"], "--format text and --csv are different formats: choose one"),
      (
        ["--format", "xml"],
        "The value 'xml' is invalid for '--format <format>'. Please provide one of 'text', 'json', 'sarif', 'junit' or 'github'."
      ),
    ] {
      let outcome = try await Program.run(["audit", "x"] + typed, input: [], in: home.path)
      #expect(outcome.messages.hasPrefix("Error: \(sentence)\n"), "\(outcome.messages)")
    }
  }
}
