import LabTestKit
import LayoutCore
import ListPlugin
import Testing

@Suite("List")
struct ListTests {
  @Test("rows follow one another, one spacing apart")
  func rows() throws {
    let layout = try List().layout(
      SectionRequest(
        count: 3, breadth: 100, length: 400,
        sizes: .pattern([Size(width: 1, height: 20), Size(width: 1, height: 30)]),
        spacing: Spacing(line: 5, item: 0)))
    #expect((0..<3).map { layout.frame(at: $0).y } == [0, 25, 60])
    #expect(layout.contentSize == Size(width: 100, height: 80))
  }
}
