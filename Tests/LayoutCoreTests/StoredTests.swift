import LabTestKit
import LayoutCore
import Testing

@Suite("Stored")
struct StoredTests {
  @Test(
    "frames without any order keep the laws",
    arguments: [0, 1, 2, 15, 16, 17, 255, 256, 257, 1_000])
  func laws(count: Int) {
    var random = SplitMix(seed: UInt64(count) + 1)
    let frames = (0..<count).map { index in
      Rect(
        x: random.double(in: 0...300), y: random.double(in: 0...5_000),
        // One in fifty is very tall, some have no area.
        width: random.double(in: 0...90),
        height: index % 50 == 7 ? 3_000 : Double(random.int(in: 0...80)))
    }
    let layout = Stored(frames: frames)
    let rects = tryingRects(of: layout, random: &random)
    #expect(brokenLaws(of: layout, solvedAgain: Stored(frames: frames), rects: rects).isEmpty)
  }

  @Test("the content reaches around all frames, or is what is said")
  func content() {
    let frames = [Rect(x: 5, y: 10, width: 20, height: 30), Rect(x: 0, y: 0, width: 4, height: 90)]
    #expect(Stored(frames: frames).contentSize == Size(width: 25, height: 90))
    #expect(Stored(frames: []).contentSize == .zero)
    let explicit = Size(width: 390, height: 844)
    #expect(Stored(frames: frames, contentSize: explicit).contentSize == explicit)
  }

  @Test("a small rectangle looks at few of many frames")
  func few() {
    let frames = (0..<10_000).map { Rect(x: 0, y: Double($0) * 10, width: 100, height: 9) }
    var trace = CountingTrace()
    var hits = 0
    Stored(frames: frames).visitItems(
      in: Rect(x: 0, y: 50_000, width: 100, height: 25), trace: &trace
    ) { _, _ in
      hits += 1
      return .continue
    }
    #expect(hits == 3)
    #expect(trace.cost.itemsCompared <= 16)
    #expect(trace.cost.searchSteps <= 4 * 16)
  }
}
