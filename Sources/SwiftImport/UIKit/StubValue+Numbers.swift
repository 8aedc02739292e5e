import LayoutText

/// Stub values of numbers and dates, as the words of their names say.
extension StubValues {
  /// The types of whole numbers; those of a byte are too small for the side of an item.
  private static let wholeNumbers: Set = [
    "Int", "UInt", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "NSInteger",
  ]
  /// How the end of a range is called; the name of a date contains such a word.
  static let ends = ["end", "finish", "until"]

  /// A whole number: of columns, of what the words count, or 0.
  private func wholeNumber(
    _ type: String, _ words: String, _ size: String?, isPart: Bool
  ) -> StubValue {
    func says(_ names: String...) -> Bool { names.contains { words.contains($0) } }
    if let count = collectionCount(words) { return count }
    // The model of an item has the number of columns it takes.
    if says("span") || (isPart && size != nil && values.isEmpty && says("columns", "rows")) {
      return StubValue("1", "1")
    }
    // `column: Int` of a case, or of a function that makes a layout, is the number of columns, and
    // `items: Int` that of items.
    let alone = Set(words.split { !$0.isLetter })
    let isAlone =
      alone.count == 1
      && (alone.isSubset(of: ["column", "row", "line", "lane", "items"])
        || isForFunction && alone == ["number"])
    if isAlone { return StubValue("2", "2") }
    if isPart, let size, says("width") != says("height") {
      let side = says("width") ? "width" : "height"
      return StubValue("\(type)(\(size).\(side))", "the item's \(side)", .item)
    }
    let isCount =
      says("numberof", "count", "columns", "rows", "lines", "lanes", "per")
      || (isForSwiftUI && says("num"))
    if isCount { return StubValue("2", "2") }
    // A length that is zero shows nothing.
    let isLength =
      !values.isEmpty && says("width", "height", "size", "length", "diameter", "radius")
    let isAround = says("header", "footer", "spacing", "inset", "corner")
    if isLength && !isAround { return StubValue("100", "100") }
    return isEnd ? StubValue("1", "1") : StubValue("0", "0")
  }

  /// How many items or sections the lab has, where the words ask for that, and not for the items of a
  /// line.
  private func collectionCount(_ words: String) -> StubValue? {
    let letters = words.filter(\.isLetter)
    func says(_ names: String...) -> Bool { names.contains { letters.contains($0) } }
    let lab = values.isEmpty ? "" : "\(values).delegate."
    if says("numberofsections", "sectioncount", "sectionscount") {
      return StubValue("\(lab)sectionCount", "the lab's number of sections")
    }
    guard
      says(
        "numberofitems", "numberofcells", "numberofcards", "numberofrowsinsection", "itemcount",
        "itemscount", "cellcount", "cellscount", "cardcount", "cardscount"),
      !says("per", "inrow", "inline", "incolumn", "inlane", "visible", "max", "min")
    else { return nil }
    return StubValue("\(lab)itemCount(\(section ?? "0"))", "the lab's number of items")
  }

  /// A number of points for what the words name: 2 for a count, 10 for a space, which is a spacing.
  /// Nil for anything else, and for what is left of something.
  private func subject(_ type: String, _ words: String) -> StubValue? {
    // What a function returns, not what it is about.
    let names = words.split { !$0.isLetter }
    let subject = (words.contains("(") ? names.first : names.last) ?? ""
    let start = subject.lastIndex(where: \.isUppercase) ?? subject.startIndex
    let (last, all) = (subject[start...].lowercased(), words.lowercased())
    let rests = ["free", "remaining", "total", "content", "max", "available"]
    guard !rests.contains(where: all.contains) else { return nil }
    var value: StubValue? =
      switch last {
      case _ where last == "count" || subject.hasPrefix("numberOf"):
        collectionCount(all).map { $0.written(as: "\(type)(\($0.expression))") }
          ?? StubValue("\(type)(2)", "2")
      case "space": StubValue("\(type)(10)", "10")
      default: nil
      }
    value?.isReported = true
    return value
  }

  /// The number of a case that is called a share of something: 1 for `fractionalWidth(Double)`, which
  /// is no length.
  static func share(of name: String, _ type: String) -> StubValue? {
    let first = name.prefix { $0.isLowercase }
    let shares: Set = ["fraction", "fractional", "multiplier"]
    return ["CGFloat", "Double", "Float"].contains(type) && shares.contains(String(first))
      ? StubValue("\(type)(1)", "1") : nil
  }

  /// A number: a distance, a proportion or a side, as the words say; nil for any other type.
  func number(
    _ type: String, named name: String, _ size: String?, isPart: Bool
  ) -> StubValue? {
    let words = name.lowercased()
    func says(_ names: String...) -> Bool { names.contains { words.contains($0) } }
    if Self.wholeNumbers.contains(type) {
      return wholeNumber(type, words, size, isPart: isPart)
    }
    guard ["CGFloat", "Double", "Float", "TimeInterval"].contains(type) else { return nil }
    // The parts of an app's own type of insets.
    let edges: Set<Substring> = ["top", "left", "bottom", "right", "leading", "trailing"]
    let names = words.split { !$0.isLetter }
    if isPart, !names.isEmpty, edges.isSuperset(of: names) {
      return StubValue("\(type)(0)", "0")
    }
    if let subject = subject(type, name) { return subject }
    if says("spacing", "inset", "padding", "margin", "gap", "separator") {
      return StubValue("\(type)(10)", "10")
    }
    if says("ratio", "aspect", "proportion") {
      return size.map {
        StubValue("\(type)(\($0).width / max(1, \($0).height))", "the item's proportion", .item)
      } ?? StubValue("\(type)(1)", "1")
    }
    if says("scale", "factor", "alpha", "fraction", "multipl", "weight") {
      return StubValue("\(type)(1)", "1")
    }
    // UIKit's lengths are of type CGFloat; a Float is a share of something.
    let isLength = says("width", "height", "size", "length", "side", "radius", "distance", "offset")
    if type == "Float", !values.isEmpty, !isLength { return StubValue("Float(0.5)", "0.5") }
    let isShared = words.split(separator: " ").last.map { shared.contains(String($0)) } == true
    for side in ["width", "height"]
    where says(
      "collectionview\(side)", "container\(side)", "screen\(side)", "view\(side)", "page\(side)")
      || isShared && says(side)
      // Not the width for which a delegate answers a height.
      || !words.contains("(") && !Set(names).isDisjoint(with: ["parent\(side)", "window\(side)"])
    {
      let view = values.isEmpty ? "" : "\(values).delegate."
      return StubValue("\(type)(\(view)collectionSize.\(side))", "the collection view's \(side)")
    }
    guard let size = size ?? first, !says("header", "footer") else {
      return StubValue("\(type)(0)", "0")
    }
    let side = says("width") && !says("height", "forwidth", "withwidth") ? "width" : "height"
    return StubValue("\(type)(\(size).\(side))", "the item's \(side)", .item)
  }

  /// Nine o'clock of the reference day, and ten o'clock for an end.
  func date(_ type: String, _ words: String) -> StubValue {
    let isEnd = isEnd || Self.ends.contains { words.contains($0) }
    let hours = isEnd ? 10 : 9
    return StubValue("\(type)(timeIntervalSinceReferenceDate: \(hours) * 3600)", "\(hours) o'clock")
  }
}
