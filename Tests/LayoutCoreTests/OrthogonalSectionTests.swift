import LayoutCore
import Testing

@Suite("Strips")
struct StripTests {
  /// Four groups of 100 with 10 between and 5 before and after, in a window of 300.
  private func strip(_ behavior: OrthogonalScrolling, groups: Int = 4) -> Strip {
    Strip(
      behavior: behavior, viewport: 300,
      contentLength: 10 + Double(groups) * 110 - 10, firstGroup: 5, groupLength: 100, pitch: 110,
      groupCount: groups)
  }

  private func pages(_ strip: Strip) -> [Double] {
    (0..<strip.pageCount).map { strip.offset(ofPage: $0) }
  }

  @Test("each behaviour has its stopping points")
  func stops() {
    // The content is 440 long, so that 140 points can be scrolled.
    #expect(strip(.continuous).maxOffset == 140)
    #expect(pages(strip(.continuous)) == [0, 140])
    #expect(pages(strip(.paging)) == [0, 140])
    #expect(pages(strip(.continuousGroupLeadingBoundary)) == [0, 110, 140])
    #expect(pages(strip(.groupPaging)) == [0, 110, 140])
    // The middle of group k is at 55 + 110 k, that of the window at 150.
    #expect(pages(strip(.groupPagingCentered)) == [-95, 15, 125, 235])
  }

  @Test(
    "released scrolling rests at the nearest stop that there is",
    arguments: OrthogonalScrolling.allCases)
  func nearest(behavior: OrthogonalScrolling) {
    for groups in [1, 2, 4, 40] {
      let strip = strip(behavior, groups: groups)
      let stops = pages(strip)
      for tenth in -3000...6000 where tenth % 37 == 0 {
        let offset = Double(tenth) / 10
        let rest = strip.stop(near: offset)
        guard behavior != .continuous else {
          #expect(rest == min(max(0, offset), strip.maxOffset))
          continue
        }
        let distance = stops.map { abs($0 - min(max(strip.minOffset, offset), strip.maxOffset)) }
        #expect(stops.contains(rest), "\(groups) groups, \(offset)")
        #expect(abs(rest - min(max(strip.minOffset, offset), strip.maxOffset)) == distance.min())
      }
    }
  }

  @Test("a page beyond the last is the last, and what is no number rests at the start")
  func unusable() {
    let strip = strip(.groupPaging)
    #expect(strip.offset(ofPage: -1) == 0)
    #expect(strip.offset(ofPage: .max) == 140)
    #expect(strip.stop(near: .nan) == 0)
    #expect(strip.stop(near: .infinity) == 140)
    #expect(strip.stop(near: -.infinity) == 0)
    let empty = Strip(
      behavior: .groupPaging, viewport: 300, contentLength: 0, firstGroup: 0, groupLength: 0,
      pitch: 0, groupCount: 0)
    #expect(empty.pageCount == 1)
    #expect(empty.offset(ofPage: 3) == 0)
    #expect(empty.stop(near: 12) == 0)
  }
}
