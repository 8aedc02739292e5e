import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession

/// Items that an external layout does not place: `layoutAttributesForElements(in:)` returns nothing
/// for them.
@Suite("Items that a layout does not place")
struct UnplacedItemTests {
  private final class Origin: Sendable {}

  /// A lab of rows of 100 points on a screen of 300 × 400, without the rows `missing` in section 0.
  private func bench(_ items: String, missing: Set<Int>) throws -> Bench {
    let strategy = AnyStrategy(
      definition: AnyStrategyDefinition(name: "rows", summary: "rows with gaps"),
      origin: ObjectIdentifier(Origin.self)
    ) { request, _ throws(LayoutError) in
      let counts = request.layout.sections.map(\.count)
      let count = counts.reduce(0, +)
      let frames = (0..<count).map { index in
        missing.contains(index)
          ? nil : Rect(x: 0, y: Double(index) * 100, width: 300, height: 100)
      }
      return CollectionContents(
        counts: counts, frames: frames,
        contentSize: Size(width: 300, height: Double(count) * 100))
    }
    var bench = try Bench()
    bench.world.load = { _ throws(LabError) in World.Loaded(strategies: [strategy]) }
    _ = try bench.replies("load rows; container 300x400; items \(items)")
    return bench
  }

  @Test("a picture does not count them as items above or below")
  func counts() throws {
    for (missing, below) in [([], 5), ([8], 4), ([4, 6], 3), ([1, 8], 4), ([4, 5, 6, 7, 8], 0)] {
      var bench = try bench("9", missing: Set(missing))
      let lines = bench.answer("draw")
      let rest = lines.filter { $0.contains("more") }
      #expect(rest == (below > 0 ? ["     ▼ \(below) more below"] : []), "\(missing)")
    }
    var bench = try bench("9", missing: [0, 2])
    #expect(bench.answer("scroll to 400; draw").contains("     ▲ 2 more above"))
  }

  @Test("the legend of a picture counts them, where there are some")
  func legend() throws {
    for (missing, text) in [([2, 5], "9 items, 2 without attributes"), ([], "9 items")] {
      var bench = try bench("9", missing: Set(missing))
      #expect(bench.answer("draw").contains { $0.hasSuffix(text) }, "\(text)")
    }
  }

  @Test(
    "a command about one of them says that the layout does not place it",
    arguments: ["inspect 2", "goto 2", "why 2.y", "frames 2", "print frame(2)", "resize 2 50"])
  func errors(command: String) throws {
    var bench = try bench("3", missing: [2])
    let sentence = "has no attributes: the layout does not place it"
    #expect(bench.answer(command).first == "error LL0115: item 2 \(sentence)")
    let inSections = command.replacing("2", with: "1.1")
    #expect(
      bench.answer("items 1 2; \(inSections)").first == "error LL0115: item 1.1 \(sentence)")
  }
}
