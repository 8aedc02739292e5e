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

  /// The lists of an object, or of a type, that the app loads, and that its function reads: something
  /// for each item.
  func loaded(for symbol: FileSymbols.Symbol) -> [(name: String, value: StubValue)] {
    let isOfType = symbol.kind.hasPrefix("swift.type.")
    guard isOfType || symbols.type(symbol.owner)?.kind == "swift.class" else { return [] }
    let kind = isOfType ? "swift.type.property" : "swift.property"
    var stubs = stubs
    stubs.fillsLists = true
    return symbols.members(of: symbol.owner, kind: kind).compactMap { list in
      guard list.result.hasPrefix("["), list.file == file,
        facts.needsList(list.name, in: symbol.name, of: symbol.owner),
        let value = stubs.value(of: list.result, asked: "items", size: nil), value.isForEachItem
      else { return nil }
      return (list.name, value)
    }
  }
}
