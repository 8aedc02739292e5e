/// What braces show about when the code in them runs.
extension SwiftTokens {
  private enum Block {
    /// A type, a computed property, `do`.
    case plain
    case function
    /// A closure that is the value of a property.
    case value
    /// What is called some time later: a closure, an observer, an action.
    case later
    /// What runs if a value has a class: `if let layout = view.collectionViewLayout as? Rows`.
    case cast
    /// What ends where a name has no value: `guard let layout else`.
    case binding
    /// Any other condition, and a loop.
    case condition
  }

  private static let types: Set = ["class", "struct", "enum", "extension", "protocol", "actor"]
  private static let functions: Set = ["func", "init", "deinit", "subscript"]
  private static let loops: Set = ["for", "while", "switch", "catch", "repeat"]
  /// The functions that UIKit calls after a screen has appeared, and actions.
  private static let callbacks: Set = [
    "collectionView", "tableView", "scrollViewDidScroll", "viewWillTransition",
    "traitCollectionDidChange", "@objc", "@IBAction",
  ]

  /// Whether the statement at `index` is executed in any case, when its screen is set up: it is in no
  /// condition, loop or closure, after no early end of its function, and in no action. An action may
  /// have made the object at `made`, in the same braces: then all such objects are like this one.
  func isUnconditional(_ index: Int, made: Int?) -> Bool {
    let directives = (0..<index).reduce(0) {
      $0 + (isToken($1, "#if") ? 1 : isToken($1, "#endif") ? -1 : 0)
    }
    guard directives == 0 else { return false }
    var place = index
    while let open = brace(around: place) {
      switch block(at: open) {
      case .condition, .binding: return false
      case .later where made.map { $0 > open } != true: return false
      case .value where !isToken(afterBracket(at: open), "("): return false
      case .later, .value, .function: if mayEnd(between: open, and: index) { return false }
      case .plain, .cast: break
      }
      place = open
    }
    return true
  }

  /// The brace that opens around `index`; nil where there is none.
  private func brace(around index: Int) -> Int? {
    var depth = 0
    for open in stride(from: index - 1, through: 0, by: -1) {
      switch sign(open) {
      case UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "{") where depth == 0: return open
      case UInt8(ascii: "{"): depth -= 1
      default: break
      }
    }
    return nil
  }

  /// Whether the function whose brace is at `open` may have ended before `index`.
  private func mayEnd(between open: Int, and index: Int) -> Bool {
    (open + 1..<index).contains { end in
      guard isToken(end, "return") || isToken(end, "throw"), let inner = brace(around: end) else {
        return false
      }
      return switch block(at: inner) {
      case .cast, .condition: true
      case .plain, .function, .value, .later, .binding: false
      }
    }
  }

  private func block(at open: Int) -> Block {
    let head = head(before: open)
    let words = Set(head.map { text($0) })
    func has(_ others: Set<String>) -> Bool { !words.isDisjoint(with: others) }
    if has(["if", "guard", "else"]) || has(Self.loops) {
      guard has(["let", "var"]), !has([",", "&", "|"]), !has(Self.loops) else { return .condition }
      return has(["guard"]) ? .binding : has(["as"]) && !has(["else"]) ? .cast : .condition
    }
    if head.contains(where: { Self.functions.contains(text($0)) && !isToken($0 - 1, ".") }) {
      return has(Self.callbacks) ? .later : .function
    }
    if isToken(open - 1, "=") { return .value }
    let isComputed = has(["var"]) && has([":"]) && !has(["="])
    return has(Self.types) || isComputed || words == ["do"] || words == ["get"] ? .plain : .later
  }

  /// The tokens of the statement before the brace at `open`, without what is in brackets.
  private func head(before open: Int) -> [Int] {
    var head: [Int] = []
    var next = open - 1
    while next >= 0, !["{", "}", ";"].contains(text(next)) {
      if isToken(next, ")") || isToken(next, "]") {
        next = openingBracket(before: next)
      } else {
        head.append(next)
      }
      // What is in an open bracket is an argument.
      guard next >= 0, !isToken(next, "(") || head.last != next,
        !tokens[next].startsLine || continuesLine(next)
      else { break }
      next -= 1
    }
    return head
  }

  /// The bracket that opens what the one at `index` closes; -1 where none does.
  private func openingBracket(before index: Int) -> Int {
    var (depth, open) = (0, index)
    while open >= 0 {
      switch sign(open) {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth -= 1
      default: break
      }
      if depth == 0 { break }
      open -= 1
    }
    return open
  }

  /// Whether the statement of the token at `index`, which begins a line, began before.
  private func continuesLine(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return tokens[index].kind == .sign || tokens[index - 1].kind == .attribute
      || [",", ":", "=", "&", "|"].contains(text(index - 1))
      || isToken(index - 1, ">") && isToken(index - 2, "-")
  }
}
