import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession

/// `trace`: the calls that a layout receives when something changes.
@Suite("Tracing")
struct TraceTests {
  private final class Origin: Sendable {}

  /// A strategy that records the calls it receives, swipes to multiples of 100, and follows the
  /// offset.
  private static func strategy(orthogonal: OrthogonalSection? = nil) -> AnyStrategy {
    let definition = AnyStrategyDefinition(
      name: "living", summary: "tells its life",
      parameters: [
        ParameterDefinition(name: "n", summary: "", kind: .count(0...9), standard: .count(1))
      ])
    return AnyStrategy(
      definition: definition, origin: ObjectIdentifier(Origin.self),
      placeCollection: { request, values in
        let counts = request.layout.sections.map(\.count)
        var contents = CollectionContents(
          counts: counts,
          frames: (0..<counts.reduce(0, +)).map {
            Rect(x: 0, y: Double($0) * 100, width: 390, height: 100)
          }, contentSize: Size(width: 390, height: Double(counts.reduce(0, +)) * 100))
        contents.orthogonalSections[0] = orthogonal
        guard request.isTraced else { return contents }
        var offset = request.offsets.content ?? .zero
        var calls = [LayoutCall("prepare()", seconds: 0.002)]
        if orthogonal != nil {
          calls.append(
            LayoutCall(
              "across", given: "\(request.change?.offsets.orthogonal ?? [:])",
              answer: "\(request.offsets.orthogonal)", seconds: 0))
        }
        if let change = request.change {
          let before = change.layout.sections.map(\.count)
          calls.append(
            LayoutCall(
              "lived",
              given: "\(before) at \(change.offsets.content?.y ?? 0) with \(change.parameters)",
              answer: "\(counts) with \(values), \(change.updates.count) updates", seconds: 0))
          if change.velocity != nil { offset.y = (offset.y / 100).rounded() * 100 }
        }
        contents.life = InvalidationTrace(
          calls: calls, firstPrepare: request.change == nil ? nil : 0.004, offset: offset)
        return contents
      })
  }

  private func bench() throws -> Bench {
    var bench = try Bench()
    bench.world.load = { _ throws(LabError) in World.Loaded(strategies: [Self.strategy()]) }
    _ = try bench.replies("load living; items 40")
    return bench
  }

