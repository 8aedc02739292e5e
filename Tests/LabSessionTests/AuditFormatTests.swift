import Foundation
@testable import LabAudit
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import LayoutText
import Testing

@testable import LabSession

@Suite("Audits for other programs")
struct AuditFormatTests {
  /// A name, a message or a path that ends what it is in, if it is written as it is.
  static let hostile: [String] = [
    "</testcase></failure>", "]]>", "\"/><x y='", "a\nb\r\nc", "\u{1B}[2J\u{9B}0m\u{7}",
    "\u{202E}txt.swift\u{2066}", "::error file=x::y%0A%", "a,line=1:b", "\u{0}\u{FFFE}\u{FFFF}",
    String(repeating: "<&>\"'", count: 2048), "`x` <img src=x onerror=y>", "\\u{1B}",
  ]

  private static func finding(
    _ rule: AuditRule, _ message: String = "items 0 and 1 share 390 × 30 pt"
  ) -> AuditReport.Finding {
    var finding = AuditReport.Finding(
      rule: rule, message: message, line: "load Layouts/Rows.swift; items 2; frames", elements: [])
    finding.places = [("Rows.prepare()", SourcePosition(line: 11, column: 17))]
    return finding
  }

  /// A run over one file with one layout.
  private static func run(
    _ findings: [AuditReport.Finding], path: String = "Layouts/Rows.swift", layout: String = "Rows",
    undecided: [AuditReport.Undecided] = [], failing: AuditSeverity = .error
  ) -> AuditRun {
    var run = AuditRun(version: "1.2.3", folder: "/app", failing: failing)
    let audit = AuditReport(
      settings: 32, seed: 1, findings: findings, undecided: undecided, refusals: [])
    run.add(.success(FileAuditReport(file: path, layouts: [(layout, audit)])), at: path)
    return run
  }

