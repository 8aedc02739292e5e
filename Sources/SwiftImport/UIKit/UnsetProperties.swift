import LabLanguage
import LayoutCore
import PluginHost
import LayoutText
import SwiftLanguage

/// The properties of a layout that its app sets, found in its text where the layout failed: those
/// that are zero, nil or empty in the line of the trap, or else in its method and what that calls.
struct UnsetProperties {
  private let path: String
  private let outline: SwiftOutline
  private let properties: PropertyFacts
  /// What the lab supplies in place of the app, and what it cannot supply.
  private let facts: [Assumption.Fact]
  private let companion: CompanionValues?

  /// The layouts of `text`, the file at `path`, whose app `companion` plays.
  init(
    _ text: String, path: String, assumptions: [Assumption], companion: CompanionValues? = nil
  ) {
    (self.path, self.companion) = (path, companion)
    facts = assumptions.flatMap(\.facts)
    outline = SwiftOutline(SwiftTokens(text))
    properties = PropertyFacts([outline])
  }

  /// What makes a property unsettable for its app.
  private static let closed: Set = ["private", "fileprivate", "private(set)", "fileprivate(set)"]

  /// Where the calls of a collection view, or of SwiftUI, begin.
  private static let entries: Set = [
    "prepare", "collectionViewContentSize", "layoutAttributesForElements",
    "layoutAttributesForItem", "invalidateLayout", "init", "makeCache", "sizeThatFits",
    "placeSubviews",
  ]

  /// What the layout of `definition` with `values` lacks after `error`; after nil, where it placed
  /// nothing. Nil where no such property is read.
  func missing(
    in definition: AnyStrategyDefinition, after error: LayoutError?,
    _ values: [String: ParameterValue]
  ) -> MissingSettings? {
    guard error != nil || !facts.contains(.nothing(layout: definition.name)) else { return nil }
    let types = types(of: definition.name)
    let members = types.flatMap(\.declaration.members)
    let trap = error?.trap
    // A layout for SwiftUI is a structure, which gets its values when it is made: only a trap shows
    // that one of them is not meant.
    let isStructure = types.contains { $0.declaration.keyword == "struct" }
    if isStructure, trap == nil { return nil }
    let unset =
      unset(in: types, definition, values)
      + (trap == nil ? [] : arguments(of: definition, without: members, values))
    let line = trap.flatMap { $0.file == Path.name(of: path) ? $0.line : nil }
    let around = line.flatMap { line in members.first { lines(of: $0).contains(line) } }
    var read: [MissingSettings.Property] = []
    if let line {
      let tokens = tokens(ofLine: line)
      let words = words(among: tokens)
      read = Self.divided(unset.filter { words.contains($0.name) }, divisors(among: tokens))
    }
    // What the line reads may have been made by another call of the collection view.
    for names in [around.map { [$0.name] }, Self.entries].compactMap(\.self) where read.isEmpty {
      let words = words(reachedFrom: names, members)
      read = unset.filter { words.contains($0.name) && !Self.isSpace($0.name) }
      // What is zero is not nil.
      if trap?.isAboutNil == true { read.removeAll { $0.value == "0" } }
      read = Self.divided(read, divisors(among: Array(around?.body ?? 0..<0)))
    }
    if isStructure { read.removeAll { $0.suggestion == nil } }
    if isStructure, read.isEmpty { return nil }
    if error == nil || read.isEmpty {
      let words = words(reachedFrom: Self.entries, members)
      read += unmetNeeds(reached: words) + unanswered(reached: words)
    }
    if error == nil, let estimate = unsetEstimate(in: types) { read = [estimate] }
    if read.isEmpty, let line, trap?.isImplicit == true {
      let tokens = tokens(ofLine: line)
      read = unsupplied(among: tokens, in: types)
      // The runtime reports the line of a call for what is in its closure.
      if read.isEmpty, tokens.contains(where: { outline.source.isToken($0, "{") }) {
        read = unsupplied(among: Array(around?.body ?? 0..<0), in: types)
      }
    }
    if read.isEmpty { read = refused(reached: words(reachedFrom: Self.entries, members)) }
    guard !read.isEmpty else { return nil }
    return MissingSettings(
      reason: trap.map { "trapped \($0.words)" } ?? error?.message
        ?? "it answers, and places no item",
      failure: error, properties: read)
  }

