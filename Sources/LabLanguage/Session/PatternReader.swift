import LayoutCore
import LayoutText

/// Reads the syntax of a regular expression.
struct PatternReader {
  /// Groups nest no deeper: each level is a call.
  private static let deepest = 50
  /// No count of a repetition is larger.
  private static let largestCount = 1_000

  private let text: String
  private let characters: [Character]
  private var place = 0
  private var depth = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// The whole pattern.
  mutating func pattern() throws(LabError) -> PatternNode {
    let node = try choice()
    guard place == characters.count else {
      throw error(at: place, "no group is open before this ')'")
    }
    return node
  }

  private mutating func choice() throws(LabError) -> PatternNode {
    var nodes = [try sequence()]
    while take("|") { nodes.append(try sequence()) }
    return nodes.count == 1 ? nodes[0] : .choice(nodes)
  }

  private mutating func sequence() throws(LabError) -> PatternNode {
    var nodes: [PatternNode] = []
    while let character = peek, character != "|", character != ")" {
      let start = place
      let node = try atom()
      guard let (range, isEndless) = try quantifier() else {
        nodes.append(node)
        continue
      }
      nodes.append(.repetition(node, range, isEndless: isEndless))
      if take("+") { throw error(at: place - 1, "possessive quantifiers are not supported") }
      // Taking as few as possible accepts the same lines.
      _ = take("?")
      if try quantifier() != nil { throw error(at: start, "a quantifier follows a quantifier") }
    }
    return .sequence(nodes)
  }

  private mutating func quantifier() throws(LabError) -> (ClosedRange<Int>, isEndless: Bool)? {
    if take("*") { return (0...0, true) }
    if take("+") { return (1...1, true) }
    if take("?") { return (0...1, false) }
    let start = place
    guard take("{") else { return nil }
    let least = try number()
    let isRange = take(",")
    let most = isRange ? try number() : least
    // A brace that is not a quantifier is a literal brace.
    guard take("}"), least != nil || most != nil else {
      place = start
      return nil
    }
    guard let most else { return (least.map { $0...$0 } ?? 0...0, true) }
    guard least ?? 0 <= most else {
      throw error(at: start, "the first count is larger than the second")
    }
    return ((least ?? 0)...most, false)
  }

  private mutating func number() throws(LabError) -> Int? {
    let start = place
    var value = 0
    while let digit = peek?.wholeNumberValue, peek?.isASCII == true {
      value = value * 10 + digit
      place += 1
      guard value <= Self.largestCount else {
        throw error(at: start, "a count is at most \(NumberText.grouped(Self.largestCount))")
      }
    }
    return place == start ? nil : value
  }

  // MARK: Atoms

  private mutating func atom() throws(LabError) -> PatternNode {
    let start = place
    place += 1
    switch characters[start] {
    case ".": return .set(.any)
    case "^": return .assertion(.start)
    case "$": return .assertion(.end)
    case "(": return try group(from: start)
    case "[": return .set(try set(from: start))
    case "\\": return try escape(from: start)
    case "*", "+", "?": throw error(at: start, "there is nothing to repeat")
    case let character: return .set(PatternSet(members: [.character(character)]))
    }
  }

  private mutating func group(from start: Int) throws(LabError) -> PatternNode {
    if take("?") { try groupKind(from: start) }
    depth += 1
    guard depth <= Self.deepest else {
      throw error(at: start, "groups are nested more than \(Self.deepest) levels deep")
    }
    defer { depth -= 1 }
    let node = try choice()
    guard take(")") else { throw error(at: start, "this group is not closed") }
    return node
  }

  /// What follows `(?`: a name changes nothing about which lines are accepted.
  private mutating func groupKind(from start: Int) throws(LabError) {
    if take(":") { return }
    _ = take("P")
    if take("<"), peek != "=", peek != "!" {
      while let character = peek, character.isLetter || character.isNumber || character == "_" {
        place += 1
      }
      guard take(">") else { throw error(at: start, "the name of this group has no '>'") }
      return
    }
    let reason =
      switch peek {
      case "=", "!": "look-ahead and look-behind are not supported"
      case ">": "atomic groups are not supported"
      default: "of the groups that begin with '(?', only '(?:' and '(?<name>' are supported"
      }
    throw error(at: start, reason)
  }

