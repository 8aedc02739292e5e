import LabTestKit
import LayoutCore
import Testing

@Suite("Greatest width")
struct GreatestWidthTests {
  @Test("no items have none")
  func none() {
    #expect(ItemSizes.uniform(.zero).greatestWidth(of: 0, available: 100) == nil)
  }

  @Test("sizes that were edited are what comparing every item finds")
  func edited() {
    var random = SplitMix(seed: 3)
    for _ in 0..<200 {
      var sizes = ItemSizes.pattern(
        (0..<random.int(in: 1...4)).map { _ in
          Size(width: Double(random.int(in: 1...50)), height: 1)
        })
      for _ in 0..<random.int(in: 0...8) {
        let index = random.int(in: 0...9)
        let size = Size(width: Double(random.int(in: 1...60)), height: 1)
        switch random.int(in: 0...2) {
        case 0: sizes.apply(.resize(index, to: size))
        case 1: sizes.apply(.insert(size, at: index))
        default: sizes.apply(.remove(at: index))
        }
      }
      for count in 1...12 {
        let widths = (0..<count).map { sizes.size(of: $0, available: 100).width }
        #expect(
          sizes.greatestWidth(of: count, available: 100)
            == widths.max().map { GreatestWidth(width: $0, isBound: false) })
      }
    }
  }

  @Test("drawn sizes answer with the end of their range, proportions with the breadth")
  func bounds() {
    #expect(
      ItemSizes.random(RandomSizes(20...90)).greatestWidth(of: 5, available: 100)
        == GreatestWidth(width: 90, isBound: true))
    #expect(
      ItemSizes.random(RandomSizes(90...90)).greatestWidth(of: 5, available: 100)
        == GreatestWidth(width: 90, isBound: false))
    #expect(
      ItemSizes.aspect([Size(width: 1, height: 2)]).greatestWidth(of: 5, available: 100)
        == GreatestWidth(width: 100, isBound: false))
  }
}
