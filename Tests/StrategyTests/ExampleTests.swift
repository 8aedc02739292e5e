import LabTestKit
import LayoutCore
import ListPlugin
import Testing

@Suite("Examples in the comments of LayoutCore")
struct ExampleTests {
  private static let size = Size(width: 100, height: 50)

  @Test("an example of a request gets the frame that its comment shows") func request() throws {
    let request = SectionRequest(
      count: 3, crossSize: 320, length: 480, sizes: .uniform(Self.size), spacing: Spacing(line: 10))
    #expect(
      try List().layout(request).frame(at: 2) == Rect(x: 0, y: 120, width: 320, height: 50))
  }

  @Test("an example of a collection gets the frame that its comment shows")
  func collection() throws {
    let section = Section(
      strategy: AnyStrategy(List.self), count: 3, sizes: .uniform(Self.size),
      spacing: Spacing(line: 0))
    let layout = try CollectionLayout(
      LayoutRequest(container: Size(width: 320, height: 480), sections: [section]))
    #expect(layout.frame(of: ElementID(.item, section: 0, index: 2))?.y == 100)
    let reason = layout.reason(for: .y, of: ElementID(.item, section: 0, index: 2))
    #expect(reason?.formula.value == 100)
  }

  @Test("examples of geometry and sizes show their results") func values() {
    let first = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(first.intersects(Rect(x: 0, y: 49, width: 100, height: 50)))
    #expect(!first.intersects(Rect(x: 0, y: 50, width: 100, height: 50)))
    let sizes = ItemSizes.pattern([Size(width: 100, height: 40), Size(width: 100, height: 90)])
    #expect(sizes.size(of: 3, available: 320) == Size(width: 100, height: 90))
    #expect(
      (Rect(x: 187.5, y: 0, width: 100, height: 10).rounded(toScale: 3).x * 1000).rounded()
        == 187_667)
    #expect(Ratio(2.0 / 3)?.numerator == 2)
    #expect(Ratio(2.0 / 3)?.denominator == 3)
    #expect(Ratio(0.1234) == nil)
    #expect(Formula.difference(.number(320, "container"), .number(20, "inset")).value == 300)
    #expect((0..<100).partitioningIndex { $0 * $0 > 50 } == 8)
    #expect([1, 4, 9].sortedIndex(of: 4) == 1)
    #expect([1, 4, 9].sortedIndex(of: 5) == nil)
  }

  @Test("an example of a strategy keeps the laws, and finds what its comment shows")
  func strategy() throws {
    #expect(try brokenLaws(of: Rows()) == [])
    let rows = CheckpointedLayout(RowPlacer(count: 1000))
    #expect(rows.items(in: Rect(x: 0, y: 90, width: 9, height: 20)) == [1, 2])
  }
}

/// The example of `LayoutStrategy`.
private struct Rows: LayoutStrategy {
  static var definition: StrategyDefinition<Self> {
    StrategyDefinition(name: "rows", summary: "rows of 50 points", examples: [])
  }
  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    CheckpointedLayout(RowPlacer(count: request.count))
  }
}

/// The example of `Placer`.
private struct RowPlacer: Placer {
  var count: Int
  let crossSize = 320.0
  var start: Int { 0 }
  func next(_ state: Int) -> Int { state }
  func floor(_ state: Int) -> Double { Double(state) * 50 }
  func end(_ state: Int) -> Double { Double(state) * 50 }
  func place(_ state: inout Int, _ emit: (Int, Rect) -> Void) {
    emit(state, Rect(x: 0, y: floor(state), width: crossSize, height: 50))
    state += 1
  }
  func reason(
    for number: FrameNumber, of index: Int, at frame: Rect, after state: Int
  ) -> Reason { Reason(["a row of 50 points"], .number(frame[number], "")) }
}
