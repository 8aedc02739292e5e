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

  @Test("an exact scale is the one that a comparison of scales finds", arguments: 1...8)
  func exact(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var found = 0
    for _ in 0..<200 {
      let columns = Int.random(in: 1...12, using: &random)
      let unit = [1.0, 4, 5, 12.5, 0.333][Int.random(in: 0..<5, using: &random)]
      let width = unit * Double(Int.random(in: 1...40, using: &random))
      let gap = unit * Double(Int.random(in: 0...3, using: &random))
      let inset = unit * Double(Int.random(in: 0...2, using: &random))
      let frames = (0..<3 * columns).map { place in
        Rect(
          x: inset + Double(place % columns) * (width + gap), y: Double(place / columns) * 50,
          width: width, height: 50)
      }
      let rest = [0, 0.001, 7][Int.random(in: 0..<3, using: &random)]
      let end = Double(columns) * (width + gap) + rest
      let view = Rect(x: 0, y: 0, width: end, height: 400)
      let fit = end / Double(Int.random(in: 20...120, using: &random))
      let exact = ExactScale(frames, from: 0, to: view.maxX, along: .horizontal)
      guard let scale = exact.nearest(to: fit, in: AxisProfile.range(near: fit, finest: fit))
      else { continue }
      found += 1
      let profile = AxisProfile(frames, view: view, axis: .horizontal)
      let best = profile.best(near: fit, finest: fit, stretched: nil)
      #expect(abs(scale - best) < 1e-9 * best)
      #expect(profile.cost(at: scale).isClear && !profile.keepsLengths(at: scale))
    }
    #expect(found > 20)
  }
}
