import LabTestKit
import LayoutCore
import Testing

@Suite("Repeated")
struct RepeatedTests {
  private func repeated(_ period: [Rect], pitch: Double, count: Int) -> Repeated {
    let periods = count == 0 ? 0 : (count - 1) / period.count + 1
    let end = period.map(\.maxY).max() ?? 0
    return Repeated(
      period: period, pitch: pitch, count: count,
      contentSize: Size(width: 100, height: Double(max(0, periods - 1)) * pitch + end)
    ) { number, index in
      let (turn, place) = index.quotientAndRemainder(dividingBy: period.count)
      let own = Formula.number(period[place][number], "own")
      guard number == .y else { return Reason([], own) }
      return Reason([], .sum([own, .product(.number(Double(turn), ""), .number(pitch, ""))]))
    }
  }

  @Test("the laws hold for ordered and unordered periods, with and without overlap")
  func laws() {
    var random = SplitMix(seed: 8)
    for size in [1, 2, 5] {
      for pitch in [12.5, 30, 90.1] {
        for count in [0, 1, size, size + 1, 40] {
          let period = (0..<size).map { _ in
            Rect(
              x: random.double(in: 0...60), y: random.double(in: -10...40),
              width: random.double(in: 0...40), height: random.double(in: 0...50))
          }
          let ordered = period.sorted { $0.y < $1.y }
          for period in [period, ordered] {
            let layout = repeated(period, pitch: pitch, count: count)
            let rects = tryingRects(of: layout, random: &random)
            #expect(brokenLaws(of: layout, solvedAgain: layout, rects: rects) == [])
          }
        }
      }
    }
  }

  @Test("edges a thousand million periods down are found as exactly as the frames lie")
  func farDown() {
    let layout = repeated(
      [Rect(x: 0, y: 0, width: 10, height: 33.3)], pitch: 33.3, count: 1_000_000_000)
    for index in stride(from: 0, to: 1_000_000_000, by: 99_999_989) {
      let frame = layout.frame(at: index)
      for y in [frame.y, frame.y.nextUp, frame.y.nextDown, frame.maxY.nextDown] {
        let rect = Rect(x: 0, y: y, width: 10, height: 40)
        let near = max(0, index - 3)..<min(layout.count, index + 5)
        #expect(layout.items(in: rect) == near.filter { layout.frame(at: $0).intersects(rect) })
      }
    }
  }

  @Test("rectangles without end, without place or without size are answered")
  func absurdRects() {
    let layout = repeated([Rect(x: 0, y: 0, width: 10, height: 5)], pitch: 6, count: 9)
    let endless = Rect(x: -1e300, y: -1e300, width: .infinity, height: .infinity)
    #expect(layout.items(in: endless) == Array(0..<9))
    for number in [Double.nan, -.infinity] {
      #expect(layout.items(in: Rect(x: 0, y: number, width: 10, height: 10)).count <= 9)
      #expect(layout.items(in: Rect(x: 0, y: 0, width: 10, height: number)) == [])
    }
  }

  @Test("no period, no items")
  func empty() {
    let layout = Repeated(
      period: [], pitch: 10, count: 5, contentSize: .zero,
      explain: { _, _ in Reason([], .number(0, "")) })
    #expect(layout.count == 0)
    #expect(layout.items(in: Rect(x: 0, y: 0, width: 10, height: 10)) == [])
  }
}
