import LayoutText

/// Stub lists: of columns, of items, of sections.
extension StubValues {
  /// A stub list: two columns or rows, a value for each item, or one object of a protocol; nil
  /// where an empty list is as good.
  func list(_ type: String, _ words: String, _ size: String?, _ depth: Int) -> StubValue? {
    let element = Self.bare(String(type.dropFirst().dropLast()))
    if let tracks = tracks(element, words.lowercased(), depth) { return tracks }
    if !values.isEmpty {
      return listOfItems(element, words, depth) ?? alone(element, words, size, depth)
    }
    switch element {
    case let one where Self.isOfItem(one):
      let item = "itemSize(IndexPath(item: $0, section: \(section ?? "0")))"
      guard let one = value(of: element, asked: words, size: item) else { return nil }
      return one.forEachItem(
        "(0..<itemCount(\(section ?? "0"))).map { \(one.expression.contains("$0") ? "" : "_ in ")"
          + "\(one.expression) }")
    case let one
    where depth == 0
      && (isForCompanion || ["swift.struct", "swift.enum"].contains(symbols.type(one)?.kind)):
      return itemList(type, words)
    default: return alone(element, words, size, depth)
    }
  }

  /// One object of a protocol, or one part of a compositional layout, which is an error without items;
  /// nil for any other type.
  private func alone(_ element: String, _ words: String, _ size: String?, _ depth: Int)
    -> StubValue?
  {
    if symbols.type(element) == nil, let part = compositional(element, size) {
      return part.written(as: "[\(part.expression)]")
    }
    guard let symbol = symbols.type(element), symbol.kind == "swift.protocol" else { return nil }
    let own = values.isEmpty ? nil : conforming(to: symbol, size, depth)
    return (own ?? declared(element, words, size, depth)).map {
      StubValue("[\($0.expression)]", "\($0.meaning), alone")
    }
  }

  /// A list of `type`, for a member of the lab's delegate, with an element for each item of the
  /// section; nil where it is no such list, or an element has no stub value.
  func itemList(_ type: String, _ words: String) -> StubValue? {
    guard type.hasPrefix("["), !type.contains(":") else { return nil }
    let element = Self.bare(String(type.dropFirst().dropLast()))
    let (section, item) = (section ?? "0", "number")
    let size = "itemSize(IndexPath(item: \(item), section: \(section)))"
    guard let one = value(of: element, asked: words, size: size, depth: 1),
      !(isForCompanion && one.isNothing)
    else { return nil }
    let head = one.expression.contains("item: \(item)") ? item : "_"
    return one.forEachItem(
      "(0..<itemCount(\(section))).map { \(head) in \(one.expression) }")
  }

  /// Two columns, or two rows, each half as large as the collection view; nil where the file needs
  /// none.
  private func tracks(_ element: String, _ words: String, _ depth: Int) -> StubValue? {
    let names = words.split { !$0.isLetter }
    let isAsked = names.contains { ["columns", "rows", "lanes", "columnwidths"].contains($0) }
    let isOwn = ["swift.struct", "swift.class"].contains(symbols.type(element)?.kind ?? "")
    guard isAsked, isOwn || Self.isMeasure(element) else { return nil }
    let view = values.isEmpty ? "collectionSize" : "\(values).delegate.collectionSize"
    let half = "CGSize(width: \(view).width / 2, height: \(view).height / 2)"
    let asked = names.contains("columnwidths") ? "width" : words
    guard
      let one = isOwn
        ? declared(element, asked, half, depth + 1)
        : value(of: element, asked: asked, size: half, depth: depth + 1)
    else { return nil }
    return StubValue("(0..<2).map { _ in \(one.expression) }", "two, each half of the view")
  }

  /// A list that a layout takes: a value for each item of the first section, or such a list for
  /// each section. Nil where there is no stub value.
  private func listOfItems(_ element: String, _ words: String, _ depth: Int) -> StubValue? {
    guard depth < 2 else { return nil }
    guard element.hasPrefix("["), element.hasSuffix("]"), !element.contains(":") else {
      return items(element, words, of: "0", depth)
    }
    let inner = Self.bare(String(element.dropFirst().dropLast()))
    return items(inner, words, of: "layoutLabSection", depth).map {
      $0.written(
        as: "(0..<\(values).delegate.sectionCount).map { layoutLabSection in \($0.expression) }")
    }
  }

  /// Something of `type` for each item of a section, whose number is an expression.
  private func items(
    _ type: String, _ words: String, of section: String, _ depth: Int
  ) -> StubValue? {
    let (kind, name) = (symbols.type(type)?.kind ?? "", symbols.type(type)?.fullName ?? "")
    // Attributes are what a layout makes: no app has them.
    guard !symbols.superclasses(of: name).contains("UICollectionViewLayoutAttributes") else {
      return nil
    }
    let isParameter = symbols.constraints(ofParameter: type).contains(where: delegates.contains)
    guard
      Self.isOfItem(type) || isParameter || fillsLists && !type.hasSuffix("?")
        || ["swift.struct", "swift.enum", "swift.class"].contains(kind)
    else { return nil }
    let index = "layoutLabItem"
    let size = "\(values).itemSize(IndexPath(item: \(index), section: \(section)))"
    return value(of: type, asked: words, size: size, depth: depth + 1).map { one in
      let head = one.expression.contains(index) ? index : "_"
      return one.forEachItem(
        "(0..<\(values).delegate.itemCount(\(section))).map { \(head) in \(one.expression) }")
    }
  }
}
