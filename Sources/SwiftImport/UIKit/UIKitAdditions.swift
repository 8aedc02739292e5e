import LayoutCore
import LayoutText
import SwiftLanguage

/// What is added to a file for each of its layouts: what makes it, sets its properties and gives it
/// its delegates.
struct UIKitAdditions {
  let types: [DeclaredType]
  let symbols: FileSymbols
  let facts: PropertyFacts
  let delegate: DelegateAnswers
  let answers: FlowAnswers
  let file: String
  /// What the app sets in the layouts.
  var settings: [AppSettings.Setting] = []
  /// What the app passes to the functions that make them.
  var calls = AppCalls()
  /// The views that layouts cast their collection view, and those around it, to.
  var views = CastViews()
  /// What the lab sets in them.
  var viewSettings: [CastViews.Settings] = []
  /// The lists of the app that the file reads; empty where a companion fills them.
  var shared: [SharedList] = []

  /// How errors in what is added for `source` begin.
  static func place(of source: LayoutSource) -> String { "layoutlab \(source.name)" }

  static let itemSize = "values.itemSize"

  var stubs: StubValues {
    var stubs = StubValues(
      symbols: symbols, facts: facts, delegates: Set(delegate.protocols), values: "values")
    stubs.calls = calls
    return stubs
  }

  /// What was assumed to make `source`; nil where nothing was.
  func assumption(for source: LayoutSource) -> Assumption? {
    let assumptions =
      switch source {
      case .type(let type) where type.isForSwiftUI: construction(ofSwiftUI: type)?.assumptions ?? []
      case .type(let type):
        (Construction(of: type.name, stubs, size: Self.itemSize)?.assumptions ?? [])
          + settings(of: type).map(\.assumption)
          + (supplied(to: type.name) + answering(in: type.name) + held(by: type.name) + filled)
          .map { .value($0.name, is: $0.value.meaning) }
          + viewSettings.flatMap(\.assumptions)
          + (symbols.superclasses(of: type.name).contains("UICollectionViewFlowLayout")
            ? assumptions(onAnswersOf: "") : [])
      case .factory(let symbol, _), .setup(let symbol, _):
        (call(of: symbol, isSetup: source.isSetup)?.assumptions ?? [])
          + (objects(of: symbol.owner, for: symbol.name) + loaded(for: symbol)
          + sections(for: symbol))
          .map { .value($0.name, is: $0.value.meaning) }
          + assumptions(onAnswersOf: symbol.owner)
      case .screen(let symbol):
        (Construction(of: symbol.fullName, stubs, size: Self.itemSize)?.assumptions ?? [])
          + assumptions(onAnswersOf: symbol.fullName)
      }
    return .of(source.name, assumptions)
  }

  /// The text that makes `source`.
  func addition(for source: LayoutSource) -> String {
    switch source {
    case .type(let type) where type.isForSwiftUI: addition(forSwiftUI: type, source.name)
    case .type(let type): addition(for: type, source.name)
    case .factory(let symbol, let name), .setup(let symbol, let name):
      addition(for: symbol, name, isSetup: source.isSetup)
    case .screen(let symbol): addition(forScreen: symbol, source.name)
    }
  }

  // MARK: Classes

  private func addition(for type: DeclaredType, _ name: String) -> String {
    let made = Construction(of: type.name, stubs, size: Self.itemSize)
    var taken = Set(made?.parameters.map(\.name) ?? [])
    let settable = properties(of: type).filter { taken.insert($0.name).inserted }
    let parameters = (made?.parameters.map(\.definition) ?? []) + settable.map(\.definition)
    let statements =
      settable.map { "    \($0.statement)\n" } + ["    if values.isRepeated { return }\n"]
      + delegates(of: type.name).map { "    \($0)\n" }
      + (supplied(to: type.name) + held(by: type.name)).map {
        "    self.\($0.name) = \($0.value.expression)\n"
      }
      + filled.map { "    \($0.name) = \($0.value.expression)\n" }
      + watched(in: type.name).map { "    do { let it = self.\($0); self.\($0) = it }\n" }
    let concrete = concrete(type.name, for: name)
    let size = endlessSize(of: type.name, name)
    return """
      extension \(type.name) {
        \(size.declaration)
        @MainActor fileprivate static func layoutLabMake_\(name)(_ values: UIKitValues)
          -> \(type.name) {
          let layout: \(type.name) = \(type.name)(\(made?.arguments ?? ""))\(made?.mark ?? "")
          \(size.call)
          \(settings(of: type).map(\.statement).joined(separator: "; "))
          return layout
        }
        @MainActor fileprivate func layoutLabTake_\(name)(_ values: UIKitValues) {
      \(statements.joined())  }
      }
      \(placeholders(for: type.name, name))
      \(maker(name, parameters, of: concrete, set: "$0.layoutLabTake_\(name)($1)"))
      """
  }

