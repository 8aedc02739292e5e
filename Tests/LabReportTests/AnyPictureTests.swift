import LabReport
import LayoutCore
import LayoutText
import Testing

/// The laws of every picture, for any scene.
@Suite("Any picture")
struct AnyPictureTests {
  /// Sebastiano Vigna's SplitMix64: the same scenes on every machine.
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let numbers: [Double] = [
    0, 1, 0.1, 33.3, 100, 320, -50, 1e12, -1e12, 1e300, .nan, .infinity, -.infinity,
  ]
  private static let labels = [
    "1", "123456", "", "日本語", "\u{1B}[31m", "a\nb", "👩‍👩‍👧", "\u{202E}x", "\u{301}", "long label here",
  ]

  private func number(_ random: inout SplitMix) -> Double {
    Int.random(in: 0..<10, using: &random) == 0
      ? Self.numbers.randomElement(using: &random) ?? 0
      : Double.random(in: 0...320, using: &random)
  }

  private func rect(_ random: inout SplitMix) -> Rect {
    Rect(
      x: number(&random), y: number(&random), width: number(&random), height: number(&random))
  }

  private func scene(_ random: inout SplitMix) -> Scene {
    let elements = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      SceneElement(
        kind: ElementKind.allCases.randomElement(using: &random) ?? .item,
        label: Self.labels.randomElement(using: &random) ?? "", frame: rect(&random),
        isHit: .random(using: &random), touches: .random(using: &random))
    }
    return Scene(
      view: rect(&random), container: Size(width: number(&random), height: number(&random)),
      contentSize: .random(using: &random) ? nil : Size(width: number(&random), height: 1),
      axis: .random(using: &random) ? .vertical : .horizontal, elements: elements,
      total: elements.count, viewport: .random(using: &random) ? nil : rect(&random),
      query: .random(using: &random) ? nil : rect(&random),
      above: .random(using: &random) ? nil : 5)
  }

  @Test("no line is wider than asked for, none carries control characters", arguments: 0..<40)
  func bounds(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<10 {
      let scene = scene(&random)
      let columns = [1, 2, 11, 12, 20, 24, 40, 80, 130].randomElement(using: &random) ?? 80
      let zooms: [PictureOptions.Zoom] = [
        .fit, .times(1), .times(0.5), .times(2), .times(.nan), .times(1e30),
      ]
      let zoom = zooms.randomElement(using: &random) ?? .fit
      for set in PictureOptions.GlyphSet.allCases {
        let options = PictureOptions(columns: columns, rows: 40, glyphs: set, zoom: zoom)
        for picture in [
          Picture(scene, options), Picture.strips(scene, borders: [50, 100, .nan], options),
        ] {
          for line in picture.lines {
            #expect(line.width <= columns)
            #expect(line.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
            #expect(set == .unicode || line.text.utf8.allSatisfy { $0 < 0x80 })
            #expect(line.spans.map { String($0.text) }.joined() == line.text)
          }
        }
      }
    }
  }

  @Test("strange columns, rows and aspects are brought into range")
  func strangeOptions() {
    let element = SceneElement(label: "0", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let scene = Scene(
      view: Rect(x: 0, y: 0, width: 10, height: 10), container: Size(width: 10, height: 10),
      elements: [element], total: 1)
    for side in [Int.min, -1, 0, 1, 100_000, Int.max] {
      for aspect in [0.5, 0, -1, .nan, .infinity] {
        let picture = Picture(
          scene, PictureOptions(columns: side, rows: side, cellAspect: aspect))
        #expect(picture.lines.count <= PictureOptions.largestSide + 20)
        #expect(picture.lines.allSatisfy { $0.width <= max(1, min(side, 2_000)) })
      }
    }
  }

  @Test("Unicode and ASCII draw the same cells", arguments: 0..<20)
  func pairwise(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<10 {
      var scene = scene(&random)
      scene.view = Rect(x: 0, y: 0, width: 320, height: 320)
      for index in scene.elements.indices { scene.elements[index].label = "\(index)" }
      guard !scene.elements.isEmpty || scene.query != nil else { continue }
      // The top ruler and ten rows at most; the words below differ.
      let drawings = PictureOptions.GlyphSet.allCases.map { set in
        var options = PictureOptions(columns: 69, rows: 10, glyphs: set)
        options.hasLegend = false
        return Picture(scene, options).lines.map { line in line.text.map { $0 == " " } }
      }
      #expect(drawings[0] == drawings[1])
    }
  }
}
