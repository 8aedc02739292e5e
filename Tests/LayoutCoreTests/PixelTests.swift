import LabTestKit
import LayoutCore
import Testing

@Suite("Pixels")
struct PixelTests {
  private func pixels(_ x: Double, _ scale: Int) -> Double {
    let rounded = Rect(x: x, y: 0, width: 0, height: 0).rounded(toScale: scale).x
    return (rounded * 1000).rounded() / 1000
  }

  @Test("numbers of UIKit's own pictures come out as they were measured")
  func measured() {
    // Rule 13 of Documentation/CompositionalLayout.md: pictures at 3 pixels per point, a dump at 2.
    #expect(pixels(187.5, 3) == 187.667)
    #expect(pixels(265.5, 3) == 265.667)
    #expect(pixels(-7.5, 3) == -7.667)
    #expect(pixels(69 + 1.0 / 6, 3) == 69.333)
    #expect(pixels(0.7 * 365, 3) == 255.333)
    #expect(pixels(84.18, 2) == 84)
    #expect(pixels(37.48, 2) == 37.5)
    #expect(pixels(84.58, 2) == 84.5)
  }

  @Test("each number goes to a pixel at most half a pixel away, on its own")
  func nearest() {
    var random = SplitMix(seed: 3)
    for scale in 1...3 {
      for _ in 0..<200 {
        let rect = Rect(
          x: random.double(in: -99...99), y: random.double(in: -99...99),
          width: random.double(in: 0...99), height: random.double(in: 0...99))
        let rounded = rect.rounded(toScale: scale)
        for number in FrameNumber.allCases {
          #expect(abs(rounded[number] - rect[number]) <= 0.5 / Double(scale) + 1e-12)
          let whole = rounded[number] * Double(scale)
          #expect(abs(whole - whole.rounded()) < 1e-9)
        }
        #expect(rounded.rounded(toScale: scale) == rounded)
      }
    }
  }

  @Test("no scale, no change; what is no number stays none")
  func unusable() {
    let rect = Rect(x: 0.3, y: .infinity, width: .nan, height: -0.4)
    #expect(rect.rounded(toScale: 0).x == 0.3)
    #expect(rect.rounded(toScale: 2).y == .infinity)
    #expect(rect.rounded(toScale: 2).width.isNaN)
  }
}