  /// What keeps the lab from setting the item size of the flow layout called `type` where its setter
  /// never ends; UIKit does not set it. `super` takes the size for one that the file has set.
  private func endlessSize(of type: String, _ name: String) -> (declaration: String, call: String) {
    let supers = symbols.superclasses(of: type)
    guard supers.contains("UICollectionViewFlowLayout"),
      facts.hasEndlessSetter("itemSize", of: type),
      !supers.contains(where: { facts.hasEndlessSetter("itemSize", of: $0) })
    else { return ("", "") }
    return (
      "@MainActor fileprivate func layoutLabSize_\(name)() { super.itemSize = super.itemSize }",
      "layout.layoutLabSize_\(name)()"
    )
  }

  /// The properties that can be set, those of the classes above among them.
  func properties(of type: DeclaredType) -> [LayoutProperty] {
    let supers = symbols.superclasses(of: type.name)
    let found = ([type.name] + supers).enumerated().flatMap { index, name in
      let below = index == 0 ? [] : [type.name] + supers.prefix(index - 1)
      return (types.first { $0.name == name }?.properties ?? []).compactMap { property in
        let symbol = symbols.symbols.first {
          $0.kind == "swift.property" && $0.owner == name && $0.name == property.name
        }
        guard let symbol, !symbol.isPrivate || symbol.file == file, index == 0 || !symbol.isOwn,
          facts.isSettable(property.name, of: name, below: Array(below)),
          symbol.file == file || !symbol.declaration.contains("{ get }")
        else { return LayoutProperty?.none }
        return LayoutProperty(property, symbol, symbols)
      }
    }
    return found
  }

  /// Statements that give the class called `name` the lab's delegate, closures that answer as it
  /// does, and values for what must have one and has none.
  private func delegates(of name: String) -> [String] {
    let wanted = Set(delegate.protocols).union([
      "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
      "UICollectionViewDataSource",
      "UIScrollViewDelegate",
    ])
    return optionalVariables(of: name).compactMap { symbol in
      let type = symbols.unaliased(StubValues.bare(String(symbol.result.dropLast())))
      let parts = type.split(separator: "&").map { $0.trimmingBlanks }
      if parts.contains(where: wanted.contains) {
        return "self.\(symbol.name) = layoutLabDelegate(values)"
      }
      if let plain = granted(symbol, type) { return plain }
      guard let value = answer(for: symbol, in: name) else { return nil }
      let statement = "self.\(symbol.name) = \(value.expression)"
      return isLate(symbol, in: name) ? "if self.\(symbol.name) == nil { \(statement) }" : statement
    }
  }

  /// The closures of the class called `name` that may be nil, and that the lab sets.
  private func answering(in name: String) -> [(name: String, value: StubValue)] {
    optionalVariables(of: name).compactMap { symbol in
      guard symbol.result.contains("->") else { return nil }
      return answer(for: symbol, in: name).map { (symbol.name, $0) }
    }
  }

  /// The value of a closure for an item's size, or of what must have one and has none.
  private func answer(for symbol: FileSymbols.Symbol, in name: String) -> StubValue? {
    let type = StubValues.bare(String(symbol.result.dropLast()))
    let isLate = isLate(symbol, in: name)
    guard type.contains("->") || isLate,
      let value = stubs.value(of: type, asked: symbol.name, size: nil),
      isLate || value.origin == .item
    else { return nil }
    return value
  }

  /// Whether the app sets `symbol` of the class called `name` later. What the class assigns itself is
  /// its state, and starts as nil.
  private func isLate(_ symbol: FileSymbols.Symbol, in name: String) -> Bool {
    let type = StubValues.bare(String(symbol.result.dropLast()))
    let isPlain = ["UIFont", "UIColor"].contains(type)
    return symbol.result.hasSuffix("!")
      && (isPlain || !type.hasPrefix("UI") && !type.hasPrefix("NS"))
      && facts.isSettable(symbol.name, of: symbol.owner, below: symbol.owner == name ? [] : [name])
  }

  /// A number or size for a variable that its class takes for granted and its app sets.
  private func granted(_ symbol: FileSymbols.Symbol, _ type: String) -> String? {
    guard ["Int", "CGFloat", "Double", "Float", "CGSize"].contains(type),
      symbol.result.hasSuffix("?"), facts.isTakenForGranted(symbol.name, of: symbol.owner),
      let value = stubs.value(of: type, asked: symbol.name, size: nil)
    else { return nil }
    // What counts something and is nothing would divide by nothing.
    let expression = type == "Int" && value.expression == "0" ? "2" : value.expression
    return "if self.\(symbol.name) == nil { self.\(symbol.name) = \(expression) }"
  }

