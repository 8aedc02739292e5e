@testable import LabAudit
import LabLanguage
import layoutlab
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession
import Strategies

@Suite("audit finds what a layout owes")
struct AuditTests {
  /// A strategy with one mistake, what is found of it, and the line that shows it.
  struct Case: Sendable, CustomTestStringConvertible {
    var strategy: AnyStrategy
    var finding: String
    var line: String
    var testDescription: String { finding }

    init<Mistake: Flaw>(_ mistake: Mistake.Type, _ finding: String, _ line: String) {
      strategy = AnyStrategy(Broken<Mistake>.self)
      self.finding = finding
      self.line = line
    }
  }

  static let cases: [Case] = [
    Case(
      MissesItemThree.self,
      "error missed-in-rect: a query of 0 300 1 1 misses item 3: it finds 0 of 1",
      "items 4; query 0 300 1 1"),
    Case(
      ReturnsEverything.self,
      "warning extra-in-rect: a query of 781 0 1 1 returns 1 item and hits 0",
      "items 1; query 781 0 1 1"),
    Case(
      LooksAtEverything.self,
      "warning extra-in-rect: a query of 0 0 1 1 visits 1,000 of 1,000 items"
        + " and hits 1: 1000 times as many",
      "items 1000; query 0 0 1 1"),
    Case(
      LooksAtAQuarter.self,
      "warning growth: a screen in the middle visits 250 items of 1,000, and"
        + " 1,000 of 4,000; it hits 10",
      "items 4000; query 0 197573 390 844"),
    Case(
      NeverTwiceTheSame.self,
      "error prepare-not-idempotent: solved twice, item 0 is at 0 0 390 90, then"
        + " at 0 0 389 90",
      "items 1; audit --here"),
    Case(
      GrowsEachTime.self,
      "error prepare-not-idempotent: solved twice, there are 3 items, then 4",
      "items 3; audit --here"),
    Case(
      ShiftsItemTwo.self,
      "error disagrees-with-item: a query has item 2 at 0 175 390 120; on its"
        + " own, it is at 0 170 390 120",
      "items 3; audit --here"),
    Case(
      HandsOutTwice.self,
      "error disagrees-with-item: a query of everything returns item 1 twice",
      "items 2; audit --here"),
    Case(
      ResizesNothing.self,
      "error stale-after-change: after resize 0 40x137 item 0 is at 0 0 390 90,"
        + " solved again at 0 0 390 137",
      "items 1; resize 0 40x137"),
    Case(
      ContentTooShort.self,
      "error content-size: the items' content is 60 pt along the scroll axis, item 0 ends at 90:"
        + " 30 pt further",
      "items 1; frames"),
    Case(
      ContentGrowsWithTheSquare.self,
      "error content-size: the items' content is 3376 pt along the scroll axis, the last of 2"
        + " items ends at 160: 3216 pt are empty",
      "items 2; frames"),
    Case(
      PutsFourOnThree.self,
      "error overlap: items 3 and 4 share 390 × 75 pt",
      "items 5; frames"),
    Case(
      PutsTwoOutside.self,
      "error outside: item 2 reaches from 20 to 410; the content is 390 pt wide",
      "items 3; frames"),
    Case(
      UsesTwoOfThree.self,
      "warning empty-column: 2 of 3 columns of 130 pt are used", "items 6; frames"),
    Case(
      WarnsOfWidth.self,
      "warning does-not-fit: an item is 400 pt wide, a line has 390",
      "items 0; audit --here"),
    Case(
      NoNumber.self,
      "error bad-number: item 1 has the frame 0 100 nan 60: it has no right edge",
      "items 2; frames"),
    Case(
      NeedsAnItem.self,
      "error error-on: 0 items cannot be placed, 12 can: there must be an item",
      "items 0; frames"),
    Case(
      EndsWithoutItems.self,
      "error crash-on: stair.py was ended by signal 6", "items 0; frames"),
    Case(
      SaysNothing.self,
      "error error-on: the layout is rejected without a reason",
      "width 50; items 0; frames"),
  ]

  /// The reply to `source` in a lab of these strategies.
  private static func reply(
    _ source: String, _ strategies: [AnyStrategy], page: Page = Page(), stop: StopSignal = .never
  ) throws -> (lines: [String], reply: Reply) {
    var lab = try Session(strategies: strategies, modules: SessionModule.all)
    let world = MemoryFiles().world(page: page, stop: stop)
    var last = Reply.silent
    for command in try Statement.split(source) { last = try lab.run(command, in: world) }
    return (last.report.lines(on: world.page).map(\.text), last)
  }

