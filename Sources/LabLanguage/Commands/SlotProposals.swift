import LayoutCore

/// The words that are possible at a place.
struct SlotProposals {
  let vocabulary: Vocabulary
  let definition: CommandDefinition
  let tokens: [Token]
  let prefix: String

  /// The words at `place` of `form`.
  func words(for place: Place, of form: Form) -> [Choice] {
    switch place {
    case .word(let word):
      let isOfForm = form.shapes.contains(.word(word)) && !form.summary.isEmpty
      return [Choice(word, isOfForm ? form.summary : definition.summary)]
    case .option(let name, let summary):
      return [Choice("--\(name)", summary ?? definition.summary)]
    case .slot(let name, let slot): return words(for: slot, named: name)
    case .rest(.sizes, let start): return tokens.count == start + 1 ? sizes : []
    case .rest(let slot, _): return words(for: slot, named: "")
    }
  }

  private func words(for slot: Slot, named name: String) -> [Choice] {
    switch slot {
    case .choice(let choices): marked(choices, value: valueOfCommand)
    case .mark(let choices): vocabulary.marks + choices
    case .macro: vocabulary.macros
    case .strategy: vocabulary.strategies.map { Choice($0.name, $0.summary) }
    case .parameter:
      (parameters.map { Choice($0.name, $0.summary) }
        + vocabulary.settings.map { Choice($0.name, $0.summary) })
        .map { Choice($0.name, withValue($0.summary, vocabulary.values[$0.name])) }
    case .parameterValue: values(of: tokens.last?.text ?? "")
    case .assignment: assignments
    case .template: vocabulary.templates
    case .demo: vocabulary.demos
    case .lesson: vocabulary.lessons
    case .command: vocabulary.commands.map { Choice($0.name, $0.summary) }
    case .topic:
      vocabulary.commands.map { Choice($0.name, $0.summary) }
        + vocabulary.strategies.map { Choice($0.name, $0.summary) } + vocabulary.topics
    case .element:
      vocabulary.elements + lastAnswer.filter { !definition.firstWords.contains($0.name) }
    case .frameNumber: frameNumbers
    case .rect:
      vocabulary.names.filter { $0.name.hasSuffix(".frame") || $0.name.hasSuffix(".rect") }
    case .points, .factor, .count, .size, .indexes, .expression: numberNames
    case .file(let endings): endings.fileNames(continuing: prefix)
    case .braces, .path, .sizes, .argument, .text, .kept: []
    }
  }

  /// The names that may go on where the calculation has begun one: `2*col`.
  private var numberNames: [Choice] {
    let start = prefix.lastIndex { "+-*/(),<>=".contains($0) }.map { prefix.index(after: $0) }
    let name = prefix[(start ?? prefix.startIndex)...]
    guard let first = name.first, first.isLetter || first == "$" else { return [] }
    let before = prefix[..<name.startIndex]
    return vocabulary.names.map { Choice(before + $0.name, $0.summary) }
  }

  /// How sizes may begin that are not numbers.
  private var sizes: [Choice] {
    [
      Choice("random", "random sizes between A and B"),
      Choice("aspect", "aspect ratio, width to height, such as 4:3"),
      Choice("flexible", "sizes between a minimum and a maximum, such as 60..200x44"),
      Choice("mixed", "several kinds: 'a text' 24 4:3 0..infx44"),
      Choice("text", "the messages in a file, wrapped"),
      Choice("file", "the numbers in a CSV or JSON file"),
    ]
  }

  /// The strategy that the command names, or else the one in use.
  private var strategy: AnyStrategyDefinition? {
    tokens.dropFirst().lazy.compactMap { vocabulary.strategy(named: $0.text) }.first
      ?? vocabulary.strategy(named: vocabulary.strategy)
  }

  private var parameters: [ParameterDefinition] { strategy?.parameters ?? [] }

  private func values(of name: String) -> [Choice] {
    guard let parameter = parameter(name) else { return [] }
    let now = vocabulary.values[name]
    switch parameter.kind {
    case .choice(let choices): return marked(choices, value: now)
    case .pattern(let choices, let absent):
      return marked(choices + [Choice("none", absent)], value: now)
    case .flag:
      return marked([Choice("on", parameter.summary), Choice("off", "not so")], value: now)
    case .template: return vocabulary.templates
    case .optionalPoints(_, let absent), .optionalSize(_, let absent):
      return [Choice("none", absent)]
    case .count, .points: return []
    }
  }

  private var assignments: [Choice] {
    guard let equals = prefix.firstIndex(of: "=") else {
      return (strategy?.parameters ?? []).map { Choice("\($0.name)=", $0.summary) }
    }
    let name = String(prefix[..<equals])
    return values(of: name).map { Choice("\(name)=\($0.name)", $0.summary) }
  }

  /// The names of items, each to be followed by one of the numbers of its frame.
  private var frameNumbers: [Choice] {
    if let dot = prefix.lastIndex(of: "."),
      ElementName(prefix[..<dot]) != nil
        || lastAnswer.contains(where: { $0.name == prefix[..<dot] })
    {
      let element = prefix[...dot]
      let narrower = lastAnswer.filter { $0.name.hasPrefix(element) }
      return FrameNumber.allCases.map { Choice("\(element)\($0.rawValue)", "of its frame") }
        + narrower.map { Choice("\($0.name).", $0.summary) }
    }
    return (vocabulary.elements + lastAnswer).map { Choice("\($0.name).", $0.summary) }
  }

  /// `$`, where something was answered.
  private var lastAnswer: [Choice] {
    vocabulary.names.filter { ["$", "$.first", "$.last"].contains($0.name) }
  }

  /// The present value for the command as far as it is typed: `width`, `spacing line`.
  var valueOfCommand: String? { vocabulary.values[tokens.map(\.text).joined(separator: " ")] }

  /// The choices, with a word beside the one that is set.
  private func marked(_ choices: [Choice], value: String?) -> [Choice] {
    choices.map { Choice($0.name, $0.name == value ? "\($0.summary), now" : $0.summary) }
  }

  /// `summary` with the present value, if there is one.
  func withValue(_ summary: String, _ value: String?) -> String {
    value.map { "\(summary), now \($0)" } ?? summary
  }

  func parameter(_ name: String) -> ParameterDefinition? { parameters.first { $0.name == name } }
}
