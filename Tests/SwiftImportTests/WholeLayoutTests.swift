import Foundation
import LabSession
import LayoutCore
import SwiftImport
import Testing

/// Files for UIKit that place more than the cells of one section, loaded as a whole.
@Suite("Whole layouts of files", .serialized)
struct WholeLayoutTests {
  @Test("headers that a flow layout sticks to the top follow the offset, section by section")
  func sticky() throws {
    let lab = try FileLab()
    try lab.run("load StickyHeadersLayout.swift; items 6 6; sizes 90x90; height 300")
    let header = ElementID(.header, section: 0)
    #expect(lab.lab.layout.frame(of: header) == nil)
    try lab.run("header 40")
    #expect(lab.lab.layout.frame(of: header) == Rect(x: 0, y: 0, width: 390, height: 40))
    let bottom = try #require(lab.lab.layout.frame(of: ElementID(.item, section: 0, index: 5)))
    for offset in [10.0, 100, 195, 200] {
      try lab.run("scroll to \(offset); draw")
      let frame = try #require(lab.lab.layout.frame(of: header))
      #expect(frame.y == min(lab.lab.viewport.y, bottom.maxY - 40))
      #expect(lab.lab.layout.element(header)?.zIndex == 1024)
    }
    try lab.run("scroll to 0; draw")
    #expect(lab.lab.layout.frame(of: header)?.y == 0)
    #expect(try lab.run("query 0 0 390 10")[0] == "1 element: 0.header")
  }

