import LayoutText
import SwiftLanguage

/// Stub values of types that the files declare.
extension StubValues {
  /// What a static function of the type makes of a measure for each item; nil where it has none.
  private func madeOfItems(
    _ symbol: FileSymbols.Symbol, _ size: String?, _ depth: Int
  ) -> StubValue? {
    guard values.isEmpty else { return nil }
    let makers = symbols.members(of: symbol.fullName, kind: "swift.type.method").filter { maker in
      (maker.result == symbol.name || maker.result == "Self") && !maker.isPrivate
        && maker.parameters.contains {
          let type = Self.bare($0.type)
          return type.hasPrefix("[")
            && Self.isMeasure(Self.bare(String(type.dropFirst().dropLast())))
        }
    }
    for maker in makers {
      guard let made = Construction(maker.parameters, self, size: size, depth: depth + 1) else {
        continue
      }
      return StubValue(
        "\(symbol.fullName).\(maker.name)(\(made.arguments))", "made of the items by \(maker.name)")
    }
    return nil
  }

  /// The expression of the lab's delegate, where `values` is that of the values of a layout.
  static func lab(values: String) -> String { "layoutLabDelegate(\(values))" }

  /// A value of a type that the files declare: a delegate, a first case, or what its shortest
  /// initializer makes.
  func declared(_ type: String, _ words: String, _ size: String?, _ depth: Int) -> StubValue? {
    let delegate = values.isEmpty ? nil : Self.lab(values: values)
    if let delegate, delegates.contains(type) { return StubValue(delegate, "the lab") }
    guard let symbol = symbols.type(type) else {
      let constraints = symbols.constraints(ofParameter: type)
      if let delegate, constraints.contains(where: delegates.contains) {
        // The parameter is that class: `UIKitAdditions.concrete(_:)`.
        return StubValue("(\(delegate) as! \(type))", "the lab")
      }
      let generic = symbols.type(String(type.prefix { $0 != "<" }))
      return symbols.aliased(type).flatMap {
        value(of: $0, asked: words, size: size, depth: depth + 1)
      } ?? generic.flatMap { literal($0, type) }
    }
    // A member of its owner may name it alone, and the value is made elsewhere.
    let type = type == symbol.name ? symbol.fullName : type
    switch symbol.kind {
    case "swift.enum": return simplestCase(of: symbol, type, size, depth) ?? literal(symbol, type)
    case "swift.struct", "swift.class":
      if let made = madeOfItems(symbol, size, depth) { return made }
      return Construction(of: symbol.fullName, self, size: size, depth: depth + 1).map {
        StubValue(sized("\(type)(\($0.arguments))\($0.mark)", symbol, size), "a new one")
      } ?? literal(symbol, type)
    case "swift.protocol": return conforming(to: symbol, size, depth)
    default: return nil
    }
  }

  /// The expression of an object that is `made`, with the sides of an item where the object has such and
  /// a companion can set them.
  private func sized(_ made: String, _ symbol: FileSymbols.Symbol, _ size: String?) -> String {
    guard isForCompanion, let size else { return made }
    let owners = [symbol.fullName] + symbols.superclasses(of: symbol.fullName)
    let properties = owners.flatMap { symbols.members(of: $0, kind: "swift.property") }
    let sides = properties.compactMap { side in
      guard side.isOpenVariable, !made.contains("\(side.name): "),
        let value = value(of: side.result, asked: side.name, size: size, depth: 1),
        value.origin == .item
      else { return String?.none }
      return "it.\(side.name) = \(value.expression)"
    }
    guard !sides.isEmpty else { return made }
    let keyword = symbol.kind == "swift.class" ? "let" : "var"
    let lines = ["\(keyword) it = \(made)"] + sides + ["return it"]
    return "{ () -> \(symbol.fullName) in\n\(lines.map { "      \($0)\n" }.joined())    }()"
  }

  /// The stub value that each of the protocols for literals makes of a type.
  private static let literals: KeyValuePairs = [
    "ExpressibleByArrayLiteral": StubValue.nothing("[]"),
    "ExpressibleByDictionaryLiteral": .nothing("[:]"), "ExpressibleByNilLiteral": .nothing("nil"),
    "ExpressibleByStringLiteral": .nothing("\"\""),
    "ExpressibleByIntegerLiteral": StubValue("0", "0"),
    "ExpressibleByFloatLiteral": StubValue("0.0", "0"),
    "ExpressibleByBooleanLiteral": StubValue("false", "false"),
  ]

  /// The value of a type that a literal makes; nil where none does.
  private func literal(_ symbol: FileSymbols.Symbol, _ type: String) -> StubValue? {
    let protocols = symbols.conformances(of: symbol.fullName)
    return Self.literals.first { protocols.contains($0.key) }.map {
      $0.value.written(as: "(\($0.value.expression) as \(type))")
    }
  }

  /// The case of an enumeration that carries nothing, or else the one that carries least of those that
  /// can be made.
  private func simplestCase(
    of symbol: FileSymbols.Symbol, _ type: String, _ size: String?, _ depth: Int
  ) -> StubValue? {
    let cases = symbols.members(of: symbol.fullName, kind: "swift.enum.case")
    func parts(_ one: FileSymbols.Symbol) -> Int {
      one.declaration.contains("(") ? 1 + one.declaration.count { $0 == "," } : 0
    }
    return cases.sorted { parts($0) < parts($1) }.lazy
      .compactMap { made($0, of: type, size, depth) }.first
  }

  /// A case of the enumeration `type`, with a value for each of its parts; nil where one has none, or
  /// contains the enumeration again.
  func made(
    _ one: FileSymbols.Symbol, of type: String, _ size: String?, _ depth: Int
  ) -> StubValue? {
    let name = "\(type).\(one.name)"
    guard one.declaration.contains("(") else { return StubValue(name, one.name) }
    var stubs = self
    guard stubs.making.insert(one.owner).inserted else { return nil }
    let payload = SwiftTokens(one.declaration)
    guard let open = payload.tokens.indices.first(where: { payload.isToken($0, "(") }) else {
      return nil
    }
    let pieces = SwiftParameter.pieces(of: payload, open + 1..<payload.tokens.count - 1)
    var arguments: [String] = []
    for piece in pieces {
      let isLabelled = payload.isToken(piece.lowerBound + 1, ":")
      let start = isLabelled ? piece.lowerBound + 2 : piece.lowerBound
      let label = isLabelled ? payload.text(piece.lowerBound) + ": " : ""
      let type = payload.spelled(start..<piece.upperBound)
      let share = label.isEmpty ? Self.share(of: one.name, type) : nil
      guard
        let part = share ?? stubs.value(of: type, asked: label, size: size, depth: depth + 1)
      else { return nil }
      arguments.append(label + part.expression)
    }
    return StubValue("\(name)(\(arguments.joined(separator: ", ")))", one.name)
  }

  /// An object of the first type that the files declare for it, or else the lab's delegate.
  func conforming(
    to symbol: FileSymbols.Symbol, _ size: String?, _ depth: Int
  ) -> StubValue? {
    for type in symbols.types(conformingTo: symbol.fullName) where depth < 3 {
      guard let made = Construction(of: type, self, size: size, depth: depth + 1) else { continue }
      return StubValue("\(type)(\(made.arguments))", "a new \(type)")
    }
    return values.isEmpty && delegates.contains(symbol.fullName)
      ? StubValue("self", "the lab") : nil
  }
}
