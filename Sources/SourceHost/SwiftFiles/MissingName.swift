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
  /// Whether the member may belong to another type: to a protocol, or to a class above.
  var isAnyOwner = false

  /// What `sentence` tells of, the likeliest first.
  static func all(in sentence: Substring) -> [MissingName] {
    let quoted = sentence.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count > 2 else { return [] }
    let (first, second) = (String(quoted[1]), quoted.count > 4 ? String(quoted[3]) : "")
    if sentence.hasPrefix("cannot find type '") || sentence.contains("has no type named") {
      return [MissingName(kind: .type, name: first)]
    }
    if sentence.hasPrefix("cannot find '") { return [MissingName(kind: .value, name: first)] }
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
    // `cannot assign value of type 'A' to type 'B'`, `'A' does not conform to 'B'`.
    let isConversion =
      sentence.hasPrefix("cannot convert value") || sentence.hasPrefix("cannot assign value")
    if isConversion, !second.isEmpty {
      return [MissingName(kind: .conformance, name: plain(second), owner: plain(second))]
    }
    if sentence.contains("conform to"), !second.isEmpty {
      let owner = plain(sentence.contains("requires that '") ? String(quoted[3]) : first)
      return [MissingName(kind: .conformance, name: owner, owner: owner)]
    }
    return []
  }

  /// The last name of a type, without question marks and generic arguments.
  private static func plain(_ type: String) -> String {
    let name = type.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    return String(name.split(separator: ".").last ?? "")
  }
}
