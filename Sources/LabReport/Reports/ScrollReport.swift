public import LayoutCore

/// `scroll`, `page`, `goto`: where the content is scrolled to, and what one sees there.
public struct ScrollReport: Report {
  /// A section that scrolls across the collection's axis, and how far.
  public struct Strip: Sendable, Hashable {
    /// The section's number.
    public var section: Int
    /// How far it is scrolled from its leading edge, in points.
    public var offset: Double
    /// Where a finger left it, in points; nil where none did.
    public var released: Double?
    /// Where it may stop, in a few words.
    public var rule: String

    /// The strip of `section`, which stands at `offset`.
    public init(section: Int, offset: Double, released: Double? = nil, rule: String) {
      self.section = section
      self.offset = offset
      self.released = released
      self.rule = rule
    }
  }

  /// The part of the content that the device shows; its origin is the content offset.
  public var visible: Rect
  /// The axis along which the content scrolls.
  public var axis: Axis
  /// How many sections there are; it decides how elements are named.
  public var sections: Int
  /// What is visible: by section, then header, items by index, footer.
  public var elements: [Element]
  /// The strip that was scrolled, where it was one.
  public var strip: Strip?
  /// What is on the screen, where a person looks on.
  public var picture: Picture?

  /// What one sees in `visible`.
  public init(
    visible: Rect, axis: Axis, sections: Int, elements: [Element], strip: Strip? = nil,
    picture: Picture? = nil
  ) {
    self.visible = visible
    self.axis = axis
    self.sections = sections
    self.elements = elements
    self.strip = strip
    self.picture = picture
  }

  public func lines(on page: Page) -> [Markup] {
    [Markup(place), Markup(QueryReport.list(of: elements, inSections: sections, "visible"))]
      + (picture?.lines ?? [])
  }

  private var place: String {
    guard let strip else {
      return "offset \(NumberText.formatShort(axis == .vertical ? visible.y : visible.x))"
    }
    let offset = NumberText.formatShort(strip.offset)
    guard let released = strip.released, released != strip.offset else {
      return "section \(strip.section) offset \(offset)"
    }
    return "section \(strip.section) released at \(NumberText.formatShort(released)),"
      + " stops at \(offset): \(strip.rule)"
  }

  public var members: [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = [
      ("offset", .array([.number(visible.x), .number(visible.y)])), ("visible", .rect(visible)),
      ("count", .int(elements.count)), ("elements", .array(elements.map(\.json))),
    ]
    if let strip {
      members.append(
        (
          "strip",
          .object([
            ("section", .int(strip.section)), ("offset", .number(strip.offset)),
            ("released", strip.released.map { .number($0) } ?? .null),
          ])
        ))
    }
    return members
  }
}
