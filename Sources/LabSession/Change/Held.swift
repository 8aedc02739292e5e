import LabLanguage
import LabReport
import LayoutCore

/// The scroll anchor of a change, and its place on the screen before.
///
/// All lengths are along the scroll axis, in points, in reading direction.
struct Held {
  /// Whether its end is anchored to the end of the screen, or its start to the start.
  var isLast: Bool
  /// An item; nil for the start or the end of the content itself.
  var item: ElementID?
  /// The position of the anchored edge, from the start of the content.
  var place: Double
  var start: Double
  var length: Double

  /// The distance of the anchored edge beyond the edge of the screen that it is anchored to.
  var distance: Double { place - start - (isLast ? length : 0) }
}

extension Session {
  /// How long the screen is along the scroll axis, in points.
  private var screenLength: Double {
    layout.firstScreen.size[layout.request.axis]
  }

  /// The anchor that `keep` selects on the screen; nil for the offset, and where no item is
  /// visible.
  ///
  /// `survival` maps the items to those after a change, with their new indexes. If the change
  /// removes the item, the next visible one that stays is the anchor; if it removes all visible
  /// ones, the nearest.
  ///
  /// - Complexity: that of a query for the screen, and O(sections) if the item is removed.
  mutating func held(
    by keep: Keep, _ survival: ItemSurvival? = nil, in world: World
  ) throws(LabError) -> Held? {
    guard keep != .offset else { return nil }
    let isLast = keep == .last
    // 1. At the start, or at the end, that edge is the anchor.
    try solveViewport(in: world)
    let start = scrolledDistance
    var held = Held(isLast: isLast, item: nil, place: start, start: start, length: screenLength)
    if isLast { held.place += held.length }
    if isLast ? start >= scrollableDistance : start <= 0 { return held }
    // 2. Otherwise the first or last visible item that stays, or the nearest to it.
    let view = viewport
    try solve(for: view, in: world)
    var trace = NoTrace()
    let items = try elements(in: view, trace: &trace, world: world).map(\.id).filter {
      $0.kind == .item
    }
    let onwards = isLast ? items.reversed() : items
    guard let survival else {
      return try self.held(onwards.first, as: onwards.first, held, in: world)
    }
    var stays = onwards.first { survival.name(of: $0) != nil }
    if stays == nil, let gone = onwards.first {
      stays = try nearest(to: gone, of: survival.neighbours(of: gone), isLast: isLast, in: world)
    }
    return try self.held(stays, as: stays.flatMap(survival.name), held, in: world)
  }

  /// The anchor for the item `id`, which has the name `name` afterwards; nil where there is none.
  private mutating func held(
    _ id: ElementID?, as name: ElementID?, _ held: Held, in world: World
  ) throws(LabError) -> Held? {
    guard let id, let name, let frame = try frame(of: id, in: world) else { return nil }
    var held = held
    held.item = name
    held.place = edge(of: frame, isLast: held.isLast)
    return held
  }

  /// That of two items at most whose edge is nearest to that of `id`.
  private mutating func nearest(
    to id: ElementID, of neighbours: [ElementID], isLast: Bool, in world: World
  ) throws(LabError) -> ElementID? {
    guard let frame = try frame(of: id, in: world) else { return nil }
    let place = edge(of: frame, isLast: isLast)
    var nearest: (id: ElementID, distance: Double)?
    for neighbour in neighbours {
      guard let frame = try self.frame(of: neighbour, in: world) else { continue }
      let distance = abs(edge(of: frame, isLast: isLast) - place)
      if distance < nearest?.distance ?? .infinity { nearest = (neighbour, distance) }
    }
    return nearest?.id
  }

  /// Scrolls so that `held`, taken before the layout changed, is where it was on the screen, as far
  /// as the content reaches.
  ///
  /// - Throws: what solving as far as the item throws; nothing is scrolled then.
  mutating func hold(_ held: Held, in world: World) throws(LabError) {
    let before = state.scrolling
    do throws(LabError) {
      guard let item = held.item else {
        if held.isLast { _ = try solvedContent(in: world) }
        return try scroll(toDistance: held.isLast ? scrollableDistance : 0, in: world)
      }
      guard let frame = try frame(of: item, in: world) else { return }
      // If the item moved exactly as far as the screen's edge, the distance keeps its last digit.
      let moved = edge(of: frame, isLast: held.isLast) - held.place
      let longer = held.isLast ? screenLength - held.length : 0
      try scroll(toDistance: held.start + (moved - longer), in: world)
    } catch {
      take(before)
      throw error
    }
  }

  private func edge(of frame: Rect, isLast: Bool) -> Double {
    let stretch = stretch(of: frame)
    return isLast ? stretch.end : stretch.start
  }

  /// What the next change will keep in place, for the report of `scroll`; nil for the offset.
  mutating func anchor(in world: World) throws(LabError) -> ScrollReport.Anchor? {
    try held(by: state.settings.keep, in: world).map { held in
      ScrollReport.Anchor(item: held.item, distance: held.distance, isLast: held.isLast)
    }
  }
}
