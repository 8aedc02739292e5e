import LayoutCore
import LayoutTestKit
import Stairs
import Testing

@Test("stairs keep the laws of layouts")
func laws() throws { #expect(try brokenLaws(of: Stairs()) == []) }

@Test("a query finds the items of a rectangle, without placing the others")
func query() throws {
  let layout = try Stairs().layout(
    SectionRequest(
      count: 1_000_000_000, crossSize: 300, length: 800, sizes: .uniform(Size(width: 1, height: 1)))
  )
  var found: [Int] = []
  var trace = CountingTrace()
  layout.visitItems(in: Rect(x: 0, y: 3000, width: 300, height: 150), trace: &trace) { index, _ in
    found.append(index)
    return .continue
  }
  #expect(found == [30, 31])
  #expect(trace.cost.itemsCompared < 10)
}

@Test("a strategy that loses items of a query breaks a law")
func broken() throws {
  #expect(try !brokenLaws(of: Lossy()).isEmpty)
}

/// Stairs whose queries never find an item.
private struct Lossy: LayoutStrategy {
  static var definition: StrategyDefinition<Self> {
    StrategyDefinition(name: "lossy", summary: "finds nothing", parameters: [], examples: [])
  }

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    LossyLayout(stairs: try Stairs().layout(request))
  }
}

private struct LossyLayout: SolvedLayout {
  let stairs: any SolvedLayout

  var count: Int { stairs.count }
  var contentSize: Size { stairs.contentSize }
  var byteCount: Int { stairs.byteCount }
  func frame(at index: Int) -> Rect { stairs.frame(at: index) }
  func reason(for number: FrameNumber, of index: Int) -> Reason {
    stairs.reason(for: number, of: index)
  }
  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {}
}
