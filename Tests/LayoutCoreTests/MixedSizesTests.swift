import LayoutCore
import Testing

@Suite("Mixed sizes")
struct MixedSizesTests {
  private static let row: [MixedSizes.Item] = [
    .text("two words"), .fixed(Size(width: 24, height: 30)), .aspect(Size(width: 2, height: 1)),
    .flexible(FlexibleSizes.Ranges(width: 60...200, height: 44...44)),
  ]
  private let sizes = ItemSizes.mixed(MixedSizes(row))

  @Test("each item answers a proposal as sizes of its kind do, and the items repeat")
  func proposals() {
    let alone: [ItemSizes] = [
      .text(TextSizes(messages: [[3, 5]])), .pattern([Size(width: 24, height: 30)]),
      .aspect([Size(width: 2, height: 1)]),
      .flexible(FlexibleSizes([FlexibleSizes.Ranges(width: 60...200, height: 44...44)])),
    ]
    for (width, height) in [(nil, nil), (0, 0), (60, nil), (100, 20)] as [(Double?, Double?)] {
      for item in 0..<9 {
        #expect(
          sizes.size(of: item, width: width, height: height)
            == alone[item % 4].size(of: 0, width: width, height: height))
        #expect(
          sizes.transposed.size(of: item, available: 100)
            == alone[item % 4].transposed.size(of: 0, available: 100))
      }
    }
    #expect(sizes.size(of: 0, available: 300) == Size(width: 88, height: 36))
    #expect(sizes.size(of: 4, available: 60) == Size(width: 56, height: 56))
    #expect(ItemSizes.mixed(MixedSizes([])).size(of: 3, available: 9) == .zero)
  }

  @Test("no item falls below the least size, and none exceeds the greatest")
  func bounds() {
    let mixed = MixedSizes(Self.row)
    for available in [20.0, 90, 400] {
      let least = mixed.leastSize(available: available)
      let all = (0..<4).map { sizes.size(of: $0, available: available) }
      #expect(all.allSatisfy { $0.width >= least.width && $0.height >= least.height })
      #expect(
        sizes.greatestWidth(of: 9, available: available)?.width == all.map(\.width).max())
      #expect(sizes.greatestExactLength(crossSize: available) == all.map(\.height).max())
    }
    #expect(sizes.commonSize(of: 9, available: 300) == nil)
    #expect(sizes.fixedSize(of: 5) == Size(width: 24, height: 30))
    #expect(sizes.fixedSize(of: 4) == nil)
  }

  @Test("a text is cut to the lines that fit the proposed height, and has at least one")
  func lines() {
    let text = TextSizes(messages: [[4, 4, 4]])
    let three = Size(width: 48, height: 76)
    for (height, lines) in [(nil, 3), (76, 3), (75, 2), (56, 2), (55, 1), (0, 1)]
      as [(Double?, Int)]
    {
      let size = text.size(of: 0, width: 48, height: height)
      #expect(size == Size(width: three.width, height: 16 + 20 * Double(lines)))
    }
    #expect(text.size(of: 0, width: nil, height: .infinity) == Size(width: 128, height: 36))
  }
}
