/// Something `help` has a page on. A word may be several of them: `inset` is a command and a word
/// of templates.
struct HelpTopic: Sendable {
  /// The kind of a topic, also the prefix of its exact name: `help concept/insets`. In the order in
  /// which a word is looked up.
  enum Kind: String, Sendable, CaseIterable {
    case command, strategy, list, parameter, concept, word, term, value, template, demo, error
  }

  let kind: Kind
  let name: String
  /// Other names of it, in small letters.
  var synonyms: [String] = []
  let summary: String
  /// The rest of its text, for the search.
  var text = ""

  /// The exact name, for a topic whose name alone means something else.
  var path: String { "\(kind.rawValue)/\(name)" }

  /// Whether `word`, folded, is one of its names.
  func isCalled(_ word: String) -> Bool {
    HelpTopic.folded(name) == word || synonyms.contains(word)
  }

  /// The name of a topic as the user may type it: `Self Sizing` becomes self-sizing.
  static func folded(_ text: String) -> String {
    text.lowercased().split { $0 == " " || $0 == "-" || $0 == "_" }.joined(separator: "-")
  }
}

/// Lists that `help` can show.
enum HelpList: String, Sendable, CaseIterable {
  case all, commands, strategies, parameters, concepts, glossary, templates, expressions, sessions
  case redirection, demos, troubles, keys, errors, topics

  /// Other words for it, in small letters.
  var synonyms: [String] {
    switch self {
    case .troubles: ["trouble", "problems", "pitfalls"]
    case .expressions:
      ["expression", "calculation", "calculations", "arithmetic", "variable", "variables", "$"]
    case .sessions: ["session", "scripts", "tests", "test", "lint", "llab"]
    case .redirection: ["redirect", ">", ">>"]
    default: []
    }
  }

  var summary: String {
    switch self {
    case .all: "all commands, by purpose"
    case .commands: "all commands, one per line"
    case .strategies: "all strategies, one per line"
    case .parameters: "all settings, one per line"
    case .concepts: "concepts of layouts, each with a picture"
    case .glossary: "words of CSS, Figma and UIKit, and their names here"
    case .templates: "the words of templates, for `template`"
    case .expressions: "expressions, for `check` and for numbers"
    case .sessions: "files of commands: to run, replay and test"
    case .redirection: "answers in files: `COMMAND > FILE`, and `export`"
    case .demos: "scenes for `demo`"
    case .troubles: "the most frequent problems, each with a session that shows it"
    case .keys: "the keys of the line editor"
    case .errors: "all errors, one per line"
    case .topics: "every topic with a help page"
    }
  }
}
