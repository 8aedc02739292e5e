import LabTestKit
import LayoutCore
import PagedPlugin
import Testing

private func paged(_ columns: Int, _ rows: Int, paging: Bool = true) -> Paged {
  var paged = Paged()
  paged.columns = columns
  paged.rows = rows
  paged.paging = paging
  return paged
}

/// A collection of one paged section on the screen's axes.
private func collection(
  _ paged: Paged, count: Int, width: Double, height: Double, axis: Axis, spacing: Spacing
) throws -> CollectionLayout {
  var strategy = AnyStrategy(Paged.self)
  strategy.set("columns", to: .count(paged.columns))
  strategy.set("rows", to: .count(paged.rows))
  strategy.set("paging", to: .flag(paged.paging))
  var layout = try CollectionLayout(
    LayoutRequest(
      container: Size(width: width, height: height), axis: axis,
      sections: [
        Section(
          strategy: strategy, count: count, sizes: .uniform(Size(width: 1, height: 1)),
          spacing: spacing)
      ]))
  try layout.solve()
  return layout
}

@Suite("Paged")
struct PagedTests {
  @Test("a page is filled row by row on the screen, whichever way it scrolls")
  func rowByRow() throws {
    for axis in Axis.allCases {
      let layout = try collection(
        paged(3, 2), count: 8, width: 320, height: 210, axis: axis,
        spacing: Spacing(line: 10, item: 10))
      let frames = (0..<8).map { layout.frame(of: ElementID(.item, section: 0, index: $0)) }
      #expect(frames[1] == Rect(x: 110, y: 0, width: 100, height: 100))
      #expect(frames[3] == Rect(x: 0, y: 110, width: 100, height: 100))
      let second = axis == .vertical ? Point(x: 0, y: 210) : Point(x: 320, y: 0)
      #expect(frames[6] == Rect(origin: second, size: Size(width: 100, height: 100)))
      #expect(
        layout.contentSize
          == (axis == .vertical
            ? Size(width: 320, height: 420) : Size(width: 640, height: 210)))
    }
  }

  @Test("item spacing lies between neighbours of a row, line spacing between rows, always")
  func spacing() throws {
    for axis in Axis.allCases {
      let layout = try collection(
        paged(2, 2), count: 4, width: 204, height: 206, axis: axis,
        spacing: Spacing(line: 6, item: 4))
      let last = ElementID(.item, section: 0, index: 3)
      #expect(layout.frame(of: last) == Rect(x: 104, y: 106, width: 100, height: 100))
    }
  }

  @Test("without paging, pages follow one spacing apart and the content ends with the last item")
  func withoutPaging() throws {
    let settings = paged(2, 2, paging: false)
    let sideways = try collection(
      settings, count: 5, width: 204, height: 206, axis: .horizontal,
      spacing: Spacing(line: 6, item: 4))
    let fifth = ElementID(.item, section: 0, index: 4)
    #expect(sideways.frame(of: fifth) == Rect(x: 208, y: 0, width: 100, height: 100))
    #expect(sideways.contentSize == Size(width: 308, height: 206))
    let down = try collection(
      settings, count: 7, width: 204, height: 206, axis: .vertical,
      spacing: Spacing(line: 6, item: 4))
    #expect(down.frame(of: fifth) == Rect(x: 0, y: 212, width: 100, height: 100))
    #expect(down.contentSize == Size(width: 204, height: 418))
  }

  @Test("a tablet's six and a phone's four come from the same settings but the columns and rows")
  func shelves() throws {
    let tablet = try collection(
      paged(3, 2), count: 12, width: 1024, height: 300, axis: .horizontal, spacing: Spacing())
    #expect(tablet.contentSize == Size(width: 2048, height: 300))
    let phone = try collection(
      paged(4, 1), count: 12, width: 390, height: 120, axis: .horizontal, spacing: Spacing())
    #expect(phone.contentSize == Size(width: 1170, height: 120))
    #expect(
      phone.frame(of: ElementID(.item, section: 0, index: 4))
        == Rect(x: 390, y: 0, width: 90, height: 120))
  }

  @Test("a page of a set size need not be the container's")
  func pageSize() throws {
    var settings = paged(1, 1)
    settings.pageWidth = 200
    settings.pageHeight = 100
    let layout = try settings.layout(
      SectionRequest(
        count: 3, crossSize: 390, length: 844, sizes: .uniform(Size(width: 1, height: 1))))
    #expect(layout.frame(at: 2) == Rect(x: 0, y: 200, width: 200, height: 100))
    #expect(layout.contentSize == Size(width: 390, height: 300))
  }

  @Test("the laws hold for all small pages in both directions, with and without paging")
  func laws() throws {
    var random = SplitMix(seed: 3)
    for (columns, rows) in [(1, 1), (1, 3), (3, 1), (3, 2), (4, 5)] {
      for axis in Axis.allCases {
        for paging in [true, false] {
          for count in [0, 1, 5, columns * rows, columns * rows + 1, 83] {
            let request = SectionRequest(
              count: count, crossSize: 390, length: 300, axis: axis,
              sizes: .uniform(Size(width: 1, height: 1)), spacing: Spacing(line: 6.5, item: 4))
            let layout = try paged(columns, rows, paging: paging).layout(request)
            let rects = tryingRects(of: layout, random: &random)
            #expect(brokenLaws(of: layout, solvedAgain: layout, rects: rects) == [])
          }
        }
      }
    }
  }

  @Test("a thousand million items are a formula")
  func many() throws {
    let layout = try paged(3, 2).layout(
      SectionRequest(
        count: 1_000_000_000, crossSize: 320, length: 210,
        sizes: .uniform(Size(width: 1, height: 1))
      ))
    #expect(layout.byteCount <= 6 * 32)
    #expect(layout.contentSize.height == 35_000_000_070)
    #expect(
      layout.items(in: Rect(x: 0, y: 21_000_000_000, width: 320, height: 210))
        == Array(600_000_000..<600_000_006))
  }

  @Test("a page without space beside its spacing is rejected with the inequality")
  func noRoom() {
    let request = SectionRequest(
      count: 3, crossSize: 390, length: 844, sizes: .uniform(Size(width: 1, height: 1)),
      spacing: Spacing(line: 10, item: 200))
    #expect(
      throws: LayoutError.impossible(
        reason: "4 columns need 3 × 200 spacing = 600 pt, the page's width is 390")
    ) { try paged(4, 1).layout(request) }
    #expect(throws: LayoutError.unusable(what: "rows", value: 0, allowed: "1...1000")) {
      try paged(1, 0).layout(request)
    }
    var settings = paged(1, 1)
    for value in [0, -5, .nan, .infinity] {
      settings.pageHeight = value
      #expect(throws: LayoutError.self) { try settings.layout(request) }
    }
  }
}
