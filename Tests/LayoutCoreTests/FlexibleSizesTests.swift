import LayoutCore
import Testing

@Suite("Flexible sizes")
struct FlexibleSizesTests {
  private let sizes = FlexibleSizes([
    FlexibleSizes.Ranges(width: 60...200, height: 30...30),
    FlexibleSizes.Ranges(width: 0...(.infinity), height: 20...40),
  ])

  @Test("a proposal is taken within the ranges; a side without one is what is nearest to 10 points")
  func proposals() {
    let cases: [(Double?, Double?, Size, Size)] = [
      (nil, nil, Size(width: 60, height: 30), Size(width: 10, height: 20)),
      (0, 0, Size(width: 60, height: 30), Size(width: 0, height: 20)),
      (100, 35, Size(width: 100, height: 30), Size(width: 100, height: 35)),
      (
        .infinity, .infinity, Size(width: 200, height: 30), Size(width: .infinity, height: 40)
      ),
    ]
    for (width, height, first, second) in cases {
      #expect(sizes.size(of: 0, width: width, height: height) == first)
      #expect(sizes.size(of: 3, width: width, height: height) == second)
    }
  }

  @Test("a strategy proposes the available width, and no height")
  func strategies() {
    let all = ItemSizes.flexible(sizes)
    #expect(
      (0..<3).map { all.size(of: $0, available: 300) } == [
        Size(width: 200, height: 30), Size(width: 300, height: 20), Size(width: 200, height: 30),
      ])
    #expect(all.transposed.size(of: 0, available: 300) == Size(width: 30, height: 60))
    #expect(all.transposed.transposed == all)
    #expect(all.fixedSize(of: 0) == nil)
    #expect(all.greatestWidth(of: 9, available: 300)?.width == 300)
    #expect(all.commonSize(of: 9, available: 300) == nil)
    #expect(all.commonSize(of: 1, available: 300) == Size(width: 200, height: 30))
    #expect(sizes.leastSize(available: 300) == Size(width: 200, height: 20))
    #expect(FlexibleSizes([]).size(of: 4, available: 300) == .zero)
  }
}