  @Test("a carousel turns the lab sideways, and its items change as they pass the middle")
  func carousel() throws {
    let lab = try FileLab()
    try lab.run("load CarouselLayout.swift; items 30; sizes 50x50; height 60")
    #expect(lab.lab.layout.request.axis == .horizontal)
    let middle = try #require(
      (0..<30).first { abs(35 + Double($0) * 60 - 195) <= 30 })
    let before = try #require(lab.lab.layout.frame(of: ElementID(.item, section: 0, index: middle)))
    try lab.run("scroll to 600; draw")
    let after = try #require(lab.lab.layout.frame(of: ElementID(.item, section: 0, index: middle)))
    #expect(before.width > after.width)
    #expect(abs(after.width - 30) < 1e-9)
    #expect(lab.lab.layout.element(ElementID(.item, section: 0, index: middle))?.alpha == 0)
    try lab.run("undo")
    #expect(lab.lab.layout.frame(of: ElementID(.item, section: 0, index: middle)) == before)
  }

  @Test("decorations, badges, depth, alpha and transforms of several sections come through")
  func boards() throws {
    let lab = try FileLab()
    try lab.run("load BoardsLayout.swift; items 4 0 2; height 200; set cardWidth 60")
    #expect(
      try lab.run("frames") == [
        "         0.0     0.00    10.00    60.00   100.00  alpha 0.5",
        "         0.1    60.00    10.00    60.00   100.00",
        "         0.2   120.00    10.00    60.00   100.00",
        "         0.3   180.00    10.00    60.00   100.00  hidden",
        "   0.0.badge    -5.00     0.00    20.00    20.00",
        "   0.3.badge   175.00     0.00    20.00    20.00",
        "0.background     0.00     0.00   240.00   120.00",
        "1.background   280.00     0.00     0.00   120.00",
        "         2.0   320.00    10.00    60.00   100.00  alpha 0.5",
        "         2.1   380.00    10.00    60.00   100.00",
        "   2.0.badge   315.00     0.00    20.00    20.00",
        "2.background   320.00     0.00   120.00   120.00",
      ])
    let layout = lab.lab.layout
    #expect(layout.request.axis == .horizontal)
    #expect(layout.element(ElementID(.background, section: 2))?.elementKind == "Board")
    #expect(layout.element(ElementID(.background, section: 2))?.zIndex == -1)
    #expect(layout.element(ElementID(.badge, section: 0, index: 3))?.zIndex == 100)
    #expect(layout.element(ElementID(.item, section: 0, index: 3))?.alpha == 0)
    #expect(layout.element(ElementID(.item, section: 0, index: 0))?.alpha == 0.5)
    #expect(layout.element(ElementID(.item, section: 2, index: 1))?.zIndex == 1)
    #expect(!layout.followsOffset)
  }

  @Test("a flow layout keeps what its file sets, until somebody states something else")
  func explicit() throws {
    let lab = try FileLab()
    try lab.run("load LeftAlignedTagsLayout.swift; items 3; sizes 50x20; width 100")
    let own = try #require(lab.lab.layout.contentSize)
    try lab.run("spacing 10")
    let explicit = try #require(lab.lab.layout.contentSize)
    try lab.run("spacing 30")
    #expect(lab.lab.layout.contentSize?.height == explicit.height + 40)
    try lab.run("unset spacing")
    #expect(lab.lab.layout.contentSize == own)
  }

  @Test("a flow layout that computes its item size has that, until sizes sets another")
  func computedSize() throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      """
      import UIKit
      class Rows: UICollectionViewFlowLayout {
        override var itemSize: CGSize {
          get { CGSize(width: collectionView!.bounds.width, height: 25) }
          set {}
        }
        override init() { super.init(); minimumLineSpacing = 0 }
        required init?(coder: NSCoder) { nil }
      }

      """)
    let rows = try #require(project.load("Rows.swift").strategies.first)
    #expect(try PartFile.tops(rows) == [0, 25, 50])
    var section = SectionRequest(
      count: 3, crossSize: 100, length: 200, sizes: .uniform(Size(width: 100, height: 40)))
    section.explicit = .sizes
    let layout = try rows.layout(section)
    #expect((0..<3).map { layout.frame(at: $0).y } == [0, 40, 80])
  }

  @Test(
    "an item size whose setter never ends is not set: sizes acts through the delegate",
    arguments: ["set { self.itemSize = size() }", "set(size) {\n itemSize = self.size() }"])
  func endlessSetter(setter: String) throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      """
      import UIKit
      class Rows: UICollectionViewFlowLayout {
        override init() { super.init(); minimumLineSpacing = 0 }
        required init?(coder: NSCoder) { nil }
        func size() -> CGSize { CGSize(width: collectionView!.bounds.width, height: 25) }
        override var itemSize: CGSize {
          \(setter)
          get { return size() }
        }
      }

      """)
    let rows = try #require(project.load("Rows.swift").strategies.first)
    #expect(try PartFile.tops(rows) == [0, 25, 50])
    for height in [25.0, 40] {
      var section = SectionRequest(
        count: 3, crossSize: 100, length: 200, sizes: .uniform(Size(width: 100, height: height)))
      section.explicit = .sizes
      let layout = try rows.layout(section)
      #expect((0..<3).map { layout.frame(at: $0).y } == [0, height, 2 * height])
    }
  }

  @Test("trace tells the life of a file's layout, and a swipe ends where its snapping has it end")
  func trace() throws {
    let lab = try FileLab()
    #expect(
      try lab.run("load CarouselLayout.swift; items 30; sizes 50x50; height 60; spacing 10").last
        == "direction as in the file, until direction sets another")
    let begin = try calls("trace", lab).filter { !$0.hasPrefix("invalidateLayout") }
    #expect(
      begin == [
        "laid out", "prepare()", "collectionViewContentSize → 1790 x 60",
        "layoutAttributesForElements(in:)  0 0 390 60 → 7 elements",
      ])
    try lab.run("scroll to 100 swipe 2")
    let middle = lab.lab.viewport.x + 195
    #expect(middle != 295)
    #expect((0..<30).contains { abs(Double($0) * 60 + 25 - middle) < 1 })
    #expect(
      try calls("scroll to 0; scroll to 60; trace", lab).suffix(7) == [
        "shouldInvalidateLayout(forBoundsChange:)  60 0 390 60 → yes",
        "invalidationContext(forBoundsChange:)  60 0 390 60 →"
          + " UICollectionViewFlowLayoutInvalidationContext",
        "invalidateLayout()", "invalidateLayout(with:)", "prepare()",
        "collectionViewContentSize → 1790 x 60",
        "layoutAttributesForElements(in:)  60 0 390 60 → 7 elements",
      ])
    // The way back to where reading begins is a change, too.
    var back = CollectionRequest(lab.lab.layout.request)
    back.isTraced = true
    back.change = CollectionChange(
      from: back.layout, at: ScrollOffsets(content: Point(x: 60, y: 0)))
    let life = try #require(try back.layout.wholeStrategy?.collection(back)?.life)
    #expect(life.calls.contains { $0.name == "shouldInvalidateLayout(forBoundsChange:)" })
    #expect(life.offset == .zero)
  }

  /// The lines that the last command of `text` answers with, without names and numbers before them.
  private func calls(_ text: String, _ lab: FileLab) throws -> [String] {
    let lines = try lab.run(text)
    let start = lines.lastIndex { $0.hasPrefix("CarouselLayout: ") } ?? 0
    return lines[start...].map { line in
      let mark = line.firstRange(of: ". ") ?? line.firstRange(of: ": ")
      return mark.map { String(line[$0.upperBound...]) } ?? line
    }
  }
}
