import FlowPlugin
import LayoutCore
import Testing

/// What a flow stores of the lines that it solved.
@Suite("Solved lines of a flow")
struct FlowLinesTests {
  /// Several items in a line; more than a run of frames; and one or two, of which only the first lines
  /// are stored.
  static let everySize: [ItemSizes] = [
    .random(RandomSizes(width: 20...120, height: 20...60)),
    .random(RandomSizes(width: 0.5...5.25, height: 0...50.5, seed: 8)),
    .pattern([
      Size(width: 90.1, height: 20), Size(width: 310, height: 3), Size(width: 170, height: 9),
    ]),
  ]

  @Test(
    "a flow that is solved in parts places items as one that is not solved",
    arguments: Flow.Alignment.allCases, Flow.CrossAlignment.allCases)
  func solvedInParts(align: Flow.Alignment, cross: Flow.CrossAlignment) throws {
    for sizes in Self.everySize {
      for (count, spacing) in [
        (1, Spacing()), (33, Spacing()), (64, Spacing(line: 3.3, item: 0.7)), (900, Spacing()),
      ] {
        var flow = Flow()
        (flow.align, flow.cross) = (align, cross)
        let request = SectionRequest(
          count: count, crossSize: 300, length: 844, sizes: sizes, spacing: spacing)
        var layout = try flow.layout(request)
        let plain = layout.frames(of: 0..<count)
        for line in [0, 500, .infinity] {
          try layout.solve(to: line, stop: .never)
          #expect(layout.frames(of: 0..<count) == plain)
          for y in stride(from: -10, through: 3000, by: 391.25) {
            for rect in [
              Rect(x: 0, y: y, width: 300, height: 0.5),
              Rect(x: 0, y: y, width: 300, height: 700),
              Rect(x: 120, y: y, width: 9, height: 200),
            ] {
              #expect(layout.items(in: rect) == plain.indices.filter { plain[$0].intersects(rect) })
            }
          }
        }
      }
    }
  }

  @Test(
    "a flow stores lines as long as they take at most four bytes an item, up to two million items")
  func memory() throws {
    /// What lines of so many items take, beyond the states.
    func stored(_ width: Double, count: Int) throws -> Int {
      var layout = try Flow().layout(
        SectionRequest(
          count: count, crossSize: 100, length: 844,
          sizes: .pattern([Size(width: width, height: 4), Size(width: width, height: 5)]),
          spacing: Spacing(line: 0, item: 0)))
      try layout.solve(to: .infinity, stop: .never)
      let states = (count - 1) / 32 + 1
      return layout.byteCount - states * 24 - ((states - 1) / 16 + 1) * 8
    }
    #expect(try stored(10, count: 960) == 96 * 24)
    #expect(try stored(100, count: 960) == 160 * 24)
    #expect(try stored(10, count: 2_097_300) == 0)
  }
}
