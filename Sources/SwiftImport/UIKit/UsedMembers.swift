import LayoutText
import SwiftLanguage

/// A type that no file declares, as far as texts show it: the members that they read of its values,
/// each with a type that its name makes clear. `message.text`, `message.date` make a message.
struct UsedMembers {
  private let name: String
  private let sources: [SwiftTokens]
  /// The names of values of the type, and of lists of such.
  private var values: Set<String> = []
  private var lists: Set<String> = []
  private var members: [String] = []
  /// Whether something is done with it that a plain structure does not offer.
  private var isUnclear = false
  /// Whether the collection view's data source or delegate is cast to it.
  private(set) var isDelegate = false
  /// Whether a reference to it is weak, as one to an object.
  private var isObject = false

  /// The type called `name` in `sources`.
  init(of name: String, in sources: [SwiftTokens]) {
    (self.name, self.sources) = (name, sources)
    for source in sources { noteDeclarations(source) }
    // A value can be taken from one that is found later.
    for _ in 0..<3 { for source in sources { noteBindings(source) } }
    for source in sources { noteMembers(source) }
  }

  /// A structure with these members, or a class that can be the collection view's delegate; nil where
  /// the type, or one of them, is not clear.
  var declaration: String? {
    let properties = members.map { member in
      NamedValue(member).map { "  var \(member): \($0.type) = \($0.expression)\n" }
    }
    guard !members.isEmpty, !isUnclear, !properties.contains(where: { $0 == nil }) else {
      return nil
    }
    let kind = isObject ? "class" : "struct"
    let head = isDelegate ? "class \(name): \(DelegateAnswers.labDelegate)" : "\(kind) \(name)"
    return "\(head) {\n\(properties.compactMap(\.self).joined())}\n"
  }

  /// `name: T`, `name: [T]`, `-> T`, `as? T`.
  private mutating func noteDeclarations(_ source: SwiftTokens) {
    for index in source.tokens.indices where source.text(index) == name {
      let isList = source.isToken(index - 1, "[") && source.isToken(index + 1, "]")
      let before = isList ? index - 2 : index - 1
      if source.isToken(before, ":") {
        if isList {
          lists.insert(source.text(before - 1))
        } else {
          values.insert(source.text(before - 1))
          if source.isToken(before - 3, "weak") { isObject = true }
        }
      } else if source.isToken(before, ">"), source.isToken(before - 1, "-") {
        guard let function = (0..<before).last(where: { source.isToken($0, "func") }) else {
          continue
        }
        if isList {
          lists.insert(source.text(function + 1))
        } else {
          values.insert(source.text(function + 1))
        }
      } else if source.isToken(before - 1, "as"), !isList {
        let holder = source.text(before - 2)
        if holder == "dataSource" || holder == "delegate" { isDelegate = true }
        if let name = Self.bound(source, before: before - 1) { values.insert(name) }
      } else if !isList, source.isToken(index + 1, "(") {
        // It is made here: its labels are not known in their order.
        isUnclear = true
      } else if source.isToken(index - 1, "class") || source.isToken(index - 1, "extension")
        || source.isToken(index + 1, ".")
      {
        isUnclear = true
      }
    }
  }

  /// `let name = value`, `for name in list`, `let name = list[0]`.
  private mutating func noteBindings(_ source: SwiftTokens) {
    for index in source.tokens.indices where source.tokens[index].kind == .word {
      let word = source.text(index)
      guard values.contains(word) || lists.contains(word) else { continue }
      var start = index
      while source.isToken(start - 1, ".") || source.isToken(start - 1, "?") {
        start -= source.isToken(start - 1, ".") ? 2 : 1
        if source.isToken(start, "?") { start -= 1 }
      }
      if lists.contains(word), source.isToken(start - 1, "in"), source.isToken(start - 3, "for") {
        values.insert(source.text(start - 2))
      }
      // `for (index, message) in messages.enumerated()`.
      if lists.contains(word), source.isToken(start - 1, "in"), source.isToken(start - 2, ")"),
        source.isToken(start - 4, ","), source.isToken(index + 2, "enumerated")
      {
        values.insert(source.text(start - 3))
      }
      if lists.contains(word) {
        for closure in ListClosure.all(after: index, source) {
          if let name = closure.element { values.insert(name) }
        }
      }
      let isValue = values.contains(word) || source.isToken(index + 1, "[")
      if isValue, !source.isToken(end(of: index, source), "."), source.isToken(start - 1, "="),
        ["let", "var"].contains(source.text(start - 3))
      {
        values.insert(source.text(start - 2))
      }
    }
  }

  /// `value.member`, `list[0].member`, `call(…)?.member`.
  private mutating func noteMembers(_ source: SwiftTokens) {
    for index in source.tokens.indices where source.tokens[index].kind == .word {
      let word = source.text(index)
      if lists.contains(word) {
        for closure in ListClosure.all(after: index, source) {
          for member in closure.members { note(member) }
        }
      }
      let isElement = lists.contains(word) && source.isToken(index + 1, "[")
      guard values.contains(word) || isElement else { continue }
      let dot = end(of: index, source)
      guard source.isToken(dot, "."), source.tokens.indices.contains(dot + 1),
        source.tokens[dot + 1].kind == .word
      else { continue }
      note((source.text(dot + 1), isCalled: source.isToken(dot + 2, "(")))
    }
  }

  private mutating func note(_ member: (name: String, isCalled: Bool)) {
    if member.isCalled { isUnclear = true }
    if !members.contains(member.name) { members.append(member.name) }
  }

  /// The index after the value that begins at `index`, with its arguments and question marks.
  private func end(of index: Int, _ source: SwiftTokens) -> Int {
    var next = index + 1
    if source.isToken(next, "(") || source.isToken(next, "[") {
      next = source.afterBracket(at: next)
    }
    while source.isToken(next, "?") || source.isToken(next, "!") { next += 1 }
    return next
  }

  /// The name that the statement around `index` binds: `let name = … as? T`.
  private static func bound(_ source: SwiftTokens, before index: Int) -> String? {
    var start = index
    while start > 0, !source.tokens[start].startsLine {
      start -= 1
      if source.isToken(start, "let") || source.isToken(start, "var") {
        return source.text(start + 1)
      }
    }
    return nil
  }
}
