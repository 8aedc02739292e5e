import LayoutCore
import LayoutText

/// The words that an abbreviation can mean.
enum CompletionMatch {
  /// The words that begin with `typed`; if none does, those that contain it or whose parts begin
  /// with its letters (`noc`: `numberOfColumns`); if none does, those it begins except for one
  /// mistake. Case does not matter.
  ///
  /// - Complexity: O(letters of the words × letters of `typed`).
  static func best(for typed: String, among words: [Choice]) -> [Choice] {
    guard !typed.isEmpty else { return words }
    let exact = words.filter { $0.name.hasPrefix(typed) }
    if !exact.isEmpty { return exact }
    let letters = folded(typed)
    let ranks: [([UInt8], String) -> Bool] = [
      { word, _ in word.starts(with: letters) },
      { word, name in
        letters.count > 1
          && (word.firstRange(matching: letters) != nil
            || letters.count <= longest && begins(parts(of: name)[...], with: letters[...]))
      },
      { word, _ in isSlip(letters, ofBeginningOf: word) },
    ]
    for matches in ranks {
      let found = words.filter { matches(folded($0.name), $0.name) }
      if !found.isEmpty { return found }
    }
    return []
  }

  private static let longest = 40
  /// Parts of a name beyond this one are not looked at: the ways to choose among them double.
  private static let mostParts = 8

  private static func folded(_ text: String) -> [UInt8] { Array(text.lowercased().utf8) }

  /// The parts of a name, in small letters: a capital letter begins one, and `-`, `_`, `.` end one.
  private static func parts(of name: String) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): parts.append([])
      case 0x41...0x5A: parts.append([byte | 0x20])
      default: parts[parts.count - 1].append(byte)
      }
    }
    return Array(parts.filter { !$0.isEmpty }.prefix(mostParts))
  }

  /// Whether `letters` are beginnings of parts, one after the other; parts may be passed over.
  private static func begins(
    _ parts: ArraySlice<[UInt8]>, with letters: ArraySlice<UInt8>
  ) -> Bool {
    parts.indices.contains { index in
      let agreed = zip(parts[index], letters).prefix { $0 == $1 }.count
      return (0...agreed).dropFirst().contains { count in
        let rest = letters.dropFirst(count)
        return rest.isEmpty || begins(parts[(index + 1)...], with: rest)
      }
    }
  }

  /// Whether `letters` are one typing mistake away from a beginning of `word`.
  private static func isSlip(_ letters: [UInt8], ofBeginningOf word: [UInt8]) -> Bool {
    guard letters.count > 2, letters.count <= longest, word.count >= letters.count - 1 else {
      return false
    }
    return (letters.count - 1...letters.count + 1).contains { count in
      count <= word.count && Suggestion.distance(letters, Array(word.prefix(count))) <= 1
    }
  }
}
