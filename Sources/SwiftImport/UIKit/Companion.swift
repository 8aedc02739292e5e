import LabLanguage
import LayoutText
import PluginHost
import SwiftLanguage

/// A companion of a file: `NAME.lab.swift`, in which you set what its app would set. The lab writes
/// it with the values that it knows; what it cannot know is a comment.
struct Companion {
  let file: SourceFile
  let symbols: FileSymbols
  let facts: PropertyFacts
  let types: [DeclaredType]
  /// What the views have to show that layouts cast their collection view to.
  let views: [CastViews.Settings]
  /// The classes that the data source or the delegate of the collection view is cast to.
  let casts: [(holder: String, type: String)]
  /// The declarations of types that no file declares.
  let declared: [String]
  /// The class below which the lab's delegate is: one of `declared`, if the collection view's data
  /// source or delegate is cast to it.
  let base: String

  /// The text of the file.
  var text: String {
    let layouts = types.filter { type in
      symbols.type(type.name)?.file == file.path && !(symbols.type(type.name)?.isPrivate ?? true)
        && symbols.type(type.name)?.generics.isEmpty == true
    }
    let objects = casts.compactMap(object)
    let blocks =
      layouts.map(block).joined() + views.map(block).joined() + objects.map(\.block).joined()
    let imports = "import UIKit"
    let stem = file.name.dropLast(".swift".count).filter { $0.isLetter || $0.isNumber }
    return """
      // What the app of \(file.name) provides. The lab compiles this file together with it: change
      // the values to those of your app. `set` takes precedence over them.
      \(imports)

      class \(stem)App: \(base) {
      \(objects.map(\.declaration).joined())  override func willLayOut(_ view: UICollectionView) {
      \(blocks)  }
      }

      """ + declared.map { "\n\($0)" }.joined()
  }

  /// The statements that set the properties of a layout.
  private func block(_ type: DeclaredType) -> String {
    let owners = [type.name] + symbols.superclasses(of: type.name)
    var lines = owners.flatMap { owner in
      symbols.members(of: owner, kind: "swift.property").filter { symbol in
        !symbol.isPrivate && facts.isSettable(symbol.name, of: owner, below: [])
          && !symbol.declaration.contains("{ get }")
          && !symbol.declaration.contains("private(set)")
      }.compactMap { line($0, of: type) }
    }
    // What it estimates its items by is UIKit's property.
    let estimate = "estimatedItemSize"
    if owners.contains(where: { facts.says(estimate, in: $0) }),
      let value = value(of: "CGSize", estimate)
    {
      lines.append("layout.\(estimate) = \(value)")
    }
    let body = lines.isEmpty ? "      _ = layout\n" : lines.map { "      \($0)\n" }.joined()
    return "    if let layout = view.collectionViewLayout as? \(type.name) {\n\(body)    }\n"
  }

  /// The statements that set the properties of a view.
  private func block(_ view: CastViews.Settings) -> String {
    let lines = view.values.filter { $0.value.expression != "self" }
      .map { "      it.\($0.name) = \($0.value.expression)\n" }
    return lines.isEmpty
      ? "" : "    if let it = \(view.view) as? \(view.type) {\n\(lines.joined())    }\n"
  }

  /// An object of the app that is the data source or the delegate, with something for each item in
  /// its lists; nil where the lab cannot make one.
  private func object(
    _ cast: (holder: String, type: String)
  ) -> (declaration: String, block: String)? {
    let stubs = StubValues(symbols: symbols)
    guard cast.type != base, symbols.canBe(cast.holder, cast.type),
      let made = Construction(of: cast.type, stubs, size: nil), made.mark.isEmpty
    else { return nil }
    let lists = symbols.members(of: cast.type, kind: "swift.property").compactMap { list in
      list.isPrivate || !list.declaration.contains("var ") || list.declaration.contains("{ get }")
        ? nil : stubs.itemList(list.result, list.name).map { (list.name, $0.expression) }
    }
    let name = "own" + cast.holder.prefix(1).uppercased() + cast.holder.dropFirst()
    return (
      "  lazy var \(name) = \(cast.type)(\(made.arguments))\n\n",
      lists.map { "    \(name).\($0.0) = \($0.1)\n" }.joined()
        + "    view.\(cast.holder) = \(name)\n"
    )
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
    let isProtocol = symbols.type(StubValues.bare(inner))?.kind == "swift.protocol"
    // What is called a delegate, the lab plays; another object may be one of the app.
    let isDelegate = ["delegate", "datasource"].contains {
      "\(symbol.name) \(inner)".lowercased().contains($0)
    }
    guard !isProtocol || symbol.result.hasSuffix("!") && !isDelegate else { return nil }
    guard !isProtocol, let value = value(of: inner, symbol.name) else {
      return "// layout.\(symbol.name) = …  (\(symbol.result))"
    }
    return "layout.\(symbol.name) = \(value)"
  }

