@testable import LabAudit
@testable import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import SwiftImport
import Testing

/// `audit FILE`, of files with one error each, and of files with none.
@Suite("Audit of files", .serialized)
struct FileAuditTests {
  /// A file of `Tests/ForeignLayouts/Faulty`, the finding that an audit reports, and the line that shows it.
  static let errors: [(name: String, finding: String, line: String)] = [
    (
      "EmptySectionLayout",
      "error crash-on: EmptySectionLayout.swift was ended by signal 4 (trap) before it answered;"
        + " at EmptySectionLayout.swift:31:37: Unexpectedly found nil while unwrapping an Optional"
        + " value", "items 3 0 3; frames"
    ),
    (
      "EndlessItemLayout", "error bad-number: the content is 390 × inf pt", "items 1; frames"
    ),
    (
      "EverythingLayout",
      "warning extra-in-rect: returns all 1,000 items for any rect: 67 times as many as a screen"
        + " hits", "items 1000; query 0 0 390 844"
    ),
    (
      "FilledOnceLayout",
      "error stale-after-change: after the width changes from 390 to 320 item 0 is at 0 0 390 50;"
        + " laid out again, at 0 0 320 50", "items 1; audit --here"
    ),
    ("FixedStepLayout", "error overlap: item 0 and item 1 share 390 × 30 pt", "items 2; frames"),
    (
      "GrowingCacheLayout",
      "error prepare-not-idempotent: prepared once, the layout returns 1 element for 1 item;"
        + " prepared twice, 2", "items 1; audit --here"
    ),
    (
      "LastItemLayout",
      "error crash-on: LastItemLayout.swift was ended by signal 4 (trap) before it answered; at"
        + " LastItemLayout.swift:23:74: Index out of range", "items 0; frames"
    ),
    (
      "LastLineLayout",
      "error content-size: the content is 0 pt along the scroll axis, but item 0 ends at 50: 50 pt further",
      "items 1; frames"
    ),
    (
      "NoItemAnswerLayout",
      "error disagrees-with-item: a query returns item 0 at 0 0 390 50, layoutAttributesForItem(at:)"
        + " returns nothing", "items 1; audit --here"
    ),
    (
      "NotAskedAgainLayout",
      "error stale-after-change: after the width changes from 390 to 320 item 0 is at 0 0 390 50;"
        + " laid out again, at 0 0 320 50", "items 1; audit --here"
    ),
    (
      "OddAndEvenLayout",
      "error outside: item 1 reaches from 390 to 780; the content is 390 pt wide",
      "items 2; set numberOfColumns 1; frames"
    ),
    (
      "OtherFrameLayout",
      "error disagrees-with-item: a query returns item 1 at 0 60 390 50, layoutAttributesForItem(at:)"
        + " returns item 1 at 0 50 390 50", "items 2; audit --here"
    ),
    ("RandomHeightsLayout", "error prepare-not-idempotent: ", "items 1; audit --here"),
    (
      "SearchedPrepareLayout",
      "warning growth: a new layout reads 2,001,151 frames with 2,000 items and 125,401"
        + " with 500: faster than linear", "items 2000; audit --here"
    ),
    (
      "ShiftedLayout",
      "error outside: item 0 reaches from 20 to 400; the content is 390 pt wide", "items 1; frames"
    ),
    (
      "SquarePagesLayout",
      "error content-size: the content is 2340 pt along the scroll axis, but the last of 9"
        + " items ends at 1170: 1170 pt are empty", "items 9; frames"
    ),
    (
      "TooWideFlowLayout",
      "warning does-not-fit: the item width must be less than the width of the collection view minus"
        + " its section insets: 414 > 390 - 0", "items 1; audit --here"
    ),
    (
      "TwoColumnsLayout",
      "error crash-on: TwoColumnsLayout.swift was ended by signal 4 (trap) before it answered;"
        + " at TwoColumnsLayout.swift:24:40: Index out of range",
      "set numberOfColumns 1; items 0; frames"
    ),
    (
      "TwoOfThreeLayout", "warning empty-column: 2 of 3 columns of 130 pt are used",
      "items 6; frames"
    ),
    (
      "WhollyInsideLayout",
      "error missed-in-rect: a query of 0 0 1 1 misses item 0: it finds 0 of 1",
      "items 1; query 0 0 1 1"
    ),
  ]

  private func report(
    _ path: String, in files: LoadedFiles = LoadedFiles()
  ) throws -> (report: FileAuditReport, reply: Reply) {
    let world = files.world()
    let report = try LoadedFiles.lab().audit(path, seed: 1, in: world, drawing: false)
    return (report, report.reply)
  }

  @Test("every file is listed here")
  func everyFile() {
    #expect(Self.errors.map(\.name) == LoadedFiles.names(in: "Faulty"))
  }

