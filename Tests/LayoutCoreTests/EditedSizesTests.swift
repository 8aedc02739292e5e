import LabTestKit
import LayoutCore
import Testing

@Suite("Edited sizes")
struct EditedSizesTests {
  func square(_ side: Double) -> Size { Size(width: side, height: side) }

  let everyBase: [ItemSizes] = [
    .pattern([10, 20, 30].map { Size(width: $0, height: $0 + 1) }), .pattern([]),
    .random(RandomSizes(width: 1...50, height: 60...90, seed: 4)),
    .aspect([Size(width: 4, height: 3), Size(width: 1, height: 1)]), .aspect([]),
    .text(TextSizes(messages: [[3, 5], [], [40, 2, 7]])),
  ]

  /// The first `count` sizes as a loop over items gets them.
  func list(_ sizes: ItemSizes, _ count: Int, available: Double = 90) -> [Size] {
    sizes.open(ListVisitor(count: count, available: available))
  }

  struct ListVisitor: SizeVisitor {
    let count: Int
    let available: Double
    func visit(_ sizes: some SizeFunction) -> [Size] {
      (0..<count).map {
        let size = sizes.size(of: $0, available: available)
        let length = sizes.length(of: $0, crossSize: available)
        return length == size.height ? size : Size(width: -1, height: -1)
      }
    }
  }

  @Test("a resized item has its size, and all others theirs")
  func resize() {
    var sizes = ItemSizes.pattern([10, 20, 30].map(square))
    sizes.apply(.resize(4, to: Size(width: 7, height: 8)))
    #expect(list(sizes, 7).map(\.height) == [10, 20, 30, 10, 8, 30, 10])
    sizes.apply(.resize(4, to: square(9)))
    sizes.apply(.resize(0, to: square(1)))
    #expect(list(sizes, 7).map(\.height) == [1, 20, 30, 10, 9, 30, 10])
    #expect(sizes.editCount == 3)
  }

  @Test("an inserted item moves the others on, a removed one lets them move up")
  func insertAndRemove() {
    var sizes = ItemSizes.pattern([10, 20, 30].map(square))
    sizes.apply(.insert(square(5), at: 1))
    #expect(list(sizes, 6).map(\.height) == [10, 5, 20, 30, 10, 20])
    sizes.apply(.remove(at: 0))
    sizes.apply(.remove(at: 2))
    #expect(list(sizes, 5).map(\.height) == [5, 20, 10, 20, 30])
    // Three edits make it item 1,000,000,000,004 of the base.
    #expect(sizes.fixedSize(of: 1_000_000_000_003) == square(30))
  }

  @Test("an edit behind the last one leaves what is between as it was")
  func gap() {
    var sizes = ItemSizes.pattern([10, 20].map(square))
    sizes.apply(.remove(at: 7))
    sizes.apply(.insert(square(1), at: 9))
    #expect(list(sizes, 12).map(\.height) == [10, 20, 10, 20, 10, 20, 10, 10, 20, 1, 10, 20])
  }

  @Test("random edits are those of an array, for sizes of every kind", arguments: 1...40)
  func random(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let base = everyBase[Int(seed) % everyBase.count]
    let count = [0, 1, 7, 60][Int(seed) % 4]
    var sizes = base
    // Longer than anything that is looked at, so that what is removed is replaced from behind.
    var plain = list(base, count + 400)
    for _ in 0..<random.int(in: 1...300) {
      let index = random.int(in: 0...count + 20)
      let size = Size(
        width: Double(random.int(in: 0...90)), height: Double(random.int(in: 0...90)))
      switch random.int(in: 0...2) {
      case 0:
        plain[index] = size
        sizes.apply(.resize(index, to: size))
      case 1:
        plain.insert(size, at: index)
        sizes.apply(.insert(size, at: index))
      default:
        plain.remove(at: index)
        sizes.apply(.remove(at: index))
      }
    }
    #expect(list(sizes, count + 100) == Array(plain.prefix(count + 100)))
    #expect((0..<count + 100).map { sizes.size(of: $0, available: 90) } == list(sizes, count + 100))
  }

