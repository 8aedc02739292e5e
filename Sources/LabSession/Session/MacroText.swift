import LabLanguage

/// The commands of a macro, cut at the places of its arguments.
///
/// `$1` to `$9` and `$*`, or in braces with a standard: `${1:3}`, as in the snippets of editors
/// (Language Server Protocol, *Snippet Syntax*). A `$` before anything else is itself.
struct MacroText: Sendable {
  /// A stretch of the commands.
  enum Piece: Sendable, Hashable {
    /// Text that is not replaced.
    case text(Substring)
    /// The place of an argument: a digit, or `*` for all of them.
    case argument(Character)
  }

  /// The pieces, in order.
  private(set) var pieces: [Piece] = []
  /// What is put in the place of an argument that is left out.
  private(set) var standards: [Character: String] = [:]
  /// The first place that is wrong, with its offset in the text, in bytes.
  private(set) var problem: LabError?

  /// Splits `body` into text and arguments. Malformed arguments are text.
  ///
  /// - Complexity: O(n).
  init(_ body: String) {
    var rest = body[...]
    while let sign = rest.firstIndex(of: "$") {
      let next = rest.index(after: sign)
      let offset = body.utf8.distance(from: body.startIndex, to: sign)
      guard let end = take(rest[next...], at: offset) else {
        pieces.append(.text(rest[..<next]))
        rest = rest[next...]
        continue
      }
      pieces.insert(.text(rest[..<sign]), at: pieces.count - 1)
      rest = rest[end...]
    }
    pieces.append(.text(rest))
  }

  private static let names = "123456789*"

  /// Takes the argument at the start of `text`, after a `$` at `offset`; returns its end, nil where
  /// there is none.
  private mutating func take(_ text: Substring, at offset: Int) -> String.Index? {
    guard let first = text.first else { return nil }
    if Self.names.contains(first) {
      pieces.append(.argument(first))
      return text.index(after: text.startIndex)
    }
    guard first == "{" else { return nil }
    let inner = text.dropFirst().prefix { $0 != "}" && $0 != "{" }
    let place = SourceSpan(offset, offset + 2 + inner.utf8.count + 1)
    guard let name = inner.first, Self.names.contains(name), inner.endIndex < text.endIndex,
      text[inner.endIndex] == "}", inner.count == 1 || inner.dropFirst().first == ":"
    else {
      problem =
        problem
        ?? LabError(
          .malformed(
            name: "the number of an argument", text: "${\(inner)}",
            expected: "$1, ${1:3}, $* or ${*:3}"), at: place)
      return nil
    }
    if inner.count > 1 {
      let standard = String(inner.dropFirst(2))
      if let other = standards[name], other != standard {
        problem =
          problem
          ?? LabError(
            .notPossible("$\(name) has two defaults: '\(other)' and '\(standard)'"), at: place)
      }
      standards[name] = standards[name] ?? standard
    }
    pieces.append(.argument(name))
    return text.index(after: inner.endIndex)
  }

  /// The digits and `*` of the arguments.
  private var names: Set<Character> {
    Set(pieces.compactMap { if case .argument(let name) = $0 { name } else { nil } })
  }

  /// What follows the name: the arguments, those that may be left out in brackets.
  var shapes: [Shape] {
    let used = names
    let greatest = used.compactMap(\.wholeNumberValue).max() ?? 0
    let required = (1...9).last { number in
      let name = Character("\(number)")
      return used.contains(name) && standards[name] == nil
    }
    var shapes = (1...9).prefix(greatest).map { number in
      let standard = standards[Character("\(number)")]
      let isRequired = number <= required ?? 0
      let slot = Shape.slot("$\(number)", .argument(standard: isRequired ? nil : standard))
      return isRequired ? slot : .optional([slot])
    }
    if used.contains("*") { shapes.append(.optional([.many("ARGUMENT", .text)])) }
    return shapes
  }
}
