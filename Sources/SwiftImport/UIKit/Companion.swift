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
  /// What the app sets in the layouts.
  let settings: [AppSettings.Setting]
  /// What the class answers to the protocols of the files.
  let answers: CompanionAnswers

  private var stubs: StubValues {
    var stubs = StubValues(symbols: symbols)
    stubs.isForCompanion = true
    return stubs
  }

  /// The name of its class: one that is not `taken`.
  func name(_ taken: (String) -> Bool) -> String {
    let stem = file.name.dropLast(".swift".count).filter { $0.isLetter || $0.isNumber }
    let start = stem.first?.isLetter == true ? "" : "Layout"
    return ["App", "Companion"].map { "\(start)\(stem)\($0)" }.first { !taken($0) }
      ?? "LayoutLabApp"
  }

  /// The text of the file; what is `rejected`, because it does not compile, is a comment, a trap, or
  /// left out.
  func text(named type: String, without rejected: Set<CompanionText.Part>) -> CompanionText {
    let layouts = types.filter { type in
      symbols.type(type.name)?.file == file.path && !(symbols.type(type.name)?.isPrivate ?? true)
        && symbols.type(type.name)?.generics.isEmpty == true && !type.isForSwiftUI
    }
    let objects = casts.compactMap(object)
    let imports = "import UIKit"
    var text = CompanionText()
    text.add(
      """
      // What the app of \(file.name) provides. The lab compiles this file together with it: change
      // the values to those of your app. `set` takes precedence over them.
      \(imports)

      class \(type): \(base) {
      \(objects.map(\.declaration).joined())  override func willLayOut(_ view: UICollectionView) {

      """)
    for block in layouts.map(block) + views.compactMap(block) + objects.map(\.block) {
      text.add(block.head)
      for statement in block.statements {
        let part = CompanionText.Part.statement(statement)
        let lines = statement.split(separator: "\n")
        let mark = rejected.contains(part) ? "// " : ""
        text.add(lines.map { "\(block.indent)\(mark)\($0)\n" }.joined(), part)
      }
      text.add(block.tail)
    }
    text.add("  }\n}\n")
    answers.add(to: &text, of: type, without: rejected)
    text.add(declared.map { "\n\($0)" }.joined())
    return text
  }

  /// Statements of `willLayOut`, between two lines.
  private struct Block {
    var head = ""
    let statements: [String]
    var tail = ""
    let indent: String
  }

  /// The statements that set the properties of a layout.
  private func block(_ type: DeclaredType) -> Block {
    let owners = [type.name] + symbols.superclasses(of: type.name)
    var lines = owners.flatMap { owner in
      symbols.members(of: owner, kind: "swift.property").filter { symbol in
        symbol.isOpenVariable && facts.isSettable(symbol.name, of: owner, below: [])
      }.compactMap { line($0, of: type) }
    }
    // What it estimates its items by is UIKit's property.
    let estimate = "estimatedItemSize"
    if owners.contains(where: { facts.says(estimate, in: $0) }),
      let value = value(of: "CGSize", estimate)
    {
      lines.append("layout.\(estimate) = \(value)")
    }
    return Block(
      head: "    if let layout = view.collectionViewLayout as? \(type.name) {\n",
      statements: lines.isEmpty ? ["_ = layout"] : lines, tail: "    }\n", indent: "      ")
  }

  /// The statements that set the properties of a view; nil where there are none.
  private func block(_ view: CastViews.Settings) -> Block? {
    let statements = view.values.filter { $0.value.expression != "self" }
      .map { "it.\($0.name) = \($0.value.expression)" }
    return statements.isEmpty
      ? nil
      : Block(
        head: "    if let it = \(view.view) as? \(view.type) {\n", statements: statements,
        tail: "    }\n", indent: "      ")
  }

  /// An object of the app that is the data source or the delegate, with something for each item in
  /// its lists; nil where the lab cannot make one.
  private func object(
    _ cast: (holder: String, type: String)
  ) -> (declaration: String, block: Block)? {
    guard cast.type != base, symbols.canBe(cast.holder, cast.type),
      let made = Construction(of: cast.type, stubs, size: nil), made.mark.isEmpty
    else { return nil }
    let lists = symbols.members(of: cast.type, kind: "swift.property").compactMap { list in
      !list.isOpenVariable
        ? nil : stubs.itemList(list.result, list.name).map { (list.name, $0.expression) }
    }
    let name = "own" + cast.holder.prefix(1).uppercased() + cast.holder.dropFirst()
    return (
      "  lazy var \(name) = \(cast.type)(\(made.arguments))\n\n",
      Block(
        statements: lists.map { "\(name).\($0.0) = \($0.1)" }
          + ["view.\(cast.holder) = \(name)"], indent: "    ")
    )
  }

  /// The statement that sets a property that is zero, nil or empty; nil for any other.
  private func line(_ symbol: FileSymbols.Symbol, of type: DeclaredType) -> String? {
    if let set = settings.first(where: {
      $0.owner == symbol.owner && $0.property == symbol.name
    }) {
      return "// \(set.statement)  (as \(set.file) sets it)"
    }
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
    let name = StubValues.bare(inner)
    // Its class is this object.
    if answers.protocols.contains(name) { return nil }
    let isProtocol = symbols.type(name)?.kind == "swift.protocol"
    // What is called a delegate, the lab plays; another object may be one of the app.
    let isDelegate = ["delegate", "datasource"].contains {
      "\(symbol.name) \(inner)".lowercased().contains($0)
    }
    guard !isProtocol || symbol.result.hasSuffix("!") && !isDelegate else { return nil }
    // An object that nothing else holds would be gone at once.
    let isWeak = symbol.declaration.hasPrefix("weak ") || symbol.declaration.contains(" weak ")
    guard !isProtocol, !isWeak, let value = value(of: inner, symbol.name) else {
      return "// layout.\(symbol.name) = …  (\(symbol.result))"
    }
    return "layout.\(symbol.name) = \(value)"
  }

  /// An expression for a property of `type`: a list has an element for each item.
  private func value(of type: String, _ name: String) -> String? {
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
      let value = stubs.value(
        of: parts[1], asked: name, size: "itemSize(IndexPath(\(path)))", depth: 1)
    else { return nil }
    let pairs = "(0..<\(isBySection ? "sectionCount" : "itemCount(0)")).map { number in"
    return "Dictionary(uniqueKeysWithValues: \(pairs) (\(key), \(value.expression)) })"
  }
}
