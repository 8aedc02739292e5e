import LayoutText

/// The lists of an app that its layouts read, with something for each item.
extension UIKitAdditions {
  /// The lists of the objects that the class called `name` stores and reads: `model.photos`.
  func held(by name: String) -> [(name: String, value: StubValue)] {
    symbols.members(of: name, kind: "swift.property").flatMap { holder in
      let type = holder.result.filter { $0 != "!" && $0 != "?" }
      guard symbols.type(type)?.kind == "swift.class", !holder.isPrivate || holder.file == file,
        !views.classes.values.contains(type)
      else { return [(name: String, value: StubValue)]() }
      let mark = type == holder.result ? "" : "?"
      return symbols.members(of: type, kind: "swift.property").compactMap { list in
        guard list.result.hasPrefix("["), !list.isPrivate, !list.declaration.contains("{ get }"),
          list.declaration.contains("var "), !list.declaration.contains("private(set)"),
          facts.says(list.name, in: name), facts.says(holder.name, in: name),
          let value = stubs.value(of: list.result, asked: "items", size: nil), value.isForEachItem
        else { return nil }
        return ("\(holder.name)\(mark).\(list.name)", value)
      }
    }
  }

  /// What an app has in its lists: something for each item.
  var filled: [(name: String, value: StubValue)] {
    shared.compactMap { list in
      stubs.value(of: list.type, asked: "items", size: nil).flatMap {
        $0.isForEachItem ? (list.expression, $0) : nil
      }
    }
  }

  /// A closure of the class called `name` that returns a list of its app, `getPages: (() -> [Page])?`:
  /// something for each item, where the class does not ask the collection view for their number. A list
  /// of sections is another one.
  func list(
    givenBy symbol: FileSymbols.Symbol, _ type: String, in name: String
  ) -> StubValue? {
    guard let parts = FunctionType(type), parts.isList,
      ![symbol.name, parts.result].contains(where: { $0.lowercased().contains("section") }),
      !facts.says("numberOfItems", in: name),
      facts.isSettable(symbol.name, of: symbol.owner, below: symbol.owner == name ? [] : [name]),
      let value = stubs.value(of: parts.result, asked: symbol.name, size: nil), value.isForEachItem
    else { return nil }
    return value.written(as: "{ return \(value.expression) }")
  }

  /// The collection views of an object whose data source a function reads, `view.dataSource?`, and that
  /// the file does not set. None where the object may be it.
  func sources(for symbol: FileSymbols.Symbol) -> [String] {
    guard let source, hasOwner(symbol),
      facts.says(["dataSource"], reachedFrom: symbol.name, of: symbol.owner),
      !symbols.conformances(of: symbol.owner).contains("UICollectionViewDataSource")
    else { return [] }
    return symbols.members(of: symbol.owner, kind: "swift.property").filter { view in
      guard !view.isPrivate || view.file == file,
        view.result.filter({ $0 != "!" && $0 != "?" }) == LayoutSource.view,
        facts.says([view.name], reachedFrom: symbol.name, of: symbol.owner)
      else { return false }
      let uses = source.tokens.indices.filter { index in
        let mark = source.isToken(index - 2, "?") || source.isToken(index - 2, "!") ? 1 : 0
        return source.isToken(index, "dataSource") && source.isToken(index - 1, ".")
          && source.text(index - 2 - mark) == view.name
      }
      return !uses.isEmpty
        && uses.allSatisfy { !source.isToken($0 + 1, "=") || source.isToken($0 + 2, "=") }
    }.map(\.name)
  }

  /// The statement that makes the lab the data source of `view`, where it has none.
  static func sourcing(_ view: String) -> String {
    "if let it = owner.\(view) as UICollectionView?, it.dataSource == nil { "
      + "it.dataSource = values.delegate }"
  }

  /// The lists of an object, or of a type, that the app loads, and that its function reads: something
  /// for each item.
  func loaded(for symbol: FileSymbols.Symbol) -> [(name: String, value: StubValue)] {
    let isOfType = symbol.kind.hasPrefix("swift.type.")
    guard isOfType || symbols.type(symbol.owner)?.kind == "swift.class" else { return [] }
    let kind = isOfType ? "swift.type.property" : "swift.property"
    var stubs = stubs
    stubs.fillsLists = true
    let supers = symbols.superclasses(of: symbol.owner)
    return symbols.members(of: symbol.owner, kind: kind).compactMap { list in
      guard list.result.hasPrefix("["), list.file == file,
        facts.needsList(list.name, in: symbol.name, of: symbol.owner, below: supers),
        let value = stubs.value(of: list.result, asked: "items", size: nil), value.isForEachItem
      else { return nil }
      return (list.name, value)
    }
  }

  /// The data sources whose sections a function reads, which the app loads: identifiers of sections,
  /// as many as the lab has. None where the lab makes no object that shows them.
  func sections(for symbol: FileSymbols.Symbol) -> [(name: String, value: StubValue)] {
    let questions: Set = ["sectionIdentifiers", "sectionIdentifier"]
    guard facts.says(questions, reachedFrom: symbol.name, of: symbol.owner), hasOwner(symbol) else {
      return []
    }
    return symbols.members(of: symbol.owner, kind: "swift.property").compactMap { source in
      guard !source.isPrivate || source.file == file,
        facts.says([source.name], reachedFrom: symbol.name, of: symbol.owner),
        let type = sectionType(of: source), let value = sections(of: type)
      else { return nil }
      return (source.name, value)
    }
  }

  /// The statement that has a data source of `owner` show `sections`, where it shows none.
  static func showing(_ sections: (name: String, value: StubValue)) -> String {
    "if let it = owner.\(sections.name) as UICollectionViewDiffableDataSource?, "
      + "it.snapshot().numberOfSections == 0 { var all = it.snapshot(); "
      + "all.appendSections(\(sections.value.expression)); it.apply(all) }"
  }

  /// The type of the sections of `source`; nil where it is no diffable data source.
  private func sectionType(of source: FileSymbols.Symbol) -> String? {
    let type = SwiftTokens(
      symbols.unaliased(StubValues.bare(source.result.filter { $0 != "!" && $0 != "?" })))
    guard type.isToken(0, "UICollectionViewDiffableDataSource"), type.isToken(1, "<") else {
      return nil
    }
    return SwiftParameter.pieces(of: type, 2..<type.tokens.count - 1).first
      .map { symbols.unaliased(type.spelled($0)) }
  }

  /// The identifiers of as many sections as the lab has: numbers, or the cases of an enumeration in
  /// turn. UIKit requires unique identifiers: no app has more sections than cases.
  private func sections(of type: String) -> StubValue? {
    let numbers = "0..<values.delegate.sectionCount"
    if type == "Int" {
      return StubValue("Array(\(numbers))", "a number for each section, if it has no sections")
    }
    guard symbols.type(type) != nil, let cases = PlainCases(of: type, symbols)?.words else {
      return nil
    }
    let list = cases.map { "\(type).\($0)" }.joined(separator: ", ")
    return StubValue(
      "(\(numbers)).map { [\(list)][$0 % \(cases.count)] }",
      "a case for each section, if it has no sections (sections beyond the \(cases.count) cases "
        + "repeat them)")
  }
}
