public import LayoutCore

/// `query`: the elements that intersect a rectangle.
public struct QueryReport: Report {
  /// The rectangle.
  public var rect: Rect
  /// How many sections there are; it decides how elements are named.
  public var sections: Int
  /// What was found, in order.
  public var elements: [Element]
  /// How many elements were compared with the rectangle.
  public var visited: Int
  /// How many elements there are.
  public var total: Int
  /// The rectangle over the frames, where a person looks on.
  public var picture: Picture?

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

  public func lines(on page: Page) -> [Markup] {
    var text = "\(elements.count) \(noun)\(elements.isEmpty ? "" : ":")"
    for element in elements.prefix(Self.listed) {
      text += " "
      text += element.id.name(inSections: sections)
    }
    if elements.count > Self.listed {
      text += " … \(NumberText.grouped(elements.count - Self.listed)) more"
    }
    let cost = "visited \(visited) of \(total) nodes"
    return [Markup(text), Markup(cost, .dim)] + (picture?.lines ?? [])
  }

  private var noun: String {
    let isItems = elements.allSatisfy { $0.id.kind == .item }
    return (isItems ? "item" : "element") + (elements.count == 1 ? "" : "s")
  }

  public var members: [(key: String, value: JSON)] {
    [
      ("rect", .rect(rect)), ("count", .int(elements.count)), ("visited", .int(visited)),
      ("elements", .array(elements.map(\.json))),
    ]
  }
}
