import LayoutText
import SwiftLanguage

/// The values that an app registers for its user's defaults, found in the other files of its project:
/// `UserDefaults.standard.register(defaults: ["columns": 3])`.
///
/// Only keys that the compiled files name count, with values that name nothing of the app.
struct AppDefaults {
  private struct Entry {
    let key: String
    let value: String
    /// The name of the file that registers it.
    let file: String
  }

  private var entries: [Entry] = []
  /// What the files of the project are, if defaults are read; otherwise empty. With other files, it is
  /// another program.
  private(set) var project = ""

  /// Those that `sources` read, in the files of `siblings`, of each key the nearest one.
  init(of siblings: Siblings, readBy sources: [SourceText]) {
    guard sources.contains(where: { $0.text.contains("UserDefaults") }) else { return }
    // Before they are read: what is saved meanwhile makes another program.
    project = AppSettings.listing(siblings)
    let named = Set(sources.flatMap { $0.text.split(separator: "\"") })
    for path in siblings.paths where !AppSettings.isTest(path) {
      guard let file = siblings.file(at: path, containing: ["register"]) else { continue }
      for (key, value) in Self.registered(in: SwiftTokens(file.text))
      where named.contains(key[...]) && !entries.contains(where: { $0.key == key }) {
        entries.append(Entry(key: key, value: value, file: file.name))
      }
    }
  }

  /// The statement that registers them; empty where there are none.
  var statement: String {
    guard !entries.isEmpty else { return "" }
    let pairs = entries.map { "\($0.key.quotedInSwift): \($0.value)" }
    return
      "UserDefaults.standard.register(defaults: [\(pairs.joined(separator: ", "))] as [String: Any])"
  }

  var assumptions: [Assumption] {
    entries.map {
      Assumption("UserDefaults has \($0.key): \($0.value), as \($0.file) registers it")
    }
  }

  /// The entries of the dictionaries that `source` registers, in a call or by the name of a constant.
  private static func registered(in source: SwiftTokens) -> [(key: String, value: String)] {
    source.tokens.indices.flatMap { index -> [(key: String, value: String)] in
      guard source.isToken(index, "register"), source.isToken(index + 1, "("),
        source.isToken(index + 2, "defaults"), source.isToken(index + 3, ":"),
        let open = dictionary(at: index + 4, source)
      else { return [] }
      let end = source.afterBracket(at: open) - 1
      guard open < end, source.isToken(end, "]") else { return [] }
      return SwiftParameter.pieces(of: source, open + 1..<end).compactMap { entry(source, $0) }
    }
  }

  /// The bracket of the dictionary at `index`, or of the one that the name there was declared with; nil
  /// where something is made of it.
  private static func dictionary(at index: Int, _ source: SwiftTokens) -> Int? {
    if source.isToken(index, "[") {
      return source.isToken(source.afterBracket(at: index), ")") ? index : nil
    }
    guard source.isToken(index + 1, ")"),
      let name = source.tokens.indices.prefix(index).last(where: {
        source.text($0) == source.text(index)
          && ["let", "var"].contains(source.text($0 - 1))
      })
    else { return nil }
    let isTyped = source.isToken(name + 1, ":") && source.isToken(name + 2, "[")
    let sign = isTyped ? source.afterBracket(at: name + 2) : name + 1
    guard source.isToken(sign, "="), source.isToken(sign + 1, "[") else { return nil }
    let end = source.afterBracket(at: sign + 1)
    return source.tokens.indices.contains(end) && source.tokens[end].startsLine ? sign + 1 : nil
  }

  /// `"key": value`; nil where either is no literal, and the device decides nothing.
  private static func entry(_ source: SwiftTokens, _ piece: Range<Int>) -> (String, String)? {
    guard let first = piece.first, source.tokens[first].kind == .quoted,
      source.isToken(first + 1, ":"), first + 2 < piece.upperBound
    else { return nil }
    let (key, value) = (source.text(first), first + 2..<piece.upperBound)
    guard isLiteral(value, source) || isChoice(value, source), !key.contains("\\"),
      key.utf8.count > 2
    else { return nil }
    return (String(key.dropFirst().dropLast()), source.spelled(value))
  }

  /// Whether the tokens of `range` are a number, a text, `true` or `false`.
  private static func isLiteral(_ range: Range<Int>, _ source: SwiftTokens) -> Bool {
    let isNegative = range.count == 2 && source.isToken(range.lowerBound, "-")
    guard let last = range.last, range.count == 1 || isNegative else { return false }
    let text = source.text(last)
    return switch source.tokens[last].kind {
    case .word: text.first?.isNumber == true || !isNegative && ["true", "false"].contains(text)
    case .quoted: !isNegative && !text.contains("\\")
    case .sign, .attribute: false
    }
  }

  /// Whether the tokens of `range` choose between two such by the kind of device.
  private static func isChoice(_ range: Range<Int>, _ source: SwiftTokens) -> Bool {
    source.deviceChoice(in: range).map { isLiteral($0, source) && isLiteral($1, source) } == true
  }
}