  private static func sarif(_ run: AuditRun) throws -> JSONNode {
    try #require(
      JSONNode.read(Array(AuditFormat.Document.sarif.text(of: run).utf8))?["runs"]?.array?.first)
  }

  // MARK: Formats

  @Test("the smallest case has the command, the effect, the place, the frames and the picture")
  func caseLines() throws {
    var session = try Session(
      strategies: [AnyStrategy(Broken<PutsFourOnThree>.self)], modules: [.audit])
    var world = MemoryFiles().world(page: Page(columns: 40, rows: 20, isInteractive: true))
    world.load = { _ in
      World.Loaded(strategies: [AnyStrategy(Broken<PutsFourOnThree>.self)])
    }
    _ = try session.run(try Statement.split("width 100")[0], in: world)
    let report = try session.audit("it's.py", seed: 1, in: world, drawing: true)
    let finding = try #require(report.layouts.first?.audit.findings.first)
    #expect(
      finding.caseLines.prefix(4) == [
        #"see it: layoutlab -c 'load "it'\''s.py"; items 5; frames'"#,
        "why: one cell hides part of another, and which one receives the tap is unpredictable",
        "item 3: 0 300 100 75", "item 4: 0 300 100 100",
      ])
    #expect(finding.caseLines.contains { $0.contains("┌") })
  }

  @Test("annotations have the file, the line, the column and the case")
  func annotations() {
    let run = Self.run([Self.finding(.overlap), Self.finding(.growth, "slow")])
    let see = "%0Asee it: layoutlab -c 'load Layouts/Rows.swift; items 2; frames'%0Awhy: "
    let place = "file=Layouts/Rows.swift,line=11,col=17,title="
    let lines: [String] = [
      "::error \(place)overlap in Rows::items 0 and 1 share 390 × 30 pt\(see)\(AuditRule.overlap.matters)"
        + "%0Alook at: Rows.prepare()",
      "::warning \(place)growth in Rows::slow\(see)scrolling slows down as items are added"
        + "%0Alook at: Rows.prepare()",
    ]
    #expect(AuditFormat.Document.github.text(of: run) == lines.joined(separator: "\n"))
    #expect(AuditFormat.Document.github.text(of: Self.run([])).isEmpty)
  }

  @Test("JUnit has a test case for each rule, and only what fails the run fails")
  func junit() {
    let unclear = AuditReport.Undecided(rule: "growth", sentence: "it cannot be counted")
    let findings = [Self.finding(.overlap), Self.finding(.doesNotFit, "an item is too wide")]
    let lines = AuditFormat.Document.junit.text(of: Self.run(findings, undecided: [unclear]))
      .split(separator: "\n")
    #expect(
      lines.prefix(3) == [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuite name="layoutlab audit" tests="\#(AuditRule.all.count)" failures="1" errors="0""#
          + #" skipped="1">"#,
        #"  <testcase name="crash-on" classname="Rows" file="Layouts/Rows.swift" line="1"></testcase>"#,
      ])
    #expect(
      lines.drop { !$0.contains("overlap") }.prefix(4) == [
        #"  <testcase name="overlap" classname="Rows" file="Layouts/Rows.swift" line="11">"#
          + #"<failure message="items 0 and 1 share 390 × 30 pt">items 0 and 1 share 390 × 30 pt"#,
        "see it: layoutlab -c 'load Layouts/Rows.swift; items 2; frames'",
        "why: one cell hides part of another, and which one receives the tap is unpredictable",
        "look at: Rows.prepare()</failure></testcase>",
      ])
    let warning = lines.first { $0.contains("does-not-fit") }.map(String.init)
    #expect(warning?.hasSuffix(#" line="11"><system-out>warning: an item is too wide"#) == true)
    #expect(
      lines.suffix(2) == [
        #"  <testcase name="growth" classname="Rows" file="Layouts/Rows.swift" line="1">"#
          + #"<skipped message="not decided: it cannot be counted"/></testcase>"#,
        "</testsuite>",
      ])
    let strict = Self.run(findings, failing: .warning)
    #expect(
      AuditFormat.Document.junit.text(of: strict).contains(
        #"tests="\#(AuditRule.all.count)" failures="2" errors="0" skipped="0""#))
  }

  @Test("a result of SARIF has its rule, its place and a fingerprint without numbers")
  func sarif() throws {
    let run = Self.run([Self.finding(.overlap)])
    let text = AuditFormat.Document.sarif.text(of: run)
    let results = try #require(text.firstRange(of: #""results":"#))
    let message =
      "items 0 and 1 share 390 × 30 pt\\n\\nsee it: layoutlab -c 'load Layouts/Rows.swift; items 2; "
      + "frames'\\nwhy: \(AuditRule.overlap.matters)\\nlook at: Rows.prepare()"
    let file = #""artifactLocation":{"uri":"Layouts/Rows.swift","uriBaseId":"%SRCROOT%"}"#
    let region = #""region":{"startLine":11,"startColumn":17}"#
    let names = #""logicalLocations":[{"fullyQualifiedName":"Rows.prepare()"}]"#
    let location = "{\"physicalLocation\":{\(file),\(region)},\(names)}"
    let fingerprints = #""partialFingerprints":{"layoutlabAudit/v1":"Rows/overlap"}"#
    let result: [String] = [
      #"{"ruleId":"overlap","level":"error""#, "\"message\":{\"text\":\"\(message)\"}",
      "\"locations\":[\(location)]", fingerprints,
    ]
    #expect(
      String(text[results.lowerBound...])
        == "\"results\":[\(result.joined(separator: ","))}]}]}")
    let rules = try Self.sarif(run)["tool"]?["driver"]?["rules"]?.array ?? []
    #expect(rules.map { $0["id"]?.string } == AuditRule.all.map(\.id))
    #expect(
      rules.first { $0["id"]?.string == "content-size" }?["help"]?["markdown"]?.string?
        .hasSuffix("\n\nIn a UIKit layout, look at `collectionViewContentSize`.") == true)
  }

  @Test("SARIF has what the standard demands, and nothing that it does not know")
  func standard() throws {
    var run = Self.run(
      [Self.finding(.overlap)] + Self.hostile.map { Self.finding(.outside, $0) },
      undecided: [AuditReport.Undecided(rule: "growth", sentence: "it cannot be counted")])
    for name in Self.hostile { run.add(.failure(LabError(.load(name))), at: "/elsewhere/\(name)") }
    let crashing = AuditReport(
      settings: 8, skipped: SkippedSettings(count: 32, reason: .crashes), seed: 1, findings: [],
      undecided: [], refusals: [])
    run.add(
      .success(FileAuditReport(file: "Rows.swift", layouts: [("Rows", crashing)])),
      at: "Rows.swift")
    let log = try #require(JSONNode.read(Array(AuditFormat.Document.sarif.text(of: run).utf8)))
    #expect(SARIFFacts.problems(of: log) == [])
    let invocation = try Self.sarif(run)["invocations"]?.array?.first
    #expect(
      invocation?["toolExecutionNotifications"]?.array?.last?["message"]?["text"]?.string
        == "Rows: after several crashes, 32 of 40 settings were not tried")
    // The facts find what is wrong.
    for (text, problem) in [
      ("{}", "log has no version"),
      (#"{"version":"2.1.0","runs":[{}]}"#, "log.runs[0] has no tool"),
      (#"{"version":"2.1.0","runs":[],"x":1}"#, "log has an unknown x"),
    ] {
      let node = try #require(JSONNode.read(Array(text.utf8)))
      #expect(SARIFFacts.problems(of: node).contains(problem))
    }
  }

  @Test("the page about CI lists every format and every exit status of a run")
  func page() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/AuditInCI.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for format in AuditFormat.allCases { #expect(text.contains("| `\(format.rawValue)`")) }
    for severity in AuditSeverity.allCases where severity != .error {
      #expect(text.contains("--fail-on \(severity.rawValue)"))
    }
  }

  // MARK: Hostile names

  @Test("a hostile message stays inside its annotation", arguments: hostile)
  func hostileAnnotation(name: String) {
    let run = Self.run([Self.finding(.overlap, name)], path: "a/\(name)", layout: name)
    let text = AuditFormat.Document.github.text(of: run)
    #expect(text.hasPrefix("::error file=a/"))
    #expect(!text.contains { $0.isNewline } && text.unicodeScalars.allSatisfy(Self.isHarmless))
    // Four values, then the message.
    let values = text.dropFirst(8).prefix(upTo: text.dropFirst(8).firstRange(of: "::")!.lowerBound)
    #expect(values.split(separator: ",").count == 4)
    #expect(values.filter { $0 == ":" }.isEmpty)
  }

  @Test("a hostile message stays inside its element", arguments: hostile)
  func hostileElement(name: String) {
    let run = Self.run([Self.finding(.overlap, name)], path: "a/\(name)", layout: name)
    let text = AuditFormat.Document.junit.text(of: run)
    let scalars = text.unicodeScalars.filter { $0 != "\n" }
    #expect(scalars.allSatisfy(Self.isHarmless))
    let count = AuditRule.all.count
    let starts = text.split(separator: "<").filter { !$0.hasPrefix("/") && !$0.hasPrefix("?") }
    #expect(starts.count == 1 + count + 1)
    #expect(text.split(separator: "<").count { $0.hasPrefix("/") } == 1 + count + 1)
    // A quotation mark that is written ends a value: two for each attribute.
    let attributes = 5 + count * 4 + 1
    #expect(text.split(separator: "\n").dropFirst().joined().count { $0 == "\"" } == 2 * attributes)
    #expect(!text.contains("]]>"))
  }

  @Test("a hostile message stays inside its string, and a path is a URI", arguments: hostile)
  func hostileString(name: String) throws {
    let run = Self.run([Self.finding(.overlap, name)], path: "a/\(name)", layout: name)
    let result = try #require(try Self.sarif(run)["results"]?.array?.first)
    let lines = result["message"]?["text"]?.string?.split(separator: "\n") ?? []
    #expect(lines.count == 4 && lines[0] == Printable.escaped(name))
    #expect(lines.joined().unicodeScalars.allSatisfy(Self.isHarmless))
    let place = result["locations"]?.array?.first?["physicalLocation"]
    let uri = try #require(place?["artifactLocation"]?["uri"]?.string)
    #expect(uri.removingPercentEncoding == FileName("a/\(name)", in: "/").path)
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool { !Printable.isControl(scalar) }

  // MARK: Names of files

  @Test(
    "names of files are relative to the folder of the audit, if they are below it",
    arguments: [
      ("Layouts/A.swift", "Layouts/A.swift"), ("./Layouts//A.swift", "Layouts/A.swift"),
      ("/app/Layouts/A.swift", "Layouts/A.swift"), ("/apple/A.swift", "file:///apple/A.swift"),
      ("../A.swift", "../A.swift"), ("/app", "file:///app"),
      ("a b/ü:%.py", "a%20b/%C3%BC%3A%25.py"),
    ])
  func names(path: String, uri: String) {
    #expect(FileName(path, in: "/app").uri == uri)
  }

  // MARK: Baseline

  private static func baseline(_ text: String) throws -> AuditBaseline {
    let world = MemoryFiles(["audit.sarif": text]).world()
    return try AuditBaseline(at: "audit.sarif", files: ["Layouts/Rows.swift"], in: world)
  }

  private static func marked(
    _ findings: [AuditReport.Finding], path: String = "/app/Layouts/Rows.swift",
    layout: String = "Rows", by baseline: AuditBaseline
  ) -> FileAuditReport {
    let audit = AuditReport(settings: 1, seed: 1, findings: findings, undecided: [], refusals: [])
    var report = FileAuditReport(file: path, layouts: [(layout, audit)])
    baseline.mark(&report, in: "/app")
    return report
  }

  @Test("a baseline accepts a finding of the same file, layout and rule, whatever its numbers are")
  func accepted() throws {
    let run = Self.run([Self.finding(.overlap)])
    let baseline = try Self.baseline(AuditFormat.Document.sarif.text(of: run))
    var moved = Self.finding(.overlap, "items 7 and 8 share 1 × 1 pt")
    moved.places = []
    let report = Self.marked([moved, Self.finding(.outside)], by: baseline)
    #expect(report.layouts[0].audit.findings.map(\.isAccepted) == [true, false])
    #expect(report.reply.failure?.error.message == "the audit found 1 error")
    #expect(
      report.lines(on: Page()).map(\.text).last
        == "1 error, 0 warnings, 1 accepted; 1 setting tried, seed 1")
    #expect(
      Self.marked([moved], by: baseline).lines(on: Page()).map(\.text)
        == ["Rows", "no new findings, 1 accepted; 1 setting tried, seed 1"])
    #expect(JSON.object(report.members).text.contains(#""elements":[],"accepted":true}"#))
    for other in [
      Self.marked([moved], path: "/app/Other.swift", by: baseline),
      Self.marked([moved], layout: "Columns", by: baseline),
    ] {
      #expect(other.layouts[0].audit.findings.map(\.isAccepted) == [false])
    }
  }

  @Test("an accepted finding is unchanged in SARIF, skipped in JUnit, and no annotation")
  func acceptedInFormats() throws {
    var old = Self.finding(.overlap)
    old.isAccepted = true
    var new = Self.finding(.outside)
    new.isAccepted = false
    let run = Self.run([old, new])
    let states = try Self.sarif(run)["results"]?.array?.map { $0["baselineState"]?.string }
    #expect(states == ["unchanged", "new"])
    let junit = AuditFormat.Document.junit.text(of: run)
    let count = AuditRule.all.count
    #expect(junit.contains(#"tests="\#(count)" failures="1" errors="0" skipped="1""#))
    #expect(junit.contains(#"<skipped message="accepted by the baseline: items 0 and 1 share"#))
    #expect(AuditFormat.Document.github.text(of: run).split(separator: "\n").count == 1)
    #expect(run.exitStatus == 1)
    #expect(Self.run([old]).exitStatus == 0)
    // Whatever a run with a baseline writes is the next baseline.
    let baseline = try Self.baseline(AuditFormat.Document.sarif.text(of: run))
    let report = Self.marked([old, new], by: baseline)
    #expect(report.layouts[0].audit.findings.map(\.isAccepted) == [true, true])
  }

  @Test(
    "a baseline that cannot be read is an error with the command that writes one",
    arguments: [
      (
        "none.sarif", "cannot read 'none.sarif': no such file or directory",
        "layoutlab audit --format sarif Rows.swift 'a b.py' > none.sarif"
      ),
      (
        "x.json", "cannot use 'x.json': it is not a SARIF file of layoutlab audit",
        "layoutlab audit --format sarif Rows.swift 'a b.py' > audit.sarif"
      ),
      (
        "other.sarif", "cannot use 'other.sarif': it is not a SARIF file of layoutlab audit",
        "layoutlab audit --format sarif Rows.swift 'a b.py' > audit.sarif"
      ),
    ])
  func unreadable(path: String, message: String, remedy: String) {
    let files = MemoryFiles([
      "x.json": "[]",
      "other.sarif": #"{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"x"}},"results":[]}]}"#,
    ])
    let error = #expect(throws: LabError.self) {
      try AuditBaseline(at: path, files: ["Rows.swift", "a b.py"], in: files.world())
    }
    #expect(error?.message == message)
    #expect(error?.remedy == remedy)
  }

  // MARK: Exit statuses

  @Test("the status is 1 for findings that fail, 2 for a file that cannot be loaded")
  func status() {
    #expect(Self.run([]).exitStatus == 0)
    #expect(Self.run([Self.finding(.growth)]).exitStatus == 0)
    #expect(Self.run([Self.finding(.growth)], failing: .warning).exitStatus == 1)
    #expect(Self.run([Self.finding(.overlap)], failing: .warning).exitStatus == 1)
    var run = Self.run([Self.finding(.overlap)])
    #expect(run.exitStatus == 1)
    run.add(.failure(LabError(.load("it has no layout"))), at: "x.py")
    #expect(run.exitStatus == 2)
    #expect(
      AuditFormat.Document.github.text(of: run).split(separator: "\n").last
        == "::error file=x.py,line=1,col=1,title=LL0701%3A not audited::it has no layout")
    #expect(
      AuditFormat.Document.junit.text(of: run).contains(
        #"  <testcase name="load" classname="x.py" file="x.py" line="1">"#
          + #"<error message="it has no layout">it has no layout</error></testcase>"#))
    run.add(.failure(LabError(.interrupted)), at: "y.py")
    #expect(run.exitStatus == 130)
  }

  @Test("the compiler's first error in the file is the place of an error")
  func compilerError() {
    let diagnostic = CompilerDiagnostic(
      path: "/app/Layouts/Rows.swift", line: 3, column: 9, message: "no", id: "no")
    let failure = CompilerFailure(
      file: "Rows.swift", paths: ["/app/Layouts/Rows.swift"], diagnostics: [diagnostic], output: "")
    var run = AuditRun(version: "1", folder: "/app", failing: .error)
    run.add(.failure(LabError(.compiler(failure))), at: "Layouts/Rows.swift")
    #expect(
      AuditFormat.Document.github.text(of: run).hasPrefix(
        "::error file=Layouts/Rows.swift,line=3,col=9,title=LL0701%3A not audited::"))
  }
}
