import LayoutCore
import Testing

@Suite("Strips")
struct StripTests {
  /// Four groups of 100 with 10 between and 5 before and after, in a window of 300.
  private func orthogonalSection(_ behavior: OrthogonalScrolling, groups: Int = 4)
    -> OrthogonalSection
  {
    OrthogonalSection(
      behavior: behavior, viewport: 300,
      contentLength: 10 + Double(groups) * 110 - 10, firstGroup: 5, groupLength: 100, pitch: 110,
      groupCount: groups)
  }

  private func pages(_ orthogonalSection: OrthogonalSection) -> [Double] {
    (0..<orthogonalSection.pageCount).map { orthogonalSection.offset(ofPage: $0) }
  }

  @Test("each behaviour has its stopping points")
  func stops() {
    // The content is 440 long, so that 140 points can be scrolled.
    #expect(orthogonalSection(.continuous).maxOffset == 140)
    #expect(pages(orthogonalSection(.continuous)) == [0, 140])
    #expect(pages(orthogonalSection(.paging)) == [0, 140])
    #expect(pages(orthogonalSection(.continuousGroupLeadingBoundary)) == [0, 110, 140])
    #expect(pages(orthogonalSection(.groupPaging)) == [0, 110, 140])
    // The middle of group k is at 55 + 110 k, that of the window at 150.
    #expect(pages(orthogonalSection(.groupPagingCentered)) == [-95, 15, 125, 235])
  }

  @Test(
    "released scrolling rests at the nearest stop that there is",
    arguments: OrthogonalScrolling.allCases)
  func nearest(behavior: OrthogonalScrolling) {
    for groups in [1, 2, 4, 40] {
      let orthogonalSection = orthogonalSection(behavior, groups: groups)
      let stops = pages(orthogonalSection)
      for tenth in -3000...6000 where tenth % 37 == 0 {
        let offset = Double(tenth) / 10
        let rest = orthogonalSection.stop(near: offset)
        guard behavior != .continuous else {
          #expect(rest == min(max(0, offset), orthogonalSection.maxOffset))
          continue
        }
        let distance = stops.map {
          abs($0 - min(max(orthogonalSection.minOffset, offset), orthogonalSection.maxOffset))
        }
        #expect(stops.contains(rest), "\(groups) groups, \(offset)")
        #expect(
          abs(rest - min(max(orthogonalSection.minOffset, offset), orthogonalSection.maxOffset))
            == distance.min())
      }
    }
  }

  @Test("a page beyond the last is the last, and what is no number rests at the start")
  func unusable() {
    let orthogonalSection = orthogonalSection(.groupPaging)
    #expect(orthogonalSection.offset(ofPage: -1) == 0)
    #expect(orthogonalSection.offset(ofPage: .max) == 140)
    #expect(orthogonalSection.stop(near: .nan) == 0)
    #expect(orthogonalSection.stop(near: .infinity) == 140)
    #expect(orthogonalSection.stop(near: -.infinity) == 0)
    let empty = OrthogonalSection(
      behavior: .groupPaging, viewport: 300, contentLength: 0, firstGroup: 0, groupLength: 0,
      pitch: 0, groupCount: 0)
    #expect(empty.pageCount == 1)
    #expect(empty.offset(ofPage: 3) == 0)
    #expect(empty.stop(near: 12) == 0)
  }
}
