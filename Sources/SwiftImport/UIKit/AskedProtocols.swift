import SwiftLanguage

/// Which protocols of the files are put to the lab's delegate: only of those something is assumed.
extension UIKitAdditions {
  /// The names of the protocols that `sources` of `files` need: the types of properties for the
  /// delegate, those in casts, those of an initializer's parameters or generic parameters, and the
  /// protocols that these inherit.
  func asked(by sources: [LayoutSource], _ files: [SourceText]) -> Set<String> {
    var words: Set<String> = []
    for file in files { words.formUnion(Self.casts(in: SwiftTokens(file.text))) }
    for property in views.classes.values.flatMap(optionalVariables) {
      words.formUnion(Self.words(of: property.result))
    }
    for source in sources {
      switch source {
      case .type(let type):
        for property in optionalVariables(of: type.name) {
          words.formUnion(
            Self.words(of: symbols.unaliased(String(property.result.dropLast()))))
        }
        for constraints in symbols.type(type.name)?.generics ?? [] { words.formUnion(constraints) }
      case .factory(let symbol, _), .setup(let symbol, _):
        words.formUnion(Self.asked(by: symbol))
        let read = Set(objects(of: symbol.owner, for: symbol.name).map(\.name))
        for property in optionalVariables(of: symbol.owner) where read.contains(property.name) {
          words.formUnion(Self.words(of: property.result))
        }
      case .screen: break
      }
    }
    for symbol in symbols.symbols
    where symbol.kind == "swift.init" && !symbol.owner.hasSuffix(OptionalRequirements.callSuffix) {
      words.formUnion(Self.asked(by: symbol))
    }
    let protocols = symbols.protocols.map(\.symbol)
    var open = protocols.filter { words.contains($0.name) || words.contains($0.fullName) }
      .map(\.fullName)
    var asked: Set<String> = []
    while let name = open.popLast() {
      guard asked.insert(name).inserted else { continue }
      open += symbols.conformances(of: name)
    }
    return asked
  }

  /// The words in the types of the parameters that a call must have.
  private static func asked(by symbol: FileSymbols.Symbol) -> Set<String> {
    Set(symbol.parameters.filter { $0.standard == nil }.flatMap { words(of: $0.type) })
  }

  /// The words in a type.
  static func words(of type: String) -> Set<String> {
    let source = SwiftTokens(type)
    return Set(source.tokens.indices.filter { source.tokens[$0].kind == .word }.map(source.text))
  }

  /// The words of the types that something is cast to: `as? A`, `is A & B`.
  private static func casts(in source: SwiftTokens) -> Set<String> {
    var words: Set<String> = []
    for index in source.tokens.indices
    where source.isToken(index, "as") || source.isToken(index, "is") {
      var next = index + 1
      while ["?", "!", "(", "any"].contains(source.text(next)) { next += 1 }
      while source.tokens.indices.contains(next), source.tokens[next].kind == .word {
        words.insert(source.text(next))
        guard [".", "&"].contains(source.text(next + 1)) else { break }
        next += 2
      }
    }
    return words
  }
}