  @Test("one mistake breaks one rule, reported for the smallest case", arguments: cases)
  func mistakes(of broken: Case) throws {
    let (lines, reply) = try Self.reply("audit", [broken.strategy])
    #expect(lines.prefix(2) == [broken.finding, "  see it: \(broken.line)"])
    #expect(lines.count { $0.hasPrefix("  see it: ") } == 1)
    let isError = broken.finding.hasPrefix("error")
    #expect(
      lines.last
        == "\(isError ? "1 error, 0 warnings" : "0 errors, 1 warning"); 86 settings tried, seed 1")
    #expect(reply.failure?.error.message == (isError ? "the audit found 1 error" : nil))
    #expect(reply.failure?.error.exitStatus == (isError ? 1 : nil))
  }

  @Test("every rule is broken by a case here, and says what it checks and why")
  func everyRule() {
    for rule in AuditRule.all {
      let isBroken = Self.cases.contains { $0.finding.contains(" \(rule.id): ") }
      // Those are broken in `OwnAuditTests`, in `WaitingLayoutTests`, and those of SwiftUI's layouts
      // in `SwiftUIAuditTests`.
      let others: [AuditRule] = [.blankRow, .tooWide, .noAnswer, .waitsForSettings]
      let isElsewhere = rule.isOwn || others.map(\.id).contains(rule.id)
      #expect(isBroken != isElsewhere, "\(rule.id)")
      #expect(!rule.checks.isEmpty && !rule.checks.hasSuffix("."), "\(rule.id)")
      #expect(!rule.matters.isEmpty && !rule.matters.hasSuffix("."), "\(rule.id)")
    }
    #expect(Set(AuditRule.all.map(\.id)).count == AuditRule.all.count)
  }

  @Test("a line that is typed shows its finding", arguments: cases)
  func typed(_ broken: Case) throws {
    var lab = try Session(strategies: [broken.strategy], modules: SessionModule.all)
    let world = MemoryFiles().world()
    do throws(LabError) {
      for command in try Statement.split(broken.line) { _ = try lab.run(command, in: world) }
    } catch {
      // A section that cannot be placed has its own error at once.
      #expect(broken.finding.contains(error.message) || error.message.isEmpty)
      return
    }
    guard !broken.line.contains("resize") else { return }
    let audit = try lab.run(try Statement.split("audit --here")[0], in: world)
    let report = try #require(audit.report as? AuditReport)
    #expect(
      report.findings.contains { broken.finding.contains(" \($0.rule.id): ") },
      "\(report.findings.map(\.message))")
  }

  @Test("the line of a finding shows what it says", arguments: cases)
  func lines(of broken: Case) throws {
    guard broken.line.contains("query") else { return }
    let (_, reply) = try Self.reply(broken.line, [broken.strategy])
    let query = try #require(reply.report as? QueryReport)
    if broken.finding.contains("missed-in-rect") { #expect(query.elements.isEmpty) }
    if broken.finding.contains("returns 1 item") { #expect(query.elements.count == 1) }
    if broken.finding.contains("visits 1,000") { #expect(query.cost.itemsCompared == 1_000) }
  }

  @Test("a content without a number is found, though no lab can show it")
  func contentIsNoNumber() throws {
    let state = SessionState(strategy: AnyStrategy(Broken<ContentIsNoNumber>.self), templates: [:])
    let audit = try LayoutAudit(of: state.request, section: 0, seed: 1, stop: .never)
    #expect(audit.findings.map(\.rule.id) == ["bad-number"])
    #expect(audit.findings.map(\.violation.message) == ["the solved size is nan pt"])
    #expect(audit.findings.map(\.lines.first) == ["items 0; frames"])
  }

  @Test("what is refused with a reason is told, and is no finding")
  func refusals() throws {
    let (lines, reply) = try Self.reply("audit --seed 9", [AnyStrategy(Broken<NeedsWidth>.self)])
    #expect(
      lines == [
        "no findings; 86 settings tried, seed 9", "rejected with an error:",
        "  width 50: not enough space for items: a margin = 100 ≥ 50 pt",
        "  width 1: not enough space for items: a margin = 100 ≥ 1 pt",
      ])
    #expect(reply.failure == nil)
  }

  @Test("findings are JSON with rule, severity, message, rect and elements")
  func json() throws {
    let (_, reply) = try Self.reply("audit", [AnyStrategy(Broken<MissesItemThree>.self)])
    #expect(
      JSON.object(reply.report.members).text
        == #"{"findings":[{"rule":"missed-in-rect","severity":"error","#
        + #""message":"a query of 0 300 1 1 misses item 3: it finds 0 of 1","#
        + #""why":"a missed cell is not on the screen: there is a gap until the user scrolls on","#
        + #""line":"items 4; query 0 300 1 1","rect":[0,300,1,1],"#
        + #""elements":[{"kind":"item","section":0,"item":3,"frame":[0,300,390,75]}]}],"#
        + #""undecided":[],"refused":[],"settings":86,"skipped":0,"seed":1}"#)
  }

  @Test("a person who looks on sees the smallest case")
  func picture() throws {
    let page = Page(columns: 60, rows: 30, isInteractive: true)
    let broken = [AnyStrategy(Broken<PutsFourOnThree>.self)]
    let plain = try Self.reply("audit", broken).lines
    let lines = try Self.reply("audit", broken, page: page).lines
    #expect(lines.count > plain.count + 5)
    #expect(lines.prefix(3) == plain.prefix(3))
  }

  @Test("nothing that is set changes, and the same seed finds the same")
  func pure() throws {
    var bench = try Bench()
    _ = try bench.replies("use flow; items 7; width 320; scroll to 40")
    let before = bench.whole()
    let first = bench.answer("audit --seed 3")
    #expect(bench.answer("audit --seed 3") == first)
    #expect(bench.whole() == before)
    #expect(first.first?.hasPrefix("no findings; ") == true)
  }

  @Test("of several sections one is looked at")
  func sections() throws {
    var bench = try Bench()
    #expect(
      bench.answer("items 3 3; audit").first
        == "error LL0115: there are several sections: name one, as in section 0 audit")
    let settings = "section 1 use grid columns=2; section 1 spacing 3; section 1 audit"
    #expect(bench.answer(settings).first?.hasPrefix("no findings") == true)
  }

  @Test("it stops when somebody asks it to")
  func stopped() throws {
    var bench = try Bench()
    bench.world.stop = StopSignal { true }
    #expect(bench.answer("audit").first == "error LL0901: interrupted")
  }

  @Test("what the layout warns of by itself is a warning")
  func doesNotFit() throws {
    var bench = try Bench()
    let lines = bench.answer("use flow; sizes 400x40; audit")
    #expect(
      lines.first?.hasPrefix(
        "warning does-not-fit: item 0: width 400 > 390, 10 pt too wide; its frame is 0 0 400 40; "
          + "an item is 400 pt wide, a line has 390; ") == true)
    #expect(lines[1] == "  see it: items 1; audit --here")
  }

  @Test(
    "templates may overlap in custom groups, scroll across and state long groups",
    arguments: [
      "custom 1w 100 { frame 0 0 50 50; frame 20 20 50 50 }",
      "orthogonal paging; group horizontal 0.9w 100 { item 0.5w 1h }",
      "group vertical 1w 3000 { item 1w 40 }", "group vertical 1w 3h { item 1w 40 repeat 2 }",
    ])
  func templates(text: String) throws {
    var bench = try Bench()
    let lines = bench.answer("template t { \(text) }; use compositional template=t; audit")
    #expect(lines.first?.hasPrefix("no findings; ") == true, "\(lines)")
  }

  @Test(
    "our own strategies have no findings", arguments: Registry.strategies.map(\.definition.name))
  func ownStrategies(name: String) throws {
    var seed = 0
    for axis in Axis.allCases {
      for order in ["on", "off"] {
        seed += 1
        var bench = try Bench()
        let settings = "use \(name); direction \(axis.rawValue); rtl \(order)"
        let lines = bench.answer("\(settings); audit --seed \(seed)")
        #expect(lines.first?.hasPrefix("no findings; ") == true, "\(settings): \(lines)")
      }
    }
  }

  @Test(
    "a negative spacing is no finding, even one larger than the screen",
    arguments: Registry.strategies.map(\.definition.name))
  func negativeSpacings(name: String) throws {
    for axis in Axis.allCases {
      for spacing in [-1, -60, -850, -1_000, -10_000] {
        var bench = try Bench()
        let settings = "use \(name); direction \(axis.rawValue); spacing \(spacing)"
        // Most strategies reject it.
        guard (try? bench.replies(settings)) != nil else { continue }
        let line = bench.answer("audit --here").last
        #expect(line == "no findings; 1 setting tried, seed 1", "\(settings)")
      }
    }
  }
}
