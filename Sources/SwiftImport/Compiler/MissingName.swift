/// A name that the compiler does not find, by its own sentence.
struct MissingName: Hashable {
  enum Kind: Hashable {
    case type, value, member, module, conformance
    /// The label of an argument that no function takes; an extension may declare one that does.
    case label
  }

  let kind: Kind
  let name: String
  /// The type that has no such member, or does not conform; empty for anything else.
  var owner = ""
  /// Whether the member may belong to another type: to a protocol, or to a class above; of a
  /// conformance, whether it may be one to another protocol.
  var isAnyOwner = false

  /// The word that a file must contain to declare it.
  var word: String { kind == .conformance && !owner.isEmpty ? owner : name }

  /// The missing names of `sentence`, the likeliest first.
  static func all(in sentence: Substring) -> [MissingName] {
    let quoted = sentence.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count > 2 else { return [] }
    let (first, second) = (String(quoted[1]), quoted.count > 4 ? String(quoted[3]) : "")
    let isType =
      sentence.hasPrefix("cannot find type '") || sentence.contains("has no type named")
      || sentence.hasPrefix("unknown attribute '")
    if isType {
      return [MissingName(kind: .type, name: first)]
    }
    if sentence.hasPrefix("cannot find '") {
      // A class names its own members so, those of its extensions among them.
      return [
        MissingName(kind: .value, name: first),
        MissingName(kind: .member, name: first, isAnyOwner: true),
      ]
    }
    if sentence.hasPrefix("no such module '") { return [MissingName(kind: .module, name: first)] }
    if sentence.contains("has no member '"), !second.isEmpty {
      let owner = plain(first)
      return [
        MissingName(kind: .member, name: second, owner: owner),
        MissingName(kind: .member, name: second, owner: owner, isAnyOwner: true),
      ]
    }
    let isOfOther =
      (sentence.hasPrefix("instance member '") || sentence.hasPrefix("static member '"))
      && sentence.contains("' cannot be used on ")
    if isOfOther {
      return [
        MissingName(kind: .member, name: first, owner: plain(second)),
        MissingName(kind: .member, name: first, owner: plain(second), isAnyOwner: true),
      ]
    }
    let isLabel = ["extraneous argument label", "incorrect argument label", "extra argument '"]
      .contains { sentence.hasPrefix($0) }
    if isLabel, let label = first.split(separator: ":").first, label != "_" {
      return [MissingName(kind: .label, name: String(label))]
    }
    return conformances(in: sentence, quoted)
  }

  /// The missing conformances in `sentence`, with the words that it quotes.
  private static func conformances(
    in sentence: Substring, _ quoted: [Substring]
  ) -> [MissingName] {
    let (first, second) = (String(quoted[1]), quoted.count > 4 ? String(quoted[3]) : "")
    // `cannot assign value of type 'A' to type 'B'`, `'A' does not conform to 'B'`.
    let isConversion =
      sentence.hasPrefix("cannot convert value") || sentence.hasPrefix("cannot assign value")
    if isConversion, !second.isEmpty {
      return [MissingName(kind: .conformance, name: "", owner: plain(second), isAnyOwner: true)]
    }
    // `extension outside of file declaring 'A' prevents automatic synthesis of … for protocol 'B'`.
    if sentence.contains("prevents automatic synthesis"),
      let owner = first.split(separator: " ").last
    {
      let asked = plain(String(quoted[quoted.count - 2]))
      return [MissingName(kind: .conformance, name: asked, owner: String(owner))]
    }
    if sentence.contains("conform to"), !second.isEmpty {
      let isDemand = sentence.contains("requires that '")
      let owner = plain(isDemand && quoted.count > 6 ? String(quoted[quoted.count - 4]) : first)
      let asked = plain(String(quoted[quoted.count - 2]))
      return [
        MissingName(kind: .conformance, name: asked, owner: owner),
        MissingName(kind: .conformance, name: asked, owner: owner, isAnyOwner: true),
      ]
    }
    return []
  }

  /// Whether `sentence` is about something missing, and not about a mistake in what there is.
  static func isTold(by sentence: String) -> Bool {
    all(in: Substring(sentence)).contains { !$0.name.isEmpty }
  }

  /// A function whose call matches no declaration: another file may declare one of that name. Nil
  /// where `sentence` is not about such a call, at a column of `line`.
  static func called(in sentence: Substring, _ line: String, column: Int) -> MissingName? {
    let marks = [
      "extra argument", "incorrect argument label", "missing argument", "no exact matches in call",
      "argument passed to call that takes no arguments",
    ]
    guard marks.contains(where: sentence.hasPrefix) else { return nil }
    let source = SwiftTokens(line)
    guard
      var index = source.tokens.indices.last(where: {
        source.tokens[$0].range.lowerBound < column
      })
    else { return nil }
    // Back to the parenthesis of the call.
    var depth = 0
    while index > 0 {
      if source.isToken(index, ")") { depth += 1 }
      if source.isToken(index, "(") { depth -= 1 }
      if depth < 0 || (depth == 0 && source.isToken(index + 1, "(")) { break }
      index -= 1
    }
    if source.isToken(index, "(") { index -= 1 }
    guard source.tokens.indices.contains(index), source.tokens[index].kind == .word else {
      return nil
    }
    return MissingName(kind: .member, name: source.text(index), isAnyOwner: true)
  }

  /// The last name of a type, without question marks and generic arguments.
  private static func plain(_ type: String) -> String {
    let name = type.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    return String(name.split(separator: ".").last ?? "")
  }
}
