import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Synchronization
import Testing

@testable import LabAudit
@testable import LabSession
@testable import layoutlab

/// Rules that only a layout's own program can check: the lab asks it at each setting.
@Suite("audit asks the program of a layout")
struct OwnAuditTests {
  /// Rows whose program answers `audit`.
  private static func strategy(_ audit: @escaping AnyStrategy.Audit) -> AnyStrategy {
    AnyStrategy(
      definition: AnyStrategyDefinition(name: "own", summary: "rows that check themselves"),
      origin: ObjectIdentifier(Self.self), audit: audit
    ) { request, _ throws(LayoutError) in
      Stored(
        frames: (0..<request.count).map {
          Rect(x: 0, y: Double($0) * 10, width: request.crossSize, height: 10)
        })
    }
  }

  /// All items of a collection one below the other; its program answers `audit`.
  private static func collection(
    _ parameters: [ParameterDefinition] = [], _ audit: @escaping AnyStrategy.Audit
  ) -> AnyStrategy {
    AnyStrategy(
      definition: AnyStrategyDefinition(
        name: "own", summary: "rows that check themselves", parameters: parameters),
      origin: ObjectIdentifier(Self.self), audit: audit,
      placeCollection: { request, _ throws(LayoutError) in
        let counts = request.layout.sections.map(\.count)
        let frames = (0..<counts.reduce(0, +)).map {
          Rect(x: 0, y: Double($0) * 10, width: 90, height: 10)
        }
        return CollectionContents(
          counts: counts, frames: frames,
          contentSize: Size(width: 90, height: Double(frames.count) * 10))
      })
  }

  /// The lines of `source` in a lab of `strategy`, without those about rules that are not decided.
  private static func lines(_ source: String, _ strategy: AnyStrategy) throws -> [String] {
    try allLines(source, strategy).filter { !$0.hasPrefix("not decided") }
  }

  private static func allLines(_ source: String, _ strategy: AnyStrategy) throws -> [String] {
    var lab = try Session(strategies: [strategy], modules: SessionModule.all)
    let world = MemoryFiles().world()
    var last = Reply.silent
    for command in try Statement.split(source) { last = try lab.run(command, in: world) }
    return last.report.lines(on: world.page).map(\.text)
  }

  @Test("a finding is reported for the fewest items, and its line shows it")
  func findings() throws {
    for rule in AuditRule.all where rule.isOwn {
      let strategy = Self.strategy { question, _ throws(LayoutError) in
        guard question.layout.sections[0].count > 2 else { return SelfAudit([]) }
        return SelfAudit([
          SelfAudit.Finding(
            rule: rule.id, message: "item 2 is wrong",
            items: [ElementID(.item, section: 0, index: 2)])
        ])
      }
      let first = "\(rule.severity.rawValue) \(rule.id): item 2 is wrong"
      let lines = try Self.lines("audit", strategy)
      #expect(lines.prefix(2) == [first, "  see it: items 3; audit --here"])
      #expect(lines.count { $0.hasPrefix("  see it: ") } == 1)
      #expect(try Self.lines("items 3; audit --here", strategy).first == first)
    }
  }

