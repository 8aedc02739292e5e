import LayoutCore

/// A concept of collection-view layouts: one page, with a picture that the lab draws.
struct Concept: Sendable {
  /// The name of the topic, in lower case with hyphens.
  let name: String
  /// Other words for it, in small letters.
  let synonyms: [String]
  /// What it is, in one sentence without a full stop.
  let summary: String
  let text: [String]
  /// Commands to try, from the state at the start; what the first answers is the picture.
  let examples: [Example]
  /// The name of the demonstration that shows it, if one does.
  let demo: String?
  /// The ids of the lessons that teach it, the first to learn first.
  let lessons: [String]
  let related: [String]

  init(
    _ name: String, also synonyms: [String] = [], _ summary: String, _ text: [String],
    examples: [Example], demo: String? = nil, lessons: [String] = [], related: [String] = []
  ) {
    (self.name, self.synonyms, self.summary, self.text) = (name, synonyms, summary, text)
    (self.examples, self.demo, self.lessons, self.related) = (examples, demo, lessons, related)
  }

  /// Every concept, in the order of `help concepts`.
  static let all = contract + sizing + placing + sectioning
}
