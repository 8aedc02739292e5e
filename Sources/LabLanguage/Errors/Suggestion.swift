/// Did you mean: the names that a mistyped word is closest to.
public enum Suggestion {
  /// Up to three names, all equally close to `word`, in the order of `names`.
  ///
  /// A name is close if it is at most two typing mistakes away (a letter left out, added, changed,
  /// or two neighbours swapped: the optimal string alignment distance of Damerau and Levenshtein);
  /// one for words of up to three letters. A name that begins with the word comes right after
  /// those with one mistake; one that shares no letter with it does not. Upper and lower case are
  /// the same. Words longer than 40 bytes are not guessed at.
  ///
  /// - Complexity: O(names × 40²) at worst; names of another length are passed over.
  public static func guesses(for word: String, among names: some Sequence<String>) -> [String] {
    let typed = folded(word)
    guard !typed.isEmpty, typed.count <= longest else { return [] }
    var best = Int.max
    var guesses: [String] = []
    for name in names {
      guard let rank = rank(of: folded(name), for: typed), rank <= best,
        rank < best || !guesses.contains(name)
      else { continue }
      if rank < best { guesses = [] }
      best = rank
      guesses.append(name)
    }
    return Array(guesses.prefix(3))
  }

  private static let longest = 40

  private static func folded(_ text: String) -> [UInt8] {
    text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// 0 the same but for case, 2 one mistake, 3 the beginning of the name, 4 two mistakes.
  private static func rank(of name: [UInt8], for typed: [UInt8]) -> Int? {
    let allowed = typed.count <= 3 ? 1 : 2
    let distance = abs(name.count - typed.count) <= allowed ? self.distance(name, typed) : Int.max
    guard distance < max(name.count, typed.count) || typed.count > 1 else { return nil }
    if distance <= 1 { return 2 * distance }
    if typed.count > 1, name.starts(with: typed) { return 3 }
    return distance <= allowed ? 2 * distance : nil
  }

  /// The optimal string alignment distance: the fewest single mistakes between two words.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var older: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let change = previous[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(change, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
        row.append(cost)
      }
      older = previous
      previous = row
    }
    return previous[b.count]
  }
}