  private mutating func set(from start: Int) throws(LabError) -> PatternSet {
    var set = PatternSet(members: [], isNegated: take("^"))
    while let character = peek, character != "]" || set.members.isEmpty {
      let memberStart = place
      place += 1
      guard character != "[", !(character == peek && "&-~".contains(character)) else {
        throw error(at: memberStart, "nested classes are not supported: write \\\(character)")
      }
      var member = PatternSet.Member.character(character)
      if character == "\\" {
        guard case .set(let escaped) = try escape(from: memberStart) else {
          throw error(at: memberStart, "not allowed in a class")
        }
        member = escaped.members[0]
      }
      set.members.append(try range(from: member, at: memberStart))
    }
    guard take("]") else { throw error(at: start, "this class is not closed") }
    return set
  }

  /// `member`, or the range that begins with it.
  private mutating func range(
    from member: PatternSet.Member, at start: Int
  ) throws(LabError) -> PatternSet.Member {
    guard peek == "-", place + 1 < characters.count, characters[place + 1] != "]" else {
      return member
    }
    place += 1
    let upperStart = place
    place += 1
    var upper = PatternSet.Member.character(characters[upperStart])
    if characters[upperStart] == "\\", case .set(let escaped) = try escape(from: upperStart) {
      upper = escaped.members[0]
    }
    guard let first = member.scalar, let last = upper.scalar, first <= last else {
      throw error(at: start, "both ends of a range must be single Unicode scalars, in order")
    }
    return .range(first...last)
  }

  private mutating func escape(from start: Int) throws(LabError) -> PatternNode {
    guard let character = peek else { throw error(at: start, "a '\\' ends the pattern") }
    place += 1
    switch character {
    case "d", "D": return .class(.digit, isNegated: character == "D")
    case "w", "W": return .class(.word, isNegated: character == "W")
    case "s", "S": return .class(.blank, isNegated: character == "S")
    case "b": return .assertion(.wordBoundary)
    case "B": return .assertion(.noWordBoundary)
    case "A": return .assertion(.start)
    case "z", "Z": return .assertion(.end)
    case "t": return .set(PatternSet(members: [.character("\t")]))
    case "u", "x": return .set(PatternSet(members: [.character(try scalar(from: start))]))
    case "0"..."9", "k", "g": throw error(at: start, "references to groups are not supported")
    case _ where character.isLetter || character.isNumber:
      throw error(at: start, "'\\\(character)' is not supported")
    default: return .set(PatternSet(members: [.character(character)]))
    }
  }

  /// `{1F4A1}` behind `\u` or `\x`.
  private mutating func scalar(from start: Int) throws(LabError) -> Character {
    var digits = ""
    if take("{") {
      while let digit = peek, digit.isHexDigit, digits.count < 8 {
        digits.append(digit)
        place += 1
      }
      if take("}"), let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
        return Character(scalar)
      }
    }
    throw error(at: start, "write a character by its number as \\u{1F4A1}")
  }

  // MARK: Characters

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    place += 1
    return true
  }

  private func error(at place: Int, _ reason: String) -> LabError {
    let start = characters[..<place].reduce(0) { $0 + $1.utf8.count }
    let length = place < characters.count ? characters[place].utf8.count : 0
    return LabError(
      .invalidRegex(pattern: text, reason: reason), at: SourceSpan(start, start + length))
  }
}

extension PatternNode {
  fileprivate static func `class`(_ name: PatternSet.Class, isNegated: Bool) -> PatternNode {
    .set(PatternSet(members: [.class(name, isNegated: isNegated)]))
  }
}

extension PatternSet.Member {
  /// The only scalar of a character.
  fileprivate var scalar: UInt32? {
    guard case .character(let character) = self, character.unicodeScalars.count == 1 else {
      return nil
    }
    return character.unicodeScalars.first?.value
  }
}
