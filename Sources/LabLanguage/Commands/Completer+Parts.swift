import LayoutCore
import LayoutText

/// A part of a typed line, by what it is: for its colour.
public struct LinePart: Sendable, Hashable {
  /// What a part is.
  public enum Kind: Sendable, Hashable {
    /// The name of a command.
    case command
    /// An argument.
    case value
    /// What makes the line fail as it is.
    case mistake
  }

  /// Its place in the line.
  public let span: SourceSpan
  public let kind: Kind
}

extension Completer {
  /// The parts of `line` in their order; a mistake is behind the part that it is in.
  ///
  /// The definitions decide, as when the line runs. A word at the end is no mistake while a word that
  /// is possible there begins with it, nor is a word that may be a calculation with names.
  ///
  /// - Complexity: O(tokens × forms).
  public func parts(of line: PromptLine) -> [LinePart] {
    let text = line.text
    guard text.source.utf8.first != UInt8(ascii: "!"), !isWordForLeaving(text) else { return [] }
    var parts: [LinePart] = []
    let commands = Array(text.statements)
    for (index, command) in commands.enumerated() {
      parts += self.parts(of: command, after: commands[..<index])
    }
    if case .invalid(let error) = text.completeness, let span = error.span {
      parts.append(LinePart(span: span, kind: .mistake))
    }
    guard let last = parts.last, last.kind == .mistake, last.span.end == text.source.utf8.count
    else { return parts }
    let typed = text.source.text(of: last.span)
    let goesOn = proposals(for: line).words.contains { $0.name.hasPrefix(typed) }
    return goesOn ? parts.dropLast() : parts
  }

  private func isWordForLeaving(_ text: LexedText) -> Bool {
    text.tokens.count == 1 && PromptLine.wordsForLeaving.contains(text.tokens[0].text)
  }

  /// A command of the line may name what those before it define.
  private func parts(
    of command: Statement, after others: ArraySlice<Statement>
  ) -> [LinePart] {
    if let place = vocabulary.redirectionPlace(in: command.tokens),
      let redirected = command.first(place)
    {
      return parts(of: redirected, after: others) + values(command.tokens[place...])
    }
    guard let definition = vocabulary.command(command.name.text) else {
      let isDefined = others.contains { $0.arguments.first?.text == command.name.text }
      return isDefined ? [] : [LinePart(span: command.name.span, kind: .mistake)]
    }
    var parts = [LinePart(span: command.name.span, kind: .command)]
    if let inner = definition.inner(of: command) {
      let own = command.tokens.prefix(command.tokens.count - inner.tokens.count)
      return parts + values(own.dropFirst()) + self.parts(of: inner, after: others)
    }
    parts += values(command.arguments)
    if let mistake = mistake(in: command, of: definition, checksNames: others.isEmpty) {
      parts.append(LinePart(span: mistake, kind: .mistake))
    }
    return parts
  }

  private func values(_ tokens: ArraySlice<Token>) -> [LinePart] {
    tokens.filter { $0.kind == .word || $0.kind == .quoted }
      .map { LinePart(span: $0.span, kind: .value) }
  }

  /// The place of the first mistake that no state of the lab would mend.
  private func mistake(
    in command: Statement, of definition: CommandDefinition, checksNames: Bool
  ) -> SourceSpan? {
    do throws(LabError) { _ = try Binder.bind(command, to: definition) } catch {
      return certainPlace(of: error, in: command)
    }
    let tokens = command.tokens
    for index in tokens.indices.dropFirst() where checksNames {
      let places = definition.forms.flatMap { form in
        var walk = FormWalk(tokens: Array(tokens[1..<index]))
        walk.walk(form.shapes)
        return walk.places
      }
      let errors = places.map { error(of: index, in: command, as: $0, of: definition) }
      if let error = errors.first ?? nil, !errors.contains(where: { $0 == nil }) {
        return certainPlace(of: error, in: command)
      }
    }
    return nil
  }

  /// Where `error` is; nil where something is only missing, and for a word that may be a calculation.
  private func certainPlace(of error: LabError, in command: Statement) -> SourceSpan? {
    guard let span = error.span, span.length > 0,
      !command.source.text(of: span).contains("$")
    else { return nil }
    switch error.kind {
    case .notANumber, .notAWholeNumber, .malformed, .expression, .unknownName, .notPossible:
      let text = command.source.text(of: span)
      let isOpen = text.last.map { !$0.isLetter && !$0.isNumber } ?? true
      return isOpen || mayCalculate(text) ? nil : span
    default: return span
    }
  }

  /// Whether a word contains a name with a value: `$`, `2*width`.
  private func mayCalculate(_ text: String) -> Bool {
    let words = text.split { "+-*/(),<>=".contains($0) }
    return text.contains("$")
      || words.contains { word in
        vocabulary.names.contains { $0.name == word || word.hasPrefix($0.name + ".") }
          || text.contains(word + "(")
      }
  }

  /// What is wrong with a word as a name at `place`, which the binder does not look up; nil: nothing.
  private func error(
    of index: Int, in command: Statement, as place: Place, of definition: CommandDefinition
  ) -> LabError? {
    let token = command.tokens[index]
    let proposals = SlotProposals(
      vocabulary: vocabulary, definition: definition, tokens: Array(command.tokens[..<index]),
      prefix: token.text)
    switch place {
    case .word(let word) where word != token.text: return .unknownWord(token)
    case .slot(_, .strategy) where vocabulary.strategy(named: token.text) == nil,
      .slot(_, .parameter) where !isParameter(token.text, proposals),
      .slot(_, .macro) where !vocabulary.macros.contains { $0.name == token.text },
      // A template is named before its braces, too.
      .slot(_, .template)
    where !vocabulary.templates.contains { $0.name == token.text }
      && command.tokens.last?.kind != .closeBrace:
      return .unknownWord(token)
    case .slot(_, .assignment):
      guard let (name, value) = token.assignment else { return nil }
      return error(of: value, for: name, proposals)
    case .rest(.parameterValue, _) where index == 2:
      let name = command.tokens[1]
      if let setting = vocabulary.setting(name.text), let inner = command.command(after: 1) {
        return Self.failure { () throws(LabError) in _ = try Binder.bind(inner, to: setting) }
      }
      return error(of: token, for: name, proposals)
    default: return nil
    }
  }

  private func isParameter(_ name: String, _ proposals: SlotProposals) -> Bool {
    proposals.parameter(name) != nil || vocabulary.settings.contains { $0.name == name }
      || vocabulary.commands.named(name) != nil
  }

  /// What is wrong with `value` for the parameter that `name` names.
  private func error(
    of value: Token, for name: Token, _ proposals: SlotProposals
  ) -> LabError? {
    guard let parameter = proposals.parameter(name.text) else { return .unknownWord(name) }
    return Self.failure { () throws(LabError) in
      _ = try ParameterReader.read(value, for: parameter)
    }
  }

  private static func failure(_ work: () throws(LabError) -> Void) -> LabError? {
    do throws(LabError) {
      try work()
      return nil
    } catch {
      return error
    }
  }
}

extension CommandDefinition {
  /// The command that `command` runs, where this definition takes one: `draw` of `section 1 draw`.
  func inner(of command: Statement) -> Statement? {
    for form in forms {
      guard case .rest(_, .command)? = form.shapes.last else { continue }
      if let inner = command.command(after: form.shapes.count) { return inner }
    }
    return nil
  }
}

extension LabError {
  fileprivate static func unknownWord(_ token: Token) -> LabError {
    LabError(.unknownOption(name: token.text, suggestions: []), at: token.span)
  }
}
