/// Cases of TanStack Virtual in which a list stays at its end while its items change.
enum VirtualListMapping {
  /// Whether the case is one of them.
  static func hasAnchor(_ facts: FidelityCase) -> Bool { facts.config.has("anchorTo") }

  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    let sizes = try Words.sizes(facts.given.take("items"))
    let length = try facts.config.number("itemSize") ?? 0
    let items = try lengths(sizes.words, sizes.count)
    let count = try facts.config.number("itemsBefore").map { Int($0) }
    let height = facts.container.peek("height")?.number ?? 0
    let threshold = try facts.config.number("threshold") ?? 0
    var list = List(
      lengths: count.map { Array(repeating: length, count: $0) } ?? items,
      offset: try facts.config.number("offset") ?? 0, height: height, itemLength: length,
      holdsEnd: try facts.config.choice("anchorTo", ["end": true, "start": false]) ?? false,
      followsAppend: try facts.config.flag("followOnAppend") ?? false)
    let operation = try facts.config.text("operation") ?? ""
    let start = try list.start(of: operation, threshold)
    var commands = try Words.container(&facts.container) + start
    for part in operation.split(separator: ", ") { commands += try list.apply(String(part)) }
    guard list.lengths == items else { throw Unmapped("items that do not follow: \(operation)") }
    var plan = Plan(commands)
    plan.comparers = comparers(threshold, facts.expected.keys)
    return plan
  }

  /// The lengths in `WxH`, as many as there are items.
  private static func lengths(_ words: [String], _ count: Int) throws(Unmapped) -> [Double] {
    let lengths = words.compactMap { $0.split(separator: "x").last.flatMap { Double($0) } }
    guard lengths.count == words.count, let first = lengths.first else { throw Unmapped("items") }
    return lengths.count == count ? lengths : Array(repeating: first, count: count)
  }

  /// `scrollOffset`, `distanceFromEnd`, and whether that is at most a threshold.
  private static func comparers(
    _ threshold: Double, _ keys: some Sequence<String>
  ) -> [String: Comparer] {
    var comparers: [String: Comparer] = [
      "scrollOffset": { expected, examination throws(Unmapped) in
        let offset = examination.answer("scroll")["offset"]?.numbers?.compactMap(\.self)
        examination.compare("offset", [expected.number], with: offset.map { [$0[1]] })
      },
      "distanceFromEnd": { expected, examination throws(Unmapped) in
        examination.compare(
          "distance from the end", [expected.number], with: distance(&examination).map { [$0] })
      },
    ]
    let name = "isAtEndWithThreshold"
    for key in keys where key.hasPrefix("isAtEnd") {
      let own = key.hasPrefix(name) ? Double(key.dropFirst(name.count)) : threshold
      comparers.merge([key: isAtEnd(key, within: own)]) { _, own in own }
    }
    return comparers
  }

  private static func isAtEnd(_ key: String, within threshold: Double?) -> Comparer {
    { expected, examination throws(Unmapped) in
      guard let threshold else { throw Unmapped("expected.\(key)") }
      let isAtEnd = distance(&examination).map { $0 <= threshold }
      if isAtEnd != expected.flag {
        examination.miss(key, expected: expected, got: "\(isAtEnd == true)")
      }
    }
  }

  /// How far the screen can still go on.
  private static func distance(_ examination: inout Examination) -> Double? {
    let visible = examination.answer("scroll")["visible"]?.numbers?.compactMap(\.self)
    let content = examination.answer("content")["content"]?.numbers?.compactMap(\.self)
    guard let visible, let content else { return nil }
    return max(0, content[1] - visible[1] - visible[3])
  }
}

/// A list on its way through the operations of a case, in words the lab understands.
private struct List {
  var lengths: [Double]
  let offset: Double
  let height: Double
  /// How long new items are.
  let itemLength: Double
  let holdsEnd: Bool
  let followsAppend: Bool
  private var isAtEnd = false
  private var resized: Int?

  init(
    lengths: [Double], offset: Double, height: Double, itemLength: Double, holdsEnd: Bool,
    followsAppend: Bool
  ) {
    (self.lengths, self.offset, self.height) = (lengths, offset, height)
    (self.itemLength, self.holdsEnd, self.followsAppend) = (itemLength, holdsEnd, followsAppend)
  }

  private var greatestOffset: Double { max(0, lengths.reduce(0, +) - height) }

  /// The list before `operation`, scrolled.
  mutating func start(of operation: String, _ threshold: Double) throws(Unmapped) -> [String] {
    isAtEnd = offset >= greatestOffset
    if !operation.isEmpty, !isAtEnd, greatestOffset - offset <= threshold {
      throw Unmapped("an end that is not reached, but near")
    }
    // The element that the tests scroll goes on beyond its items, which extra content after them
    // allows.
    let room = max(0, offset - greatestOffset)
    guard room == 0 || operation.hasPrefix("prepend ") && !operation.contains(",") else {
      throw Unmapped("an offset beyond the content")
    }
    let words = lengths.map(Words.number).joined(separator: " ")
    return [
      "use list", "items \(lengths.count)", "sizes \(words)", "inset 0 0 \(Words.number(room)) 0",
      "scroll to \(Words.number(offset))",
    ]
  }

  /// `prepend N`, `append N`, `scrollToEnd`, `item K grows to L` or `then to L`.
  mutating func apply(_ operation: String) throws(Unmapped) -> [String] {
    let words = operation.split(separator: " ").map(String.init)
    let item = Words.number(itemLength)
    if words.count == 2, let count = Int(words[1]), words[0] == "prepend" {
      lengths.insert(contentsOf: Array(repeating: itemLength, count: count), at: 0)
      let keep = holdsEnd ? "last" : "offset"
      return ["set keep \(keep)"] + (0..<count).map { _ in "insert 0 \(item)" }
    }
    if words.count == 2, let count = Int(words[1]), words[0] == "append" {
      let first = lengths.count
      lengths += Array(repeating: itemLength, count: count)
      let follows = holdsEnd && followsAppend
      if !follows { isAtEnd = false }
      return ["set keep \(follows ? "last" : "offset")"]
        + (0..<count).map { "insert \(first + $0) \(item)" }
    }
    if operation == "scrollToEnd" {
      isAtEnd = true
      return ["scroll to 1e12"]
    }
    if words.count == 5, words[0] == "item" { resized = Int(words[1]) }
    guard words.count == 5 || words.first == "then", words.dropLast().last == "to",
      let index = resized, lengths.indices.contains(index),
      let length = words.last.flatMap({ Double($0) })
    else { throw Unmapped("config.operation: \(operation)") }
    lengths[index] = length
    // Away from the end, what is resized before the screen does not move what is on it.
    return [
      "set keep \(holdsEnd && isAtEnd ? "last" : "first")",
      "resize \(index) \(Words.number(length))",
    ]
  }
}
