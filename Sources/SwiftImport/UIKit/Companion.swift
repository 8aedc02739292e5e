import LabLanguage
import LayoutText
import PluginHost

/// A companion of a file: `NAME.lab.swift`, in which you set what its app would set. The lab writes
/// it with the values that it knows; what it cannot know is a comment.
struct Companion {
  let file: SourceFile
  let symbols: FileSymbols
  let facts: PropertyFacts
  let types: [DeclaredType]
  /// The declarations of types that no file declares.
  let declared: [String]

  /// The text of the file.
  var text: String {
    let layouts = types.filter { type in
      symbols.type(type.name)?.file == file.path && !(symbols.type(type.name)?.isPrivate ?? true)
        && symbols.type(type.name)?.generics.isEmpty == true
    }
    let blocks = layouts.map(block).joined()
    let imports = "import UIKit"
    let stem = file.name.dropLast(".swift".count).filter { $0.isLetter || $0.isNumber }
    return """
      // What the app of \(file.name) provides. The lab compiles this file together with it: change
      // the values to those of your app. `set` takes precedence over them.
      \(imports)

      class \(stem)App: UIKitDelegate {
        override func willLayOut(_ view: UICollectionView) {
      \(blocks)  }
      }

      """ + declared.map { "\n\($0)" }.joined()
  }

  /// The statements that set the properties of a layout.
  private func block(_ type: DeclaredType) -> String {
    let owners = [type.name] + symbols.superclasses(of: type.name)
    let lines = owners.flatMap { owner in
      symbols.members(of: owner, kind: "swift.property").filter { symbol in
        !symbol.isPrivate && facts.isSettable(symbol.name, of: owner, below: [])
          && !symbol.declaration.contains("{ get }")
          && !symbol.declaration.contains("private(set)")
      }.compactMap { line($0, of: type) }
    }
    let body = lines.isEmpty ? "      _ = layout\n" : lines.map { "      \($0)\n" }.joined()
    return "    if let layout = view.collectionViewLayout as? \(type.name) {\n\(body)    }\n"
  }

  /// The statement that sets a property that is zero, nil or empty; nil for any other.
  private func line(_ symbol: FileSymbols.Symbol, of type: DeclaredType) -> String? {
    let property = types.first { $0.name == symbol.owner }?.properties.first {
      $0.name == symbol.name
    }
    let isOptional = symbol.result.hasSuffix("?") || symbol.result.hasSuffix("!")
    let inner = isOptional ? String(symbol.result.dropLast()) : symbol.result
    let isZero = property.map { $0.isZero || $0.literal == "0" || $0.literal == "0.0" } ?? false
    let isList = inner.hasPrefix("[")
    guard isOptional || isList || isZero && !UnsetProperties.isSpace(symbol.name),
      !inner.contains("->")
    else { return nil }
    let isDelegate = symbols.type(StubValues.bare(inner))?.kind == "swift.protocol"
    guard !isDelegate else { return nil }
    guard let value = value(of: inner, symbol.name) else {
      return "// layout.\(symbol.name) = …  (\(symbol.result))"
    }
    return "layout.\(symbol.name) = \(value)"
  }

  /// An expression for a property of `type`: a list has an element for each item.
  private func value(of type: String, _ name: String) -> String? {
    let stubs = StubValues(symbols: symbols)
    let item = "itemSize(IndexPath(item: $0, section: 0))"
    if type.hasPrefix("["), !type.contains(":") {
      let element = StubValues.bare(String(type.dropFirst().dropLast()))
      guard let one = stubs.value(of: element, asked: name, size: item, depth: 1)?.expression else {
        return nil
      }
      let head = one.contains("$0") ? "" : "_ in "
      return "(0..<itemCount(0)).map { \(head)\(one) }"
    }
    let first = stubs.value(of: type, asked: name, size: nil)?.expression
    return first == "0" ? "2" : first
  }
}

extension SwiftCompiler {
  /// The text of the companion of `main`: compiled with the files that it needs, and with types
  /// that are made up where no file declares them.
  ///
  /// - Throws: the compiler's error, where more is missing than that.
  func companion(of main: SourceText) throws(LabError) -> String {
    let siblings = Siblings(of: file)
    var files = [main] + siblings.declaringTypes(usedBy: [main])
    var declarations: [String] = []
    var stubs: Set<String> = []
    while true {
      let made = SourceText(
        path: "\(file.folder)/\(file.companionName)",
        text: "import UIKit\n" + declarations.joined(separator: "\n"))
      let uikit = UIKitFile(files + [made], ownModules: siblings.ownModules)
      do throws(LabError) {
        let (types, symbols) = try declared(in: uikit)
        return Companion(
          file: file, symbols: symbols, facts: uikit.facts, types: types, declared: declarations
        ).text
      } catch {
        guard let failure = error.compilerFailure else { throw error }
        let more = siblings.declaring(Set(failure.missing), besides: files)
        if !more.isEmpty, files.count + more.count <= Siblings.mostFiles {
          files += more
          continue
        }
        let sources = files.map { SwiftTokens($0.text) }
        let found = failure.missing.compactMap { missing -> (name: String, text: String)? in
          let name = missing.owner + "." + missing.name
          guard !stubs.contains(name), !missing.isAnyOwner else { return nil }
          let text =
            switch missing.kind {
            case .type: UsedMembers(of: missing.name, in: sources).declaration
            case .value: AppNames.enumeration(missing.name, in: sources)
            case .member: AppNames.member(missing.name, of: missing.owner)
            case .module, .conformance, .label: String?.none
            }
          return text.map { (name, $0) }
        }
        guard !found.isEmpty else { throw error }
        for (name, text) in found where stubs.insert(name).inserted { declarations.append(text) }
      }
    }
  }
}
