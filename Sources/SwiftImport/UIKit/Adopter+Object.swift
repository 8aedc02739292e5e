/// Objects of an app that make its sections: in place of the lab, which does not know them.
extension Adopter {
  /// Whether an object that is made without arguments has what `requirements` of the protocol called
  /// `protocolName` ask for, and reads no state to answer: nothing that an app sets, loads or saves.
  func isMade(
    for protocolName: String, _ requirements: [FileSymbols.Symbol], _ facts: PropertyFacts
  ) -> Bool {
    let types = parts.map(\.declaration).filter { ["class", "struct"].contains($0.keyword) }
    guard types.contains(where: { $0.modifiers.isDisjoint(with: Self.hidden) }),
      isMadeOfNothing(facts),
      requirements.allSatisfy({ member(for: $0)?.member.body != nil })
    else { return false }
    // One that holds another of the protocol passes its answers on.
    let holdsAnother = parts.contains { part in
      (part.declaration.body ?? 0..<0).contains { part.source.text($0) == protocolName }
    }
    return !holdsAnother && words(reachedFrom: requirements.map(\.name)).isDisjoint(with: state)
  }

  private static let hidden: Set = ["private", "fileprivate"]

  private var members: [(source: SwiftTokens, member: SwiftDeclaration)] {
    parts.flatMap { part in part.declaration.members.map { (part.source, $0) } }
  }

  /// Whether an initializer of its own, or the compiler's, needs no argument.
  private func isMadeOfNothing(_ facts: PropertyFacts) -> Bool {
    let initializers = members.filter { $0.member.keyword == "init" }
    guard !initializers.isEmpty else { return facts.memberwise(of: name).isEmpty }
    return initializers.contains { source, member in
      member.modifiers.isDisjoint(with: Self.hidden)
        && !source.isToken(member.keywordToken + 1, "?")
        && source.parameters(of: member).allSatisfy { $0.standard != nil }
    }
  }

  /// The stored variables, and the names of what an app saves and loads.
  private var state: Set<String> {
    members.reduce(into: ["UserDefaults", "URLSession", "FileManager", "shared", "standard"]) {
      let (source, member) = $1
      guard member.keyword == "var" else { return }
      let isComputed = member.body.map { body in
        !member.tokens.contains { $0 < body.lowerBound && source.isToken($0, "=") }
          && !source.isToken(body.lowerBound, "didSet")
          && !source.isToken(body.lowerBound, "willSet")
      }
      if isComputed != true { $0.insert(member.name) }
    }
  }

  /// The words of the members called one of `names`, and of those that these call.
  private func words(reachedFrom names: [String]) -> Set<String> {
    var (open, words) = (names, Set<String>())
    while let name = open.popLast() {
      for (source, member) in members where member.name == name {
        let read = Set((member.body ?? member.tokens).map { source.text($0) })
        open += read.subtracting(words)
        words.formUnion(read)
      }
    }
    return words
  }
}

extension AppSettings {
  /// The types whose objects the app gives its screens to make sections or layouts, by the protocol.
  func objects(_ symbols: FileSymbols, _ facts: PropertyFacts) -> [String: String] {
    var found: [String: String] = [:]
    for (symbol, requirements) in symbols.protocols {
      let makesSections = requirements.contains { requirement in
        let made = LayoutSource.made(by: requirement, symbols)
        return made == LayoutSource.section || LayoutSource.layouts.contains(made)
      }
      let open = requirements.filter { !symbols.hasDefault($0) }
      guard makesSections, let adopter = adopters[symbol.fullName],
        symbols.types(conformingTo: symbol.fullName) == [adopter.name],
        symbols.superclasses(of: adopter.name).allSatisfy({ $0 == "NSObject" }),
        adopter.isMade(for: symbol.fullName, open, facts)
      else { continue }
      found[symbol.fullName] = adopter.name
    }
    return found
  }
}
