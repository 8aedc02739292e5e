import LabLanguage
import LayoutText
import SwiftLanguage

/// The declarations of files, as the compiler's symbol graphs (`-emit-symbol-graph`) list them:
/// names, types and declarations, including private ones.
struct FileSymbols {
  /// A declaration.
  struct Symbol {
    /// `swift.method`, `swift.protocol`.
    let kind: String
    /// The names from the outermost type to it.
    let path: [String]
    /// The declaration without attributes of the compiler: `func f() -> Int`.
    let declaration: String
    /// The result type, or the type of a property; empty where there is none.
    let result: String
    let parameters: [SwiftParameter]
    /// The first paragraph of its comment; empty where it has none.
    let summary: String
    /// Whether only its file sees it.
    let isPrivate: Bool
    /// Whether `@available(*, unavailable)` forbids every use, or an initializer only ends the app.
    fileprivate(set) var isUnavailable: Bool
    /// Whether only its type sees it.
    let isOwn: Bool
    /// The file that declares it, as a path.
    let file: String
    /// The number of its line there, from 0.
    let line: Int
    /// The protocols that its generic parameters conform to, for each parameter.
    let generics: [[String]]
    /// The names of its generic parameters.
    let genericNames: [String]
    fileprivate let id: String

    /// Whether it is a variable that another file can set.
    var isOpenVariable: Bool {
      !isPrivate && declaration.contains("var ") && !declaration.contains("{ get }")
        && !declaration.contains("private(set)")
    }

    /// The name without labels.
    var name: String { String((path.last ?? "").prefix { $0 != "(" }) }
    /// The name of the type around it; empty at the top.
    var owner: String { path.dropLast().joined(separator: ".") }
    /// Its name, with those of the types around it.
    var fullName: String { path.joined(separator: ".") }
  }

  let symbols: [Symbol]
  private let byID: [String: Symbol]
  private let types: [String: Symbol]
  private let aliases: [String: Symbol]
  /// What types declare, by the full name of the type.
  private let members: [String: [Symbol]]
  /// The requirements of protocols, by the protocol's identifier.
  private var requirements: [String: [Symbol]] = [:]
  /// The identifiers of requirements that an extension of the protocol fulfils.
  private var defaulted: Set<String> = []
  /// The superclass of each class.
  private var superclasses: [String: String] = [:]
  /// The protocols that types conform to.
  private var conformances: [String: [String]] = [:]

