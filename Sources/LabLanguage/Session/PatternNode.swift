/// A part of a regular expression.
indirect enum PatternNode: Sendable {
  /// One character.
  case set(PatternSet)
  /// A condition on the place in the line.
  case assertion(Assertion)
  /// One after the other.
  case sequence([PatternNode])
  /// Any one of these.
  case choice([PatternNode])
  /// The node so many times; `isEndless` without an upper bound, then only the lower one counts.
  case repetition(PatternNode, ClosedRange<Int>, isEndless: Bool)

  /// A condition on the place in the line.
  enum Assertion: Sendable {
    case start, end, wordBoundary, noWordBoundary

    func holds(at place: Int, in line: [Character]) -> Bool {
      switch self {
      case .start: place == 0
      case .end: place == line.count
      case .wordBoundary: Self.isBoundary(place, line)
      case .noWordBoundary: !Self.isBoundary(place, line)
      }
    }

    private static func isBoundary(_ place: Int, _ line: [Character]) -> Bool {
      let before = place > 0 && PatternSet.Class.word.contains(line[place - 1])
      let after = place < line.count && PatternSet.Class.word.contains(line[place])
      return before != after
    }
  }
}

/// Which characters a part of a regular expression accepts.
struct PatternSet: Sendable {
  var members: [Member]
  var isNegated = false

  /// `.`
  static let any = PatternSet(members: [], isNegated: true)

  enum Member: Sendable {
    case character(Character)
    case range(ClosedRange<UInt32>)
    case `class`(Class, isNegated: Bool)
  }

  /// `\d`, `\w` and `\s`.
  enum Class: Sendable {
    case digit, word, blank

    func contains(_ character: Character) -> Bool {
      switch self {
      case .digit: character.unicodeScalars.first?.properties.numericType == .decimal
      case .word: character.isLetter || character.isNumber || character == "_"
      case .blank: character.isWhitespace
      }
    }
  }

  func contains(_ character: Character) -> Bool {
    members.contains { member in
      switch member {
      case .character(let other): return character == other
      case .range(let range):
        let scalars = character.unicodeScalars
        return scalars.count == 1 && scalars.first.map { range.contains($0.value) } == true
      case .class(let name, let isNegated): return name.contains(character) != isNegated
      }
    } != isNegated
  }
}