  /// The estimate of a flow layout that makes its items as large as that, where no app sets it.
  private func unsetEstimate(
    in types: [(name: String, declaration: SwiftDeclaration)]
  ) -> MissingSettings.Property? {
    let (flow, estimate) = ("UICollectionViewFlowLayout", "estimatedItemSize")
    let names = Set(types.map(\.name) + [flow])
    let source = outline.source
    let isRead = types.contains { type in
      (type.declaration.body ?? 0..<0).contains { index in
        source.text(index) == estimate && source.isToken(index + 1, ".")
          && ["width", "height"].contains(source.text(index + 2))
          && !source.isToken(index + 3, "=")
      }
    }
    guard isRead, types.contains(where: { $0.declaration.inherited.contains(flow) }),
      companion?.fills(estimate, of: names) != true
    else { return nil }
    return .init(estimate, value: "empty")
  }

  /// What the collection view lacks: `dataSource` that is not a `CalendarController`.
  private func unmetNeeds(reached words: Set<String>) -> [MissingSettings.Property] {
    facts.compactMap { fact in
      guard case .need(let holder, let type) = fact, words.contains(holder) else { return nil }
      return .init(holder, value: "not a \(type)")
    }
  }

  /// What the lab's delegate does not know: objects of the app, or else lists of them.
  private func unanswered(reached words: Set<String>) -> [MissingSettings.Property] {
    let asked = asked(among: words).filter { $0.value != DelegateAnswers.unanswered }
    let objects = asked.filter { $0.value == "nil" }
    return objects.isEmpty ? asked : objects
  }

  /// The requirements of protocols that the lab does not play.
  private func refused(reached words: Set<String>) -> [MissingSettings.Property] {
    asked(among: words).filter { $0.value == DelegateAnswers.unanswered }
  }

  /// What protocols require by one of `words`, and the lab's delegate does not know.
  private func asked(among words: Set<String>) -> [MissingSettings.Property] {
    facts.compactMap { fact in
      guard case .unanswered(let name, let type, let value) = fact, words.contains(name) else {
        return nil
      }
      return .init("\(name) of its \(type)", value: value, delegate: type)
    }
  }

  /// The type called `name` and those above it, with their extensions, as far as the file has them.
  private func types(of name: String) -> [(name: String, declaration: SwiftDeclaration)] {
    let all = outline.extensible
    var names = [String(name.map { $0 == "_" ? "." : $0 }), name]
    var found: [(name: String, declaration: SwiftDeclaration)] = []
    while let name = names.popLast() {
      for one in all where one.name == name && !found.contains(where: { $0.name == name }) {
        let own = all.filter { $0.name == name }
        found += own
        names += own.flatMap(\.declaration.inherited)
      }
    }
    return found
  }

  // MARK: Properties

  /// The variables of `types` that others set, and that are zero, nil or empty.
  private func unset(
    in types: [(name: String, declaration: SwiftDeclaration)], _ definition: AnyStrategyDefinition,
    _ values: [String: ParameterValue]
  ) -> [MissingSettings.Property] {
    let names = Set(types.map(\.name))
    return types.flatMap { type in
      type.declaration.members.compactMap { member -> MissingSettings.Property? in
        guard member.keyword == "var", properties.isSettable(member.name, of: type.name, below: []),
          companion?.fills(member.name, of: names) != true,
          !types.contains(where: { isFilled(member.name, in: $0.declaration) })
        else { return nil }
        if let parameter = definition.parameter(member.name), let value = values[member.name] {
          // A value that the file computes is absent, too.
          let word = value == .absent ? initialValue(of: member) : Self.word(for: value)
          return word.map {
            .init(member.name, value: $0, suggestion: Self.suggestion(for: parameter))
          }
        }
        let isSupplied = facts.contains(.value(member.name))
        let isOpen = member.modifiers.isDisjoint(with: Self.closed)
        return isSupplied || !isOpen
          ? nil : initialValue(of: member).map { .init(member.name, value: $0) }
      }
    }
  }

