import LabTestKit
import LayoutCore
import Testing

/// What only touches a rectangle is found on the visit for what intersects it.
@Suite("Elements that touch a rectangle")
struct NeighborTests {
  private func layout(
    _ axis: Axis = .vertical, isRightToLeft: Bool = false
  ) throws -> CollectionLayout {
    let sections = (0..<4).map { number in
      Section(
        strategy: AnyStrategy(Badged.self), count: 9, sizes: .uniform(Size(width: 40, height: 20)),
        spacing: Spacing(line: 0, item: 0), insets: number == 2 ? Insets(10) : .zero,
        header: Supplementary(length: 20))
    }
    var layout = try CollectionLayout(
      LayoutRequest(
        container: Size(width: 160, height: 200), axis: axis, isRightToLeft: isRightToLeft,
        sections: sections))
    try layout.solve()
    return layout
  }

  @Test(
    "one visit finds what two find, at the cost of the first",
    arguments: Axis.allCases, [false, true])
  func oneVisit(axis: Axis, isRightToLeft: Bool) throws {
    let layout = try layout(axis, isRightToLeft: isRightToLeft)
    let size = try #require(layout.contentSize)
    var random = SplitMix(seed: 11)
    for _ in 0..<300 {
      let rect = Rect(
        x: 10 * Double(random.int(in: -1...Int(size.width / 10))),
        y: 10 * Double(random.int(in: -1...Int(size.height / 10))),
        width: 10 * Double(random.int(in: 0...12)), height: 10 * Double(random.int(in: 0...12)))
      var (plain, counted) = (CountingTrace(), CountingTrace())
      let hits = layout.elements(in: rect, trace: &plain)
      let neighbors = everything(in: layout).filter { $0.frame.touches(rect) }
      var (found, touching): ([Element], [Element]) = ([], [])
      layout.gather(in: rect, trace: &counted, into: &found, touching: &touching)
      #expect(found.sorted { $0.id < $1.id } == hits, "\(rect)")
      #expect(touching.sorted { $0.id < $1.id } == neighbors, "\(rect)")
      #expect(counted.cost == plain.cost, "\(rect)")
    }
  }

  private func everything(in layout: CollectionLayout) -> [Element] {
    var trace = NoTrace()
    return layout.elements(in: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), trace: &trace)
  }
}
