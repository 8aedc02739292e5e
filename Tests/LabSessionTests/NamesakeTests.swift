import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession
@testable import layoutlab

/// Items one below the other, at a distance that has the name of a setting.
private struct Spaced: LayoutStrategy {
  var spacing = 5.0

  static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "spaced", summary: "items one below the other",
      parameters: [.points("spacing", \.spacing, 0...100, "distance of items")], examples: [])
  }

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    Stored(
      frames: (0..<request.count).map {
        Rect(x: request.spacing.line, y: Double($0) * (10 + spacing), width: 10, height: 10)
      })
  }
}

/// A parameter with the name of a setting that has a command.
@Suite("Parameters with the name of a setting")
struct NamesakeTests {
  @Test("set and unset prefer the parameter; the command sets the setting")
  func namesake() throws {
    var bench = try Bench()
    bench.lab = try Session(
      strategies: [AnyStrategy(Spaced.self)], first: "spaced", modules: SessionModule.all)
    let start = try #require(bench.lab.layout.frame(of: ElementID(.item, section: 0, index: 1)))
    #expect((start.x, start.y) == (10, 15))
    _ = try bench.replies("set spacing 7; spacing 20")
    let set = try #require(bench.lab.layout.frame(of: ElementID(.item, section: 0, index: 1)))
    #expect((set.x, set.y) == (20, 17))
    _ = try bench.replies("unset spacing")
    let unset = try #require(bench.lab.layout.frame(of: ElementID(.item, section: 0, index: 1)))
    #expect((unset.x, unset.y) == (20, 15))
  }
}
