import SwiftLanguage

/// What a file has besides classes of layouts: functions, properties and initializers that make
/// layouts or set up collection views, and screens that show one.
struct LayoutMakers {
  private static let functions: Set = [
    "swift.func", "swift.method", "swift.type.method", "swift.init",
  ]
  private static let properties: Set = ["swift.property", "swift.type.property", "swift.var"]
  /// The parameter, the property and the method by which a collection view gets a layout.
  private static let words: Set = ["collectionViewLayout", "setCollectionViewLayout"]

  /// The names of the classes of layouts, whose members make none.
  private let classes: Set<String>
  private let symbols: FileSymbols
  private let file: SourceText
  private let outline: SwiftOutline

  /// Those of `file`, which has the layouts called `classes`.
  init(_ classes: Set<String>, _ symbols: FileSymbols, in file: SourceText) {
    (self.classes, self.symbols, self.file) = (classes, symbols, file)
    outline = SwiftOutline(SwiftTokens(file.text))
  }

  /// What makes one of `results`.
  func factories(of results: Set<String>) -> [LayoutSource] {
    let found = callable(Self.functions.union(Self.properties)) { symbol in
      if symbol.kind == "swift.init" { return LayoutSource.layouts.contains(symbol.owner) }
      // An outlet is connected by an app.
      let made = LayoutSource.made(by: symbol, symbols)
      let isOutlet = symbol.result.hasSuffix("!") && made == LayoutSource.view
      return results.contains(made) && !isOutlet && declaration(of: symbol) != nil
    }
    let ofSections: Set = [LayoutSource.section, LayoutSource.provider]
    return named(
      found.filter { !ofSections.contains(LayoutSource.made(by: $0, symbols)) }
        + found.filter { ofSections.contains(LayoutSource.made(by: $0, symbols)) }
    ).map { .factory($0, name: $1) }
  }

  /// The functions and initializers that give a collection view its layout.
  var setups: [LayoutSource] {
    let found = callable(Self.functions) { symbol in
      declaration(of: symbol)?.body.map { setsLayout($0) } == true
    }
    return named(found).map { .setup($0, name: $1) }
  }

  /// The view controllers.
  var controllers: [LayoutSource] {
    screens { $0.hasSuffix("ViewController") }
  }

  /// The views that are or have a collection view.
  var views: [LayoutSource] {
    screens { $0.hasPrefix("UI") && !$0.hasSuffix("Controller") && $0 != "UIResponder" }.filter {
      screen in
      guard case .screen(let symbol) = screen else { return false }
      return symbols.superclasses(of: symbol.fullName).contains(LayoutSource.view)
        || outline.extensible.contains { name, declaration in
          name == symbol.fullName && declaration.body.map { setsLayout($0) } == true
        }
        || symbols.members(of: symbol.fullName, kind: "swift.property").contains {
          $0.result.prefix { $0 != "?" && $0 != "!" } == LayoutSource.view
        }
    }
  }

  private func screens(below isBase: (String) -> Bool) -> [LayoutSource] {
    symbols.symbols.filter { symbol in
      symbol.kind == "swift.class" && symbol.file == file.path
        && symbols.superclasses(of: symbol.fullName).contains(where: isBase)
    }.map { .screen($0) }
  }

  private func setsLayout(_ body: Range<Int>) -> Bool {
    body.contains { Self.words.contains(outline.source.text($0)) }
  }

  /// What can be called, of some `kinds` and as `isMeant` says, in the order of the file.
  private func callable(
    _ kinds: Set<String>, _ isMeant: (FileSymbols.Symbol) -> Bool
  ) -> [FileSymbols.Symbol] {
    let protocols = Set(symbols.protocols.map(\.symbol.fullName))
    return symbols.symbols.filter { symbol in
      // A function of a generic type can be called, a generic one cannot.
      let head = symbol.declaration.prefix { $0 != "(" && $0 != ":" }
      guard kinds.contains(symbol.kind), symbol.file == file.path,
        !head.contains("<"), !classes.contains(symbol.owner),
        !protocols.contains(symbol.owner)
      else { return false }
      // Of UIKit's own classes, only what belongs to the class and functions of views can be called.
      let isForeign =
        !symbol.owner.isEmpty && symbols.type(symbol.owner) == nil && symbol.kind != "swift.init"
      let isOfView = symbol.kind == "swift.method" && StubValues.views.keys.contains(symbol.owner)
      if isForeign, !symbol.kind.hasPrefix("swift.type."), !isOfView { return false }
      return isMeant(symbol)
    }
    .sorted { $0.line < $1.line }
  }

  /// Each of `makers` with the name of its strategy; without those that have none.
  private func named(
    _ makers: [FileSymbols.Symbol]
  ) -> [(FileSymbols.Symbol, name: String)] {
    let names = makers.map(\.name)
    var taken = classes
    return makers.compactMap { symbol in
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
      return (symbol, name)
    }
  }

  /// The declaration of `symbol`; nil for one of the variables of closures, which the symbols of a
  /// file contain, too, and no one can use.
  private func declaration(of symbol: FileSymbols.Symbol) -> SwiftDeclaration? {
    let source = outline.source
    let line = source.bytes(ofLine: symbol.line + 1)
    return outline.all.first { declaration in
      let name = declaration.keyword == "init" ? "init" : declaration.name
      guard name == symbol.name else { return false }
      let tokens = [
        declaration.tokens.lowerBound, declaration.keywordToken, declaration.keywordToken + 1,
      ]
      return tokens.contains { line.contains(source.tokens[$0].range.lowerBound) }
    }
  }
}
