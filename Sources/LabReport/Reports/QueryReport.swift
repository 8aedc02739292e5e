public import LayoutCore

/// `query`: the elements that intersect a rectangle.
public struct QueryReport: Report {
  /// The rectangle, in content coordinates.
  public var rect: Rect
  /// How many sections there are; it decides how elements are named.
  public var sections: Int
  /// What was found: by section, then header, items by index, footer.
  public var elements: [Element]
  /// How many elements were compared with the rectangle; a linear scan compares `total`.
  public var visited: Int
  /// How many elements there are.
  public var total: Int
  /// The rectangle over the frames, where a person looks on.
  public var picture: Picture?
  /// What a loaded layout itself returns; nil where the answer is the lab's alone.
  public var ownAnswer: OwnAnswer?

  /// What was found in `rect`.
  public init(
    rect: Rect, sections: Int, elements: [Element], visited: Int,
    total: Int, picture: Picture? = nil
  ) {
    self.rect = rect
    self.sections = sections
    self.elements = elements
    self.visited = visited
    self.total = total
    self.picture = picture
  }

  /// The most names that one line lists.
  public static var listed: Int { 200 }

  public var isPicture: Bool { picture != nil }

  public func lines(on page: Page) -> [Markup] {
    [
      Markup(Self.list(of: elements, inSections: sections)),
      Markup(
        "visited \(NumberText.grouped(visited)) of \(NumberText.grouped(total)) nodes", .dim),
    ] + (picture?.lines ?? []) + (ownAnswer?.lines(inSections: sections) ?? [])
  }

  /// `5 items: 2 3 4 5 6`, and `word` after the noun; written as bytes: a script may ask a hundred
  /// thousand times.
  static func list(
    of elements: [Element], inSections sections: Int, _ word: String = ""
  ) -> String {
    var text = Array("\(elements.count) \(noun(for: elements))".utf8)
    text.reserveCapacity(text.count + 10 + 9 * min(elements.count, listed))
    if !word.isEmpty { text += " \(word)".utf8 }
    if !elements.isEmpty { text.append(UInt8(ascii: ":")) }
    for element in elements.prefix(listed) {
      text.append(UInt8(ascii: " "))
      element.id.appendName(inSections: sections, to: &text)
    }
    if elements.count > listed {
      text += " … \(NumberText.grouped(elements.count - listed)) more".utf8
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func noun(for elements: [Element]) -> String {
    let isItems = elements.allSatisfy { $0.id.kind == .item }
    return (isItems ? "item" : "element") + (elements.count == 1 ? "" : "s")
  }

  public var members: [(key: String, value: JSON)] {
    [
      ("rect", .rect(rect)), ("count", .int(elements.count)), ("visited", .int(visited)),
      ("elements", .array(elements.map(\.json))),
    ] + (ownAnswer.map { [("layout", $0.json(inSections: sections))] } ?? [])
  }
}