  /// Reads symbol graphs; what cannot be read is left out, and so are declarations that the lab added
  /// to the `files`, and those in bodies: a graph has them only where the bodies were compiled. Of
  /// `first`, one of these, the initializers in the lines of `ending` make nothing.
  init(_ graphs: [[UInt8]], of files: Set<String>, first: String = "", ending: Set<Int> = []) {
    let graphs = graphs.compactMap { JSONNode.read($0) }
    let all = graphs.flatMap { ($0["symbols"]?.array ?? []).compactMap(Symbol.init) }
    let bodies = Set(all.filter { !$0.holdsDeclarations }.map(\.fullName))
    let isEnding = { (symbol: Symbol) in
      symbol.kind == "swift.init" && symbol.file == first && ending.contains(symbol.line)
    }
    symbols = all.map { symbol in
      var symbol = symbol
      symbol.isUnavailable = symbol.isUnavailable || isEnding(symbol)
      return symbol
    }.filter { symbol in
      guard symbol.file.isEmpty || files.contains(symbol.file) else { return false }
      var around = symbol.path
      while around.popLast() != nil {
        if bodies.contains(around.joined(separator: ".")) { return false }
      }
      return true
    }
    byID = Dictionary(symbols.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kinds: Set = ["swift.class", "swift.struct", "swift.enum", "swift.protocol"]
    members = Dictionary(grouping: symbols, by: \.owner)
    types = Self.byName(symbols.filter { kinds.contains($0.kind) })
    aliases = Self.byName(
      symbols.filter { $0.kind == "swift.typealias" && !$0.declaration.contains("<") })
    let added = Set(all.map(\.id)).subtracting(byID.keys)
    for relation in graphs.flatMap({ $0["relationships"]?.array ?? [] }) {
      guard let kind = relation["kind"]?.string, let source = relation["source"]?.string,
        let target = relation["target"]?.string, !added.contains(source)
      else { continue }
      let fallback = relation["targetFallback"]?.string ?? target
      let name = byID[target]?.fullName ?? fallback.lastName
      if kind == "defaultImplementationOf" {
        defaulted.insert(target)
      } else if kind.hasSuffix("equirementOf"), let symbol = byID[source] {
        requirements[target, default: []].append(symbol)
      } else if kind == "inheritsFrom" {
        superclasses[byID[source]?.fullName ?? source] = name
      } else if kind == "conformsTo" {
        conformances[byID[source]?.fullName ?? source, default: []].append(name)
      }
    }
  }

  /// `symbols` by their names, with or without the names of the types around them; of several, the
  /// first, and before all one at the top.
  private static func byName(_ symbols: [Symbol]) -> [String: Symbol] {
    var (whole, parts): ([String: Symbol], [String: Symbol]) = ([:], [:])
    for symbol in symbols {
      whole[symbol.fullName] = whole[symbol.fullName] ?? symbol
      for start in symbol.path.indices.dropFirst() {
        let name = symbol.path[start...].joined(separator: ".")
        parts[name] = parts[name] ?? symbol
      }
    }
    return parts.merging(whole) { $1 }
  }

  /// The protocols that the files declare, each with its requirements.
  var protocols: [(symbol: Symbol, requirements: [Symbol])] {
    symbols.filter { $0.kind == "swift.protocol" }.map { ($0, requirements[$0.id] ?? []) }
  }

  /// The full names of the protocols that code added to the file at `path` cannot name, because they
  /// are private in other files.
  func hiddenProtocols(from path: String) -> Set<String> {
    let all = protocols.map(\.symbol)
    let seen = all.filter { !$0.isPrivate || $0.file == path }
    return Set(all.map(\.fullName)).subtracting(seen.map(\.fullName))
  }

  /// Whether an extension of its protocol fulfils `requirement`.
  func hasDefault(_ requirement: Symbol) -> Bool { defaulted.contains(requirement.id) }

  /// The superclass of the class called `name`; nil where it has none.
  func superclass(of name: String) -> String? { superclasses[name] }

  /// The classes above the class called `name`, the nearest first.
  func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var next = superclasses[name]
    while let name = next, !found.contains(name) {
      found.append(name)
      next = superclasses[name]
    }
    return found
  }

  /// The names of the protocols that the type called `name` conforms to.
  func conformances(of name: String) -> [String] { conformances[name] ?? [] }

  /// The names of the classes and structures that can be created anywhere and conform to the
  /// protocol called `name`; not those that inherit from a class of UIKit.
  func types(conformingTo name: String) -> [String] {
    symbols.filter {
      ["swift.class", "swift.struct"].contains($0.kind) && !$0.isPrivate && $0.generics.isEmpty
        && conformances(of: $0.fullName).contains(name)
        && !superclasses(of: $0.fullName).contains { $0.hasPrefix("UI") }
    }
    .map(\.fullName)
  }

  /// A type of the files that conforms to their protocol called `name`, an enumeration or any other.
  func choice(conformingTo name: String) -> String? {
    guard type(name)?.kind == "swift.protocol" else { return nil }
    return types(conformingTo: name).first
      ?? symbols.first {
        $0.kind == "swift.enum" && !$0.isPrivate && conformances(of: $0.fullName).contains(name)
      }?.fullName
  }

  /// The protocols of generic parameters of types, which only enumerations can conform to, and none does.
  private var unmadeChoices: Set<String> {
    let asked = Set(
      symbols.filter { ["swift.class", "swift.struct"].contains($0.kind) }.flatMap(\.generics)
        .joined())
    return asked.filter {
      conformances(of: $0).contains("CaseIterable") && choice(conformingTo: $0) == nil
    }
  }

  /// The protocols whose objects another protocol requires, or of which an initializer takes a list,
  /// and that no type conforms to; those of generic parameters among them.
  var unmadeProtocols: Set<String> {
    let names = Set(protocols.map(\.symbol.fullName))
    let lists = symbols.filter { $0.kind == "swift.init" }.flatMap(\.parameters).map(\.type)
      .filter { $0.hasPrefix("[") }
    let asked = (protocols.flatMap(\.requirements).map(\.result) + lists).map { type in
      StubValues.bare(type.hasPrefix("[") ? String(type.dropFirst().dropLast()) : type)
    }
    return names.intersection(asked).filter { types(conformingTo: $0).isEmpty }
      .union(unmadeChoices)
  }

