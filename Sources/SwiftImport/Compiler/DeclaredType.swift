import LabLanguage
import LayoutText

/// A type that the compiler found in a file (`-emit-const-values`).
struct DeclaredType {
  /// The name, with those of the types around it: `Outer.Inner`.
  let name: String
  let properties: [Property]
  /// Whether it was written for SwiftUI.
  var isForSwiftUI: Bool { conformances.contains(Self.layout) }
  /// The protocol of layouts for SwiftUI.
  static let layout = "LabSwiftUI.Layout"

  private let conformances: Set<String>

  /// A property with the value that it begins with.
  struct Property {
    let name: String
    /// With its module: `Swift.Int`.
    let type: String
    /// The line of the file, from 1.
    let line: Int
    /// Whether each value of the type stores one of its own.
    let isStored: Bool
    let value: JSONNode?
    /// What a companion or the app assigns to it, a literal, a size or a choice by the kind of device: its
    /// value before you set one. Empty where the companion computes the value.
    var assigned: String?
  }

  /// The type with its properties as `change` makes them.
  func mappingProperties(_ change: (Property) -> Property) -> DeclaredType {
    DeclaredType(name: name, properties: properties.map(change), conformances: conformances)
  }

  /// A name without its module and generic parameters: `Outer.Inner` of `Plugin.Outer<A>.Inner`.
  static func plain(_ name: String) -> String {
    var (result, depth) = ("", 0)
    for character in name.drop(while: { $0 != "." }).dropFirst() {
      if character == "<" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ">" { depth -= 1 }
    }
    return result
  }

  /// The types of a file of constant values that conform to a protocol of `wanted`.
  static func read(_ bytes: [UInt8], conformingTo wanted: [String]) -> [DeclaredType] {
    let nodes = JSONNode.read(bytes)?.array ?? []
    return nodes.compactMap { node in
      let conformances = (node["allConformances"]?.array ?? []).compactMap {
        $0["protocolName"]?.string
      }
      guard wanted.contains(where: conformances.contains),
        let name = node["typeName"]?.string
      else { return nil }
      return DeclaredType(
        name: plain(name), properties: (node["properties"]?.array ?? []).compactMap(Property.init),
        conformances: Set(conformances))
    }
  }
}

extension DeclaredType.Property {
  fileprivate init?(_ node: JSONNode) {
    guard let name = node["label"]?.string, let type = node["type"]?.string,
      let line = node["line"]?.int
    else { return nil }
    (self.name, self.type, self.line) = (name, type, line)
    let isComputed = node["isComputed"]?.string != "false"
    isStored = node["isStatic"]?.string == "false" && !isComputed
    // Of one that is computed, the value is known only where its body was compiled.
    value = isComputed ? nil : node
  }

  /// The text of its literal, if it has one: `3`, `true`.
  var literal: String? {
    if let assigned, !assigned.isEmpty { return assigned }
    return value?["valueKind"]?.string == "RawLiteral" ? value?["value"]?.string : nil
  }

  /// The numbers that it is made of, if it is made of numbers: `CGSize(width: 3, height: 4)`.
  var numbers: [Double]? {
    if let assigned, !assigned.isEmpty { return Self.sides(of: assigned) }
    guard value?["valueKind"]?.string == "InitCall",
      let arguments = value?["value"]?["arguments"]?.array
    else { return nil }
    let numbers = arguments.compactMap { $0["value"]?.string.flatMap(Double.init) }
    return numbers.count == arguments.count ? numbers : nil
  }

  /// The numbers of a size as it is written: `CGSize(width: 3, height: 4)`; nil for anything else.
  static func sides(of value: String) -> [Double]? {
    guard value.hasPrefix("CGSize("), value.hasSuffix(")") else { return nil }
    let parts = value.dropFirst("CGSize(".count).dropLast().split(separator: ",")
    let numbers = parts.compactMap {
      NumberText.double($0.drop { $0 != ":" }.dropFirst().description.trimmingBlanks)
    }
    return numbers.count == 2 && parts.count == 2 ? numbers : nil
  }

  /// Whether it is `.zero`.
  var isZero: Bool {
    assigned == nil && value?["valueKind"]?.string == "MemberReference"
      && value?["value"]?["memberLabel"]?.string == "zero"
  }

  /// The name of its case, if it is a case that carries nothing.
  var enumCase: String? {
    if let assigned, assigned.hasPrefix(".") { return String(assigned.dropFirst()) }
    return value?["valueKind"]?.string == "Enum" && value?["value"]?["arguments"] == nil
      ? value?["value"]?["name"]?.string : nil
  }
}
