import LabTestKit
import LayoutCore
import Testing

@Suite("PrefixTree")
struct PrefixTreeTests {
  @Test(
    "sums and searches are those of a plain row, at every size up to three levels",
    arguments: [false, true])
  func everySize(isExact: Bool) {
    var tree = PrefixTree<Int>(isExact: isExact)
    var plain: [Int] = []
    var random = SplitMix(seed: 1)
    for size in 0...600 {
      if size % 7 == 0 || size % 16 < 2 || size > 590 { check(tree, plain) }
      let value = random.int(in: 0...3)
      tree.append(value)
      plain.append(value)
    }
  }

  @Test("a changed number changes the sums after it", arguments: [false, true])
  func changes(isExact: Bool) {
    var random = SplitMix(seed: 2)
    for size in [1, 15, 16, 17, 255, 256, 257, 300] {
      var plain = (0..<size).map { _ in random.int(in: 0...9) }
      var tree = PrefixTree<Int>(isExact: isExact)
      for value in plain { tree.append(value) }
      for _ in 0..<20 {
        let index = random.int(in: 0...size - 1)
        plain[index] = random.int(in: 0...9)
        tree[index] = plain[index]
        #expect(tree[index] == plain[index])
      }
      check(tree, plain)
    }
  }

  @Test("inserted and removed numbers move the sums after them", arguments: [false, true])
  func insertAndRemove(isExact: Bool) {
    var random = SplitMix(seed: 4)
    var plain: [Int] = []
    var tree = PrefixTree<Int>(isExact: isExact)
    for step in 0..<1200 {
      let index = random.int(in: 0...plain.count)
      if step < 600 || (step < 700 && step % 2 == 0) {
        plain.insert(step % 5, at: index)
        tree.insert(step % 5, at: index)
      } else if index < plain.count {
        plain.remove(at: index)
        tree.remove(at: index)
      }
      if step % 50 == 0 || plain.count < 20 || abs(plain.count - 256) < 3 { check(tree, plain) }
    }
    tree.append(3)
    check(tree, plain + [3])
  }

  @Test("sums of doubles do not depend on how the numbers came about")
  func canonical() {
    var random = SplitMix(seed: 3)
    let values = (0..<700).map { _ in random.double(in: 0...100) }
    let whole = PrefixTree(values)
    var changed = PrefixTree(values.map { _ in 1.0 })
    for index in values.indices.reversed() { changed[index] = values[index] }
    for index in 0...700 {
      #expect(whole.sum(ofFirst: index) == changed.sum(ofFirst: index))
      let short = PrefixTree(values[..<index])
      #expect(whole.sum(ofFirst: index) == short.sum(ofFirst: index))
    }
    for index in 0..<700 {
      let found = whole.first(beyond: whole.sum(ofFirst: index))
      #expect(found.before == whole.sum(ofFirst: found.index))
      #expect(abs(found.index - index) <= 1)
    }
  }

  @Test("running sums of exact doubles are searched as others, with as many steps")
  func running() {
    var random = SplitMix(seed: 5)
    let values = (0..<700).map { _ in Double(random.int(in: 0...9)) / 4 }
    let other = PrefixTree(values)
    var running = PrefixTree<Double>(isExact: true)
    for value in values { running.append(value) }
    for place in -1...700 {
      let line = Double(place) * 2.25 + 0.1
      #expect(running.first(beyond: line) == other.first(beyond: line))
    }
    #expect(running.byteCount == other.byteCount)
  }

  func check(_ tree: PrefixTree<Int>, _ plain: [Int]) {
    var sum = 0
    #expect(tree.count == plain.count)
    for index in 0...plain.count {
      #expect(tree.sum(ofFirst: index) == sum)
      guard index < plain.count else { continue }
      #expect(tree[index] == plain[index])
      sum += plain[index]
    }
    for value in -1...sum + 1 {
      var (index, before) = (0, 0)
      while index < plain.count, before + plain[index] <= value {
        before += plain[index]
        index += 1
      }
      let found = tree.first(beyond: value)
      #expect(found.index == index && found.before == before, "\(value) in \(plain)")
    }
  }
}
