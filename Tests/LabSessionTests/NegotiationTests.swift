import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession

/// `trace` of a layout that negotiates with its items: which calls it lists.
@Suite("Tracing a negotiation")
struct NegotiationTests {
  private final class Origin: Sendable {}

  /// Rows that were asked once each, and placed.
  private struct Rows: SolvedLayout {
    let stored: Stored

    var count: Int { stored.count }
    var contentSize: Size { stored.contentSize }
    var byteCount: Int { stored.byteCount }
    func frame(at index: Int) -> Rect { stored.frame(at: index) }
    func reason(for number: FrameNumber, of index: Int) -> Reason {
      stored.reason(for: number, of: index)
    }
    func visitCandidates(
      in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
    ) { stored.visitCandidates(in: rect, trace: &trace, visit) }

    func calls(about items: ClosedRange<Int>) throws(LayoutError) -> SectionTrace? {
      guard count < 100 else { throw .impossible(reason: "rows was ended") }
      return SectionTrace(
        calls: items.filter { $0 < count }.map {
          LayoutCall("asked \($0)", given: "390 × nil", answer: "390 × 10", seconds: 0.002)
        }, omitted: items.contains(3) ? 1 : 0)
    }
  }

  private func bench() throws -> Bench {
    let strategy = AnyStrategy(
      definition: AnyStrategyDefinition(name: "rows", summary: "rows that were asked"),
      origin: ObjectIdentifier(Origin.self)
    ) { request, _ in
      Rows(
        stored: Stored(
          frames: (0..<request.count).map {
            Rect(x: 0, y: Double($0) * 10, width: request.crossSize, height: 10)
          }))
    }
    var bench = try Bench()
    bench.world.load = { _ throws(LabError) in World.Loaded(strategies: [strategy]) }
    _ = try bench.replies("load rows; items 20")
    return bench
  }

  @Test("the first items are listed, and the next ones by the command that it names")
  func items() throws {
    var bench = try bench()
    let first = bench.answer("trace")
    #expect(first[0...1] == ["rows: laid out", "  1. asked 0  390 × nil → 390 × 10"])
    #expect(
      first.suffix(2) == [
        "  1 further call about these items: not listed", "  12 other items: trace 8..15",
      ])
    #expect(first.count == 11)
    #expect(
      bench.answer("trace 18..19") == [
        "rows: laid out", "  1. asked 18  390 × nil → 390 × 10",
        "  2. asked 19  390 × nil → 390 × 10", "  18 other items: trace 0..7",
      ])
    #expect(bench.answer("items 2; trace").count == 3)
    #expect(bench.answer("items 0; trace") == ["rows: laid out"])
  }

  @Test("of several sections, the first that negotiates, or the one that is named")
  func sections() throws {
    var bench = try bench()
    #expect(
      bench.answer("items 3 9; section 0 use list; trace").suffix(1) == [
        "  1 other item: section 1 trace 8..8"
      ])
    #expect(bench.answer("section 1 trace 8..8")[1] == "  1. asked 8  390 × nil → 390 × 10")
    #expect(
      bench.answer("section 0 trace 0..1").first?.hasSuffix(
        ": list does not negotiate with single items") == true)
  }

  @Test("a change is traced with its cause and times; a layout that only scrolls is not asked")
  func changes() throws {
    var bench = try bench()
    let notes = try bench.notes("trace on; width 320")
    #expect(
      notes[1...2] == [
        "rows: width 390 → 320", "  1. asked 0  390 × nil → 390 × 10  2.00 ms",
      ])
    #expect(
      try bench.notes("height 50; scroll to 40").suffix(1) == [
        "  nothing was solved again: the layout is a value that is valid for every offset"
      ])
    #expect(try bench.json("trace 0..0").contains(#""calls":[{"call":"asked 0","given":"390"#))
  }

  @Test("items that do not exist, and layouts that are not asked, are errors with a remedy")
  func errors() throws {
    var bench = try bench()
    #expect(bench.answer("trace 18..20")[0].hasSuffix("must be 0–19 (got 20)"))
    #expect(bench.answer("use masonry; trace 0..1").last == "  try: trace")
    #expect(
      bench.answer("use rows; items 100; trace")[1] == "  rows was ended")
  }
}
