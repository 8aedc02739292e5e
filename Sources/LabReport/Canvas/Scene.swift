public import LayoutCore
import LayoutText

/// What is to be drawn, in points, on the screen's axes.
public struct Scene: Sendable {
  /// The part of the content to draw.
  public var view: Rect
  /// What the device shows of the content; nil: not drawn.
  public var viewport: Rect?
  /// The size of the collection view.
  public var container: Size
  /// The size of the content; nil where it is not computed yet, which the legend reports.
  public var contentSize: Size?
  /// The axis along which the content scrolls. Across it, nothing should reach beyond the container,
  /// or beyond content that scrolls across.
  public var axis: Axis
  /// Whether the content scrolls across `axis`, too.
  public var scrollsAcross = false
  /// Whether what comes later along x is further to the left.
  public var isRightToLeft: Bool
  /// The elements that intersect the view, from back to front.
  public var elements: [SceneElement]
  /// The rectangle of a query; nil if there was none.
  public var query: Rect?
  /// Elements that the query hits or touches, and that do not intersect the view.
  public var outside: [SceneElement] = []
  /// The number of items in all, drawn or not.
  public var total: Int
  /// How many of them have no frame.
  public var unplaced = 0
  /// Items before the view; nil: not counted.
  public var above: Int?
  /// Items after the view; nil: not counted.
  public var below: Int?
  /// How many of the items before the view, and after it, the query hits.
  public var hitsAbove = 0
  public var hitsBelow = 0
  /// Frames of another state; nil: not drawn.
  public var ghosts: Ghosts?
  /// A line above the picture.
  public var caption: Markup?
  /// The size of the container across the scroll axis, or of content that scrolls across.
  package var crossSize: Double {
    (scrollsAcross ? contentSize ?? container : container)[axis.across]
  }
  /// What is shown beside elements; nothing unless set.
  public var layers = PictureLayers()

  /// A scene of `elements` in a container; what is not given is not drawn. Elements with a higher
  /// z-index are in front; among equals, those that are named later.
  public init(
    view: Rect, container: Size, contentSize: Size? = nil, axis: Axis = .vertical,
    isRightToLeft: Bool = false, elements: [SceneElement], total: Int, viewport: Rect? = nil,
    query: Rect? = nil, above: Int? = nil, below: Int? = nil, caption: Markup? = nil
  ) {
    (self.view, self.container, self.contentSize, self.axis) = (view, container, contentSize, axis)
    self.isRightToLeft = isRightToLeft
    self.elements = elements.sortedByDepth
    (self.total, self.viewport, self.query, self.above) = (total, viewport, query, above)
    (self.below, self.caption) = (below, caption)
  }
}

public struct SceneElement: Sendable {
  /// What it is: each kind has its own outline.
  public var kind: ElementKind
  /// Its name, as the reader types it. It may come from a file; the picture escapes it.
  public var label: String {
    get {
      switch name {
      case .number(let number): NumberText.digits(number)
      case .text(let text): text
      }
    }
    set { name = .text(newValue) }
  }
  /// What a label is: for most items a number, whose digits a picture writes without a string. An
  /// array of such elements is also freed without looking at strings.
  @usableFromInline enum Name: Sendable {
    case number(Int)
    case text(String)
  }
  @usableFromInline var name: Name
  /// What names it exactly; nil where it is drawn for its own sake.
  ///
  /// Spelled out: `ElementID?` is nil before it is set, and an element would be copied a second time.
  public var id: Optional<ElementID>
  /// Its frame in content coordinates, in points.
  public var frame: Rect
  /// Whether the query found it.
  public var isHit: Bool
  /// Whether it shares an edge with the query and no area.
  public var touches: Bool
  /// Whether it is elsewhere, or of another size, than in the state it is compared with.
  public var isChanged: Bool
  /// Elements with a higher number are in front.
  public var zIndex: Int
  /// Whether it scrolls across the collection's axis, so that it may well reach beyond the container.
  public var scrollsAcross: Bool

  public init(
    kind: ElementKind = .item, label: String, id: ElementID? = nil, frame: Rect,
    isHit: Bool = false, touches: Bool = false, zIndex: Int = 0, scrollsAcross: Bool = false
  ) {
    (self.kind, name, self.id, self.frame) = (kind, .text(label), id, frame)
    (self.isHit, self.touches, isChanged) = (isHit, touches, false)
    (self.zIndex, self.scrollsAcross) = (zIndex, scrollsAcross)
  }

  /// The element `id` of a layout that has so many sections.
  @inlinable
  package init(
    _ id: ElementID, inSections sections: Int, frame: Rect, zIndex: Int, scrollsAcross: Bool
  ) {
    let isNumber = id.kind == .item && sections == 1 && id.index >= 0
    kind = id.kind
    name = isNumber ? .number(id.index) : .text(id.name(inSections: sections))
    (self.id, self.frame) = (id, frame)
    (isHit, touches, isChanged) = (false, false, false)
    (self.zIndex, self.scrollsAcross) = (zIndex, scrollsAcross)
  }

  /// What decides how it is drawn, without the rest of it.
  struct Look {
    let kind: ElementKind
    let isHit: Bool
    let isChanged: Bool
    let touches: Bool

    /// Whether it is an item that nothing marks.
    var isPlain: Bool { kind == .item && !isHit && !isChanged && !touches }
  }

  var look: Look { Look(kind: kind, isHit: isHit, isChanged: isChanged, touches: touches) }
}

extension [SceneElement] {
  /// From back to front; of equals backgrounds first, then in their order.
  fileprivate var sortedByDepth: [SceneElement] {
    guard
      indices.contains(where: { self[$0].zIndex != self[0].zIndex || self[$0].kind == .background })
    else { return self }
    func depth(_ place: Int) -> (Int, Int, Int) {
      (self[place].zIndex, self[place].kind == .background ? 0 : 1, place)
    }
    return indices.sorted { depth($0) < depth($1) }.map { self[$0] }
  }
}
