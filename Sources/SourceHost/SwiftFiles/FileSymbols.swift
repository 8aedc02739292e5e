import LabLanguage

/// What a file declares, as the compiler tells it in a symbol graph (`-emit-symbol-graph`): names,
/// types and declarations, private ones too.
struct FileSymbols {
  /// A declaration.
  struct Symbol: Equatable {
    /// `swift.method`, `swift.protocol`.
    let kind: String
    /// The names from the outermost type to it.
    let path: [String]
    /// As it is declared, without attributes of the compiler: `func f() -> Int`.
    let declaration: String
    /// The type that it results in, or that it has; empty where there is none.
    let result: String
    /// Its parameters: label, name inside, type.
    let parameters: [Parameter]
    fileprivate let id: String

    /// The name without labels.
    var name: String { String((path.last ?? "").prefix { $0 != "(" }) }
    /// The name of the type around it; empty at the top.
    var owner: String { path.dropLast().joined(separator: ".") }
  }

  /// A parameter of a function.
  struct Parameter: Equatable {
    let label: String
    let name: String
    let type: String
  }

  let symbols: [Symbol]
  /// The symbols that a protocol asks for, by the protocol's identifier.
  private let requirements: [String: [Symbol]]

  /// Reads a symbol graph; what cannot be read is left out.
  init(_ bytes: [UInt8]) {
    let graph = JSONNode.read(bytes)
    let symbols = (graph?["symbols"]?.array ?? []).compactMap(Symbol.init)
    let byID = Dictionary(symbols.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var requirements: [String: [Symbol]] = [:]
    for relation in graph?["relationships"]?.array ?? [] {
      guard relation["kind"]?.string?.hasSuffix("equirementOf") == true,
        let source = relation["source"]?.string.flatMap({ byID[$0] }),
        let target = relation["target"]?.string
      else { continue }
      requirements[target, default: []].append(source)
    }
    self.symbols = symbols
    self.requirements = requirements
  }

  /// The protocols that the file declares, each with what it asks for.
  var protocols: [(symbol: Symbol, requirements: [Symbol])] {
    symbols.filter { $0.kind == "swift.protocol" }.map { ($0, requirements[$0.id] ?? []) }
  }
}

extension FileSymbols.Symbol {
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
    let signature = node["functionSignature"]
    parameters = (signature?["parameters"]?.array ?? []).map { parameter in
      let label = parameter["name"]?.string ?? "_"
      let text = Self.text(parameter["declarationFragments"]?.array ?? [])
      return FileSymbols.Parameter(
        label: label, name: parameter["internalName"]?.string ?? label,
        type: String(text.drop { $0 != ":" }.dropFirst().drop { $0 == " " }))
    }
    if let returns = signature?["returns"]?.array {
      result = Self.text(returns)
    } else {
      let type = declaration.drop { $0 != ":" }.dropFirst().prefix { $0 != "{" }
      result = String(type.drop { $0 == " " }).trimmingBlanks
    }
  }

  private static func text(_ fragments: [JSONNode]) -> String {
    fragments.compactMap { $0["spelling"]?.string }.joined()
  }
}

extension String {
  /// Without blanks at its end.
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
