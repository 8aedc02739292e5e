/// Where a file has a layout: a class, or something that makes one.
enum LayoutSource {
  /// A class of layouts.
  case type(DeclaredType)
  /// A function or a property without arguments that results in a layout or a section.
  case factory(FileSymbols.Symbol, name: String)

  /// The name it is used by.
  var name: String {
    switch self {
    case .type(let type): String(type.name.map { $0 == "." ? "_" : $0 })
    case .factory(_, let name): name
    }
  }

  /// What a factory results in, with or without a question mark.
  private static let results: Set = [
    "UICollectionViewLayout", "UICollectionViewCompositionalLayout", "UICollectionViewFlowLayout",
    "NSCollectionLayoutSection",
  ]
  private static let kinds: Set = [
    "swift.func", "swift.method", "swift.type.method", "swift.property", "swift.type.property",
  ]

  /// The layouts among `types`, and what of `symbols` makes one.
  static func all(_ types: [DeclaredType], _ symbols: FileSymbols) -> [LayoutSource] {
    let classes = Set(types.map(\.name))
    let results = results.union(classes)
    let protocols = Set(symbols.protocols.map { $0.symbol.path.joined(separator: ".") })
    let factories = symbols.symbols.filter { symbol in
      let result = symbol.result.last == "?" ? String(symbol.result.dropLast()) : symbol.result
      return kinds.contains(symbol.kind) && symbol.parameters.isEmpty && results.contains(result)
        && !classes.contains(symbol.owner) && !protocols.contains(symbol.owner)
    }
    let names = factories.map(\.name)
    return types.map { .type($0) }
      + factories.map { symbol in
        let isAlone = names.count { $0 == symbol.name } == 1 && !classes.contains(symbol.name)
        let owner = symbol.path.dropLast().last.map { "\($0)_" } ?? ""
        return .factory(symbol, name: isAlone ? symbol.name : owner + symbol.name)
      }
  }
}
