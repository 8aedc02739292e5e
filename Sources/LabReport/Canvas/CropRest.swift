internal import LayoutCore
import LayoutText

/// What is around a picture: how many items, and the commands that show them.
struct CropRest {
  let crop: Crop
  let scene: Scene
  /// The elements in the picture, by their place in the scene.
  let drawn: [Int]
  let glyphs: Glyphs

  /// The lines above the picture.
  func before(isFirst: Bool, hasHints: Bool) -> [String] {
    guard isFirst else { return [] }
    let isCropped = crop.view.y > crop.whole.y
    let isAnyBelow = crop.view.maxY < crop.whole.maxY
    guard scene.axis == .vertical || isCropped else { return [counted(isForward: false)].filled }
    let from = isCropped ? "from y \(NumberText.formatGrouped(crop.whole.y))" : ""
    return [
      scene.axis == .horizontal ? counted(isForward: false) : "",
      sentence(
        isBelow: false, part: from,
        hint: isCropped && !isAnyBelow && hasHints ? hint(y: crop.whole.y, crop.view.y) : ""),
    ].filled
  }

  /// The lines below the picture.
  func after(isLast: Bool, hasHints: Bool) -> [String] {
    let isCropped = crop.view.maxY < crop.whole.maxY
    let to = isCropped ? "to y \(NumberText.formatGrouped(crop.whole.maxY))" : ""
    let below = sentence(
      isBelow: true, part: to,
      hint: isCropped && hasHints ? hint(y: crop.view.maxY.rounded(.down), crop.whole.maxY) : "")
    return [
      isLast || isCropped ? below : "", beside,
      isLast && scene.axis == .horizontal ? counted(isForward: true) : "",
    ].filled
  }

  /// `▼ 12 more below, 3 hits among them, to y 844 — zoom fit`
  private func sentence(isBelow: Bool, part: String, hint: String) -> String {
    let rest = rest(isBelow: isBelow)
    let arrow = glyphs.arrow(along: .vertical, isForward: isBelow)
    guard rest.items > 0 else { return part.isEmpty ? "" : "\(arrow) continues \(part)\(hint)" }
    return words(arrow, rest, isBelow ? "below" : "above") + (part.isEmpty ? "" : ", " + part)
      + hint
  }

  private func words(_ arrow: String, _ rest: (items: Int, hits: Int), _ place: String) -> String {
    "\(arrow) \(NumberText.grouped(rest.items)) more \(place)"
      + (rest.hits > 0 ? ", \(NumberText.counted(rest.hits, "hit")) among them" : "")
  }

  /// The items below the picture, or above it.
  private func rest(isBelow: Bool) -> (items: Int, hits: Int) {
    let isVertical = scene.axis == .vertical
    var (items, hits) = (
      isVertical ? (isBelow ? scene.below : scene.above) ?? 0 : 0,
      isVertical ? (isBelow ? scene.hitsBelow : scene.hitsAbove) : 0
    )
    guard crop.view.height < crop.whole.height else { return (items, hits) }
    let drawn = Set(drawn)
    for (place, element) in scene.elements.enumerated()
    where element.kind == .item && !drawn.contains(place) {
      let frame = element.frame
      guard isBelow ? frame.midY > crop.view.maxY : frame.midY < crop.view.y else { continue }
      items += 1
      if element.isHit { hits += 1 }
    }
    return (items, hits)
  }

  /// The items that horizontal content has after the view, or before it.
  private func counted(isForward: Bool) -> String {
    guard let items = isForward ? scene.below : scene.above, items > 0 else { return "" }
    let hits = isForward ? scene.hitsBelow : scene.hitsAbove
    // Right to left, later is to the left.
    let arrow = glyphs.arrow(along: .horizontal, isForward: isForward != scene.isRightToLeft)
    return words(arrow, (items, hits), isForward ? "after" : "before")
  }

  /// What is left and right of the picture.
  private var beside: String {
    let parts = [(crop.whole.x, crop.view.x), (crop.view.maxX, crop.whole.maxX)]
      .filter { $0.0 < $0.1 }
      .map { "x \(NumberText.formatGrouped($0.0)) to \(NumberText.formatGrouped($0.1))" }
    return parts.isEmpty ? "" : "\(glyphs.ellipsis) \(parts.joined(separator: " and ")) not drawn"
  }

  /// How to see the rows from `y` to `end`.
  private func hint(y: Double, _ end: Double) -> String {
    let rect = [crop.whole.x, y, crop.whole.width, end - y].map(NumberText.formatShort)
    return "\(glyphs.dash)zoom fit, or draw \(rect.joined(separator: " "))"
  }
}

extension [String] {
  fileprivate var filled: [String] { filter { !$0.isEmpty } }
}
