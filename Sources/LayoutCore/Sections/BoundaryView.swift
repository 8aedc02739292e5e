/// A header or footer with its size and its place across the scroll axis; scrolling down.
struct BoundaryView: Sendable {
  enum Place: Sendable, Hashable {
    /// Before the items.
    case start
    /// After the items.
    case end
    /// Beside the items, before them across the scroll axis.
    case leading
    /// Beside the items, after them across the scroll axis.
    case trailing
  }

  let kind: ElementKind
  let ordinal: Int
  let view: Supplementary
  let place: Place
  /// Its x, without its offset.
  var x: Double
  let size: Size
  /// How far it was moved from its place.
  let offset: Point
  /// The available space it is placed in, across the scroll axis.
  let room: LayoutContainer.Room
  /// The views before it at the same place, along the scroll axis.
  var lead = 0.0
  /// The length of the pinned views before it.
  var pinnedBefore = 0.0
  /// The length of the pinned views after it.
  var pinnedAfter = 0.0

  /// Whether it takes space along the scroll axis from the section.
  var takesLength: Bool { view.extendsBoundary && (place == .start || place == .end) }

  init(
    _ view: Supplementary, _ kind: ElementKind, _ ordinal: Int, named name: String,
    in room: LayoutContainer.Room, of container: LayoutContainer
  ) throws(LayoutError) {
    (self.view, self.kind, self.ordinal, self.room) = (view, kind, ordinal, room)
    let transposed = container.transposed
    offset = transposed(view.offset)
    let isHeader = kind == .header || kind == .layoutHeader
    let edges = transposed(view.edges ?? [])
    place = Self.place(
      edges, isHeader: isHeader, isLayoutWide: kind == .layoutHeader || kind == .layoutFooter)
    // 1. The size.
    switch view.extent {
    case .length(let length): size = Size(width: room.crossSize, height: length)
    case .size(let width, let height):
      let whole = transposed(Size(width: room.crossSize, height: container.length))
      let across = transposed.isTransposed ? height : width
      let along = transposed.isTransposed ? width : height
      size = Size(
        width: across.points(in: whole),
        height: along.estimate == nil
          ? along.points(in: whole) : view.measured ?? along.points(in: whole))
    }
    for (number, value) in [("cross size", size.width), ("length", size.height)] {
      guard value.isFinite, value >= 0 else {
        throw .unusable(what: "\(name)'s \(number)", value: value, allowed: "0 or more")
      }
    }
    guard offset.x.isFinite, offset.y.isFinite else {
      throw .unusable(
        what: "\(name)'s offset", value: offset.x.isFinite ? offset.y : offset.x, allowed: "finite")
    }
    // 2. Its place across: at its edge, or in the middle where it has none there.
    let isLeading = edges.contains(.leading)
    x =
      isLeading == edges.contains(.trailing)
      ? room.start + (room.crossSize - size.width) / 2
      : isLeading ? room.start : room.start + room.crossSize - size.width
  }

  /// The place that the edges along the scroll axis decide; a view with an edge across it alone is
  /// beside the items. The views of a whole layout come before and after it.
  private static func place(_ edges: Edges, isHeader: Bool, isLayoutWide: Bool) -> Place {
    let isAtTop = edges.contains(.top)
    if isAtTop != edges.contains(.bottom) { return isAtTop ? .start : .end }
    let isLeading = edges.contains(.leading)
    if !isLayoutWide, isLeading != edges.contains(.trailing) {
      return isLeading ? .leading : .trailing
    }
    return isHeader ? .start : .end
  }

  /// How far it may reach beyond its section; 0 where it is inside, unless it is over or beside the
  /// items and is longer than they are.
  var reach: Overhang {
    let slack = takesLength ? 0 : size.height
    return Overhang(above: max(0, slack - offset.y), below: max(0, slack + offset.y))
  }

  /// Its frame around `content`, moved into `visible` where it is pinned; nil while its place is
  /// not known.
  func frame(around content: Boundary.Content, visible: Boundary.Visible) -> Rect? {
    guard let y = view.isPinned ? held(in: visible, around: content) : naturalY(around: content)
    else { return nil }
    return Rect(x: x + offset.x, y: y + offset.y, width: size.width, height: size.height)
  }

  /// Its y where it is not pinned.
  func naturalY(around content: Boundary.Content) -> Double? {
    switch place {
    case .start: view.extendsBoundary ? content.start + lead : content.itemsStart
    case .end:
      if let end = content.itemsEnd {
        view.extendsBoundary ? end + content.lastInset + lead : end - size.height
      } else {
        nil
      }
    case .leading, .trailing: content.itemsEnd.map { (content.itemsStart + $0 - size.height) / 2 }
    }
  }

  /// Its y where it is pinned: not before its place and not beyond the end, or the other way
  /// round at the end. As long as nothing of what it belongs to is on the screen, it waits there in
  /// its place.
  private func held(in visible: Boundary.Visible, around content: Boundary.Content) -> Double? {
    let natural = naturalY(around: content)
    if place == .end {
      guard content.start < visible.end else { return natural }
      let seen = visible.end - size.height - pinnedAfter
      return min(natural ?? .infinity, max(seen, content.start + pinnedBefore))
    }
    guard let natural else { return nil }
    let last = content.end.map { $0 - size.height - pinnedAfter } ?? .infinity
    return max(natural, min(visible.start + pinnedBefore, last))
  }
}
