/// Where a file has a layout: a class, or something that makes one.
enum LayoutSource {
  /// A class of layouts.
  case type(DeclaredType)
  /// A function, a property or an initializer that results in a layout or a section.
  case factory(FileSymbols.Symbol, name: String)
  /// A view controller that shows a collection view.
  case controller(FileSymbols.Symbol)

  /// The name it is used by.
  var name: String {
    switch self {
    // A name that can be typed begins with a letter.
    case .type(let type):
      String(type.name.drop { $0 == "_" }.map { $0 == "." ? "_" : $0 })
    case .factory(_, let name): name
    case .controller(let symbol): String(symbol.fullName.map { $0 == "." ? "_" : $0 })
    }
  }

  /// What a factory of layouts results in, without a question mark.
  static let layouts: Set = [
    "UICollectionViewLayout", "UICollectionViewCompositionalLayout", "UICollectionViewFlowLayout",
  ]
  /// The type of a closure that returns a section for its index and environment.
  static let provider = "UICollectionViewCompositionalLayoutSectionProvider"
  /// What else has a layout, which was made where it was made: in a local variable.
  static let view = "UICollectionView"
  static let section = "NSCollectionLayoutSection"
  private static let kinds: Set = [
    "swift.func", "swift.method", "swift.type.method", "swift.property", "swift.type.property",
    "swift.var", "swift.init",
  ]

  /// The layouts among `types`, and the part of `symbols` that makes each, the likeliest first: the
  /// one with the file's name, classes, functions that make layouts, functions that make sections.
  /// Only declarations in `file` count, unless it has none.
  static func all(_ types: [DeclaredType], _ symbols: FileSymbols, file: SourceText)
    -> [LayoutSource]
  {
    let here = Set(symbols.symbols.filter { $0.file == file.path }.map(\.fullName))
    let stem = file.name.prefix { $0 != "." }
    let supers = Set(types.compactMap { symbols.superclass(of: $0.name) })
    func rank(_ type: DeclaredType) -> Int {
      type.name == stem ? 0 : (supers.contains(type.name) ? 2 : 1)
    }
    let own = types.filter { here.contains($0.name) }
    let classes =
      own.isEmpty
      ? [] : own.indices.sorted { (rank(own[$0]), $0) < (rank(own[$1]), $1) }.map { own[$0] }
    // A layout for SwiftUI is a value; what makes one is not another layout.
    let objects = types.map(\.name).filter { symbols.type($0)?.kind == "swift.class" }
    let found =
      classes.map { LayoutSource.type($0) }
      + factories(
        layouts.union(objects).union([section, provider]), Set(types.map(\.name)), symbols,
        in: file)
    if !found.isEmpty { return found }
    let controllers = symbols.symbols.filter { symbol in
      symbol.kind == "swift.class" && symbol.file == file.path
        && symbols.superclasses(of: symbol.fullName).contains { $0.hasSuffix("ViewController") }
    }
    if !controllers.isEmpty { return controllers.map { .controller($0) } }
    let views = factories([view], Set(types.map(\.name)), symbols, in: file)
    if !views.isEmpty { return views }
    return types.map { .type($0) }
  }

  /// What of `file` makes one of `results`, but for the members of `classes`.
  private static func factories(
    _ results: Set<String>, _ classes: Set<String>, _ symbols: FileSymbols, in file: SourceText
  ) -> [LayoutSource] {
    let outline = SwiftOutline(SwiftTokens(file.text))
    let protocols = Set(symbols.protocols.map(\.symbol.fullName))
    let factories = symbols.symbols.filter { symbol in
      guard kinds.contains(symbol.kind), symbol.file == file.path,
        !symbol.declaration.contains("<"), !classes.contains(symbol.owner),
        !protocols.contains(symbol.owner)
      else { return false }
      if symbol.kind == "swift.init" { return layouts.contains(symbol.owner) }
      // Of UIKit's own classes, only what belongs to the class and functions of views can be called.
      let isForeign = !symbol.owner.isEmpty && symbols.type(symbol.owner) == nil
      let isOfView = symbol.kind == "swift.method" && StubValues.views.keys.contains(symbol.owner)
      if isForeign, !symbol.kind.hasPrefix("swift.type."), !isOfView { return false }
      // An outlet is connected by an app.
      let made = made(by: symbol)
      return results.contains(made) && !(symbol.result.hasSuffix("!") && made == view)
        && outline.declares(symbol)
    }
    .sorted { $0.line < $1.line }
    let names = factories.map(\.name)
    let ranked =
      factories.filter { made(by: $0) != section && made(by: $0) != provider }
      + factories.filter { made(by: $0) == section || made(by: $0) == provider }
    var taken = classes
    return ranked.compactMap { symbol in
      // The lab's own strategies have names without capital letters.
      let isAlone =
        names.count { $0 == symbol.name } == 1 && !taken.contains(symbol.name)
        && symbol.name.contains(where: \.isUppercase)
      let owner = symbol.path.dropLast().last.map { "\($0)_" } ?? "File_"
      var name = isAlone && symbol.name != "init" ? symbol.name : owner + symbol.name
      var number = 2
      while taken.contains(name) {
        name = "\(owner)\(symbol.name)\(number)"
        number += 1
      }
      guard PropertyName.isPlain(name) else { return nil }
      taken.insert(name)
      return .factory(symbol, name: name)
    }
  }

  /// The type that a factory makes in the end: that of what its closure results in, if it is one.
  static func made(by symbol: FileSymbols.Symbol) -> String {
    var type = StubValues.bare(symbol.result)
    if type.hasSuffix("?") || type.hasSuffix("!") {
      type = StubValues.bare(String(type.dropLast()))
    }
    if let function = FunctionType(type) {
      type = StubValues.bare(function.result)
      if type.hasSuffix("?") { type.removeLast() }
    }
    return type
  }
}

extension SwiftOutline {
  /// Whether `symbol` is one of the declarations: the symbols of a file contain the variables of its
  /// closures, too, which no one can call.
  fileprivate func declares(_ symbol: FileSymbols.Symbol) -> Bool {
    all.contains { declaration in
      let name = declaration.keyword == "init" ? "init" : declaration.name
      guard name == symbol.name else { return false }
      let tokens = [declaration.tokens.lowerBound, declaration.keywordToken]
      return (tokens + [declaration.keywordToken + 1]).contains {
        source.line(of: source.tokens[$0].range.lowerBound) == symbol.line + 1
      }
    }
  }
}