  /// The arguments of `definition` that are zero or empty, and no variables among `members`:
  /// `let columns: Int`.
  private func arguments(
    of definition: AnyStrategyDefinition, without members: [SwiftDeclaration],
    _ values: [String: ParameterValue]
  ) -> [MissingSettings.Property] {
    let variables = Set(members.filter { $0.keyword == "var" }.map(\.name))
    return definition.parameters.compactMap { parameter in
      guard !variables.contains(parameter.name),
        let word = values[parameter.name].flatMap(Self.word)
      else { return nil }
      return .init(parameter.name, value: word, suggestion: Self.suggestion(for: parameter))
    }
  }

  /// The variables that `tokens` read and that are nil unless an app sets them: `var photos: Photos!`.
  private func unsupplied(
    among tokens: [Int], in types: [(name: String, declaration: SwiftDeclaration)]
  ) -> [MissingSettings.Property] {
    let names = Set(types.map(\.name))
    // What is read with a question mark may be nil.
    let words = words(among: tokens.filter { !outline.source.isToken($0 + 1, "?") })
    return types.flatMap { type in
      type.declaration.members.compactMap { member in
        let written = typeText(of: member)
        guard member.keyword == "var", written.hasSuffix("!"), words.contains(member.name),
          properties.isSettable(member.name, of: type.name, below: []),
          member.modifiers.isDisjoint(with: Self.closed),
          companion?.fills(member.name, of: names) != true,
          !facts.contains(.value(member.name)), !isAnswered(written)
        else { return nil }
        return .init(member.name, value: "nil")
      }
    }
  }

  /// Of `properties`, those among `divisors` and those that are not zero: a divisor of zero is the
  /// reason, not the other zeros beside it. All of them where none is a divisor.
  private static func divided(
    _ properties: [MissingSettings.Property], _ divisors: Set<String>
  ) -> [MissingSettings.Property] {
    guard properties.contains(where: { $0.value == "0" && divisors.contains($0.name) }) else {
      return properties
    }
    return properties.filter { $0.value != "0" || divisors.contains($0.name) }
  }

  /// The names that something is divided by: `width / columns`, `width / CGFloat(self.columns)`.
  private func divisors(among tokens: [Int]) -> Set<String> {
    let source = outline.source
    return Set(
      tokens.filter { index in
        var start = index
        if source.isToken(start - 1, "."), source.text(start - 2) == "self" { start -= 2 }
        if source.isToken(start - 1, "("), Self.numbers.contains(source.text(start - 2)) {
          start -= 2
        }
        if source.isToken(start - 1, "=") { start -= 1 }
        return source.isToken(start - 1, "/") || source.isToken(start - 1, "%")
      }.map(source.text))
  }

  private static let numbers: Set = ["CGFloat", "Double", "Float", "Int"]

  /// Whether a method in `type` fills or empties the list called `name` itself: `log.append(text)`,
  /// `frames[index] = frame`.
  private func isFilled(_ name: String, in type: SwiftDeclaration) -> Bool {
    let source = outline.source
    return (type.body ?? 0..<0).contains { index in
      guard source.text(index) == name else { return false }
      if source.isToken(index + 1, "[") {
        let end = source.afterBracket(at: index + 1)
        return source.isToken(end, "=") && !source.isToken(end + 1, "=")
      }
      return source.isToken(index + 1, ".")
        && ["append", "insert", "updateValue", "formUnion", "removeAll", "removeValue"]
          .contains(source.text(index + 2))
    }
  }

  /// `0` or `nil` for a value that is one; nil for any other.
  private static func word(for value: ParameterValue) -> String? {
    switch value {
    case .count(0), .points(0): "0"
    case .size(let size) where size.width == 0 || size.height == 0: "empty"
    default: nil
    }
  }

