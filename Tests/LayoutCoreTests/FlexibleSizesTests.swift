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

  @Test("other sizes answer a proposal as views of SwiftUI: fixed, with a ratio, as text, edited")
  func otherSizes() {
    let fixed = ItemSizes.pattern([Size(width: 60, height: 30)])
    #expect(fixed.size(of: 4, width: 0, height: .infinity) == Size(width: 60, height: 30))
    let ratio = ItemSizes.aspect([Size(width: 2, height: 1)])
    let fitting: [(Double?, Double?, Size)] = [
      (60, nil, Size(width: 60, height: 30)), (nil, 20, Size(width: 40, height: 20)),
      (60, 20, Size(width: 40, height: 20)), (nil, nil, Size(width: 10, height: 5)),
      (0, 0, .zero), (.infinity, .infinity, Size(width: .infinity, height: .infinity)),
    ]
    for (width, height, size) in fitting {
      #expect(ratio.size(of: 1, width: width, height: height) == size)
    }
    let messages = TextSizes(messages: [[4, 3, 5]])
    let text = ItemSizes.text(messages)
    #expect(
      text.size(of: 0, width: nil, height: 1) == messages.size(of: 0, available: .infinity))
    #expect(text.size(of: 0, width: 56, height: nil) == messages.size(of: 0, available: 56))
    var edited = ItemSizes.flexible(sizes)
    edited.apply(.resize(0, to: Size(width: 5, height: 6)))
    #expect(edited.size(of: 0, width: 100, height: nil) == Size(width: 5, height: 6))
    #expect(edited.size(of: 2, width: 100, height: nil) == Size(width: 100, height: 30))
  }
}