  /// What an app gives the class called `name` besides delegates: closures for an item's size, index
  /// paths, and lists of items where the class does not ask the collection view for their number.
  private func supplied(to name: String) -> [(name: String, value: StubValue)] {
    let (asksForCounts, supers) = (
      facts.says("numberOfItems", in: name), symbols.superclasses(of: name)
    )
    return symbols.symbols.compactMap { symbol in
      guard symbol.kind == "swift.property", symbol.owner == name,
        !symbol.isPrivate || symbol.file == file,
        facts.isSettable(symbol.name, of: name, below: []),
        !symbol.declaration.contains("{ get }"), !symbol.declaration.contains("private(set)")
      else { return nil }
      let type = StubValues.bare(symbol.result)
      let isList =
        type.hasPrefix("[") && !type.contains("->")
        && (!asksForCounts || facts.readsByItem(symbol.name, of: name, below: supers))
      let isPath = facts.isUnsetPath(symbol.name, of: name)
      guard FunctionType(type) != nil || isList || isPath,
        let value = stubs.value(of: type, asked: symbol.name, size: nil),
        isPath || (isList ? value.isForEachItem : value.origin == .item)
      else { return nil }
      return (symbol.name, value)
    }
  }

  /// The variables of the class called `name` that an app sets, and that the class watches: values
  /// of a structure of the files, from which it makes others.
  private func watched(in name: String) -> [String] {
    symbols.symbols.filter { symbol in
      symbol.kind == "swift.property" && symbol.owner == name
        && (!symbol.isPrivate || symbol.file == file)
        && symbols.type(symbol.result)?.kind == "swift.struct"
        && facts.isSettable(symbol.name, of: name, below: [])
        && facts.says("didSet", in: name, of: symbol.name)
    }.map(\.name)
  }

  /// The variables of the class called `name`, and of those above it, that may be nil and that the
  /// lab can set.
  func optionalVariables(of name: String) -> [FileSymbols.Symbol] {
    let owners = [name] + symbols.superclasses(of: name)
    return symbols.symbols.filter { symbol in
      guard symbol.kind == "swift.property", owners.contains(symbol.owner),
        !symbol.isPrivate || symbol.file == file, symbol.owner == name || !symbol.isOwn,
        symbol.declaration.hasPrefix("var ") || symbol.declaration.contains(" var "),
        // Only its own file can set an outlet that is `private(set)`.
        !symbol.declaration.contains("{ get }")
          || (symbol.file == file && facts.isOutlet(symbol.name, of: symbol.owner))
      else { return false }
      return symbol.result.hasSuffix("?") || symbol.result.hasSuffix("!")
    }
  }

  // MARK: Functions

  private func addition(
    for symbol: FileSymbols.Symbol, _ name: String, isSetup: Bool
  ) -> String {
    let owner = symbol.owner
    let isInstance = isMember(symbol)
    let outside = isInstance ? instance(of: owner) : nil
    let inside = isInstance && outside == nil ? instanceOfSection(for: symbol) : nil
    let call = call(of: symbol, madeBy: inside?.expression, isSetup: isSetup)
    let made = outside ?? inside
    var statements: [String] = []
    if isInstance, inside == nil {
      statements.append("let owner = \(made?.expression ?? "\(owner)()")")
      statements.append("values.keep(owner)")
      statements += self.statements(setting: objects(of: owner, for: symbol.name))
      statements += outlets(of: owner)
      statements += appearance(of: owner, for: symbol.name)
      statements += sections(for: symbol).map { showing($0, of: owner) }
    }
    if isInstance ? inside == nil : symbol.kind.hasPrefix("swift.type.") {
      let holder = isInstance ? "owner" : owner
      statements += loaded(for: symbol).map {
        "if \(holder).\($0.name).isEmpty { \(holder).\($0.name) = \($0.value.expression) }"
      }
    }
    statements.append("let layout = \(call?.expression ?? symbol.name)")
    if isInstance, inside == nil { statements += answering(for: owner) }
    statements.append("return layout")
    let head =
      "@MainActor fileprivate static func layoutLabMake_\(name)(_ values: UIKitValues)"
      + " -> UICollectionViewLayout { \(statements.joined(separator: "; ")) }"
    let home = owner.isEmpty ? "LayoutLabMaker_\(name)" : owner
    let parameters = (made?.parameters ?? []) + (call?.parameters ?? [])
    var taken: Set<String> = []
    let definitions = parameters.filter { taken.insert($0.name).inserted }.map(\.definition)
    return """
      \(owner.isEmpty ? "private enum" : "extension") \(home) { \(head) }
      \(placeholders(for: owner, name))
      \(maker(name, definitions, of: concrete(home, for: name), set: Self.setsNothing))
      """
  }

