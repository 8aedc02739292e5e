import CompositionalPlugin
import FlowPlugin
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

/// A flow with a negative spacing in every request.
private struct OverlappingFlow: LayoutStrategy {
  static var definition: StrategyDefinition<Self> {
    StrategyDefinition(name: "overlapping", summary: "lines that overlap", examples: [])
  }
  var flow = Flow()
  var spacing = Spacing()

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    var request = request
    request.spacing = spacing
    return try flow.layout(request)
  }
}

@Suite("Flow with a negative spacing")
struct FlowOverlapTests {
  private func layout(
    _ sizes: [Size], _ spacing: Spacing, count: Int, align: Flow.Alignment = .leading
  ) throws -> any SolvedLayout {
    var flow = Flow()
    flow.align = align
    return try flow.layout(
      SectionRequest(
        count: count, crossSize: 100, length: 480, sizes: .pattern(sizes), spacing: spacing))
  }

  @Test("a line covers the end of the one before, and never begins above it")
  func lines() throws {
    let sizes = [Size(width: 100, height: 80), Size(width: 100, height: 30)]
    let layout = try layout(sizes, Spacing(line: -50, item: 0), count: 4)
    #expect((0..<4).map { layout.frame(at: $0).y } == [0, 30, 30, 60])
    #expect(layout.contentSize == Size(width: 100, height: 110))
    #expect(layout.items(in: Rect(x: 0, y: 70, width: 1, height: 1)) == [0, 2, 3])
    #expect(
      layout.reason(for: .y, of: 3).formula.value == 60)
  }

  @Test("equal lines overlap by formula, and all begin at the top where the spacing is larger")
  func equalLines() throws {
    let size = Size(width: 100, height: 100)
    let cards = try layout([size], Spacing(line: -40, item: 0), count: 4)
    #expect((0..<4).map { cards.frame(at: $0).y } == [0, 60, 120, 180])
    #expect(cards.contentSize.height == 280)
    #expect(cards.items(in: Rect(x: 0, y: 130, width: 1, height: 1)) == [1, 2])
    let pile = try layout([size], Spacing(line: -140, item: 0), count: 3)
    #expect((0..<3).map { pile.frame(at: $0).y } == [0, 0, 0])
    #expect(pile.reason(for: .y, of: 2).formula.value == 0)
  }

  @Test("the items of a line overlap where the alignment leaves them together")
  func items() throws {
    let layout = try layout(
      [Size(width: 40, height: 20)], Spacing(line: 0, item: -10), count: 4)
    #expect((0..<4).map { layout.frame(at: $0).x } == [0, 30, 60, 0])
    let sizes = [Size(width: 50, height: 20), Size(width: 40, height: 20)]
    for sizes in [sizes, [sizes[1]]] {
      #expect(
        throws: LayoutError.unusable(
          what: "item spacing", value: -40,
          allowed: "more than -40 points: that is the least width of an item")
      ) { try self.layout(sizes, Spacing(line: 0, item: -40), count: 4) }
    }
    let unequal = try self.layout(sizes, Spacing(line: 0, item: -10), count: 2)
    #expect(unequal.frame(at: 1).x == 40)
    #expect(throws: LayoutError.self) {
      try self.layout([Size(width: 40, height: 20)], Spacing(line: -.infinity, item: 0), count: 4)
    }
  }

  @Test("the laws hold for lines that overlap", arguments: [-20.0, -33.3, -10_000])
  func laws(line: Double) throws {
    for align in [Flow.Alignment.justified, .trailing] {
      var strategy = OverlappingFlow(spacing: Spacing(line: line, item: 10))
      strategy.flow.align = align
      #expect(try brokenLaws(of: strategy) == [])
    }
  }

  @Test("groups with a negative distance overlap, unless they are measured one by one")
  func groups() throws {
    func layout(_ template: String, sizes: ItemSizes) throws -> any SolvedLayout {
      var strategy = Compositional()
      strategy.template = "deck"
      return try strategy.layout(
        SectionRequest(
          count: 4, crossSize: 320, length: 480, sizes: sizes,
          templates: ["deck": try TemplateParser.parse(name: "deck", text: template)]))
    }
    let fixed = "between -30; group horizontal 1w 100 { item 1w 1h }"
    let deck = try layout(fixed, sizes: .uniform(Size(width: 10, height: 10)))
    #expect((0..<4).map { deck.frame(at: $0).y } == [0, 70, 140, 210])
    #expect(deck.items(in: Rect(x: 0, y: 90, width: 1, height: 1)) == [0, 1])
    #expect(
      throws: LayoutError.unusable(
        what: "between of template 'deck'", value: -100, allowed: "more than -100")
    ) {
      try layout(
        "between -100; group horizontal 1w 100 { item 1w 1h }",
        sizes: .uniform(Size(width: 10, height: 10)))
    }
    let estimated = "between -30; group horizontal 1w ~100 { item 1w ~100 }"
    let equal = try layout(estimated, sizes: .uniform(Size(width: 10, height: 50)))
    #expect((0..<4).map { equal.frame(at: $0).y } == [0, 20, 40, 60])
    #expect(
      throws: LayoutError.unusable(
        what: "between of template 'deck' with estimated sizes", value: -30, allowed: "0 or more")
    ) { try layout(estimated, sizes: .random(RandomSizes(40...90))) }
  }
}
