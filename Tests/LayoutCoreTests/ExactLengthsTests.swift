import LabTestKit
import LayoutCore
import Testing

@Suite("Exact lengths")
struct ExactLengthsTests {
  private func heights(_ heights: Double...) -> ItemSizes {
    .pattern(heights.map { Size(width: 1, height: $0) })
  }

  @Test("a bound is one that no height exceeds, and all sums of heights are exact")
  func bound() {
    let sizes = [
      heights(), heights(3, 0, 2.5), heights(1 / 1024),
      .random(RandomSizes(40...200)), .random(RandomSizes(0.25...0.25)),
      .aspect([Size(width: 2, height: 1)]),
      .flexible(FlexibleSizes([FlexibleSizes.Ranges(width: 1...2, height: 3...(.infinity))])),
    ]
    for sizes in sizes {
      for sizes in [sizes, edited(sizes, 400), edited(sizes, 0.5)] {
        let bound = sizes.greatestExactLength(crossSize: 100)
        let lengths = (0..<300).map {
          sizes.open(LengthVisitor(index: $0))
        }
        #expect(lengths.allSatisfy { $0 <= bound ?? -1 && $0.hasExactSums }, "\(sizes)")
      }
    }
  }

  @Test("there is none where a height is negative, no number, or not a whole number of 1024ths")
  func none() {
    let sizes = [
      heights(3, -1), heights(.nan), heights(0.1), heights(5, 1 / 2048),
      .random(RandomSizes(0.5...200.5)), .random(RandomSizes(-5...5)),
      .aspect([Size(width: 3, height: 1)]), .text(TextSizes(messages: [[3]])),
      edited(heights(1), 0.1), edited(heights(0.1), 1),
    ]
    for sizes in sizes {
      #expect(sizes.greatestExactLength(crossSize: 100) == nil, "\(sizes)")
    }
  }

  private func edited(_ sizes: ItemSizes, _ height: Double) -> ItemSizes {
    var edited = sizes
    edited.apply(.resize(7, to: Size(width: 1, height: height)))
    return edited
  }
}

private struct LengthVisitor: SizeVisitor {
  let index: Int
  func visit(_ sizes: some SizeFunction) -> Double { sizes.length(of: index, crossSize: 100) }
}
