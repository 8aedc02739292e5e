public import LayoutCore
public import LayoutText

/// `side`: the same items in two ways, next to each other.
public struct SideReport: Report {
  /// One of the ways.
  public struct Variant: Sendable {
    /// What is different: `ltr`.
    public var name: String
    /// The part of the content that is drawn.
    public var view: Rect
    public var picture: Picture

    public init(name: String, view: Rect, picture: Picture) {
      (self.name, self.view, self.picture) = (name, view, picture)
    }
  }

  /// The one on the left.
  public var first: Variant
  /// The one on the right.
  public var second: Variant
  /// Whether the pictures are side by side; otherwise the second is below the first.
  public var isBeside: Bool

  /// Whether the pictures have no legends: a sentence counts what they do not draw.
  var lacksLegends = false

  /// The blank cells between two pictures.
  public static let gap = 3

  /// Two ways; `isBeside` if both pictures fit in one line.
  public init(_ first: Variant, _ second: Variant, isBeside: Bool, lacksLegends: Bool = false) {
    (self.first, self.second, self.isBeside) = (first, second, isBeside)
    self.lacksLegends = lacksLegends
  }

  /// Whether both show the same elements in the same cells, and content that ends in the same one: a
  /// difference of less than a cell is not visible.
  package var lookAlike: Bool {
    let (one, other) = (first.picture, second.picture)
    let ends = [one, other].map { picture in
      picture.scene.contentSize.map { picture.scale.cells(of: Rect(origin: .zero, size: $0)) }
    }
    return ends[0] == ends[1]
      && one.scene.elements.elementsEqual(other.scene.elements) { first, second in
        first.label == second.label
          && one.scale.cells(ofElement: first.frame) == other.scale.cells(ofElement: second.frame)
      }
  }

  public var isPicture: Bool { true }

  public var panels: [Panel] {
    [first, second].map { Panel($0.name, .scene($0.picture.scene)) }
  }

  public func lines(on page: Page) -> [Markup] {
    let pictures =
      isBeside
      ? Picture.sideBySide(first.picture, second.picture, gap: Self.gap)
      : first.picture.lines + second.picture.lines
    guard lacksLegends else { return pictures }
    let named = [first, second].map { ($0.name, $0.picture) }
    return pictures + [Picture.lostParts(in: named, glyphs: page.glyphs)].compactMap(\.self)
  }

  public var members: [(key: String, value: JSON)] {
    let pictures = [first, second].map { variant in
      JSON.object([
        ("name", .string(variant.name)), ("view", .rect(variant.view)),
        ("lines", .array(variant.picture.lines.map { .string($0.text) })),
      ])
    }
    return [("pictures", .array(pictures))]
  }
}