  /// The call of a factory, as an expression that makes a layout; `owner` is the expression of an
  /// instance that each section has for itself.
  private func call(
    of symbol: FileSymbols.Symbol, madeBy owner: String? = nil, isSetup: Bool
  ) -> (
    expression: String, parameters: [(name: String, definition: String)], assumptions: [Assumption]
  )? {
    let made = LayoutSource.made(by: symbol, symbols)
    let isView = made == LayoutSource.view
    let isSection =
      !isView && !isSetup && !LayoutSource.layouts.contains(made)
      && !types.contains { $0.name == made }
    let isProperty = symbol.kind.hasSuffix("property") || symbol.kind == "swift.var"
    let function = isProperty ? FunctionType(StubValues.bare(symbol.result)) : nil
    var parameters = symbol.parameters
    if let function {
      parameters = function.parameters.map {
        SwiftParameter(label: "_", name: "value", type: $0, standard: nil)
      }
    }
    var stubs = stubs
    stubs.isForFunction = true
    stubs.passed = calls.arguments(of: symbol)
    let hasEnvironment = parameters.contains { $0.type.contains("NSCollectionLayoutEnvironment") }
    let arguments = Construction(parameters, stubs, size: Self.itemSize) { parameter in
      if isSetup { return StubValues.bare(parameter.type) == LayoutSource.view ? "shown" : nil }
      guard isSection else { return nil }
      if parameter.type.contains("NSCollectionLayoutEnvironment") { return "environment" }
      let words = "\(parameter.label) \(parameter.name)".lowercased()
      let isNumber = hasEnvironment || words.contains("section") || words.contains("index")
      return parameter.type == "Int" && isNumber ? "section" : nil
    }
    guard let arguments else { return nil }
    var list = isProperty && function == nil ? "" : "(\(arguments.arguments))"
    // What a function makes may be a closure, which makes the section.
    if isSection, function == nil, let closure = LayoutSource.closure(madeBy: symbol, symbols) {
      guard let call = callOfSection(closure) else { return nil }
      // The mark at the end of a function type belongs to what the closure returns.
      let isOptional =
        FunctionType(symbol.result) == nil && ["?", "!"].contains(where: symbol.result.hasSuffix)
      list += (isOptional ? "?" : "") + call
    }
    let own = owner.map { "let owner = \($0); values.keep(owner); return " } ?? ""
    let use = own + symbol.baseOfCall + list
    let expression =
      if isSetup {
        "layoutLabLayout(on: \(Self.shownView)) { shown in _ = \(use) }"
      } else if made == LayoutSource.provider {
        "layoutLabLayout(provider: \(use))"
      } else if isSection {
        "layoutLabLayout { section, environment in \(use) }"
      } else { "layoutLabLayout(\(isView ? "of: " : "")\(use))" }
    return (expression, arguments.parameters, arguments.assumptions)
  }

  /// The arguments of a call of `closure`, which makes a section; nil where one has no stub value.
  private func callOfSection(_ closure: FunctionType) -> String? {
    var stubs = stubs
    stubs.environment = "environment"
    let hasEnvironment = closure.parameters.contains {
      $0.contains("NSCollectionLayoutEnvironment")
    }
    let parameters = zip(closure.names, closure.parameters).map { name, type in
      SwiftParameter(label: "_", name: name, type: type, standard: nil)
    }
    return Construction(parameters, stubs, size: Self.itemSize, depth: 1) { parameter in
      parameter.type == "Int" && hasEnvironment ? "section" : nil
    }.map { "(\($0.arguments))" }
  }

  /// How a layout takes its parameters that was made with them.
  static let setsNothing = "(_: UICollectionViewLayout, _) in"

  /// The function that the list of layouts calls: it has `owner` make the layout called `name`, and
  /// `set` its parameters.
  func maker(
    _ name: String, _ parameters: [String], of owner: String, set: String
  ) -> String {
    """
    @MainActor private func layoutLab_\(name)() -> UIKitLayout {
      UIKitLayout(\(name.quotedInSwift), [\(parameters.joined(separator: ", "))],
        delegate: { LayoutLabDelegate() }\(views.arguments), make: { \(owner).layoutLabMake_\(name)($0) },
        set: { \(set) })
    }

    """
  }
}

extension FileSymbols.Symbol {
  /// What is called or read to use the symbol, where `owner` is an instance of its type.
  fileprivate var baseOfCall: String {
    switch kind {
    case "swift.init": owner
    case "swift.method", "swift.property": "owner.\(name)"
    case "swift.func", "swift.var": name
    default: "\(owner).\(name)"
    }
  }
}
