import LabLanguage
import LayoutCore

/// A file written for UIKit, as it is compiled: its own text with every line where it was, and
/// below it what the lab adds.
///
/// The additions stand in the same file, for there a private property can be set.
struct UIKitFile {
  private let path: String
  private let lines: [Substring]
  private let text: UIKitText

  /// The file at `path`.
  init(_ source: String, at path: String) {
    self.path = path
    text = UIKitText(source)
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// What was changed in its text, a sentence each.
  var changes: [String] { text.changes }

  /// Its text alone; errors are told at its own lines.
  var bare: String {
    "import UIKitService\n#sourceLocation(file: \(quoted(path)), line: 1)\n\(text.rewritten)\n"
  }

  /// Its text with a list of its layouts, `sources`.
  func completed(
    with sources: [LayoutSource], symbols: FileSymbols, delegate: DelegateAnswers
  ) -> String {
    var result = bare
    result += "#sourceLocation(file: \"\(Self.delegatePlace)\", line: 1)\n\(delegate.text)"
    for source in sources { result += addition(for: source, symbols, delegate) }
    result += "#sourceLocation(file: \"layoutlab\", line: 1)\n"
    let list = sources.map { "layoutLab_\($0.name)()" }.joined(separator: ", ")
    result += "@MainActor func layoutLabLayouts() -> [UIKitLayout] { [\(list)] }\n"
    return result
  }

  /// How errors in the delegate begin.
  static let delegatePlace = "layoutlab delegate"
  /// How errors in what is added for `source` begin.
  static func place(of source: LayoutSource) -> String { "layoutlab \(source.name)" }

  private func addition(
    for source: LayoutSource, _ symbols: FileSymbols, _ delegate: DelegateAnswers
  ) -> String {
    let text =
      switch source {
      case .type(let type): addition(for: type, source.name, symbols, delegate)
      case .factory(let symbol, let name): addition(for: symbol, name)
      }
    return "#sourceLocation(file: \"\(Self.place(of: source))\", line: 1)\n\(text)"
  }

  /// What makes a layout of `type`, and sets its properties and its delegates.
  private func addition(
    for type: DeclaredType, _ name: String, _ symbols: FileSymbols, _ delegate: DelegateAnswers
  ) -> String {
    let properties = type.properties.compactMap { property in
      parameter(property).map { (property.name, $0) }
    }
    let wanted = Set(delegate.protocols)
    let delegates = symbols.symbols.filter { symbol in
      symbol.kind == "swift.property" && symbol.owner == type.name
        && symbol.result.last == "?" && wanted.contains(Self.protocolName(symbol.result))
        && !symbol.declaration.contains("{ get }")
    }
    let statements =
      properties.map { "    values.take(\(quoted($0.0)), &\($0.0))\n" }
      + delegates.map { "    self.\($0.name) = values.delegate as? LayoutLabDelegate\n" }
    let parameters = properties.map(\.1).joined(separator: ", ")
    return """
      extension \(type.name) {
        fileprivate func layoutLabTake_\(name)(_ values: UIKitValues) {
      \(statements.joined())  }
      }
      @MainActor private func layoutLab_\(name)() -> UIKitLayout {
        UIKitLayout("\(name)", [\(parameters)], delegate: { LayoutLabDelegate() },
          make: { \(type.name)() }, set: { $0.layoutLabTake_\(name)($1) })
      }

      """
  }

  /// What makes a layout by the function or property `symbol`.
  private func addition(for symbol: FileSymbols.Symbol, _ name: String) -> String {
    let call = symbol.kind.hasSuffix("property") ? symbol.name : "\(symbol.name)()"
    let owner = symbol.owner
    let isStatic = symbol.kind.hasPrefix("swift.type.")
    let value = owner.isEmpty ? call : (isStatic ? "\(owner).\(call)" : "\(owner)().\(call)")
    let make =
      "@MainActor fileprivate static func layoutLabMake_\(name)() -> UICollectionViewLayout"
    let maker =
      owner.isEmpty
      ? "private enum LayoutLabMaker_\(name) { \(make) { layoutLabLayout(\(value)) } }"
      : "extension \(owner) { \(make) { layoutLabLayout(\(value)) } }"
    return """
      \(maker)
      @MainActor private func layoutLab_\(name)() -> UIKitLayout {
        UIKitLayout("\(name)", [], delegate: { LayoutLabDelegate() },
          make: { \(owner.isEmpty ? "LayoutLabMaker_\(name)" : owner).layoutLabMake_\(name)() },
          set: { _, _ in })
      }

      """
  }

  /// The protocol of an optional property: `any P` in parentheses, or `P`.
  private static func protocolName(_ type: String) -> String {
    var name = String(type.dropLast())
    if name.hasPrefix("("), name.hasSuffix(")") { name = String(name.dropFirst().dropLast()) }
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }

  /// The expression of the parameter that `property` becomes; nil where it cannot be set, or has
  /// no plain value.
  private func parameter(_ property: DeclaredType.Property) -> String? {
    guard property.isStored, isVariable(property), isPlain(property.name) else { return nil }
    let name = quoted(property.name)
    switch property.type {
    case "Swift.Int":
      return property.literal.flatMap { Int($0) }.map { ".count(\(name), \($0))" }
    case "Swift.Bool":
      return property.literal.flatMap { Bool($0) }.map { ".flag(\(name), \($0))" }
    case "Foundation.CGFloat", "CoreFoundation.CGFloat", "Swift.Double", "Swift.Float":
      return property.literal.flatMap { NumberText.double($0) }.map { ".points(\(name), \($0))" }
    case "Foundation.CGSize", "CoreFoundation.CGSize":
      guard let sides = property.numbers, sides.count == 2,
        sides.allSatisfy((0...10000).contains)
      else { return nil }
      return ".size(\(name), width: \(sides[0]), height: \(sides[1]))"
    default: return nil
    }
  }

  /// Whether its line declares it with `var`: the compiler tells where, and not how.
  private func isVariable(_ property: DeclaredType.Property) -> Bool {
    guard lines.indices.contains(property.line - 1) else { return false }
    let words = lines[property.line - 1].split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let keyword = words.firstIndex(of: "var"),
      let name = words.firstIndex(of: Substring(property.name))
    else { return false }
    return keyword < name
  }

  /// Whether a name can be typed in the lab.
  private func isPlain(_ name: String) -> Bool {
    name.utf8.count <= 64 && name.utf8.first != UInt8(ascii: "_")
      && name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "_")
      }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "\""
  }
}
