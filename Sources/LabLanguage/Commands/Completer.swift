public import LayoutCore

/// The names there are at this moment: what completion and did-you-mean choose from.
public struct Vocabulary: Sendable {
  /// The cards of all commands, in the order of `help`.
  public var commands: [CommandCard]
  /// The cards of all strategies, in the order of `help`.
  public var strategies: [StrategyCard]
  /// The name of the strategy in use.
  public var strategy: String
  /// The lab's own parameters.
  public var labParameters: [ParameterCard]
  /// The names of group descriptions.
  public var templates: [Choice]
  /// The names of demos.
  public var demos: [Choice]
  /// The names of lessons.
  public var lessons: [Choice]
  /// Topics of `help` that are neither commands nor strategies.
  public var topics: [Choice]

  /// The names there are.
  public init(
    commands: [CommandCard], strategies: [StrategyCard], strategy: String,
    labParameters: [ParameterCard] = [], templates: [Choice] = [], demos: [Choice] = [],
    lessons: [Choice] = [], topics: [Choice] = []
  ) {
    self.commands = commands
    self.strategies = strategies
    self.strategy = strategy
    self.labParameters = labParameters
    self.templates = templates
    self.demos = demos
    self.lessons = lessons
    self.topics = topics
  }

  /// The card of the command `name`, which may be an alias.
  public func command(_ name: String) -> CommandCard? {
    commands.first { $0.name == name } ?? commands.first { $0.aliases.contains(name) }
  }

  /// The card of the strategy `name`, which may be an alias.
  public func strategy(named name: String) -> StrategyCard? {
    strategies.first { $0.name == name } ?? strategies.first { $0.aliases.contains(name) }
  }
}

/// What may be typed at a place of a line.
public struct Proposals: Sendable, Hashable {
  /// The bytes of the line that a proposal replaces.
  public var replaces: Span
  /// The words, each with what it means.
  public var words: [Choice]
  /// Whether the name of a file may stand here.
  public var takesPath: Bool
}

/// Proposes what may come next, from the cards alone.
public struct Completer: Sendable {
  private let vocabulary: Vocabulary

  /// Proposes from `vocabulary`.
  public init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// What may stand at the end of `text`, the lines of a command up to the cursor; where nothing begins as what
  /// was typed, the words it is a likely slip of.
  ///
  /// - Complexity: O(bytes of `text` + words that may stand there).
  public func proposals(for text: String) -> Proposals {
    let end = text.utf8.count
    let nothing = Proposals(replaces: Span(end, end), words: [], takesPath: false)
    guard let list = try? Lexer.lex(text) else { return nothing }
    let isNewWord = text.utf8.last.map { " \t\n;{".utf8.contains($0) } ?? true
    let isInBraces = if case .needsBrace = list.completeness { true } else { false }
    let endsCommand = !isInBraces && list.tokens.last.map { $0.kind == .separator } ?? true
    var tokens = endsCommand ? [] : CommandLine.split(list).last?.tokens ?? []
    var replaces = Span(end, end)
    var prefix = ""
    if case .needsQuote(let quote) = list.completeness {
      replaces = quote
      prefix = text.text(of: quote)
    } else if !isNewWord, let last = tokens.popLast() {
      replaces = last.span
      prefix = last.text
    }
    var proposals = proposals(after: tokens, prefix: prefix)
    proposals.replaces = replaces
    if proposals.takesPath { return proposals }
    proposals.words = matching(prefix, proposals.words)
    return proposals
  }

  /// The forms of the command that `text` begins; empty where it begins none.
  public func usages(for text: String) -> [String] {
    guard let list = try? Lexer.lex(text), let command = CommandLine.split(list).last else {
      return []
    }
    return usages(of: command.tokens)
  }

  private func usages(of tokens: [Token]) -> [String] {
    guard let name = tokens.first, let card = vocabulary.command(name.text) else { return [] }
    for form in card.forms {
      guard case .rest(_, .command)? = form.shapes.last else { continue }
      let inner = usages(of: Array(tokens.dropFirst(form.shapes.count)))
      if !inner.isEmpty { return inner }
    }
    return card.usages
  }

  private func proposals(after tokens: [Token], prefix: String) -> Proposals {
    var result = Proposals(replaces: Span(0, 0), words: [], takesPath: false)
    guard let name = tokens.first else {
      result.words = vocabulary.commands.map { Choice($0.name, $0.summary) }
      return result
    }
    guard let card = vocabulary.command(name.text) else { return result }
    if tokens.contains(where: { $0.kind == .openBrace }) {
      result.words = card.takesBraces ? TemplateWords.all.map(\.choice) : []
      return result
    }
    let values = SlotProposals(vocabulary: vocabulary, card: card, tokens: tokens, prefix: prefix)
    for form in card.forms {
      var walk = FormWalk(tokens: Array(tokens.dropFirst()))
      walk.walk(form.shapes)
      for place in walk.places {
        if case .rest(.command, let start) = place {
          return proposals(after: Array(tokens.dropFirst(start + 1)), prefix: prefix)
        }
        if place.takesPath { result.takesPath = true }
        if case .rest(.sizes, let start) = place {
          let given = tokens.dropFirst(start + 1)
          if given.count == 1, let form = given.first, ["text", "file"].contains(form.text) {
            result.takesPath = true
          }
        }
        for word in values.words(for: place) where !result.words.contains(word) {
          result.words.append(word)
        }
      }
    }
    return result
  }

  /// The words that begin with `prefix`; if none does, those it is a likely slip of.
  private func matching(_ prefix: String, _ words: [Choice]) -> [Choice] {
    guard !prefix.isEmpty else { return words }
    let beginning = words.filter { $0.name.hasPrefix(prefix) }
    if !beginning.isEmpty { return beginning }
    let guesses = Suggestion.guesses(for: prefix, among: words.map(\.name))
    return words.filter { guesses.contains($0.name) }
  }
}
