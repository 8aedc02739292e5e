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
  /// What most answers to programs lack. A reference: the report is passed on several times, and a
  /// picture has many parts.
  private var extra: Extra?

  private final class Extra: Sendable {
    let picture: Picture?
    let ownAnswer: OwnAnswer<ElementID>?

    init(_ picture: Picture?, _ ownAnswer: OwnAnswer<ElementID>?) {
      (self.picture, self.ownAnswer) = (picture, ownAnswer)
    }
  }

  /// The rectangle over the frames; nil if the page shows no pictures.
  var picture: Picture? {
    get { extra?.picture }
    set {
      if case nil = newValue, case nil = ownAnswer {
        extra = nil
      } else {
        extra = Extra(newValue, ownAnswer)
      }
    }
  }

  /// What a loaded layout itself returns; nil where the answer is the lab's alone.
  var ownAnswer: OwnAnswer<ElementID>? { extra?.ownAnswer }

  /// The most names that one line lists.
  static var listed: Int { 200 }

  var isPicture: Bool { picture != nil }

  func visitLines(on page: Page, _ visit: (Markup) -> Visit) {
    var text = ByteText()
    let isWhole = writeSentences(to: &text) { text, role in
      let line = Markup(text.string, role)
      text.removeAll()
      return visit(line)
    }
    guard isWhole else { return }
    if let picture { for line in picture.lines where visit(line) == .stop { return } }
    guard let ownAnswer else { return }
    for line in ownAnswer.lines(inSections: sections) where visit(line) == .stop { return }
  }

  func appendLines(to text: inout ByteText) -> Bool {
    guard extra == nil else { return false }
    return writeSentences(to: &text) { text, _ in
      text.append(UInt8(ascii: "\n"))
      return .continue
    }
  }

  /// Writes what was found, what only touches, and the cost; `end` ends each line. False if it
  /// stops.
  private func writeSentences(
    to text: inout ByteText, _ end: (inout ByteText, Role) -> Visit
  ) -> Bool {
    Self.append(elements, inSections: sections, to: &text)
    guard end(&text, .plain) == .continue else { return false }
    if !touching.isEmpty {
      text.append(number: touching.count)
      text.append(touching.count == 1 ? " only touches:" : " only touch:")
      Self.append(namesOf: touching, inSections: sections, to: &text)
      guard end(&text, .plain) == .continue else { return false }
    }
    cost.appendSentence(of: total, isItems ? "item" : "element", to: &text)
    return end(&text, .dim) == .continue
  }

  /// Appends `5 items: 2 3 4 5 6`, with `word` after the noun.
  static func append(
    _ elements: [Element], _ word: StaticString = "", inSections sections: Int,
    to text: inout ByteText
  ) {
    text.append(number: elements.count)
    let isItems = elements.indices.allSatisfy { elements[$0].id.kind == .item }
    text.append(isItems ? " item" : " element")
    if elements.count != 1 { text.append(UInt8(ascii: "s")) }
    text.append(word)
    if !elements.isEmpty { text.append(UInt8(ascii: ":")) }
    append(namesOf: elements, inSections: sections, to: &text)
  }

  /// Appends ` 2 3 4 5 6`, each name after a blank.
  private static func append(
    namesOf elements: [Element], inSections sections: Int, to text: inout ByteText
  ) {
    for place in 0..<min(elements.count, listed) {
      text.append(UInt8(ascii: " "))
      elements[place].id.appendName(inSections: sections, to: &text)
    }
    if elements.count > listed {
      text.append(contentsOf: " … \(NumberText.grouped(elements.count - listed)) more")
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

extension QueryReport {
  // In an extension: an initializer that assigns each property makes the report, and copies it.
  init(
    rect: Rect, sections: Int, elements: [Element], touching: [Element], cost: QueryCost,
    total: Int, isItems: Bool, ownAnswer: OwnAnswer<ElementID>?
  ) {
    self.init(
      rect: rect, sections: sections, elements: elements, touching: touching, cost: cost,
      total: total, isItems: isItems, extra: ownAnswer.map { Extra(nil, $0) })
  }
}
