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
  }

  @Test("examples of geometry and sizes show their results") func values() {
    let first = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(first.intersects(Rect(x: 0, y: 49, width: 100, height: 50)))
    #expect(!first.intersects(Rect(x: 0, y: 50, width: 100, height: 50)))
    let sizes = ItemSizes.pattern([Size(width: 100, height: 40), Size(width: 100, height: 90)])
    #expect(sizes.size(of: 3, available: 320) == Size(width: 100, height: 90))
    #expect((0..<100).partitioningIndex { $0 * $0 > 50 } == 8)
    #expect([1, 4, 9].sortedIndex(of: 4) == 1)
    #expect([1, 4, 9].sortedIndex(of: 5) == nil)
  }
}
