import LayoutCore
import LayoutText

/// The commands for the facts of a case.
enum Words {
  /// A number with all its digits.
  static func number(_ value: Double) -> String { NumberText.formatExact(value) }

  /// The container, and a strategy for which any container works; a side that is missing is long
  /// enough for everything.
  static func container(_ facts: inout Facts) throws(Unmapped) -> [String] {
    facts.skip("device")
    let width = try facts.number("width") ?? 100_000
    let height = try facts.number("height") ?? 100_000
    guard width >= 1, height >= 1 else { throw Unmapped("a container without room") }
    return ["use list", "spacing 0", "container \(number(width))x\(number(height))"]
  }

  /// `T L B R` of `{top, left, bottom, right}`, of `{top, leading, bottom, trailing}`, of a list in
  /// this order, or of one number for all; missing values are 0, or `otherTop`. Nil where there is
  /// no `key`.
  static func insets(
    _ key: String, of facts: inout Facts, otherTop: Double = 0
  ) throws(Unmapped) -> String? {
    if facts.peek(key)?.number != nil {
      return try facts.number(key).map { [String](repeating: number($0), count: 4) }?
        .joined(separator: " ")
    }
    if facts.peek(key)?.list != nil {
      return try facts.numbers(key, count: 4)?.map(number).joined(separator: " ")
    }
    return try facts.object(key) { facts throws(Unmapped) in
      let top = try facts.number("top") ?? otherTop
      let left = try facts.number("left", or: "leading") ?? 0
      let bottom = try facts.number("bottom") ?? 0
      let right = try facts.number("right", or: "trailing") ?? 0
      return [top, left, bottom, right].map(number).joined(separator: " ")
    }
  }

  /// `horizontal` or `vertical`.
  static func direction(_ facts: inout Facts) throws(Unmapped) -> [String] {
    let direction = try facts.choice(
      "scrollDirection", ["vertical": "vertical", "horizontal": "horizontal"])
    return direction.map { ["direction \($0)"] } ?? []
  }

  /// Right to left, in all spellings of the cases.
  static func reading(_ facts: inout Facts) throws(Unmapped) -> [String] {
    var isRightToLeft = false
    for key in ["rtl", "rightToLeft", "isRightToLeft"] {
      isRightToLeft = try facts.flag(key) ?? isRightToLeft
    }
    let names = ["rtl": true, "rightToLeft": true, "ltr": false, "leftToRight": false]
    for key in ["layoutDirection", "userInterfaceLayoutDirection", "semanticContentAttribute"] {
      isRightToLeft = try facts.choice(key, names) ?? isRightToLeft
    }
    return isRightToLeft ? ["rtl on"] : []
  }

  /// The sizes `[[w, h] …]`, or `{repeat: [w, h], count}`; a missing side is `other` of the item's
  /// number.
  static func sizes(
    _ fact: Fact, other: (Int) -> Double = { _ in 10 }
  ) throws(Unmapped) -> (words: [String], count: Int) {
    if let members = fact.members {
      return try Facts.read(members, path: "items") { facts throws(Unmapped) in
        let size = try facts.numbers("repeat", count: 2) ?? []
        guard size.count == 2, let count = try facts.number("count") else {
          throw Unmapped("items: \(fact)")
        }
        return (["\(number(size[0]))x\(number(size[1]))"], Int(count))
      }
    }
    var words: [String] = []
    for (index, item) in (fact.list ?? []).enumerated() {
      guard let size = item.numbers, size.count == 2 else { throw Unmapped("items: \(item)") }
      words.append(
        "\(number(size[0] ?? other(index)))x\(number(size[1] ?? other(index)))")
    }
    guard fact.list != nil else { throw Unmapped("items: \(fact)") }
    return (words, words.count)
  }

  /// `items` and `sizes` for one section of items that differ; equal ones are typed once.
  static func items(
    _ fact: Fact, other: (Int) -> Double = { _ in 10 }
  ) throws(Unmapped) -> [String] {
    let (words, count) = try sizes(fact, other: other)
    let pattern = Set(words).count == 1 ? [words[0]] : words
    return ["items \(count)"] + (pattern.isEmpty ? [] : ["sizes " + pattern.joined(separator: " ")])
  }
}