  @Test("the error of a file is found, at its smallest case", arguments: errors)
  func error(name: String, finding: String, line: String) throws {
    let path = "Faulty/\(name).swift"
    let files = LoadedFiles()
    let (report, reply) = try report(path, in: files)
    let findings = report.layouts.flatMap(\.audit.findings)
    let first = try #require(findings.first)
    let text = "\(first.severity.rawValue) \(first.rule.id): \(first.message)"
    #expect(text.hasPrefix(finding), "\(text)")
    #expect(first.line == "load \(path); \(line)")
    // Most of them look at every item for one screen; the audit reports that, too.
    let others: Set = ["growth", "empty-column"]
    #expect(
      others.isSuperset(of: findings.dropFirst().map(\.rule.id)), "\(findings.map(\.message))")
    let isError = finding.hasPrefix("error")
    #expect(reply.failure?.error.message == (isError ? "the audit found 1 error" : nil))
    for finding in findings { try type(finding, in: files) }
  }

  @Test(
    "growth points to the method whose work grows",
    arguments: [
      ("SearchedPrepareLayout", "prepare()"),
      ("WhollyInsideLayout", "layoutAttributesForElements(in:)"),
    ])
  func responsible(name: String, method: String) throws {
    let findings = try report("Faulty/\(name).swift").report.layouts.flatMap(\.audit.findings)
    let growth = try #require(findings.first { $0.rule.id == "growth" })
    #expect(growth.methods.first == method && Set(growth.methods).count == 2)
  }

  /// Types the line of `finding` at a new prompt: it must end as in the finding, or lead to where
  /// an audit of the setting reports the same.
  private func type(_ finding: AuditReport.Finding, in files: LoadedFiles) throws {
    var lab = try LoadedFiles.lab()
    let world = files.world()
    do throws(LabError) {
      for command in try Statement.split("\(finding.line); audit --here") {
        let reply = try lab.run(command, in: world)
        guard let audit = reply.report as? AuditReport else { continue }
        #expect(
          audit.findings.contains {
            $0.rule.id == finding.rule.id && $0.severity == finding.severity
          },
          "\(finding.line): \(audit.findings.map(\.message))")
        return
      }
    } catch {
      // A layout that cannot place its items cannot be loaded: the error gives the reason at once.
      #expect(
        error.message.contains(finding.message), "\(finding.line): \(error.message)")
    }
  }

  @Test(
    "audits of one file give the same report",
    arguments: [("TwoOfThreeLayout", 3), ("SearchedPrepareLayout", 1)])
  func repeated(name: String, times: Int) throws {
    let files = LoadedFiles()
    let path = "Faulty/\(name).swift"
    let first = JSON.object(try report(path, in: files).report.members).text
    for _ in 0..<times {
      #expect(JSON.object(try report(path, in: files).report.members).text == first)
    }
  }

  @Test(
    "a sound file has no findings, whatever is meant to overlap, to shrink, to scroll across",
    arguments: LoadedFiles.names(in: "Sound"))
  func sound(name: String) throws {
    let (report, reply) = try report("Sound/\(name).swift")
    #expect(report.layouts.map(\.name) == [name])
    #expect(report.layouts.flatMap(\.audit.findings).map(\.message) == [])
    let reason =
      "the layout stores 2,000 values in frames; how many of them it reads cannot be counted"
    // These place every section; the others look only at the first one.
    let isForSections = ["SoundCarouselLayout", "SoundFlowLayout", "SoundGuessedFlowLayout"]
      .contains(name)
    #expect(
      report.layouts.flatMap(\.audit.undecided).map(\.sentence)
        == (isForSections ? [] : ["of several sections, it places only the first"])
        + (name == "SoundPlainCacheLayout" ? [reason] : []))
    #expect(reply.failure == nil)
  }

  @Test("attributes of another item are a finding, and place nothing")
  func otherItem() throws {
    let project = try ProjectFolder()
    try project.write(
      "FirstSection.swift",
      """
      import UIKit
      final class FirstSection: UICollectionViewLayout {
        private var cache: [UICollectionViewLayoutAttributes] = []
        override func prepare() {
          cache = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(
              forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 300, height: 50)
            return attributes
          }
        }
        override var collectionViewContentSize: CGSize {
          CGSize(width: 300, height: CGFloat(cache.count) * 50)
        }
        override func layoutAttributesForElements(in rect: CGRect)
          -> [UICollectionViewLayoutAttributes]?
        { cache.filter { $0.frame.intersects(rect) } }
        override func layoutAttributesForItem(at indexPath: IndexPath)
          -> UICollectionViewLayoutAttributes?
        { cache[indexPath.item] }
      }

      """)
    let strategy = try #require(try project.load("FirstSection.swift").strategies.first)
    let section = Section(
      strategy: strategy, count: 2, sizes: .uniform(Size(width: 60, height: 30)))
    let request = LayoutRequest(
      container: Size(width: 300, height: 400), sections: [section, section])
    let question = SelfAudit.Question(request, aspects: [.answers], seed: 1)
    let findings = try #require(try strategy.audit(question)).findings
    #expect(
      findings.map { "\($0.rule): \($0.message)" } == [
        "disagrees-with-item: layoutAttributesForItem(at:) returns item 0.0 for item 1.0",
        "missed-in-rect: there are no attributes for item 1.0, in any query or on its own",
      ])
    let layout = try CollectionLayout(request)
    #expect(layout.frame(of: ElementID(.item, section: 0, index: 1)) != nil)
    #expect(layout.frame(of: ElementID(.item, section: 1, index: 0)) == nil)
  }

  @Test("it is stopped as anything else")
  func stopped() throws {
    let files = LoadedFiles()
    let world = files.world(stop: StopSignal { true })
    #expect(throws: (any Error).self) {
      try LoadedFiles.lab().audit("Sound/SoundListLayout.swift", seed: 1, in: world, drawing: false)
    }
  }
}
