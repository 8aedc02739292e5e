public import LayoutCore

/// What may be typed at a place of a line.
public struct Proposals: Sendable, Hashable {
  /// The bytes of the line that a proposal replaces.
  public var replaces: SourceSpan
  /// The words, each with what it means.
  public var words: [Choice]
  /// Values that are possible here and are not words: `<0–200 pt>`, each with what it sets and its
  /// current value.
  public var notes: [Choice] = []
  /// Whether the name of a file is possible here; `words` are names of new files, then.
  public var takesPath: Bool
}

/// Proposes what may come next, from the definitions alone.
public struct Completer: Sendable {
  let vocabulary: Vocabulary

  public init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// What may follow in `line`, the lines of a command up to the cursor: words that begin like what
  /// was typed; if none does, those that contain it, or that it misspells.
  ///
  /// - Complexity: O(tokens + words that may follow).
  public func proposals(for line: PromptLine) -> Proposals {
    let (source, completeness) = (line.text.source, line.text.completeness)
    let end = source.utf8.count
    if case .invalid = completeness {
      return Proposals(replaces: SourceSpan(end, end), words: [], takesPath: false)
    }
    let isNewWord = source.utf8.last.map { " \t\n;{".utf8.contains($0) } ?? true
    let isInBraces = if case .needsBrace = completeness { true } else { false }
    let endsCommand = !isInBraces && line.text.tokens.last.map { $0.kind == .separator } ?? true
    var typed = endsCommand ? [] : line.text.statements.last?.tokens ?? []
    var replaces = SourceSpan(end, end)
    var prefix = ""
    if case .needsQuote(let quote) = completeness {
      replaces = quote
      prefix = source.text(of: quote)
    } else if !isNewWord, let last = typed.popLast() {
      replaces = last.span
      prefix = last.text
    }
    var proposals = proposals(after: typed, prefix: prefix)
    proposals.replaces = replaces
    if proposals.takesPath {
      proposals.words.removeAll { prefix.isEmpty || !$0.name.hasPrefix(prefix) }
      return proposals
    }
    proposals.words = CompletionMatch.best(for: prefix, among: proposals.words)
    // A range of numbers is of no use to a word that has begun.
    if !prefix.isEmpty, !proposals.words.isEmpty { proposals.notes = [] }
    return proposals
  }

  private func proposals(after tokens: [Token], prefix: String) -> Proposals {
    var result = Proposals(replaces: SourceSpan(0, 0), words: [], takesPath: false)
    guard let name = tokens.first else {
      result.words = vocabulary.commands.map { Choice($0.name, $0.summary) }
      return result
    }
    if let place = vocabulary.redirectionPlace(in: tokens) {
      result.takesPath = place == tokens.count - 1
      if result.takesPath { result.words = Redirection.endings.fileNames(continuing: prefix) }
      if place == tokens.count - 2, tokens[place].text == ">" {
        result.words = [Choice("--force", "replace an existing file")]
      }
      return result
    }
    guard let definition = vocabulary.command(name.text) else { return result }
    return proposals(of: definition, after: tokens, prefix: prefix)
  }

  private func proposals(
    of definition: CommandDefinition, after tokens: [Token], prefix: String
  ) -> Proposals {
    var result = Proposals(replaces: SourceSpan(0, 0), words: [], takesPath: false)
    if tokens.contains(where: { $0.kind == .openBrace }) {
      result.words = definition.takesBraces ? TemplateWords.all.map(\.choice) : []
      return result
    }
    let values = SlotProposals(
      vocabulary: vocabulary, definition: definition, tokens: tokens, prefix: prefix)
    for form in definition.forms {
      var walk = FormWalk(tokens: Array(tokens.dropFirst()))
      walk.walk(form.shapes)
      for place in walk.places {
        if case .rest(.command, let start) = place {
          return proposals(after: Array(tokens.dropFirst(start + 1)), prefix: prefix)
        }
        if let (setting, inner) = setting(inside: place, of: tokens) {
          result.add(proposals(of: setting, after: inner, prefix: prefix))
          continue
        }
        if place.takesPath { result.takesPath = true }
        if case .rest(.sizes, let start) = place {
          let given = tokens.dropFirst(start + 1)
          if given.count == 1, let form = given.first, ["text", "file"].contains(form.text) {
            result.takesPath = true
          }
        }
        result.add(
          Proposals(
            replaces: result.replaces, words: values.words(for: place, of: form),
            notes: values.notes(for: place), takesPath: false))
      }
    }
    return result
  }

  /// The setting whose value is at `place`, with the words of a command that sets it: in `set width`
  /// those of `width`.
  private func setting(
    inside place: Place, of tokens: [Token]
  ) -> (definition: CommandDefinition, tokens: [Token])? {
    let inner: [Token]
    switch place {
    case .rest(.parameterValue, let start): inner = Array(tokens.dropFirst(start))
    case .slot(_, .parameterValue): inner = Array(tokens.dropFirst().prefix(1))
    default: return nil
    }
    return inner.first.flatMap { vocabulary.setting($0.text) }.map { ($0, inner) }
  }
}

extension Proposals {
  fileprivate mutating func add(_ other: Proposals) {
    words += other.words.filter { word in !words.contains { $0.name == word.name } }
    notes += other.notes.filter { !notes.contains($0) }
    takesPath = takesPath || other.takesPath
  }
}
