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

  /// The names of its system's interface that it is about, as they are written there.
  let names: [String]

  /// A term; `names` are separated by blanks.
  init(
    _ name: String, _ home: String, _ means: String, _ related: String..., names: String = ""
  ) {
    (self.name, self.home, self.means, self.related) = (name, home, means, related)
    self.names = names.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  /// Every term, those of UIKit first.
  static let all = uikit + uikitInterface + css + design
}
