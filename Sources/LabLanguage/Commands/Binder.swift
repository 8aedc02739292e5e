import LayoutCore
import LayoutText

/// Matches the tokens of a command with the forms of its definition.
///
/// The first form that fits wins. If none does, the error is that of the form that matched
/// furthest, because the user most likely meant that one; of equals, an error about an unreadable
/// value wins over one about a missing word, and that over one about an extra word.
public struct Binder {
  private let definition: CommandDefinition
  private let tokens: [Token]
  private var position: Int
  private var bound: Arguments
  /// The options of the form; a flag has no slot.
  private var options: [(name: String, slot: Slot?)] = []
  /// Words that are possible here and are missing.
  private var skipped: [String] = []
  private let reader: SlotReader

  /// The arguments of `command` by `definition`. Names in calculations have their values in
  /// `facts`; if that is nil, they are errors.
  ///
  /// - Throws: the error of the form that fits best.
  public static func bind(
    _ command: Statement, to definition: CommandDefinition,
    in facts: (any ExpressionEnvironment)? = nil
  ) throws(LabError) -> Arguments {
    var failures: [(error: LabError, form: Form, position: Int)] = []
    for place in definition.forms.indices {
      if let arguments = Arguments(numbersOf: command, definition, form: place) { return arguments }
      let form = definition.forms[place]
      var binder = Binder(
        definition: definition, command: command, reader: SlotReader(facts: facts))
      do {
        return try binder.bind(form)
      } catch {
        failures.append((error, form, binder.position))
      }
    }
    let best = failures.max { ($0.position, telling($0.error)) < ($1.position, telling($1.error)) }
    guard let best else { throw LabError(.internalError("\(definition.name) has no form")) }
    var error = best.error.located(at: nil, topic: definition.name)
    if case .unknownValue(_, let value, let words) = error.kind {
      // A word of another form would do at this place, too.
      var others: [String] = []
      for word in failures.filter({ $0.position == best.position }).flatMap({ $0.error.kind.words })
      where !words.contains(word) && !others.contains(word) { others.append(word) }
      if !others.isEmpty {
        error.kind = .unknownValue(name: "the word here", value: value, allowed: others + words)
      }
    }
    if case .missingArgument = error.kind { error.form = "\(definition.name) \(best.form.usage)" }
    throw error
  }

  /// The priority of an error among those of other forms at the same place.
  private static func telling(_ error: LabError) -> Int {
    switch error.kind {
    case .extraArgument: 0
    case .unknownValue(_, let value, let words):
      // A misspelling of a word that is possible here is most likely that word.
      Suggestion.guesses(for: value, among: words).isEmpty ? 1 : 3
    default: 2
    }
  }

  private init(definition: CommandDefinition, command: Statement, reader: SlotReader) {
    self.definition = definition
    self.reader = reader
    tokens =
      !command.hasOnlyNumbers && definition.takesCoordinates
      ? command.tokens.flatMap(\.partsBetweenCommas) : command.tokens
    position = 1
    bound = Arguments(command: command)
  }

  private var token: Token? { position < tokens.count ? tokens[position] : nil }

  private mutating func bind(_ form: Form) throws(LabError) -> Arguments {
    if form.hasOptions {
      options = form.shapes.compactMap { shape -> (String, Slot?)? in
        switch shape {
        case .option(let name, let slot): (name, slot)
        case .flag(let name, _): (name, nil)
        default: nil
        }
      }
    }
    for shape in form.shapes { try bind(shape) }
    try bindOptions()
    if let token {
      if !Suggestion.guesses(for: token.text, among: skipped).isEmpty {
        throw LabError(
          .unknownValue(name: "the word here", value: token.text, allowed: skipped),
          at: token.span)
      }
      throw LabError(.extraArgument(text: token.text, command: definition.name), at: token.span)
    }
    return bound
  }

