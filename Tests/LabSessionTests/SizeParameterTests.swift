import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession
@testable import layoutlab

/// Items one below the other, each with the size of a parameter.
private struct Tower: LayoutStrategy {
  var estimate: Size?

  static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "tower", summary: "items of one size, one below the other",
      parameters: [
        .size("estimate", \.estimate, 1...1000, absent: "10x10", "how large an item is")
      ], examples: [])
  }

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    let size = estimate ?? Size(width: 10, height: 10)
    let frames = (0..<request.count).map {
      Rect(x: 0, y: Double($0) * size.height, width: size.width, height: size.height)
    }
    return Stored(frames: frames)
  }
}

/// A parameter that is a size, through every command that reads parameters.
@Suite("Parameters that are sizes, in a lab")
struct SizeParameterTests {
  private func bench() throws -> Bench {
    var bench = try Bench()
    bench.lab = try Session(
      strategies: [AnyStrategy(Tower.self)], first: "tower", modules: SessionModule.all)
    return bench
  }

  @Test("is set, told, shown, checked and taken back")
  func commands() throws {
    var bench = try bench()
    let notes = try bench.notes("use tower estimate=50x20")
    #expect(notes.first?.hasPrefix("estimate none → 50x20") == true, "\(notes)")
    _ = try bench.replies("check estimate.width == 50 and estimate.height == 20")
    _ = try bench.replies("check frame(1).y == estimate.height; set estimate 30x40")
    let shown = bench.answer("show changed").filter { $0.contains("estimate") }
    #expect(shown.count == 1)
    #expect(shown.first?.contains("30x40") == true, "\(shown)")
    #expect(
      try bench.notes("unset estimate").first?.hasPrefix("estimate 30x40 → none") == true)
    #expect(
      bench.answer("check estimate.width == 3").first
        == "error LL0204: estimate.width is not set: 10x10")
    #expect(
      bench.answer("set estimate 0x4").first == "error LL0114: width must be 1–1,000 pt (got 0)")
    #expect(
      bench.answer("help estimate").contains { $0.contains("WIDTHxHEIGHT, each 1–1,000 pt") })
  }
}
