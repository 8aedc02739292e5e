import LabReport
import LayoutCore
import LayoutText

/// `query`: the elements that intersect a rectangle.
struct QueryReport: Report {
  /// The rectangle, in content coordinates.
  var rect: Rect
  /// How many sections there are; it decides how elements are named.
  var sections: Int
  /// What was found: by section, then header, items by index, footer.
  var elements: [Element]
  /// The elements that share an edge or a corner with the rectangle and no area.
  var touching: [Element]
  /// What it took to find `elements`; a linear scan compares `total`.
  var cost: QueryCost
  /// How many elements there are.
  var total: Int
  var isItems: Bool
  /// The rectangle over the frames; nil if the page shows no pictures.
  var picture: Picture?
  /// What a loaded layout itself returns; nil where the answer is the lab's alone.
  var ownAnswer: OwnAnswer<ElementID>?

  /// The most names that one line lists.
  static var listed: Int { 200 }

  var isPicture: Bool { picture != nil }

  func lines(on page: Page) -> [Markup] {
    var lines = [Markup(Self.list(of: elements, inSections: sections))]
    if !touching.isEmpty {
      let verb = touching.count == 1 ? "touches" : "touch"
      let names = Self.names(of: touching, inSections: sections)
      lines.append(Markup("\(touching.count) only \(verb):\(names)"))
    }
    lines.append(Markup(cost.sentence(of: total, isItems ? "item" : "element"), .dim))
    if let picture { lines += picture.lines }
    if let ownAnswer { lines += ownAnswer.lines(inSections: sections) }
    return lines
  }

  /// `5 items: 2 3 4 5 6`, and `word` after the noun; written as bytes: a script may ask a hundred
  /// thousand times.
  static func list(
    of elements: [Element], inSections sections: Int, _ word: String = ""
  ) -> String {
    var text = counted(elements)
    if !word.isEmpty { text += " \(word)" }
    if !elements.isEmpty { text += ":" }
    return text + names(of: elements, inSections: sections)
  }

  /// ` 2 3 4 5 6`, each name after a blank.
  private static func names(of elements: [Element], inSections sections: Int) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(10 + 9 * min(elements.count, listed))
    for element in elements.prefix(listed) {
      text.append(UInt8(ascii: " "))
      element.id.appendName(inSections: sections, to: &text)
    }
    if elements.count > listed {
      text += " … \(NumberText.grouped(elements.count - listed)) more".utf8
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `5 items`, or `5 elements` where there are others among them.
  static func counted(_ elements: [Element]) -> String {
    let isItems = elements.allSatisfy { $0.id.kind == .item }
    return "\(elements.count) \(isItems ? "item" : "element")\(elements.count == 1 ? "" : "s")"
  }

  var members: [(key: String, value: JSON)] {
    [
      ("rect", .rect(rect)), ("count", .int(elements.count)),
    ] + cost.members + [
      ("elements", ElementList(elements).json), ("touching", ElementList(touching).json),
    ] + (ownAnswer.map { [("layout", $0.json(inSections: sections))] } ?? [])
  }
}
