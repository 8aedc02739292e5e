import LabReport
package import LayoutCore
import LayoutText

/// The facts about a layout that a change report compares: taken before and after the change.
struct LayoutFacts {
  /// The tracks of the first section, where it has any.
  private let tracks: ItemTracks?
  private let contentLength: String
  /// The frames of all items, section by section, unless there are too many to compare.
  private let frames: [[Rect]]?

  /// The most items of which a change reports how many moved.
  private static let comparedAtMost = 100_000

  init(_ layout: CollectionLayout) {
    tracks = layout.tracks(ofSection: 0)
    contentLength =
      layout.contentSize.map {
        NumberText.formatShort(layout.request.axis == .vertical ? $0.height : $0.width)
      } ?? "not computed yet"
    frames = layout.itemCount <= Self.comparedAtMost ? Self.frames(of: layout) : nil
  }

  /// How the tracks changed from `before` to `after`, where there are several of a kind.
  private static func change(
    from before: ItemTracks?, to after: ItemTracks?
  ) -> ChangeReport.Change? {
    guard let before, let after, before.axis == after.axis, max(before.count, after.count) > 1
    else { return nil }
    let sizes = (NumberText.formatShort(before.size), NumberText.formatShort(after.size))
    guard sizes.0 != sizes.1 else { return nil }
    let name = after.axis == .horizontal ? "column width" : "row height"
    return ChangeReport.Change(name, from: sizes.0, to: sizes.1)
  }

  /// The first `limit` items that have another frame in `after`; none where there are too many to
  /// compare.
  func moved(to after: LayoutFacts, limit: Int) -> [ElementID] {
    guard let frames, let framesAfter = after.frames else { return [] }
    var moved: [ElementID] = []
    for (section, (before, now)) in zip(frames, framesAfter).enumerated() {
      for (index, pair) in zip(before, now).enumerated() where pair.0 != pair.1 {
        guard moved.count < limit else { return moved }
        moved.append(ElementID(.item, section: section, index: index))
      }
    }
    return moved
  }

  /// The items' frames, section by section; a faulty layout may return more than `count`.
  private static func frames(of layout: CollectionLayout) -> [[Rect]] {
    var frames = layout.request.sections.map { [Rect](repeating: .zero, count: $0.count) }
    var trace = NoTrace()
    layout.visitElements(in: .everything, trace: &trace) { element in
      let id = element.id
      if id.kind == .item, frames[id.section].indices.contains(id.index) {
        frames[id.section][id.index] = element.frame
      }
      return .continue
    }
    return frames
  }

  /// What `changes` led to: `after` are the facts since, and `index` gives the index that an item
  /// of a section has since, or nil where it is not to be counted.
  func report(
    on after: LayoutFacts, because changes: [ChangeReport.Change],
    index: (_ section: Int, _ index: Int) -> Int? = { $1 }
  ) -> ChangeReport {
    var changes = changes
    if let change = Self.change(from: tracks, to: after.tracks) { changes.append(change) }
    if contentLength != after.contentLength {
      changes.append(ChangeReport.Change("content", from: contentLength, to: after.contentLength))
    }
    guard let frames, let framesAfter = after.frames else {
      return ChangeReport(changes: changes, moved: nil)
    }
    var moved = 0
    for (section, (before, now)) in zip(frames, framesAfter).enumerated() {
      for (number, frame) in before.enumerated() {
        guard let number = index(section, number), number < now.count else { continue }
        if now[number] != frame { moved += 1 }
      }
    }
    return ChangeReport(changes: changes, moved: moved)
  }
}

extension Rect {
  package static var everything: Rect {
    Rect(
      x: -greatestLength, y: -greatestLength, width: 4 * greatestLength, height: 4 * greatestLength)
  }
}
