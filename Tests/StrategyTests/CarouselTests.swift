import CarouselPlugin
import LabTestKit
import LayoutCore
import Testing

@Suite("Carousel")
struct CarouselTests {
  private func carousel(at index: Int, scale: Int = 80, length: Double? = nil) -> Carousel {
    var carousel = Carousel()
    (carousel.at, carousel.scale, carousel.length) = (index, scale, length)
    return carousel
  }

  private func request(_ count: Int, spacing: Double = 10) -> SectionRequest {
    SectionRequest(
      count: count, crossSize: 160, length: 320, sizes: .uniform(Size(width: 1, height: 1)),
      spacing: Spacing(line: spacing))
  }

  @Test("the item in the middle has its size, the others are scaled about their centres")
  func frames() throws {
    let layout = try carousel(at: 1, length: 200).layout(request(4))
    #expect(
      (0..<3).map { layout.frame(at: $0) } == [
        Rect(x: 16, y: 80, width: 128, height: 160), Rect(x: 0, y: 270, width: 160, height: 200),
        Rect(x: 16, y: 500, width: 128, height: 160),
      ])
    #expect(layout.contentSize == Size(width: 160, height: 60 + 3 * 210 + 200 + 60))
    #expect(layout.zIndex(of: 1) == 0)
  }

  @Test("each item is in the middle of the screen at a multiple of the distance of two items")
  func stops() throws {
    for index in 0..<5 {
      let frame = try carousel(at: index).layout(request(5)).frame(at: index)
      #expect(frame.midY == Double(index) * 250 + 160)
    }
    #expect(try carousel(at: 4).layout(request(5)).contentSize.height == 4 * 250 + 320)
  }

  @Test("an item beyond the last one is the last, and no items have no content")
  func beyond() throws {
    #expect(try carousel(at: 99).layout(request(3)).frame(at: 2).width == 160)
    #expect(try carousel(at: 99).layout(request(0)).contentSize == Size(width: 160, height: 0))
  }

  @Test("with a negative spacing, items nearer to the middle are in front")
  func order() throws {
    let layout = try carousel(at: 2).layout(request(5, spacing: -60))
    #expect((0..<5).map { layout.zIndex(of: $0) } == [3, 4, 5, 4, 3])
  }

  @Test(
    "a spacing that leaves no distance between two items is refused", arguments: [-240.0, -500])
  func noDistance(spacing: Double) {
    #expect(
      throws: LayoutError.unusable(
        what: "line spacing", value: spacing, allowed: "more than -240 points")
    ) { try carousel(at: 0).layout(request(2, spacing: spacing)) }
  }

  @Test("the laws hold at any item, scale, length and spacing", arguments: [0, 5, 700])
  func laws(index: Int) throws {
    let shapes: [(Int, Double?)] = [(80, nil), (100, 33.3), (1, 2000)]
    for (scale, length) in shapes {
      #expect(try brokenLaws(of: carousel(at: index, scale: scale, length: length)) == [])
    }
    var random = SplitMix(seed: 12)
    for spacing in [-30.0, -200, -239.9] {
      let layout = try carousel(at: index).layout(request(400, spacing: spacing))
      let rects = tryingRects(of: layout, random: &random)
      #expect(brokenLaws(of: layout, solvedAgain: layout, rects: rects) == [])
    }
  }

  @Test("a screen of a thousand million items takes as long as that of ten")
  func screen() throws {
    let layout = try carousel(at: 500_000_000).layout(request(1_000_000_000))
    var trace = CountingTrace()
    layout.visitItems(in: layout.frame(at: 500_000_000), trace: &trace) { _, _ in .continue }
    #expect(trace.cost.visited <= 5)
  }
}
