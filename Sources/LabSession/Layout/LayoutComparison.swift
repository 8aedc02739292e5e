import LabReport
import LayoutCore

/// Which elements are elsewhere, new or gone in one layout beside another: by name.
struct LayoutComparison {
  /// Every element that has another frame, in order.
  private(set) var moved: [DiffReport.Move] = []
  private(set) var movedCount = 0
  /// How many elements only the second layout has.
  private(set) var addedCount = 0
  /// What only the first layout has, in order.
  private(set) var removed: [(id: ElementID, frame: Rect)] = []

  /// Up to so many elements two layouts are compared.
  static let most = 100_000

  /// `before` and `after`, both solved, of at most `most` elements each.
  ///
  /// - Complexity: O(n log n) in the elements of both.
  init(_ before: CollectionLayout, _ after: CollectionLayout) {
    let (old, new) = (Self.frames(of: before), Self.frames(of: after))
    for (id, frame) in new {
      guard let last = old[id] else {
        addedCount += 1
        continue
      }
      if last != frame { moved.append(DiffReport.Move(id: id, before: last, after: frame)) }
    }
    removed = old.filter { new[$0.key] == nil }.map { ($0.key, $0.value) }.sorted { $0.id < $1.id }
    moved.sort { $0.id < $1.id }
    movedCount = moved.count
  }

  private static func frames(of layout: CollectionLayout) -> [ElementID: Rect] {
    var frames: [ElementID: Rect] = [:]
    var trace = NoTrace()
    layout.visitElements(in: .everything, trace: &trace) { element in
      frames[element.id] = element.frame
      return .continue
    }
    return frames
  }
}
