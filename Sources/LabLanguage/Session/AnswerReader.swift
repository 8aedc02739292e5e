import LayoutCore
import LayoutText

/// Reads answers as people type them.
extension AnswerType {
  /// The most items an answer may name.
  static let mostItems = 100_000

  /// The value that `text` spells: a number, a text, items, a rectangle. Nil where it spells none,
  /// and for the types whose answers have no value of their own: `choice`, `do` and `free`.
  public func value(of text: String) -> ExpressionValue? {
    let text = text.trimmingBlanks()
    switch self {
    case .number: return Self.number(text).map { .number($0) }
    case .text: return text.isEmpty ? nil : .text(text)
    case .items: return Self.items(text).map { .items($0) }
    case .rect: return Self.rect(text).map { .rect($0) }
    case .choice, .do, .free: return nil
    }
  }

  /// The choice, from 0, that `text` names among `count`: `b`, `B)` or `2`.
  public static func choice(_ text: String, among count: Int) -> Int? {
    var text = text.trimmingBlanks()
    if let last = text.last, last == ")" || last == "." { text.removeLast() }
    if let number = NumberText.int(text) { return number > 0 && number <= count ? number - 1 : nil }
    guard text.utf8.count == 1, let letter = text.utf8.first else { return nil }
    let index = Int(letter | 0x20) - Int(UInt8(ascii: "a"))
    return 0..<min(count, 26) ~= index ? index : nil
  }

  /// The form of an answer, for an error.
  public var form: String {
    switch self {
    case .number: "a number"
    case .text: "a few words"
    case .items: "indexes such as 2 3 4, or none"
    case .rect: "four numbers: x y width height"
    case .choice: "a letter"
    case .do: "commands"
    case .free: "words of your own"
    }
  }

  private static func number(_ text: String) -> Double? {
    let isLength = text.hasSuffix("pt")
    let digits = isLength ? text.dropLast(2).trimmingBlanks() : text
    return NumberText.double(ungrouped(digits) ?? digits)
  }

  /// The digits of `1,200,000`; nil for what is not written in groups of three.
  private static func ungrouped(_ text: String) -> String? {
    let whole = text.prefix { $0 != "." }
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.count > 1, 1...3 ~= groups[0].utf8.count,
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 })
    else { return nil }
    return groups.joined() + text[whole.endIndex...]
  }

  /// The words of a list, without the punctuation around and between them.
  private static func words(_ text: String, calledLike name: String) -> [Substring]? {
    var text = Substring(text)
    if text.hasPrefix(name + "("), text.hasSuffix(")") {
      text = text.dropFirst(name.count + 1).dropLast()
    } else if text.hasPrefix("["), text.hasSuffix("]") {
      text = text.dropFirst().dropLast()
    }
    return text.split { $0 == " " || $0 == "," || $0 == "\t" }
  }

  private static func rect(_ text: String) -> Rect? {
    guard let words = words(text, calledLike: "rect"), words.count == 4 else { return nil }
    let numbers = words.compactMap { NumberText.double($0) }
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Each item once and in order; nil for what names no items.
  private static func items(_ text: String) -> [ElementID]? {
    guard let words = words(text, calledLike: "items") else { return nil }
    let isBracketed = text.hasPrefix("[") || text.hasPrefix("items(")
    if words.isEmpty { return isBracketed ? [] : nil }
    if words == ["none"] { return [] }
    var found: Set<ElementID> = []
    for word in words {
      let ends =
        word.parts(at: word.contains("-") ? "-" : "..")
      guard let first = item(ends[0]), ends.count <= 2 else { return nil }
      guard ends.count == 2 else {
        found.insert(first)
        continue
      }
      guard let last = NumberText.int(ends[1]), last >= first.index, last - first.index < mostItems
      else { return nil }
      for index in first.index...last {
        found.insert(ElementID(.item, section: first.section, index: index))
      }
      guard found.count <= mostItems else { return nil }
    }
    return found.sorted()
  }

  /// `3`, or `1.3` for an item of section 1.
  private static func item(_ word: Substring) -> ElementID? {
    let numbers = word.split(separator: ".", omittingEmptySubsequences: false)
      .map { NumberText.int($0) }
    switch numbers.count {
    case 1:
      guard let index = numbers[0], index >= 0 else { return nil }
      return ElementID(.item, section: 0, index: index)
    case 2:
      guard let section = numbers[0], let index = numbers[1], section >= 0, index >= 0 else {
        return nil
      }
      return ElementID(.item, section: section, index: index)
    default: return nil
    }
  }
}

extension ExpressionValue {
  /// The same value as far as an answer goes: upper and lower case of words, and blanks between
  /// them, do not count; nor does whether a word was a word or a truth.
  public func answers(_ other: ExpressionValue, tolerance: Double) -> Bool {
    if case .text(let given) = self {
      switch other {
      case .text(let wanted): return Self.folded(given) == Self.folded(wanted)
      case .boolean(let wanted):
        return (wanted ? ["true", "yes", "on"] : ["false", "no", "off"])
          .contains(Self.folded(given))
      case .number(let wanted):
        guard let number = NumberText.double(given) else { return false }
        return abs(number - wanted) <= tolerance
      case .rect, .items: return false
      }
    }
    return equals(other, tolerance: tolerance) ?? false
  }

  private static func folded(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\t" }.joined(separator: " ").lowercased()
  }
}

extension StringProtocol {
  func trimmingBlanks() -> String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
