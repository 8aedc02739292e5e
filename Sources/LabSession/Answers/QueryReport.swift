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
    var lines: [Markup] = []
    lines.reserveCapacity(3)
    lines.append(Markup(Self.list(of: elements, inSections: sections)))
    if !touching.isEmpty {
      let verb = touching.count == 1 ? "touches" : "touch"
      var text = Array("\(touching.count) only \(verb):".utf8)
      Self.append(touching, inSections: sections, to: &text)
      lines.append(Markup(String(decoding: text, as: UTF8.self)))
    }
    lines.append(Markup(cost.sentence(of: total, isItems ? "item" : "element"), .dim))
    if let picture { lines += picture.lines }
    if let ownAnswer { lines += ownAnswer.lines(inSections: sections) }
    return lines
  }

  /// `5 items: 2 3 4 5 6`, and `word`, which begins with a blank, after the noun; written as bytes: a script may ask a hundred
  /// thousand times.
  static func list(
    of elements: [Element], inSections sections: Int, _ word: StaticString = ""
  ) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(32 + 9 * min(elements.count, listed))
    text.append(number: elements.count)
    text.append(elements.allSatisfy { $0.id.kind == .item } ? " item" : " element")
    if elements.count != 1 { text.append("s") }
    text.append(word)
    if !elements.isEmpty { text.append(":") }
    append(elements, inSections: sections, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends ` 2 3 4 5 6`, each name after a blank.
  private static func append(
    _ elements: [Element], inSections sections: Int, to text: inout [UInt8]
  ) {
    for element in elements.prefix(listed) {
      text.append(UInt8(ascii: " "))
      element.id.appendName(inSections: sections, to: &text)
    }
    if elements.count > listed {
      text += " … \(NumberText.grouped(elements.count - listed)) more".utf8
    }
  }

  var members: [(key: String, value: JSON)] {
    [
      ("rect", .rect(rect)), ("count", .int(elements.count)),
    ] + cost.members + [
      ("elements", ElementList(elements).json), ("touching", ElementList(touching).json),
    ] + (ownAnswer.map { [("layout", $0.json(inSections: sections))] } ?? [])
  }
}
