import LayoutCore
import Testing

@Suite("Equal columns")
struct EqualColumnsTests {
  private func frames(_ edges: [Double], width: Double) -> [Rect] {
    edges.map { Rect(x: $0, y: 0, width: width, height: 10) }
  }

  @Test("columns are counted, used and possible, with gaps and margins", arguments: 2...9)
  func counted(room: Int) throws {
    for gap in [0.0, 7.5] {
      for margin in [0.0, 12] {
        let width = (390 - 2 * margin - Double(room - 1) * gap) / Double(room)
        for used in 2...room {
          let edges = (0..<used).map { margin + Double($0) * (width + gap) }
          let columns = try #require(
            EqualColumns(frames(edges + edges, width: width), crossSize: 390))
          #expect(columns.used == used && columns.room == room)
        }
      }
    }
  }

  @Test("one column, widths that differ, and room for no whole number of columns are no columns")
  func none() {
    #expect(EqualColumns([], crossSize: 100) == nil)
    #expect(EqualColumns(frames([0, 0], width: 50), crossSize: 100) == nil)
    #expect(EqualColumns(frames([0, 100], width: 100), crossSize: 350) == nil)
    #expect(EqualColumns(frames([0, 10], width: 100), crossSize: 300) == nil)
    #expect(EqualColumns(frames([0, 100, 250], width: 100), crossSize: 400) == nil)
    #expect(
      EqualColumns(
        frames([0], width: 100) + frames([100], width: 90), crossSize: 300) == nil)
    #expect(EqualColumns(frames([0, .nan], width: 100), crossSize: 300) == nil)
    #expect(EqualColumns(frames([0, 100], width: 100), crossSize: .infinity) == nil)
  }
}