  /// The type called `name`, with or without the names of those around it.
  func type(_ name: String) -> Symbol? { types[name] }

  /// The protocols that the generic parameter called `name` of a type conforms to.
  func constraints(ofParameter name: String) -> [String] {
    symbols.first { $0.kind == "swift.class" && $0.genericNames.contains(name) }.map { type in
      zip(type.genericNames, type.generics).filter { $0.0 == name }.flatMap(\.1)
    } ?? []
  }

  /// The type of the type alias called `name`; nil where there is none.
  func aliased(_ name: String) -> String? {
    let alias = aliases[name]
    return alias?.declaration.firstRange(of: " = ").map { range in
      String((alias?.declaration ?? "")[range.upperBound...])
    }
  }

  /// `type`, or the type whose alias it is.
  func unaliased(_ type: String) -> String {
    self.type(type) == nil ? aliased(type) ?? type : type
  }

  /// What the type called `name` declares, of some kind.
  func members(of name: String, kind: String) -> [Symbol] {
    (members[name] ?? []).filter { $0.kind == kind }
  }

  /// The names of the cases of the enumeration `type`; empty for any other type.
  func cases(of type: String) -> Set<String> {
    guard let owner = self.type(type) else { return [] }
    return Set(members(of: owner.fullName, kind: "swift.enum.case").map(\.name))
  }
}

extension FileSymbols.Symbol {
  /// Whether what is declared in it is its member.
  fileprivate var holdsDeclarations: Bool {
    ["class", "struct", "enum", "protocol", "extension"].contains { kind == "swift.\($0)" }
  }

  fileprivate init?(_ node: JSONNode) {
    guard let kind = node["kind"]?["identifier"]?.string,
      let id = node["identifier"]?["precise"]?.string,
      let path = node["pathComponents"]?.array?.compactMap(\.string)
    else { return nil }
    self.kind = kind
    self.id = id
    self.path = path
    let fragments = node["declarationFragments"]?.array ?? []
    let kept = fragments.drop { $0["kind"]?.string == "attribute" || $0["spelling"]?.string == " " }
    declaration = Self.text(Array(kept))
    let isCalled = node["functionSignature"] != nil
    parameters = isCalled ? SwiftParameter.read(declaration) : []
    if let returns = node["functionSignature"]?["returns"]?.array {
      result = Self.text(returns)
    } else {
      let type = declaration.drop { $0 != ":" }.dropFirst().prefix { $0 != "{" }
      result = SwiftParameter.short(type.trimmingBlanks)
    }
    let comment = node["docComment"]?["lines"]?.array?.compactMap { $0["text"]?.string } ?? []
    summary = comment.prefix { !$0.trimmingBlanks.isEmpty }.map(\.trimmingBlanks)
      .joined(separator: " ")
    isPrivate = ["private", "fileprivate"].contains(node["accessLevel"]?.string ?? "")
    isUnavailable =
      node["availability"]?.array?.contains { $0["isUnconditionallyUnavailable"]?.bool == true }
      ?? false
    isOwn = node["accessLevel"]?.string == "private" && path.count > 1
    let place = node["location"]?["uri"]?.string ?? ""
    file = String(place.hasPrefix("file://") ? place.dropFirst(7) : place[...])
    line = node["location"]?["position"]?["line"]?.int ?? 0
    let names = node["swiftGenerics"]?["parameters"]?.array?.compactMap { $0["name"]?.string } ?? []
    let constraints = node["swiftGenerics"]?["constraints"]?.array ?? []
    genericNames = names
    generics = names.map { name in
      constraints.filter { $0["lhs"]?.string == name }.compactMap { $0["rhs"]?.string }
    }
  }

  private static func text(_ fragments: [JSONNode]) -> String {
    fragments.compactMap { $0["spelling"]?.string }.joined()
  }
}

extension StringProtocol {
  /// Without blanks at its ends.
  var trimmingBlanks: String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
