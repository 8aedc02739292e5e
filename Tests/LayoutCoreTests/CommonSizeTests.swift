import LayoutCore
import Testing

@Suite("The size that all items have")
struct CommonSizeTests {
  let small = Size(width: 10, height: 20)
  let large = Size(width: 10, height: 21)

  @Test("a pattern counts as far as there are items")
  func pattern() {
    let sizes = ItemSizes.pattern([small, small, large])
    #expect(
      (0...4).map { sizes.commonSize(of: $0, available: 90) } == [nil, small, small, nil, nil])
    let equal = ItemSizes.pattern([small, small])
    #expect(equal.commonSize(of: 1_000_000_000_000, available: 90) == small)
    #expect(ItemSizes.pattern([]).commonSize(of: 5, available: 90) == .zero)
  }

  @Test("draws from one number are equal, others differ soon")
  func random() {
    let equal = ItemSizes.random(RandomSizes(30...30, seed: 4))
    #expect(
      equal.commonSize(of: 1_000_000_000_000, available: 90) == Size(width: 30, height: 30))
    let drawn = ItemSizes.random(RandomSizes(30...31, seed: 4))
    #expect(drawn.commonSize(of: 1, available: 90) != nil)
    #expect(drawn.commonSize(of: 1_000_000_000_000, available: 90) == nil)
  }

  @Test("proportions and messages are compared as they come out")
  func derived() {
    let same = ItemSizes.aspect([Size(width: 4, height: 3), Size(width: 8, height: 6)])
    #expect(same.commonSize(of: 9, available: 80) == Size(width: 80, height: 60))
    let text = TextSizes(messages: [[5, 5], [4, 6], [11]])
    #expect(
      ItemSizes.text(text).commonSize(of: 9, available: 400) == text.size(of: 0, available: 400))
    #expect(ItemSizes.text(text).commonSize(of: 9, available: 100) == nil)
  }
}