  @Test("turned sizes exchange what was given too, and turning twice gives them back")
  func transposed() {
    var sizes = ItemSizes.pattern([Size(width: 1, height: 2)])
    sizes.apply(.resize(1, to: Size(width: 30, height: 40)))
    #expect(list(sizes.transposed, 2) == [Size(width: 2, height: 1), Size(width: 40, height: 30)])
    #expect(sizes.transposed.transposed == sizes)
    var turnedFirst = sizes.transposed
    turnedFirst.apply(.resize(0, to: Size(width: 5, height: 6)))
    sizes.apply(.resize(0, to: Size(width: 6, height: 5)))
    #expect(turnedFirst == sizes.transposed)
  }

  @Test("an earlier value stays as it was")
  func values() {
    var sizes = ItemSizes.uniform(square(10))
    var earlier: [(ItemSizes, [Size])] = []
    for number in 0..<60 {
      earlier.append((sizes, list(sizes, 70)))
      sizes.apply(
        number % 3 == 0 ? .remove(at: number / 2) : .insert(square(Double(number)), at: number / 3))
    }
    #expect(earlier.allSatisfy { list($0.0, 70) == $0.1 })
  }

  @Test("the same edits are equal, however the runs came to stand")
  func equality() {
    var one = ItemSizes.uniform(square(10))
    var other = one
    one.apply(.resize(3, to: square(1)))
    one.apply(.resize(9, to: square(2)))
    other.apply(.resize(9, to: square(2)))
    #expect(one != other)
    other.apply(.resize(3, to: square(1)))
    #expect(one == other && one.hashValue == other.hashValue)
  }

  @Test("indexes that are none change nothing", arguments: [-1, Int.min, Int.max])
  func noIndex(index: Int) {
    let base = ItemSizes.uniform(square(10))
    for edit in [
      ItemEdit.resize(index, to: square(1)), .insert(square(1), at: index), .remove(at: index),
    ] {
      var sizes = base
      sizes.apply(edit)
      #expect(sizes.editCount == 0 && list(sizes, 5) == list(base, 5))
      var section = Section(strategy: AnyStrategy(NoStrategy.self), count: 3, sizes: base)
      section.apply(edit)
      #expect(section.count == 3 && section.sizes == base)
    }
  }

  @Test("a common size is found whatever was edited, without a look at every item")
  func commonSize() {
    var sizes = ItemSizes.uniform(square(10))
    let many = 1_000_000_000_000
    sizes.apply(.resize(3, to: square(10)))
    sizes.apply(.insert(square(10), at: 0))
    #expect(sizes.commonSize(of: many, available: 90) == square(10))
    sizes.apply(.resize(50, to: square(11)))
    #expect(sizes.commonSize(of: many, available: 90) == nil)
    #expect(sizes.commonSize(of: 50, available: 90) == square(10))
    #expect(sizes.commonSize(of: 0, available: 90) == nil)
    var ratio = ItemSizes.aspect([Size(width: 2, height: 1)])
    ratio.apply(.remove(at: 5))
    #expect(ratio.commonSize(of: many, available: 80) == Size(width: 80, height: 40))
  }

  @Test("an edit says where the others are afterwards")
  func indexes() {
    let insert = ItemEdit.insert(square(1), at: 2)
    #expect([1, 2, 3].map { insert.index(after: $0) } == [1, 3, 4])
    #expect([1, 2, 3].map { ItemEdit.remove(at: 2).index(after: $0) } == [1, nil, 2])
    #expect([1, 2].map { ItemEdit.resize(2, to: .zero).index(after: $0) } == [1, 2])
  }
}

/// Places nothing: for sections whose layout is never used.
private struct NoStrategy: LayoutStrategy {
  static var definition: StrategyDefinition<Self> {
    StrategyDefinition(name: "none", summary: "nothing", examples: [])
  }

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    Repeated(period: [], pitch: 0, count: 0, contentSize: .zero) { _, _ in
      Reason([], .number(0, ""))
    }
  }
}
