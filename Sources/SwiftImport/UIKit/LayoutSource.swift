/// Where a file has a layout: a class, or something that makes one.
enum LayoutSource {
  /// A class of layouts.
  case type(DeclaredType)
  /// A function, a property or an initializer that results in a layout or a section.
  case factory(FileSymbols.Symbol, name: String)
  /// A function or an initializer that sets up a collection view: one that it makes, or is given.
  case setup(FileSymbols.Symbol, name: String)
  /// A view controller, or a view, that shows a collection view.
  case screen(FileSymbols.Symbol)

  /// The name it is used by.
  var name: String {
    switch self {
    // A name that can be typed begins with a letter.
    case .type(let type):
      String(type.name.drop { $0 == "_" }.map { $0 == "." ? "_" : $0 })
    case .factory(_, let name), .setup(_, let name): name
    case .screen(let symbol): String(symbol.fullName.map { $0 == "." ? "_" : $0 })
    }
  }

  /// The type of which an object makes it; nil where none does.
  var owner: String? {
    switch self {
    case .type: nil
    case .factory(let symbol, _), .setup(let symbol, _):
      ["swift.method", "swift.property"].contains(symbol.kind) && !symbol.owner.isEmpty
        ? symbol.owner : nil
    case .screen(let symbol): symbol.fullName
    }
  }

  /// Whether it is a function, a property or an initializer.
  private var isFactory: Bool {
    if case .factory = self { true } else { false }
  }

  /// Whether it sets up a collection view.
  var isSetup: Bool {
    if case .setup = self { true } else { false }
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
  /// What functions that make layouts result in, but for classes of layouts.
  static let results = layouts.union([provider, view, section])
  /// The method with which a layout places items.
  static let elements = "layoutAttributesForElements(in:)"

  /// The method with which it places one item; the lab asks it, too.
  private static let item = "layoutAttributesForItem(at:)"

  /// Whether `type` is a class that places nothing, as UIKit's own does.
  static func isEmpty(_ type: DeclaredType, _ symbols: FileSymbols) -> Bool {
    lacks([elements, item], type, symbols)
  }

  /// Whether `type` is a class that overrides none of `methods` of UIKit's own, nor do those above it.
  static func lacks(
    _ methods: Set<String>, _ type: DeclaredType, _ symbols: FileSymbols
  ) -> Bool {
    let classes = [type.name] + symbols.superclasses(of: type.name)
    return classes.last == "UICollectionViewLayout"
      && !symbols.symbols.contains {
        classes.contains($0.owner) && $0.path.last.map(methods.contains) == true
      }
  }

  /// The layouts among `types`, and the part of `symbols` that makes each, the likeliest first: the
  /// one with the file's name, classes, those that place nothing, functions that make layouts, functions
  /// that make sections.
  /// What shows a collection view or sets one up counts where there is nothing else besides `failed`,
  /// which cannot be made, and only in place of functions: a screen may show another layout than a
  /// class that failed. Only declarations in `file` count, unless it has none.
  static func all(
    _ types: [DeclaredType], _ symbols: FileSymbols, file: SourceText,
    without failed: [LayoutSource] = []
  ) -> [LayoutSource] {
    guard failed.allSatisfy({ $0.isFactory }) else { return [] }
    let failed = Set(failed.map(\.name))
    let here = Set(symbols.symbols.filter { $0.file == file.path }.map(\.fullName))
    let stem = file.name.prefix { $0 != "." }
    let supers = Set(types.compactMap { symbols.superclass(of: $0.name) })
    func rank(_ type: DeclaredType) -> Int {
      if isEmpty(type, symbols) { return 3 }
      return type.name == stem ? 0 : (supers.contains(type.name) ? 2 : 1)
    }
    let own = types.filter { here.contains($0.name) }
    let classes =
      own.isEmpty
      ? [] : own.indices.sorted { (rank(own[$0]), $0) < (rank(own[$1]), $1) }.map { own[$0] }
    // A layout for SwiftUI is a value; what makes one is not another layout.
    let objects = types.map(\.name).filter { symbols.type($0)?.kind == "swift.class" }
    let makers = LayoutMakers(Set(types.map(\.name)), symbols, in: file)
    let found = [
      classes.map { .type($0) }
        + makers.factories(of: layouts.union(objects).union([section, provider])),
      makers.controllers, makers.factories(of: [view]), makers.views, makers.setups,
    ].map { $0.filter { !failed.contains($0.name) } }
    return found.first { !$0.isEmpty } ?? (failed.isEmpty ? types.map { .type($0) } : [])
  }

  /// The type that a factory makes in the end: that of what its closure results in, if it is one, and
  /// no alias of it.
  static func made(by symbol: FileSymbols.Symbol, _ symbols: FileSymbols) -> String {
    guard let closure = closure(madeBy: symbol, symbols) else {
      return bare(symbols.unaliased(bare(symbol.result)))
    }
    return bare(closure.result)
  }

  /// The type of the closure that a factory makes, also by an alias of it; nil where it makes none.
  static func closure(
    madeBy symbol: FileSymbols.Symbol, _ symbols: FileSymbols
  ) -> FunctionType? {
    let type = bare(symbol.result)
    return FunctionType(type) ?? symbols.aliased(type).flatMap { FunctionType($0) }
  }

  private static func bare(_ type: String) -> String {
    let type = StubValues.bare(type)
    return type.hasSuffix("?") || type.hasSuffix("!")
      ? StubValues.bare(String(type.dropLast())) : type
  }
}