  private mutating func bind(_ shape: Shape) throws(LabError) {
    try bindOptions()
    switch shape {
    case .word(let word):
      guard let token else { throw missing(word) }
      guard token.text == word else {
        throw LabError(
          .unknownValue(
            name: "the word here", value: token.text,
            allowed: position == 1 ? definition.firstWords : [word]),
          at: token.span)
      }
      bound.add(word, .word(word), token.span)
      position += 1
    case .slot(let name, let slot): try bindValue(name, slot)
    case .optional(let shapes): try bindOptional(shapes)
    case .either(let shapes): try bindEither(shapes)
    case .many(let name, let slot):
      repeat {
        try bindValue(name, slot)
        try bindOptions()
      } while token != nil
    case .rest(let name, _):
      guard token != nil else { throw missing(name) }
      let rest = bound.command.rest(from: position)
      bound.add(name, .word(rest.text), rest.span)
      position = tokens.count
    case .option, .flag: break
    }
  }

  private mutating func bindOptions() throws(LabError) {
    guard !options.isEmpty else { return }
    while let token, token.kind == .word, token.text.utf8.starts(with: "--".utf8) {
      let name = String(token.text.dropFirst(2))
      guard let option = options.first(where: { $0.name == name }) else {
        let known = options.map { "--\($0.name)" }
        throw LabError(
          .unknownOption(
            name: token.text, suggestions: Suggestion.guesses(for: token.text, among: known)),
          at: token.span)
      }
      guard !bound.has(name) else {
        throw LabError(.repeatedArgument(name: token.text), at: token.span)
      }
      position += 1
      if let slot = option.slot {
        try bindValue(name, slot)
      } else {
        bound.add(name, .word(name), token.span)
      }
    }
  }

  private mutating func bindOptional(_ shapes: [Shape]) throws(LabError) {
    guard let token, let first = shapes.first else { return }
    if case .word(let word) = first, token.text != word { return skipped.append(word) }
    for shape in shapes { try bind(shape) }
  }

  private mutating func bindEither(_ shapes: [Shape]) throws(LabError) {
    guard let token else { throw missing(shapes.map(\.usage).joined(separator: " or ")) }
    let words = shapes.compactMap { shape -> String? in
      guard case .word(let word) = shape else { return nil }
      return word
    }
    if words.contains(token.text) {
      bound.add(token.text, .word(token.text), token.span)
      position += 1
      return
    }
    guard let other = shapes.first(where: { if case .word = $0 { false } else { true } }) else {
      throw LabError(
        .unknownValue(name: "the word here", value: token.text, allowed: words), at: token.span)
    }
    try bind(other)
  }

  private mutating func bindValue(_ name: String, _ slot: Slot) throws(LabError) {
    if case .braces = slot { return try bindBraces(name) }
    guard position < tokens.count else { throw missing(name) }
    let value = try reader.read(tokens[position], as: slot, name: name)
    bound.add(name, value, tokens[position].span)
    position += 1
  }

  private mutating func bindBraces(_ name: String) throws(LabError) {
    guard let token else { throw missing("{ … }") }
    guard token.kind == .openBrace, let last = tokens.last, last.kind == .closeBrace else {
      throw LabError(
        .malformed(name: "the rest", text: token.text, expected: "{ … }"), at: token.span)
    }
    let inside = SourceSpan(token.span.end, last.span.start)
    bound.add(name, .word(bound.command.source.text(of: inside)), inside)
    position = tokens.count
  }

  private func missing(_ name: String) -> LabError {
    let end = bound.command.span.end
    return LabError(
      .missingArgument(name: name, command: definition.name), at: SourceSpan(end, end))
  }
}

extension Token {
  /// The parts of a word such as `0,0,100,100`; a word with a call, as `frame(3).x`, is one part.
  fileprivate var partsBetweenCommas: [Token] {
    guard kind == .word, text.utf8.contains(UInt8(ascii: ",")),
      !text.utf8.contains(UInt8(ascii: "("))
    else { return [self] }
    return pieces(separatedBy: ",").filter { !$0.text.isEmpty }
  }
}