  /// An expression for a property of `type`: a list has an element for each item.
  private func value(of type: String, _ name: String) -> String? {
    let stubs = StubValues(symbols: symbols)
    if type.hasPrefix("[") {
      return stubs.itemList(type, name)?.expression ?? dictionary(type, name)
    }
    let first = stubs.value(of: type, asked: name, size: nil)?.expression
    return first == "0" ? "2" : first
  }

  /// A dictionary with a value for each item or section, as its keys say; nil for any other type.
  private func dictionary(_ type: String, _ name: String) -> String? {
    let parts = type.dropFirst().dropLast().split(separator: ":").map { $0.trimmingBlanks }
    guard parts.count == 2 else { return nil }
    let isBySection = parts[0] == "Int" && name.lowercased().contains("section")
    let path = isBySection ? "item: 0, section: number" : "item: number, section: 0"
    let key = parts[0] == "Int" ? "number" : parts[0] == "IndexPath" ? "IndexPath(\(path))" : nil
    guard let key,
      let value = StubValues(symbols: symbols).value(
        of: parts[1], asked: name, size: "itemSize(IndexPath(\(path)))", depth: 1)
    else { return nil }
    let pairs = "(0..<\(isBySection ? "sectionCount" : "itemCount(0)")).map { number in"
    return "Dictionary(uniqueKeysWithValues: \(pairs) (\(key), \(value.expression)) })"
  }
}

extension SwiftCompiler {
  /// The text of the companion of `main`: compiled with the files that it needs, and with types
  /// that are made up where no file declares them.
  ///
  /// - Throws: the compiler's error, where more is missing than that.
  func companion(of main: SourceText) throws(LabError) -> String {
    let siblings = Siblings(of: file)
    // What `load` leaves out, no layout needs.
    var omissions = Omissions(
      [main] + siblings.declaringTypes(usedBy: [main]), own: 1, among: siblings)
    var declarations: [String] = []
    var stubs: Set<String> = []
    var base = DelegateAnswers.labDelegate
    while true {
      let made = SourceText(
        path: "\(file.folder)/\(file.companionName)",
        text: "import UIKit\n" + declarations.joined(separator: "\n"))
      let uikit = UIKitFile(omissions.remaining + [made], ownModules: siblings.ownModules)
      do throws(LabError) {
        let declared = try declared(in: uikit)
        let (types, symbols) = (declared.types, declared.symbols)
        let source = SwiftTokens(main.text)
        return Companion(
          file: file, symbols: symbols, facts: uikit.facts, types: types,
          views: CastViews(in: uikit.outlines, symbols, of: types, at: file.path)
            .settings(symbols, uikit.facts, uikit.outlines, delegates: []),
          casts: UIKitAdvice.casts(in: source, symbols), declared: declarations, base: base
        ).text
      } catch {
        guard let failure = error.compilerFailure else { throw error }
        let more = siblings.declaring(Set(failure.missing), besides: omissions.files)
        if !more.isEmpty, omissions.files.count + more.count <= Siblings.mostFiles {
          omissions.add(more)
          continue
        }
        let sources = omissions.files.map { SwiftTokens($0.text) }
        let found = failure.missing.compactMap { missing -> (name: String, text: String)? in
          let name = missing.owner + "." + missing.name
          guard !stubs.contains(name), !missing.isAnyOwner else { return nil }
          let used = UsedMembers(of: missing.name, in: sources)
          if missing.kind == .type, used.isDelegate { base = missing.name }
          let text =
            switch missing.kind {
            case .type: used.declaration
            case .value: AppNames.enumeration(missing.name, in: sources)
            case .member: AppNames.member(missing.name, of: missing.owner)
            case .module, .conformance, .label: String?.none
            }
          return text.map { (name, $0) }
        }
        guard !found.isEmpty else {
          guard omissions.leaveOut(failure.errors).isEmpty else { continue }
          var report = failure
          report.advice = "its members are not clear; declare it in \(file.companionName)"
          throw LabError(
            .compiler(failure.missing.contains { $0.kind == .type } ? report : failure))
        }
        for (name, text) in found where stubs.insert(name).inserted { declarations.append(text) }
      }
    }
  }
}
