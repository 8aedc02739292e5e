/// What the lab supplies in place of the app, or what a layout needs of a companion.
struct Assumption: Hashable {
  /// What it is about. Where a layout fails, it shows what its app has still to supply.
  enum Fact: Hashable {
    /// The argument or property of this name has a stub value.
    case value(String)
    /// The lab's delegate conforms to this protocol.
    case delegate(String)
    /// The collection view's data source or delegate, by the name of its property, must be an
    /// object of this class, which a companion can set.
    case need(holder: String, type: String)
    /// The layout of this name places nothing, whatever its app sets.
    case nothing(layout: String)
    /// The lab's delegate answers the member of this name, of this protocol, with nil or nothing.
    case unanswered(name: String, type: String, value: String)
  }

  /// The words of `load`.
  let sentence: String
  let facts: [Fact]

  init(_ sentence: String, _ facts: [Fact] = []) { (self.sentence, self.facts) = (sentence, facts) }

  /// That the argument or property called `name` has a stub value, which is `meaning`.
  static func value(_ name: String, is meaning: String) -> Assumption {
    Assumption("\(name) is \(meaning)", [.value(name)])
  }

  /// What was assumed to make the layout called `name`, as one assumption with each sentence once; nil
  /// where `parts` are none.
  static func of(_ name: String, _ parts: [Assumption]) -> Assumption? {
    guard !parts.isEmpty else { return nil }
    // A list may be an argument, and a property that is set again.
    var said: Set<String> = []
    let sentences = parts.map(\.sentence).filter { said.insert($0).inserted }
    return Assumption("\(name): \(sentences.joined(separator: ", "))", parts.flatMap(\.facts))
  }
}

/// A line of a file: the facts, a tab, and the sentence.
extension Assumption {
  var text: String { facts.map(\.text).joined(separator: " ") + "\t" + sentence }

  init(text: String) {
    let parts = text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    facts = parts[0].split(separator: " ").compactMap(Fact.init)
    sentence = String(parts[parts.count - 1])
  }
}

extension Assumption.Fact {
  fileprivate var text: String {
    switch self {
    case .value(let name): "value:\(name)"
    case .delegate(let name): "delegate:\(name)"
    case .nothing(let layout): "nothing:\(layout)"
    case .need(let holder, let type): "need:\(holder):\(type)"
    case .unanswered(let name, let type, let value): "unanswered:\(name):\(type):\(value)"
    }
  }

  fileprivate init?(_ text: Substring) {
    let words = text.split(separator: ":").map(String.init)
    switch (words.first, words.count) {
    case ("value", 2): self = .value(words[1])
    case ("delegate", 2): self = .delegate(words[1])
    case ("nothing", 2): self = .nothing(layout: words[1])
    case ("need", 3): self = .need(holder: words[1], type: words[2])
    case ("unanswered", 4):
      self = .unanswered(name: words[1], type: words[2], value: words[3])
    default: return nil
    }
  }
}
