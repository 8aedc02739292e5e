@testable import LabReport
import LayoutCore
import LayoutText
import Testing

@Suite("The scale of an axis") struct AxisProfileTests {
  @Test("a count that stops early decides as a complete one does", arguments: 1...8)
  func stopped(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let sizes = [40.0, 60, 61].map { $0 * Double.random(in: 0.5...1.5, using: &random) }
    let frames = (0..<14).map { place in
      Rect(
        x: Double(place % 4) * 100, y: Double(place / 4) * 80,
        width: sizes[Int.random(in: 0..<3, using: &random)],
        height: sizes[Int.random(in: 0..<3, using: &random)])
    }
    let view = Rect(x: 0, y: 0, width: 400, height: 400)
    let profile = AxisProfile(frames, view: view, axis: .horizontal)
    let scales = (0..<40).map { _ in Double.random(in: 2...120, using: &random) }
    for best in scales.map({ profile.cost(at: $0) }) {
      for scale in scales {
        let complete = profile.cost(at: scale)
        let stopped = profile.cost(at: scale, toBeat: best)
        #expect(stopped.isBetter(than: best) == complete.isBetter(than: best))
        #expect(stopped.isClearer(than: best) == complete.isClearer(than: best))
        #expect(stopped.isMuchClearer(than: best) == complete.isMuchClearer(than: best))
      }
    }
  }
}