  @Test("scrolling tells that preparing again was for nothing, with times beside the answer alone")
  func scrolling() throws {
    var bench = try bench()
    let notes = try bench.notes("trace on; scroll to 300")
    #expect(
      notes == [
        "living: only the bounds moved, 0 → 300",
        "  1. prepare()  2.00 ms",
        "  2. lived  [40] at 0.0 with [\"n\": LayoutCore.ParameterValue.count(1)] → [40] with"
          + " [\"n\": LayoutCore.ParameterValue.count(1)], 0 updates  <0.01 ms",
        "  prepare() ran again although only the bounds moved: 40 items, 2.00 ms, 4.00 ms the"
          + " first time",
      ])
    let json = try bench.json("scroll to 400")
    #expect(json.contains(#""preparedAgain":true"#))
    #expect(json.contains(#""calls":[{"call":"prepare()"},{"call":"lived","given":"[40] at 300.0"#))
    #expect(!json.contains("seconds"))
  }

  @Test("what comes and goes, and which parameters changed, is handed on")
  func changes() throws {
    var bench = try bench()
    let removed = try bench.notes("trace on; remove 3").joined(separator: "\n")
    #expect(removed.contains("living: removed 3"))
    #expect(removed.contains("1 updates"))
    #expect(!removed.contains("although"))
    let set = try bench.notes("set n 4").joined(separator: "\n")
    #expect(set.contains("living: n 1 → 4"))
    #expect(set.contains("count(1)") && set.contains("count(4)"))
    #expect(try bench.notes("set n 4").count == 1)
    #expect(!(try bench.notes("frames 0..1").contains { $0.contains("living") }))
    #expect(!(try bench.notes("trace off; set n 5").contains { $0.contains("living:") }))
  }

  @Test("the layout is told how far sections are scrolled across, before the change and after it")
  func orthogonal() throws {
    let section = OrthogonalSection(
      behavior: .continuous, viewport: 390, contentLength: 900, firstGroup: 0, groupLength: 300,
      pitch: 300, groupCount: 3)
    let strategy = Self.strategy(orthogonal: section)
    var bench = try Bench()
    bench.world.load = { _ throws(LabError) in World.Loaded(strategies: [strategy]) }
    let notes = try bench.notes(
      "load living; items 40; section 0 scroll to 120; trace on; scroll to 300")
    #expect(notes.contains { $0.contains("across  [0: 120.0] → [0: 120.0]") }, "\(notes)")
    let resting = try bench.notes("section 0 scroll to 0; scroll to 400")
    #expect(resting.contains { $0.contains("across  [:] → [:]") }, "\(resting)")
  }

  @Test("turning the screen is told by its bounds")
  func rotation() throws {
    var bench = try bench()
    let notes = try bench.notes("trace on; container 320x480; rotate")
    #expect(notes.contains("living: the bounds 320 x 480 → 480 x 320"))
  }

  @Test("a swipe ends where the layout has it end, and undo takes it back")
  func swipes() throws {
    var bench = try bench()
    let notes = try bench.notes("scroll to 260 swipe 1.5")
    #expect(notes == ["the swipe would have stopped at 260; the layout ends it at 300"])
    #expect(bench.lab.offset == 300)
    #expect(try bench.notes("trace on; scroll to 120 swipe -2").first == ending(at: 120, 100))
    #expect(bench.lab.offset == 100)
    _ = try bench.replies("undo")
    #expect(bench.lab.offset == 300)
    #expect(
      try bench.notes("use list; scroll to 50 swipe 1").contains(
        "list does not change where a swipe ends"))
  }

  private func ending(at asked: Int, _ found: Int) -> String {
    "the swipe would have stopped at \(asked); the layout ends it at \(found)"
  }

  @Test("the whole life is an answer, without times")
  func whole() throws {
    var bench = try bench()
    #expect(bench.answer("trace") == ["living: laid out", "  1. prepare()"])
    #expect(
      try bench.json("trace")
        == #"{"trace":{"strategy":"living","cause":"laid out","calls":[{"call":"prepare()"}],"#
        + #""preparedAgain":false,"sentences":[]}}"#)
  }

  @Test("four or more calls with one answer are two lines, in JSON all of them")
  func longRuns() {
    func lines(_ count: Int, answer: String?) -> [String] {
      let asked = (0..<count).map { LayoutCall("asked", given: "\($0)", answer: answer) }
      let calls = [LayoutCall("prepare()")] + asked + [LayoutCall("asked", answer: "yes")]
      let report = TraceReport(strategy: "living", cause: "laid out", calls: calls)
      #expect(calls.allSatisfy { report.json.text.contains($0.given ?? "prepare()") })
      return report.lines(on: Page()).map(\.text)
    }
    #expect(
      lines(4, answer: "no") == [
        "living: laid out", "  1. prepare()", "  2. asked  0 → no",
        "     … 3 more with the same answer", "  6. asked → yes",
      ])
    #expect(
      lines(9, answer: nil) == [
        "living: laid out", "   1. prepare()", "   2. asked  0", "      … 8 more",
        "  11. asked → yes",
      ])
    #expect(lines(3, answer: "no").count == 6)
    let asked = LayoutCall("asked", answer: "no", seconds: 0.001)
    let report = TraceReport(
      strategy: "living", cause: "laid out", calls: [LayoutCall](repeating: asked, count: 6))
    #expect(
      report.timedLines.map(\.text).suffix(2) == [
        "  1. asked → no  1.00 ms", "     … 5 more with the same answer  5.00 ms",
      ])
  }

  static let own: [(command: String, reported: [String])] = [
    (
      "width 320",
      ["masonry: width 390 → 320", "  the layout was solved again: 100 items"]
    ),
    (
      "scroll to 40",
      [
        "masonry: only the bounds moved, 0 → 40",
        "  nothing was solved again: the layout is a value that is valid for every offset",
      ]
    ),
    (
      "use chat; insert 3 40",
      [
        "chat: inserted 3",
        "  the layout was changed in place: what is before the item did not change",
      ]
    ),
    ("insert 3 40", ["masonry: inserted 3", "  the layout was solved again: 101 items"]),
  ]

  @Test("of the lab's own strategies it tells what was solved again", arguments: own)
  func ownStrategies(_ command: String, _ reported: [String]) throws {
    var bench = try Bench()
    #expect(Array(try bench.notes("items 100; trace on; \(command)").suffix(2)) == reported)
    #expect(
      bench.answer("reset; trace") == [
        "masonry: laid out", "  its frames are requested, and it has no invalidation of its own",
      ])
  }
}
