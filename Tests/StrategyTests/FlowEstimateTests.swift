import FlowPlugin
import LabTestKit
import LayoutCore
import Testing

@Suite("Flow: estimates and warnings")
struct FlowEstimateTests {
  static let own = Size(width: 90, height: 30)

  func layout(
    _ sizes: ItemSizes, count: Int, estimate: Size?, measured: Int?, axis: Axis = .vertical
  ) throws -> any SolvedLayout {
    var flow = Flow()
    flow.estimate = estimate
    return try flow.layout(
      SectionRequest(
        count: count, crossSize: 320, length: 844, measuredCount: measured, axis: axis, sizes: sizes
      ))
  }

  @Test("without an estimate it does not matter how many are measured", arguments: 0...6)
  func noEstimate(measured: Int) throws {
    let sizes = ItemSizes.pattern([Self.own, Size(width: 50, height: 40)])
    let found = try layout(sizes, count: 6, estimate: nil, measured: measured)
    let all = try layout(sizes, count: 6, estimate: nil, measured: nil)
    for index in 0..<6 { #expect(found.frame(at: index) == all.frame(at: index)) }
  }

  @Test("an item that is not measured yet has the estimate, and the lines break by it")
  func partlyMeasured() throws {
    let found = try layout(
      .uniform(Self.own), count: 5, estimate: Size(width: 200, height: 50), measured: 2)
    #expect((0..<5).map { found.frame(at: $0).width } == [90, 90, 200, 200, 200])
    // Two measured ones share a line; each estimate has its own, the last at the leading edge.
    #expect((0..<5).map { found.frame(at: $0).y } == [0, 0, 40, 100, 160])
    #expect((0..<5).map { found.frame(at: $0).x } == [0, 230, 60, 60, 0])
    #expect(
      found.reason(for: .width, of: 2).facts == [
        "the width is the estimate: the item is not measured yet",
        "UIKit not verified: measured sizes replace the estimates, then every rule holds",
      ])
  }

  @Test("estimates are stated on the screen's axes")
  func sideways() throws {
    let found = try layout(
      .uniform(Self.own), count: 2, estimate: Size(width: 20, height: 70), measured: 0,
      axis: .horizontal)
    #expect(found.frame(at: 0).size == Size(width: 70, height: 20))
  }

  @Test("a thousand million items that are not measured cost nothing")
  func noneMeasured() throws {
    let found = try layout(
      .random(RandomSizes(20...90)), count: 1_000_000_000, estimate: Self.own, measured: 0)
    #expect(found.byteCount == 0 && found.isSolved)
    #expect(found.frame(at: 4).x == 115)
  }

  @Test("laws hold while items are measured", arguments: [0, 1, 2, 130, 257, 258, 1000])
  func laws(measured: Int) throws {
    var random = SplitMix(seed: 9)
    let sizes = ItemSizes.random(RandomSizes(width: 20...340, height: 5...50, seed: 4))
    for estimate in [Size(width: 60, height: 20), Size(width: 400, height: 20), .zero] {
      let found = try layout(sizes, count: 258, estimate: estimate, measured: measured)
      var again = found
      try again.solve(to: .infinity, stop: .never)
      let rects = tryingRects(of: found, random: &random)
      #expect(brokenLaws(of: found, solvedAgain: again, rects: rects) == [])
    }
  }

  @Test(
    "insets are measured from the edges that insetreference names",
    arguments: Flow.InsetReference.allCases)
  func reference(reference: Flow.InsetReference) throws {
    var flow = Flow()
    flow.reference = reference
    let section = Section(
      strategy: AnyStrategy(Flow.self), count: 1, sizes: .uniform(Self.own))
    let expected: [Flow.InsetReference: InsetsReference] = [
      .fromContentInset: .none, .fromSafeArea: .safeArea, .fromLayoutMargins: .layoutMargins,
    ]
    #expect(
      try flow.adjusted(section, at: SectionPlace(), templates: [:]).insetsReference
        == expected[reference])
  }

  @Test("a header is as wide as the container, wherever insets are measured from")
  func widthOfHeaders() throws {
    var flow = AnyStrategy(Flow.self)
    flow.set("insetreference", to: .word("fromSafeArea"))
    let request = LayoutRequest(
      container: Size(width: 320, height: 480),
      sections: [
        Section(
          strategy: flow, count: 1, sizes: .uniform(Self.own), header: Supplementary(length: 40))
      ], safeArea: Insets(top: 0, leading: 30, bottom: 0, trailing: 10))
    let layout = try CollectionLayout(request)
    let header = layout.frame(of: ElementID(.header, section: 0, index: 0))
    #expect(header == Rect(x: 0, y: 0, width: 320, height: 40))
    let item = layout.frame(of: ElementID(.item, section: 0, index: 0))
    #expect(item?.x == 30)
  }

  // MARK: Warnings

  private func warning(_ start: String, _ side: String, _ edges: String) -> [String] {
    [
      start
        + "; UIKit warns: the behavior of the UICollectionViewFlowLayout is not defined because: "
        + "the item \(side) must be less than the \(side) of the UICollectionView minus the "
        + "section insets \(edges) values, minus the content insets \(edges) values"
    ]
  }

  @Test("an item wider than a line gets UIKit's warning")
  func oversized() throws {
    let sizes = ItemSizes.pattern([Self.own, Size(width: 320.5, height: 30)])
    #expect(
      try layout(sizes, count: 2, estimate: nil, measured: nil).warnings
        == warning("an item is 320.5 pt wide, a line has 320", "width", "left and right"))
    #expect(try layout(sizes, count: 1, estimate: nil, measured: nil).warnings == [])
    #expect(
      try layout(sizes, count: 2, estimate: nil, measured: nil, axis: .horizontal).warnings
        == warning("an item is 320.5 pt high, a line has 320", "height", "top and bottom"))
  }

  @Test("of sizes that are drawn it is said how large they may be")
  func drawn() throws {
    let sizes = ItemSizes.random(RandomSizes(20...400))
    #expect(
      try layout(sizes, count: 1_000_000_000, estimate: nil, measured: nil).warnings
        == warning("items are up to 400 pt wide, a line has 320", "width", "left and right"))
  }

  @Test("an item that fits exactly is not warned of")
  func exact() throws {
    let sizes = ItemSizes.uniform(Size(width: 320, height: 30))
    #expect(try layout(sizes, count: 9, estimate: nil, measured: nil).warnings == [])
    #expect(
      try layout(sizes, count: 9, estimate: Size(width: 321, height: 9), measured: 4).warnings
        .count == 1)
  }
}
