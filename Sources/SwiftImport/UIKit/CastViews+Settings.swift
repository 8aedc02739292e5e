import LayoutText
import SwiftLanguage

/// What an app sets in the views that its layouts cast their collection view to, and in those around
/// it: a delegate, lists, and numbers that are zero.
extension CastViews {
  /// A view, by the expression that leads to it from the collection view, with its properties and
  /// their stub values.
  struct Settings {
    let view: String
    let type: String
    let values: [(name: String, value: StubValue)]

    /// The statements that set them.
    var statements: [String] { values.map { "it.\($0.name) = \($0.value.expression)" } }
    /// What they are.
    var assumptions: [Assumption] {
      values.map { Assumption("\($0.name) of \(type) is \($0.value.meaning)") }
    }
  }

  /// The views that have such properties; the lab's delegate answers for the protocols `delegates`.
  func settings(
    _ symbols: FileSymbols, _ facts: PropertyFacts, _ outlines: [SwiftOutline],
    delegates: Set<String>
  ) -> [Settings] {
    let stubs = StubValues(symbols: symbols, delegates: delegates)
    return classes.sorted { $0.key < $1.key }.compactMap { level, type in
      let open = symbols.members(of: type, kind: "swift.property").filter {
        $0.isOpenVariable && facts.isSettable($0.name, of: type, below: [])
      }
      let values = open.compactMap { symbol in
        Self.value(of: symbol, in: type, stubs, outlines, delegates).map { (symbol.name, $0) }
      }
      // `view.superview?.superview`: the collection view itself is always there.
      let path = ["view"] + Array(repeating: "superview", count: level)
      return values.isEmpty
        ? nil
        : Settings(
          view: path.prefix(2).joined(separator: ".")
            + path.dropFirst(2).map { "?.\($0)" }.joined(),
          type: type, values: values)
    }
  }

  /// The stub value of a property that is zero, nil or empty; nil for any other.
  private static func value(
    of symbol: FileSymbols.Symbol, in type: String, _ stubs: StubValues, _ outlines: [SwiftOutline],
    _ delegates: Set<String>
  ) -> StubValue? {
    let isOptional = symbol.result.hasSuffix("?") || symbol.result.hasSuffix("!")
    let plain = StubValues.bare(isOptional ? String(symbol.result.dropLast()) : symbol.result)
    if isOptional,
      plain.split(separator: "&").contains(where: { delegates.contains($0.trimmingBlanks) })
    {
      return StubValue("self", "the lab")
    }
    let start = initialValue(of: symbol.name, in: type, outlines)
    if plain.hasPrefix("[") {
      guard isOptional || start.hasPrefix("[") else { return nil }
      return stubs.itemList(plain, symbol.name)
    }
    let isZero = ["0", "0.0"].contains(start) && !UnsetProperties.isSpace(symbol.name)
    guard isZero || symbol.result.hasSuffix("!"),
      let value = stubs.value(of: plain, asked: symbol.name, size: nil)
    else { return nil }
    return value.expression == "0" ? StubValue("2", "2") : value
  }

  /// The expression that the property called `name` begins with; empty where it has none.
  private static func initialValue(
    of name: String, in type: String, _ outlines: [SwiftOutline]
  ) -> String {
    for outline in outlines {
      for (owner, declaration) in outline.extensible where owner == type {
        for member in declaration.members where member.keyword == "var" && member.name == name {
          let end = member.body.map { $0.lowerBound - 1 } ?? member.tokens.upperBound
          let words = (member.keywordToken..<max(member.keywordToken, end))
            .map { outline.source.text($0) }
          return words.drop { $0 != "=" }.dropFirst().joined()
        }
      }
    }
    return ""
  }
}

extension UIKitAdditions {
  /// The method of the lab's delegate that sets the properties of the views, before a companion sets
  /// others; empty where there are none.
  var viewMembers: String {
    guard !viewSettings.isEmpty else { return "" }
    let blocks = viewSettings.map { settings in
      "    if let it = \(settings.view) as? \(settings.type) {\n"
        + settings.statements.map { "      \($0)\n" }.joined() + "    }\n"
    }
    return """
        override func willLayOut(_ view: UICollectionView) {
      \(blocks.joined())    super.willLayOut(view)
        }

      """
  }
}
