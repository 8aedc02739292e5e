import SwiftLanguage

/// The types that a file names and does not declare, by its words: those that begin with a capital
/// letter, but for Apple's and the standard library's.
struct UsedTypes {
  let names: Set<String>
  /// The types that it declares, generic parameters among them.
  let declared: Set<String>

  private static let prefixes = ["UI", "NS", "CG", "CA", "kCG"]
  private static let standard: Set = [
    "Any", "AnyObject", "AnyClass", "AnyHashable", "Self", "Int", "UInt", "Int32", "Int64",
    "Double",
    "Float", "Bool", "String", "Substring", "Character", "Array", "Dictionary", "Set", "Optional",
    "Range", "ClosedRange", "Void", "Never", "Error", "Result", "Hashable", "Equatable",
    "Comparable", "CodingKey",
    "Identifiable", "Codable", "Decodable", "Encodable", "CaseIterable", "RawRepresentable",
    "OptionSet", "CustomStringConvertible", "Sendable", "Data", "Date", "Calendar", "TimeInterval",
    "URL", "UUID", "IndexPath", "IndexSet", "DispatchQueue", "NotificationCenter", "Notification",
    "Timer", "Bundle", "Selector", "ComparisonResult", "Element", "Index", "Key", "Value", "Type",
    "Protocol", "MainActor", "Swift", "Foundation", "Linux", "iOS", "Darwin",
    // SwiftUI's, as far as layouts use them.
    "Layout", "LayoutSubview", "LayoutSubviews", "Subviews", "LayoutProperties", "LayoutValueKey",
    "ProposedViewSize", "ViewDimensions", "ViewSpacing", "Alignment", "HorizontalAlignment",
    "VerticalAlignment", "AlignmentID", "TextAlignment", "Angle", "Axis", "Edge", "EdgeInsets",
    "UnitPoint", "AnyLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "LayoutDirection",
    "Animatable", "AnimatablePair", "Binding", "State", "SwiftUI", "View", "Cache",
  ]

  /// Those of all of `text`, or of its declarations without the bodies of functions and properties.
  init(_ text: String, readsBodies: Bool = true) {
    let source = SwiftTokens(text)
    let bodies =
      readsBodies ? [] : SwiftOutline(source).all.filter { !$0.hasMembers }.compactMap(\.body)
    var body = bodies.startIndex
    var (names, declared) = (Set<String>(), Set<String>())
    let keywords: Set = [
      "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype", "import",
    ]
    for index in source.tokens.indices where source.tokens[index].kind == .word {
      while body < bodies.endIndex, bodies[body].upperBound <= index { body += 1 }
      guard body == bodies.endIndex || !bodies[body].contains(index) else { continue }
      let first = source.bytes[source.tokens[index].range.lowerBound]
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first), !source.isToken(index - 1, ".")
      else { continue }
      let name = source.text(index)
      let isGeneric =
        (source.isToken(index - 1, "<") || source.isToken(index - 1, ","))
        && (source.isToken(index + 1, ":") || source.isToken(index + 1, ">")
          || source.isToken(index + 1, ","))
        && name.utf8.count == 1
      if index > 0, keywords.contains(source.text(index - 1)) || isGeneric {
        declared.insert(name)
      } else if Self.isOfApp(name) {
        names.insert(name)
      }
    }
    self.names = names.subtracting(declared)
    self.declared = declared
  }

  /// Whether a type called `name` may be declared by an app.
  static func isOfApp(_ name: String) -> Bool {
    !standard.contains(name) && !isApples(name)
  }

  /// Whether a type called `name` is one of Apple's, by its first letters.
  static func isApples(_ name: String) -> Bool { prefixes.contains(where: name.hasPrefix) }
}
