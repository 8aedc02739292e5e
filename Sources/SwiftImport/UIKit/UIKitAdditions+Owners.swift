import SwiftLanguage

/// The objects whose members make layouts.
extension UIKitAdditions {
  /// An expression, with the parameters of its arguments.
  typealias Instance = (
    expression: String, parameters: [(name: String, definition: String)]
  )

  /// Whether `symbol` is a member of objects.
  func isMember(_ symbol: FileSymbols.Symbol) -> Bool {
    !symbol.owner.isEmpty && ["swift.method", "swift.property"].contains(symbol.kind)
  }

  /// Whether `symbol` is a member of one object, which all sections have in common.
  func hasOwner(_ symbol: FileSymbols.Symbol) -> Bool {
    isMember(symbol)
      && (instance(of: symbol.owner) != nil || instanceOfSection(for: symbol) == nil)
  }

  /// What makes a section may be an object that only the environment of its section makes.
  func instanceOfSection(for symbol: FileSymbols.Symbol) -> Instance? {
    LayoutSource.made(by: symbol, symbols) == LayoutSource.section
      ? instance(of: symbol.owner, in: "environment") : nil
  }

  /// An instance of the type called `owner`: one of its cases, or a new one, which may be given
  /// `environment`.
  func instance(of owner: String, in environment: String? = nil) -> Instance? {
    var stubs = stubs
    stubs.environment = environment
    if symbols.type(owner)?.kind == "swift.enum" {
      let last = owner.lastName
      let name = (last.first?.lowercased() ?? "") + last.dropFirst()
      if PropertyName.isPlain(name),
        let choice = PlainCases(of: owner, symbols)?.settable(owner, nil, name, values: "values")
      {
        return (choice.argument, [(name, choice.definition)])
      }
      return stubs.value(of: owner, asked: owner, size: Self.itemSize).map { ($0.expression, []) }
    }
    return Construction(of: owner, stubs, size: Self.itemSize)
      .map { ("\(owner)(\($0.arguments))\($0.mark)", $0.parameters) }
  }
}
