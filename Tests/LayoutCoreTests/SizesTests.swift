import LabTestKit
import LayoutCore
import Testing

@Suite("Sizes")
struct SizesTests {
  /// Lists the first sizes of any function.
  private struct Listed: SizeVisitor {
    let available: Double
    func visit(_ sizes: some SizeFunction) -> [Size] {
      (0..<50).map { sizes.size(of: $0, available: available) }
    }
  }

  @Test("the same seed gives the same sizes, another seed others") func seeds() {
    let some = RandomSizes(0...1_000_000, seed: 7)
    let same = RandomSizes(0...1_000_000, seed: 7)
    let other = RandomSizes(0...1_000_000, seed: 8)
    let indexes = Array(0..<200) + [Int.max]
    #expect(
      indexes.map { some.length(of: $0, crossSize: 1) }
        == indexes.map { same.length(of: $0, crossSize: 1) })
    #expect(
      indexes.count { some.length(of: $0, crossSize: 1) != other.length(of: $0, crossSize: 1) }
        > 190)
  }

  @Test(
    "draws stay in their range, reach both ends of a small one, and are whole where the bounds are",
    arguments: [(0.0, 3.0), (100, 300), (5, 5), (0.5, 0.75), (0.1, 0.1), (0, 1_000_000)])
  func bounds(lower: Double, upper: Double) {
    for seed in [0, 1, 7, UInt64.max] {
      let sizes = RandomSizes(width: lower...upper, height: 1...2, seed: seed)
      var seen: Set<Double> = []
      for index in 0..<20_000 {
        let width = sizes.size(of: index, available: 1).width
        if !(lower...upper).contains(width) { Issue.record("item \(index): \(width)") }
        if lower == lower.rounded(), width != width.rounded() { Issue.record("\(width)") }
        seen.insert(width)
      }
      if upper - lower <= 200, lower == lower.rounded() {
        #expect(seen.count == Int(upper - lower) + 1)
      }
    }
  }

  @Test("one range draws squares, two ranges draw each side on its own") func sides() {
    let squares = RandomSizes(0...1000, seed: 3)
    let free = RandomSizes(width: 0...1000, height: 0...1000, seed: 3)
    let all = (0..<200).map { squares.size(of: $0, available: 1) }
    #expect(all.allSatisfy { $0.width == $0.height })
    let others = (0..<200).map { free.size(of: $0, available: 1) }
    #expect(others.count { $0.width != $0.height } > 190)
  }

  @Test("turned twice is as before, turned once exchanges the sides") func transposed() {
    let all: [ItemSizes] = [
      .pattern([Size(width: 1, height: 2), Size(width: 3, height: 4)]),
      .random(RandomSizes(1...9, seed: 2)),
      .random(RandomSizes(width: 1...9, height: 20...90, seed: 2)),
      .aspect([Size(width: 4, height: 3)]), .text(TextSizes(messages: [[3, 5], []])),
      .flexible(FlexibleSizes([FlexibleSizes.Ranges(width: 1...2, height: 3...(.infinity))])),
    ]
    for sizes in all { #expect(sizes.transposed.transposed == sizes) }
    for sizes in all[0...2] {
      let before = sizes.open(Listed(available: 100))
      #expect(sizes.transposed.open(Listed(available: 100)) == before.map(\.transposed))
    }
  }

  @Test("patterns and proportions repeat") func patterns() {
    let sizes = PatternSizes([Size(width: 1, height: 2), Size(width: 3, height: 4)])
    #expect((0..<3).map { sizes.length(of: $0, crossSize: 9) } == [2, 4, 2])
    let aspect = AspectSizes([Size(width: 4, height: 3), Size(width: 1, height: 1)])
    #expect((0..<3).map { aspect.length(of: $0, crossSize: 100) } == [75, 100, 75])
    #expect(aspect.size(of: 0, available: 40) == Size(width: 40, height: 30))
    #expect(PatternSizes([]).size(of: 5, available: 1) == .zero)
  }

  @Test("text wraps like a naive wrapper, for all short messages and breadths") func wrapping() {
    let metrics = TextMetrics(character: 1, line: 1, padding: 0)
    var messages: [[Int]] = [[]]
    var last = messages
    for _ in 0..<4 {
      last = last.flatMap { message in (1...5).map { message + [$0] } }
      messages += last
    }
    for message in messages {
      let sizes = TextSizes(messages: [message], metrics: metrics)
      for columns in 1...9 {
        let lines = wrap(message, columns: columns)
        let size = sizes.size(of: 0, available: Double(columns))
        let widest = Double(lines.map(\.count).max() ?? 0)
        if size != Size(width: widest, height: Double(max(1, lines.count))) {
          Issue.record("\(message) in \(columns): \(size), not \(lines)")
        }
      }
    }
  }

  /// The lines of a message, letter by letter.
  private func wrap(_ words: [Int], columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      let letters = String(repeating: "x", count: word)
      if !line.isEmpty, (line + " " + letters).count <= columns {
        line += " " + letters
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for letter in letters {
        if line.count == columns {
          lines.append(line)
          line = ""
        }
        line.append(letter)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  @Test("padding surrounds the text, and no breadth is too small or too large") func metrics() {
    let sizes = TextSizes(messages: [[3, 3]], metrics: TextMetrics())
    #expect(sizes.size(of: 0, available: 72) == Size(width: 72, height: 36))
    #expect(sizes.size(of: 0, available: 71.9) == Size(width: 40, height: 56))
    #expect(sizes.length(of: 0, crossSize: 0) == 6 * 20 + 16)
    #expect(sizes.length(of: 0, crossSize: 1e300) == 36)
    #expect(sizes.transposed.size(of: 0, available: 1) == Size(width: 36, height: 72))
  }

  @Test("a stated width wraps in both directions, and a narrower breadth wins")
  func statedWidth() {
    let words = [[5, 5, 5, 5]]
    let text = TextSizes(
      messages: words, metrics: TextMetrics(character: 10, line: 20, padding: 0, width: 110))
    #expect(text.size(of: 0, available: 390) == Size(width: 110, height: 40))
    #expect(text.size(of: 0, available: 60) == Size(width: 50, height: 80))
    #expect(text.transposed.size(of: 0, available: 390) == Size(width: 40, height: 110))
    let unstated = TextSizes(
      messages: words, metrics: TextMetrics(character: 10, line: 20, padding: 0))
    #expect(unstated.transposed.size(of: 0, available: 60) == Size(width: 20, height: 230))
  }
}
