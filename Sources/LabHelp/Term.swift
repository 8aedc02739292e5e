/// A word of another tool, and what it is called here.
struct Term: Sendable {
  /// The word, in small letters; blanks are hyphens.
  let name: String
  /// The system that uses the word: CSS, Figma, UIKit …
  let home: String
  /// Its meaning here, in one sentence without a full stop.
  let means: String
  /// Pages to read: commands, concepts, strategies.
  let related: [String]

  init(_ name: String, _ home: String, _ means: String, _ related: String...) {
    (self.name, self.home, self.means, self.related) = (name, home, means, related)
  }

  /// Every term, those of UIKit first.
  static let all = uikit + css + design
}
