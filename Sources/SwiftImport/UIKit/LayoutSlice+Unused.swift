import LayoutText
import SwiftLanguage

/// What a slice leaves out.
extension LayoutSlice {
  /// The bytes of each file that are left out, with the names of their declarations.
  var unused: [[(range: Range<Int>, name: String)]] {
    var unused: [[(range: Range<Int>, name: String)]] = files.map { _ in [] }
    for unit in units where unit.outer.allSatisfy({ units[$0].isKept }) {
      let source = outlines[unit.file].source
      for tokens in unit.isKept ? dropped(unit) : [unit.declaration.tokens] where !tokens.isEmpty {
        unused[unit.file].append(
          (source.bytes(of: tokens), unit.isKept ? "" : unit.declaration.name))
      }
    }
    return unused
  }

  /// The parts of a type's inheritance list that its remaining members may not fulfil.
  func dropped(_ unit: Unit) -> [Range<Int>] {
    let declaration = unit.declaration
    guard declaration.hasMembers, declaration.keyword != "protocol", let body = declaration.body,
      !classes.contains(unit.name), !isOfCompanion(unit)
    else { return [] }
    let source = outlines[unit.file].source
    let head = source.afterName(of: declaration) - 1..<body.lowerBound - 1
    let end = head.first { source.isToken($0, "where") } ?? head.upperBound
    guard let colon = (head.lowerBound..<end).first(where: { source.isToken($0, ":") }),
      !head.prefix(while: { $0 < colon }).contains(where: { source.isToken($0, "<") })
    else { return [] }
    let commas = (colon..<end).filter { source.isToken($0, ",") }
    let starts = [colon] + commas
    let entries = zip(starts, commas + [end]).map { $0..<$1 }
    let kept = entries.filter {
      inherits(source.text($0.lowerBound + 1), $0.lowerBound == colon, unit)
    }
    guard kept.count < entries.count else { return [] }
    guard let first = kept.first else { return [colon..<end] }
    // The first that stays follows the colon, without its comma.
    let between = first.lowerBound == colon ? [] : [colon + 1..<first.lowerBound + 1]
    return between
      + entries.filter { $0.lowerBound > first.lowerBound && !kept.contains($0) }
  }

  /// Whether only types stay of the type `unit` and of its extensions, and no object is used: it is no
  /// more than a name around these.
  func hasTypesAlone(_ unit: Unit) -> Bool {
    !hasObjects(unit) && !words.contains("\(unit.name).self")
      && !units.contains { member in
        member.isKept && !member.declaration.hasMembers
          && member.outer.last.map { units[$0].fullName } == unit.fullName
      }
  }

  /// The names of the types in the class called `name`, and of what belongs to it, with those of what is
  /// above it.
  func names(givenBy name: String) -> Set<String> {
    var names: Set<String> = []
    var (open, asked): ([String], Set<String>) = ([name], [])
    let known = Set(files.map(\.path))
    while let name = open.popLast()?.lastName {
      guard UsedTypes.isOfApp(name), asked.insert(name).inserted else { continue }
      let others = siblings.paths.filter { !known.contains($0) }
        .compactMap { siblings.file(at: $0, containing: [name]) }
        .map { SwiftOutline(SwiftTokens($0.text)) }
      for type in (outlines + others).flatMap(\.all)
      where type.hasMembers && type.name.lastName == name {
        open += type.inherited
        names.formUnion(type.members.filter(Unit.isOfType).map(\.name))
      }
    }
    return names
  }

  /// Whether a word names `member` of the extension `unit`, or the compiler missed its label.
  func names(_ member: SwiftDeclaration, of unit: Unit) -> Bool {
    guard member.keyword == "subscript" else {
      return words.contains(member.name) || words.contains("\(unit.name).\(member.name)")
    }
    return outlines[unit.file].source.parameters(of: member).contains {
      missed.contains(MissingName(kind: .label, name: $0.label))
    }
  }

  /// Whether `unit` keeps `name` of its inheritance list, perhaps the first.
  private func inherits(_ name: String, _ isFirst: Bool, _ unit: Unit) -> Bool {
    switch unit.declaration.keyword {
    case "class", "extension":
      let isGiving = isFirst && given[name]?.isDisjoint(with: words) == false
      guard isGiving || !hasTypesAlone(unit) else { return false }
      if ["UI", "NS"].contains(where: name.hasPrefix) { return !Self.unanswered.contains(name) }
      let isProtocol = types[name]?.contains { units[$0].declaration.keyword == "protocol" } == true
      return unit.declaration.keyword == "class" && isFirst && !isProtocol
    default:
      // What belongs to the type may come from a protocol.
      return hasObjects(unit) || (unit.declaration.keyword == "enum" && !UsedTypes.isOfApp(name))
        || units.contains { member in
          member.declaration.modifiers.contains("static") && words.contains(member.name)
            && member.outer.last.map { units[$0].name } == name
        }
    }
  }
}
