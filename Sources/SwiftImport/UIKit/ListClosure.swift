import SwiftLanguage

/// A closure that a method of a list calls with the list's elements: `messages.map { $0.text }`,
/// `messages.enumerated().forEach { index, message in … }`.
struct ListClosure {
  /// The name that it gives an element; nil where it has none.
  private(set) var element: String?
  /// What it reads of an element without a name: `$0.text`.
  private(set) var members: [(name: String, isCalled: Bool)] = []

  /// Methods that call a closure with an element.
  private static let calling: Set = [
    "map", "compactMap", "flatMap", "forEach", "filter", "first", "firstIndex", "last", "contains",
    "allSatisfy", "reduce", "sorted", "min", "max",
  ]
  /// Methods and properties after which the elements are the same.
  private static let keeping: Set = [
    "enumerated", "lazy", "reversed", "filter", "sorted", "prefix", "suffix", "dropFirst",
    "dropLast",
  ]

  /// The closures of the methods that are called of the list at `index`.
  static func all(after index: Int, _ source: SwiftTokens) -> [ListClosure] {
    var closures: [ListClosure] = []
    var (next, isEnumerated) = (index + 1, false)
    while true {
      while source.isToken(next, "?") || source.isToken(next, "!") { next += 1 }
      guard source.isToken(next, ".") else { return closures }
      let method = source.text(next + 1)
      next += 2
      var brace: Int?
      if source.isToken(next, "(") {
        let end = source.afterBracket(at: next)
        brace = (next..<end).first { source.isToken($0, "{") }
        next = end
      }
      if source.isToken(next, "{"), calling.contains(method) {
        brace = next
        next = source.afterBracket(at: next)
      }
      // An accumulated value, or an index, is before the element.
      if let brace, calling.contains(method) {
        closures.append(
          ListClosure(source, brace, isSecond: isEnumerated || method == "reduce", isEnumerated))
      }
      guard keeping.contains(method) else { return closures }
      isEnumerated = isEnumerated || method == "enumerated"
    }
  }

  private init(_ source: SwiftTokens, _ brace: Int, isSecond: Bool, _ isEnumerated: Bool) {
    let body = brace + 1..<source.afterBracket(at: brace)
    // `index, message in`, `(index, message) in`.
    var names: [String] = []
    for index in body {
      if source.isToken(index, "in") {
        element = isSecond ? names.dropFirst().first : names.first
        if element != nil || names.first == "_" { return }
        break
      }
      guard source.tokens[index].kind == .word || ["(", ")", ","].contains(source.text(index)),
        !source.isToken(index, "for")
      else { break }
      if source.tokens[index].kind == .word { names.append(source.text(index)) }
    }
    for index in body where source.text(index).hasPrefix("$") {
      let number = source.isToken(index, "$") ? source.text(index + 1) : source.text(index)
      var dot = source.isToken(index, "$") ? index + 2 : index + 1
      if isEnumerated, number.hasSuffix("0") {
        guard source.isToken(dot, "."), source.isToken(dot + 1, "element") else { continue }
        dot += 2
      } else if isSecond != number.hasSuffix("1") {
        continue
      }
      while source.isToken(dot, "?") || source.isToken(dot, "!") { dot += 1 }
      guard source.isToken(dot, "."), source.tokens[dot + 1].kind == .word else { continue }
      members.append((source.text(dot + 1), source.isToken(dot + 2, "(")))
    }
  }
}
