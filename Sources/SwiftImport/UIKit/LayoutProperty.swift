import LayoutCore
import LayoutText
import SwiftLanguage

/// A stored property of a layout that becomes a parameter of its strategy.
struct LayoutProperty {
  let name: String
  /// The expression of the parameter.
  let definition: String
  /// The statement that sets it.
  let statement: String

  /// Nil where it has no plain value, or a name that cannot be typed.
  init?(_ property: DeclaredType.Property, _ symbol: FileSymbols.Symbol, _ symbols: FileSymbols) {
    guard property.isStored, PropertyName.isPlain(property.name), !property.type.contains("->")
    else { return nil }
    name = property.name
    let quoted = name.quotedInSwift
    let summary = symbol.summary.isEmpty ? "" : ", summary: \(symbol.summary.quotedInSwift)"
    let type = property.type.lastName
    switch type {
    case "Int" where property.assigned.map({ !$0.isEmpty && Int($0) == nil }) == true:
      // It differs between devices.
      definition = ".points(\(quoted), nil\(summary))"
      statement = "if let it = values.points(\(quoted)) { \(name) = Int(it) }"
    case "Int":
      guard let value = property.literal.flatMap({ Int($0) }) else { return nil }
      definition = ".count(\(quoted), \(value)\(summary))"
      statement = "if let it = values.count(\(quoted)) { \(name) = it }"
    case "Bool":
      guard let value = property.literal.flatMap({ Bool($0) }) else { return nil }
      definition = ".flag(\(quoted), \(value)\(summary))"
      statement = "if let it = values.flag(\(quoted)) { \(name) = it }"
    case "CGFloat", "Double", "Float":
      definition = ".points(\(quoted), \(Self.number(property) ?? "nil")\(summary))"
      statement = "if let it = values.points(\(quoted)) { \(name) = \(type)(it) }"
    case "CGSize":
      let sides = property.isZero ? [0, 0] : property.numbers ?? []
      let isPlain = sides.count == 2 && sides.allSatisfy((0...10000).contains)
      let standard = isPlain ? ", width: \(sides[0]), height: \(sides[1])" : ""
      definition = ".size(\(quoted)\(standard)\(summary))"
      statement = "if let it = values.size(\(quoted)) { \(name) = it }"
    case "UIEdgeInsets", "NSDirectionalEdgeInsets":
      let sides = property.isZero ? [0, 0, 0, 0] : property.numbers ?? []
      let standard = sides.count == 4 ? "\(sides)" : "[nil, nil, nil, nil]"
      definition = ".insets(\(quoted), \(standard)\(summary))"
      statement = "if let it = values.insets(\(quoted), \(name)) { \(name) = it }"
    case _ where Self.isOptionalNumber(property.type):
      let (plain, value) = (type.dropLast(), Self.number(property))
      // Nil in the file: an app sets it.
      definition =
        ".points(\(quoted), \(value ?? "nil")\(summary))" + (value == nil ? ".supplied" : "")
      statement = "if let it = values.points(\(quoted)) { \(name) = \(plain)(it) }"
    case _ where property.type.hasPrefix("Swift.Optional<") && property.type.hasSuffix("CGPoint>"):
      definition = ".point(\(quoted)\(summary))"
      statement = "if let it = values.point(\(quoted)) { \(name) = it }"
    default:
      guard let choice = Self.choice(property, symbols, summary) else { return nil }
      (definition, statement) = choice
    }
  }

  /// The number that a property begins with; nil where it is none, or computed.
  private static func number(_ property: DeclaredType.Property) -> String? {
    let literal = property.assigned == "" ? nil : property.literal
    let value = property.isZero ? 0 : literal.flatMap { NumberText.double($0) }
    return value.map { "\($0)" }
  }

  /// Whether `type` is an optional number: `Swift.Optional<Swift.Int>`, and no collection of such.
  private static func isOptionalNumber(_ type: String) -> Bool {
    guard type.hasPrefix("Swift.Optional<"), type.count(where: { $0 == "<" }) == 1 else {
      return false
    }
    return ["Int", "CGFloat", "Double", "Float"].contains { type.hasSuffix(".\($0)>") }
  }

  /// A property whose type is an enumeration with plain cases; nil for any other.
  private static func choice(
    _ property: DeclaredType.Property, _ symbols: FileSymbols, _ summary: String
  ) -> (definition: String, statement: String)? {
    guard let standard = property.enumCase,
      let words = PlainCases(of: property.type, symbols)?.words, words.contains(standard)
    else { return nil }
    let (name, quoted) = (property.name, property.name.quotedInSwift)
    let list = words.map(\.quotedInSwift).joined(separator: ", ")
    let cases = words.map { "\($0.quotedInSwift): .\($0)" }.joined(separator: ", ")
    return (
      ".choice(\(quoted), [\(list)], \(standard.quotedInSwift)\(summary))",
      "if let it = values.choice(\(quoted), [\(cases)], like: \(name)) { \(name) = it }"
    )
  }
}
