import LayoutText

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

  /// What a value may name beside literals.
  private static let words: Set = [
    "true", "false", "UIDevice", "current", "userInterfaceIdiom", "pad", "phone",
  ]

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
      return SwiftParameter.pieces(of: source, open + 1..<source.afterBracket(at: open) - 1)
        .compactMap { entry(source, $0) }
    }
  }

  /// The bracket of the dictionary at `index`, or of the one that the name there was declared with.
  private static func dictionary(at index: Int, _ source: SwiftTokens) -> Int? {
    guard !source.isToken(index, "[") else { return index }
    let name = source.text(index)
    let declared = source.tokens.indices.prefix(index).last {
      source.text($0) == name && (source.isToken($0 - 1, "let") || source.isToken($0 - 1, "var"))
    }
    return declared.flatMap { declared in
      (declared..<index).first { source.isToken($0, "=") && source.isToken($0 + 1, "[") }
    }.map { $0 + 1 }
  }

  /// `"key": value`; nil where either is no literal.
  private static func entry(_ source: SwiftTokens, _ piece: Range<Int>) -> (String, String)? {
    guard let first = piece.first, source.tokens[first].kind == .quoted,
      source.isToken(first + 1, ":"), first + 2 < piece.upperBound
    else { return nil }
    let (key, value) = (source.text(first), first + 2..<piece.upperBound)
    let isPlain = value.allSatisfy { index in
      let text = source.text(index)
      return switch source.tokens[index].kind {
      case .word: text.first?.isNumber == true || words.contains(text)
      case .quoted: !text.contains("\\")
      // An empty list has no type here.
      case .sign: text != "["
      case .attribute: false
      }
    }
    guard isPlain, !key.contains("\\"), key.utf8.count > 2 else { return nil }
    return (String(key.dropFirst().dropLast()), source.spelled(value))
  }
}
