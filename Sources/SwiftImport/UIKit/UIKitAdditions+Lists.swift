import LayoutText
import SwiftLanguage

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
        guard list.result.hasPrefix("["), list.isOpenVariable,
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

  /// The statement that has a data source of `owner` show `sections`, where it shows none. What may be
  /// nil, an app has made before.
  func showing(_ sections: (name: String, value: StubValue), of owner: String) -> String {
    let source = symbols.members(of: owner, kind: "swift.property").first {
      $0.name == sections.name
    }
    let mayBeNil =
      source.map { ["?", "!"].contains(where: $0.result.hasSuffix) } == true
      && source?.declaration.contains("var ") == true
      && source?.declaration.contains("{ get }") == false
    let made =
      mayBeNil
      ? "if owner.\(sections.name) == nil { owner.\(sections.name) = .init(collectionView: "
        + "\(Self.shownView)) { _, _, _ in nil } }; " : ""
    return made + "if let it = owner.\(sections.name) as UICollectionViewDiffableDataSource?, "
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
