/// Home-made words, and the reader's words for them.
enum Wording {
  /// What to write instead, for each old word or phrase.
  static let instead: [String: String] = {
    var table: [String: String] = [:]
    for (old, new) in rows {
      for word in old { table[word] = new }
    }
    return table
  }()

  private static let rows: [([String], String)] = [
    (["breadth", "broad", "broader", "broadest"], "width, or cross-axis size"),
    (["room"], "available space"),
    (["told", "tells", "says so"], "reports, prints, shows"),
    (["stands", "stand"], "is, is placed, appears"),
    (["stated"], "explicit, set"),
    (["anew", "once more"], "again"),
    (["at first"], "default"),
    (["what is asked", "asked for"], "requested; the query; the request"),
    (["handed in", "handed out"], "returned"),
    (["from outside"], "external"),
    (
      ["somebody", "whoever", "nobody", "anybody", "everybody"],
      "you, the user, no one, or the part that acts"
    ),
    (["group description", "group descriptions"], "template"),
    (["misfit", "misfits"], "overflowing item"),
    (["strip", "strips"], "orthogonal section"),
    (["nodes"], "items, elements"),
    (["settable"], "setting"),
    (["look-alike", "stranger", "strangers", "invented value"], "UIKit shim, unavailable, stub"),
    (["wants to", "well seen", "finger", "hears"], "a plain description: nothing is alive"),
    (["makes up"], "generates, invents"),
  ]

  /// Phrases that may contain an old word, each for a reason.
  private static let allowed = [
    "film strip",  // pictures one below the other: the word of photographers
    "stands for", "stand for",  // is short for
    // UIKit's own errors:
    "there is no room for this", "no room for this group in", "has no room for any subitems",
    "tree nodes",  // of data structures
    "needs count, breadth",  // a key of the plugin protocol, version 1
    "template strip", "template=strip",  // the name of a template in an example
  ]

  /// The old words in a text, those in backquotes left out: they are code.
  static func old(in text: String) -> [String] {
    var isCode = false
    var plain = ""
    for character in text.lowercased() {
      if character == "`" { isCode.toggle() }
      plain.append(isCode || character == "`" ? " " : character)
    }
    for phrase in allowed where plain.contains(phrase) {
      plain = plain.split(separator: phrase, omittingEmptySubsequences: false).joined(
        separator: " ")
    }
    let words = plain.split { !$0.isLetter && $0 != "-" }.map(String.init)
    let joined = " " + words.joined(separator: " ") + " "
    let phrases = instead.keys.filter { $0.contains(" ") && joined.contains(" \($0) ") }
    return words.filter { instead[$0] != nil } + phrases
  }
}
