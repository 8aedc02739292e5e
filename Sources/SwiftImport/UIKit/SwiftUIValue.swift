import LayoutText
import SwiftLanguage

/// A property or an argument of a layout for SwiftUI whose type is one of SwiftUI's plain types, or an
/// optional number: a parameter of the strategy.
struct SwiftUIValue {
  /// The expression of the parameter.
  let definition: String
  /// The argument of a call: what was set, or the default.
  let argument: String
  /// What was set, as an optional.
  private let set: String

  /// The statement that sets the property called `name`.
  func statement(_ name: String) -> String { "if let it = \(set) { self.\(name) = it }" }

  private static let places = [
    "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading",
    "bottom", "bottomTrailing",
  ]
  private static let words: [String: [String]] = [
    "HorizontalAlignment": ["leading", "center", "trailing"],
    "VerticalAlignment": ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"],
    "TextAlignment": ["leading", "center", "trailing"],
    "Axis": ["horizontal", "vertical"], "Axis.Set": ["horizontal", "vertical"],
    "ContentMode": ["fit", "fill"], "Alignment": places, "UnitPoint": places,
  ]

  /// Types whose stub value is always the same: the expression, and its meaning for the user.
  static let constants = {
    let row = ("HStackLayout()", "a row")
    let both = ("[HStackLayout(), VStackLayout()]", "a row and a column")
    let erased = ("[AnyLayout(HStackLayout()), AnyLayout(VStackLayout())]", "a row and a column")
    return [
      "EdgeInsets": ("EdgeInsets()", "zero"), "Edge.Set": ("Edge.Set.all", "all"),
      "HorizontalAlignment": ("HorizontalAlignment.center", "center"),
      "VerticalAlignment": ("VerticalAlignment.center", "center"),
      "Alignment": ("Alignment.center", "center"), "UnitPoint": ("UnitPoint.center", "center"),
      "TextAlignment": ("TextAlignment.leading", "leading"),
      "Axis": ("Axis.horizontal", "horizontal"), "ContentMode": ("ContentMode.fit", "fit"),
      "Angle": ("Angle.zero", "zero"), "Color": ("Color.gray", "gray"),
      "any Layout": row, "Layout": row,
      "AnyLayout": ("AnyLayout(HStackLayout())", "a row"), "[any Layout]": both,
      "[Layout]": both, "[AnyLayout]": erased,
    ]
  }()

  /// Nil where `type` is no such type, or the default cannot be read. `standard` is the text of the
  /// default; nil where there is none, and the lab supplies one.
  init?(_ type: String, _ name: String, standard: String?, _ stubs: StubValues) {
    let type = type.hasPrefix("SwiftUI.") ? String(type.dropFirst(8)) : type
    let (quoted, values) = (name.quotedInSwift, stubs.values)
    guard stubs.symbols.type(type) == nil, PropertyName.isPlain(name), !values.isEmpty else {
      return nil
    }
    if let words = Self.words[type] {
      let last = standard?.split(separator: ".").last.map(String.init)
      let word = last ?? (words.contains("center") ? "center" : words[0])
      guard words.contains(word) else { return nil }
      let list = words.map(\.quotedInSwift).joined(separator: ", ")
      let cases = words.map { "\($0.quotedInSwift): \(type).\($0)" }.joined(separator: ", ")
      definition = ".choice(\(quoted), [\(list)], \(word.quotedInSwift))"
      set = "\(values).choice(\(quoted), [\(cases)], like: \(type).\(word))"
      argument = "(\(set) ?? \(type).\(word))"
      return
    }
    let inner = type.hasSuffix("?") ? String(type.dropLast()) : type
    switch inner {
    case "Angle" where inner == type:
      definition = ".points(\(quoted), nil)"
      set = "\(values).angle(\(quoted))"
      argument = "(\(set) ?? (\(standard ?? ".zero") as Angle))"
    case "CGFloat" where inner != type, "Double" where inner != type, "Int" where inner != type:
      let number = standard.flatMap { NumberText.double($0) }
      guard standard == nil || standard == "nil" || number != nil else { return nil }
      definition = ".points(\(quoted), \(number.map { "\($0)" } ?? "nil"))"
      set = "\(values).points(\(quoted)).map { \(inner)($0) }"
      argument = "(\(set) ?? (\(standard ?? "nil") as \(type)))"
    default: return nil
    }
  }
}

extension SwiftUIValue {
  /// The value of a stored property with a default.
  init?(_ property: DeclaredType.Property, _ stubs: StubValues) {
    guard property.isStored else { return nil }
    let isOptional = property.type.hasPrefix("Swift.Optional<")
    let type = property.type.split(separator: ".").last.map(String.init) ?? ""
    let spelled = isOptional ? "\(type.dropLast())?" : type
    let word = property.value?["value"]?["memberLabel"]?.string ?? property.enumCase
    let standard = Self.words[spelled] == nil ? property.literal : word
    guard Self.words[spelled] == nil || standard != nil else { return nil }
    self.init(spelled, property.name, standard: standard, stubs)
  }
}
