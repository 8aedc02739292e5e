import LayoutText
import SwiftLanguage

extension StubValues {
  /// A closure that answers as a delegate does.
  func closure(_ type: String, _ words: String, _ size: String?, _ depth: Int) -> StubValue? {
    guard let parts = FunctionType(type) else { return nil }
    if let numbered = numbered(parts, size, depth) { return numbered }
    let path = parts.parameters.firstIndex { ["IndexPath", "NSIndexPath"].contains(Self.bare($0)) }
    let names = parts.parameters.indices.map { "layoutLab\($0)" }
    // Without an index path a whole number is the item's, unless it is called otherwise.
    let number = parts.parameters.indices.first { index in
      let name = parts.names[index].lowercased()
      return parts.parameters[index] == "Int"
        && (name.isEmpty || ["index", "item", "row", "position", "i"].contains(name))
    }
    let ofNumber = number.map { number in
      (values.isEmpty ? "" : "\(values).")
        + "itemSize(IndexPath(item: \(names[number]), section: 0))"
    }
    let used = path ?? number
    let item = path.map { path in
      let index = Self.bare(parts.parameters[path]) == "IndexPath" ? "" : " as IndexPath"
      return values.isEmpty
        ? "itemSize(\(names[path])\(index))" : "\(values).itemSize(\(names[path])\(index))"
    }
    let size = item ?? ofNumber ?? size
    // What a layout for SwiftUI asks has an answer, even where it may have none; so has a section.
    let isAnswered = isForSwiftUI || Self.bare(parts.result) == "NSCollectionLayoutSection?"
    let result = isAnswered ? parts.result.prefix { $0 != "?" } : parts.result[...]
    let inner = max(2, depth)
    guard let value = value(of: String(result), asked: words, size: size, depth: inner) else {
      guard mayTrap else { return nil }
      let head = names.isEmpty ? "" : " \(names.map { _ in "_" }.joined(separator: ", ")) in"
      let says = "\(words) is the app's, which is not here: nothing is known of its \(parts.result)"
      return StubValue("{\(head) Swift.fatalError(\(says.quotedInSwift)) }", "a trap")
    }
    let heads = names.enumerated().map { index, name in
      index == used && value.expression.contains(name) ? name : "_"
    }
    let head = names.isEmpty ? "" : " \(heads.joined(separator: ", ")) in"
    // With `return`, it is no list of parts for a result builder.
    return value.written(as: "{\(head) return \(value.expression) }")
  }

  /// A closure from the number of a section or an item to one of the cases of an enumeration, which
  /// take turns; nil for any other closure.
  private func numbered(_ parts: FunctionType, _ size: String?, _ depth: Int) -> StubValue? {
    let result = String(Self.bare(parts.result).prefix { $0 != "?" })
    guard let number = parts.parameters.firstIndex(of: "Int"),
      let symbol = symbols.type(result), symbol.kind == "swift.enum"
    else { return nil }
    let cases = symbols.members(of: symbol.fullName, kind: "swift.enum.case")
      .compactMap { made($0, of: result, size, depth) }
    guard !cases.isEmpty else { return nil }
    let heads = parts.parameters.indices.map { $0 == number ? "layoutLabNumber" : "_" }
    let list = cases.map(\.expression).joined(separator: ", ")
    return StubValue(
      "{ \(heads.joined(separator: ", ")) in "
        + "return [\(list)][max(0, layoutLabNumber) % \(cases.count)] }",
      "the cases of \(result) in turn")
  }
}
