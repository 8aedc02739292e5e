import LayoutText
import SwiftLanguage

/// What a companion sets in the layouts of its file: `layout.columns = 3`, after a cast of the layout
/// to its class. These values are in effect until you set others.
struct CompanionValues {
  private struct Assignment {
    let owner: String
    let property: String
    /// The expression, as it is written.
    let value: String
    /// Whether it is assigned in any case.
    let isPlain: Bool

    /// A number, a Boolean value or a case; empty for anything else.
    var literal: String {
      let isLiteral =
        NumberText.double(value) != nil || Bool(value) != nil
        || value.hasPrefix(".") && PropertyName.isPlain(String(value.dropFirst()))
      return isPlain && isLiteral ? value : ""
    }
  }

  private var assignments: [Assignment] = []
  /// The classes and protocols above its types.
  private let inherited: Set<String>

  /// The assignments in `text`.
  init(_ text: String) {
    let source = SwiftTokens(text)
    inherited = Set(SwiftOutline(source).all.flatMap(\.inherited))
    for index in source.tokens.indices where source.isToken(index, "=") {
      guard !source.isToken(index + 1, "="), source.tokens[index].range.count == 1,
        index >= 2, source.tokens[index - 1].kind == .word, source.isToken(index - 2, "."),
        let cast = (0..<index).last(where: { source.isToken($0, "as") })
      else { continue }
      var name = cast + 1
      while source.isToken(name, "?") || source.isToken(name, "!") { name += 1 }
      assignments.append(
        Assignment(
          owner: source.text(name), property: source.text(index - 1),
          value: Self.value(source, after: index), isPlain: Self.isPlain(source, index)))
    }
  }

  /// Whether the assignment at `index` is made in any case: the braces around it are those of the
  /// cast, of the function, or of a closure that makes a value: `let rows: Rows = { … }()`.
  static func isPlain(_ source: SwiftTokens, _ index: Int) -> Bool {
    var (depth, open) = (0, index - 1)
    while open >= 0 {
      if source.isToken(open, "}") { depth += 1 }
      if source.isToken(open, "{") { depth -= 1 }
      if depth < 0 { break }
      open -= 1
    }
    if source.isToken(open - 1, "="), source.isToken(source.afterBracket(at: open), "(") {
      return true
    }
    var head = open
    while head >= 0, !source.isToken(head, "if"), !source.isToken(head, "func") { head -= 1 }
    return head >= 0
      && (source.isToken(head, "func")
        || (head..<open).contains { source.isToken($0, "as") })
  }

  /// The text between the sign at `index` and the end of the statement.
  static func value(_ source: SwiftTokens, after index: Int) -> String {
    var end = index + 1
    while end < source.tokens.count, end == index + 1 || !source.begins(end),
      !source.isToken(end, ";"), !source.isToken(end, "}")
    {
      end = ["(", "[", "{"].contains(source.text(end)) ? source.afterBracket(at: end) : end + 1
    }
    return source.spelled(index + 1..<end)
  }

  /// Whether one of its types conforms to the protocol called `name`.
  func answers(_ name: String) -> Bool { inherited.contains(name) }

  /// Whether `property` of a class called one of `names` gets a value that is more than nothing.
  func fills(_ property: String, of names: Set<String>) -> Bool {
    assignments.contains {
      $0.property == property && names.contains($0.owner)
        && !["nil", "[]", "[:]", "\"\"", "0"].contains($0.value)
    }
  }

  /// `type` with the values that its properties have in effect, those of the classes in `symbols`
  /// below it among them.
  func applied(to type: DeclaredType, _ symbols: FileSymbols) -> DeclaredType {
    type.mappingProperties { property in
      let found = assignments.filter {
        $0.property == property.name
          && ($0.owner == type.name || symbols.superclasses(of: $0.owner).contains(type.name))
      }
      guard let first = found.first else { return property }
      var property = property
      property.assigned = found.count == 1 ? first.literal : ""
      return property
    }
  }
}