  @Test("a program that ends is reported once")
  func ends() throws {
    let strategy = Self.strategy { question, _ throws(LayoutError) in
      guard question.layout.sections[0].count == 0 else {
        throw .ended(reason: "own.swift was ended by signal 4")
      }
      return SelfAudit([])
    }
    let lines = try Self.lines("audit", strategy)
    #expect(
      lines.prefix(2) == [
        "error size-for-proposal: asked with nil, zero and infinity, own.swift was ended by signal 4",
        "  see it: items 1; audit --here",
      ])
    #expect(lines.count { $0.hasPrefix("  see it: ") } == 1)
  }

  @Test("the elements of a finding are those of its sections")
  func elementsOfSections() throws {
    let id = ElementID(.item, section: 2, index: 1)
    let request = SessionState(
      strategy: Self.severalSections("overlap", [id]), templates: [:]
    ).request
    let audit = try LayoutAudit(of: request, section: 0, after: ["load"], seed: 1, stop: .never)
    #expect(audit.findings.map(\.violation.items) == [[id]])
  }

  @Test("the rules that a program did not check because it ended are not decided, on one line")
  func undecided() throws {
    let strategy = Self.strategy { _, _ throws(LayoutError) in
      throw .ended(reason: "own.swift was ended by signal 4")
    }
    let others = AuditRule.all.filter { $0.isOwn && $0.id != AuditRule.sizeForProposal.id }
    let line =
      "not decided \(others.map(\.id).joined(separator: ", ")): the layout crashed before this was"
      + " checked"
    for command in ["audit", "audit --here"] {
      let lines = try Self.allLines(command, strategy)
      #expect(lines.filter { $0.contains(AuditRule.ignoresOrigin.id) } == [line])
    }
  }

  @Test("a crash is no rejection")
  func crashes() throws {
    let strategy = AnyStrategy(
      definition: AnyStrategyDefinition(name: "own", summary: "rows for one width"),
      origin: ObjectIdentifier(Self.self)
    ) { request, _ throws(LayoutError) in
      guard request.crossSize == 390 else { throw .ended(reason: "ended by signal 4") }
      return Stored(
        frames: (0..<request.count).map {
          Rect(x: 0, y: Double($0) * 10, width: request.crossSize, height: 10)
        })
    }
    let lines = try Self.lines("audit", strategy)
    #expect(lines.first == "error crash-on: ended by signal 4")
    #expect(lines.last?.hasPrefix("1 error, 0 warnings; ") == true, "\(lines)")
  }

  @Test("where a layout crashed is looked up for the first crash and for the reported case alone")
  func trials() throws {
    let reports = Mutex(0)
    let strategy = AnyStrategy(
      definition: AnyStrategyDefinition(name: "own", summary: "a layout of one view"),
      origin: ObjectIdentifier(Self.self)
    ) { request, _ throws(LayoutError) in
      if request.count == 1 { return Stored(frames: [Rect(x: 0, y: 0, width: 10, height: 10)]) }
      guard !request.isTrial else { throw .ended(reason: "ended by signal 4") }
      reports.withLock { $0 += 1 }
      throw .ended(reason: "ended by signal 4; at Own.swift:3")
    }
    let request = SessionState(strategy: strategy, templates: [:]).request
    let audit = try LayoutAudit(of: request, section: 0, seed: 1, stop: .never)
    #expect(audit.findings.map(\.violation.message) == ["ended by signal 4; at Own.swift:3"])
    #expect(reports.withLock { $0 } == 2)
  }

  @Test("the line of a finding sets only what the finding needs", arguments: 1...12)
  func onlyWhatIsNeeded(seed: Int) throws {
    let radius = ParameterDefinition(
      name: "radius", summary: "", kind: .points(0...999), standard: .points(120))
    let strategy = Self.collection([radius]) { question, values throws(LayoutError) in
      let isBroken =
        question.layout.container != Size(width: 390, height: 844)
        && values["radius"] != .points(120)
      return SelfAudit(isBroken ? [SelfAudit.Finding(rule: "overlap", message: "broken")] : [])
    }
    let lines = try Self.lines("audit --seed \(seed)", strategy)
    for line in lines where line.hasPrefix("  see it: ") { #expect(!line.contains("sizes")) }
  }

  @Test("an audit that stops after crashes reports how many settings it did not try")
  func skipped() throws {
    let strategy = Self.collection { _, _ throws(LayoutError) in
      throw .ended(reason: "ended by signal 4")
    }
    let request = SessionState(strategy: strategy, templates: [:]).request
    let audit = try LayoutAudit(of: request, section: 0, seed: 1, stop: .never)
    var plan = OutsidePlan(request, seed: 1)
    let all = plan.steps().count
    let skipped = try #require(audit.skipped)
    #expect(audit.settingCount < all && audit.settingCount + skipped.count == all)
    #expect(
      try Self.lines("audit", strategy).suffix(2) == [
        "1 error, 0 warnings; \(audit.settingCount) settings tried, seed 1",
        "after several crashes, \(skipped.count) of \(all) settings were not tried",
      ])
  }

  @Test("an audit that ends after crashes names them, whatever else was found")
  func crashesAfterSilence() throws {
    let count = Mutex(0)
    let strategy = Self.collection { _, _ throws(LayoutError) in
      let question = count.withLock {
        $0 += 1
        return $0
      }
      throw question == 1
        ? .unanswered(reason: "own gave no answer") : .ended(reason: "ended by signal 4")
    }
    let request = SessionState(strategy: strategy, templates: [:]).request
    let audit = try LayoutAudit(of: request, section: 0, seed: 1, stop: .never)
    #expect(audit.findings.contains { $0.rule.id == "no-answer" })
    #expect(audit.skipped?.reason == .crashes)
  }

  @Test("a question without an answer is reported once as that, and two of them end the audit")
  func unanswered() throws {
    let count = Mutex(0)
    let strategy = Self.collection { question, _ throws(LayoutError) in
      count.withLock { $0 += 1 }
      if question.layout.sections.count > 1 { throw .unanswered(reason: "own gave no answer") }
      return SelfAudit([])
    }
    let request = SessionState(strategy: strategy, templates: [:]).request
    let audit = try LayoutAudit(of: request, section: 0, seed: 1, stop: .never)
    #expect(audit.findings.map(\.rule.id) == ["no-answer"])
    // Nothing is tried to make it smaller.
    #expect(count.withLock { $0 } == audit.settingCount)
    let lines = try Self.lines("audit", strategy)
    #expect(lines.first == "error no-answer: own gave no answer")
    #expect(lines.last?.hasPrefix("after questions without an answer, ") == true)
  }

  @Test("a layout without an answer where there are no items is tried at all other settings")
  func unansweredWithoutItems() throws {
    let unanswered = Mutex(0)
    let strategy = Self.collection { question, _ throws(LayoutError) in
      guard question.layout.sections.contains(where: { $0.count > 0 }) else {
        unanswered.withLock { $0 += 1 }
        throw .unanswered(reason: "own gave no answer")
      }
      return question.layout.sections.count == 1
        ? SelfAudit([SelfAudit.Finding(rule: "stale-after-change", message: "wrong")])
        : SelfAudit([])
    }
    let request = SessionState(strategy: strategy, templates: [:]).request
    let audit = try LayoutAudit(of: request, section: 0, seed: 1, stop: .never)
    #expect(Set(audit.findings.map(\.rule.id)) == ["no-answer", "stale-after-change"])
    #expect(audit.skipped == nil)
    // With all aspects, and with those of a setting without changes.
    #expect(unanswered.withLock { $0 } == 2)
  }

  /// A strategy of rows whose program finds `rule` in collections of several sections, for `items`.
  private static func severalSections(_ rule: String, _ items: [ElementID]) -> AnyStrategy {
    collection { question, _ throws(LayoutError) in
      let isAsked = question.aspects.contains(.answers)
      guard isAsked, question.layout.sections.map(\.count) == [3, 0, 3] else {
        return SelfAudit([])
      }
      return SelfAudit([
        SelfAudit.Finding(rule: rule, message: "wrong", items: items),
        SelfAudit.Finding(rule: "overlap", message: "on others", items: [items[0]]),
      ])
    }
  }

  @Test("answers are compared for several sections, an empty one included")
  func severalSections() throws {
    let lines = try Self.lines(
      "audit", Self.severalSections("overlap", [ElementID(.item, section: 2, index: 0)]))
    #expect(lines.prefix(2) == ["error overlap: wrong", "  see it: items 3 0 3; frames"])
    #expect(lines.count { $0.hasPrefix("  see it: ") } == 1)
  }

  @Test("a layout that places only the first section has no error for that, but an open question")
  func firstSectionOnly() throws {
    let others = (0..<3).map { ElementID(.item, section: 2, index: $0) }
    let lines = try Self.allLines("audit", Self.severalSections("missed-in-rect", others))
    #expect(
      lines.first
        == "not decided missed-in-rect: of several sections, it places only the first")
    #expect(!lines.contains { $0.hasPrefix("  see it: ") })
    let some = try Self.lines("audit", Self.severalSections("missed-in-rect", [others[0]]))
    #expect(some.first == "error missed-in-rect: wrong")
    #expect(some.contains("error overlap: on others"))
  }

  /// How many questions an audit asks a program that ends if `ends`, and how many settings it tries.
  private static func questionCount(ends: Bool) throws -> (questions: Int, settings: Int) {
    let count = Mutex(0)
    let strategy = Self.strategy { question, _ throws(LayoutError) in
      count.withLock { $0 += 1 }
      guard !ends || question.layout.sections[0].count == 0 else {
        throw .ended(reason: "own.swift was ended by signal 4")
      }
      return SelfAudit([])
    }
    let request = LayoutRequest(
      container: Size(width: 390, height: 844),
      sections: [Section(strategy: strategy, count: 12, sizes: .uniform(Size(width: 9, height: 9)))]
    )
    let audit = try LayoutAudit(of: request, section: 0, seed: 1, stop: .never)
    return (count.withLock { $0 }, audit.settingCount)
  }

  @Test("the program is asked once at a setting, and not at further ones after it ended")
  func questions() throws {
    let sound = try Self.questionCount(ends: false)
    #expect(0 < sound.questions && sound.questions <= sound.settings)
    let ending = try Self.questionCount(ends: true)
    #expect(ending.settings == sound.settings)
    // The smallest case is found at the first setting: five changes reverted, and no items or one.
    #expect(ending.questions <= 8)
  }
}