  /// A value of `parameter` that is not zero.
  private static func suggestion(for parameter: ParameterDefinition) -> ParameterValue? {
    let name = parameter.name.lowercased()
    let isCount = ["column", "row", "count", "number", "lane", "per"].contains(where: name.contains)
    let share = ["ratio", "aspect", "scale", "fraction", "factor"].contains(where: name.contains)
    let value: ParameterValue? =
      switch parameter.kind {
      case .count: .count(2)
      case .points, .optionalPoints: .points(isCount ? 2 : share ? 1 : isSpace(name) ? 10 : 100)
      case .optionalSize: .size(Size(width: 100, height: 100))
      case .flag, .choice, .pattern, .template: nil
      }
    return value.flatMap { parameter.kind.allows($0) ? $0 : nil }
  }

  /// Whether a property called `name` may be zero: a space between things.
  static func isSpace(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["spacing", "space", "gap", "inset", "padding", "margin", "offset", "index"].contains {
      name.contains($0)
    }
  }

  /// `nil` or `empty` for a stored property that begins so: one that is not a delegate or a closure,
  /// which the lab supplies.
  private func initialValue(of member: SwiftDeclaration) -> String? {
    let words = words(behind: member)
    let value = words[(words.firstIndex(of: "=") ?? words.count)...]
    let text = typeText(of: member)
    guard !text.contains("->"), !text.lowercased().contains("delegate"),
      !text.lowercased().contains("datasource"), !isAnswered(text)
    else { return nil }
    if value.isEmpty || value.dropFirst().joined() == "nil" {
      // A computed property has a body and no value; what is unwrapped, the lab supplies, but for
      // objects of UIKit.
      let isMissing = text.hasSuffix("?") || text.hasSuffix("!") && text.hasPrefix("UI")
      return member.body == nil && isMissing ? "nil" : nil
    }
    let start = value.dropFirst().joined()
    let isEmpty =
      ["[]", "[:]", "\"\""].contains(start) || (start.hasPrefix("[") && start.hasSuffix("]()"))
    return isEmpty ? "empty" : nil
  }

  /// The words between the name of a property and its body: its type and its initial value.
  private func words(behind member: SwiftDeclaration) -> [String] {
    let end = member.body.map { $0.lowerBound - 1 } ?? member.tokens.upperBound
    return (member.keywordToken + 2..<max(member.keywordToken + 2, end)).map(outline.source.text)
  }

  /// The type that is written for a property: `Album!`; empty where none is.
  private func typeText(of member: SwiftDeclaration) -> String {
    words(behind: member).prefix { $0 != "=" }.drop { $0 == ":" }.joined()
  }

  /// Whether the lab plays objects of the protocol that is written `type`.
  private func isAnswered(_ type: String) -> Bool {
    let name = type.filter { $0 != "?" && $0 != "!" }
    return facts.contains(.delegate(name)) || companion?.answers(name) == true
  }

  // MARK: Words

  private func words(among tokens: [Int]) -> Set<String> {
    let source = outline.source
    return Set(tokens.filter { source.tokens[$0].kind == .word }.map(source.text))
  }

  /// The tokens of the statements on a line.
  private func tokens(ofLine line: Int) -> [Int] {
    let bytes = outline.source.bytes(ofLine: line)
    return outline.source.tokens.indices.filter {
      bytes.contains(outline.source.tokens[$0].range.lowerBound)
    }
  }

  private func lines(of member: SwiftDeclaration) -> ClosedRange<Int> {
    let source = outline.source
    let first = source.line(of: source.tokens[member.tokens.lowerBound].range.lowerBound)
    return first...source.line(of: source.tokens[member.tokens.upperBound - 1].range.lowerBound)
  }

  /// The words of the members called one of `names`, and of the members that these call.
  private func words(reachedFrom names: Set<String>, _ members: [SwiftDeclaration]) -> Set<String> {
    var open = Array(names)
    var seen: Set<String> = []
    var words: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      for member in members where (member.keyword == "init" ? "init" : member.name) == name {
        // Its own declaration reads nothing.
        for index in member.body ?? 0..<0 where outline.source.tokens[index].kind == .word {
          words.insert(outline.source.text(index))
        }
      }
      open += words.subtracting(seen)
    }
    return words
  }
}
