import LayoutCore

/// Which items a change leaves, and how they are called since.
struct ItemSurvival {
  /// The sections before and after.
  private let before: [Section]
  private let after: [Section]
  /// The edit of one item that the change is, and the section it is in.
  private let edit: (edit: ItemEdit, section: Int)?

  /// A change of the sections `before` to `after`; unless it is an edit, items have the same
  /// indexes.
  init(from before: [Section], to after: [Section], by edit: (ItemEdit, section: Int)? = nil) {
    (self.before, self.after) = (before, after)
    self.edit = edit.map { ($0.0, $0.section) }
  }

  /// What the item `id` is called since; nil where it is gone.
  func name(of id: ElementID) -> ElementID? {
    guard id.section < after.count else { return nil }
    var index = id.index
    if let edit, edit.section == id.section {
      guard let moved = edit.edit.index(after: index) else { return nil }
      index = moved
    }
    guard index < after[id.section].count else { return nil }
    return ElementID(.item, section: id.section, index: index)
  }

  /// The items that stay next to `id` in order, by their names before: one that follows, one that
  /// precedes it.
  func neighbours(of id: ElementID) -> [ElementID] {
    [next(after: id), last(before: id)].compactMap(\.self)
  }

  private func next(after id: ElementID) -> ElementID? {
    let next = ElementID(.item, section: id.section, index: id.index + 1)
    if next.index < before[id.section].count, name(of: next) != nil { return next }
    return before.indices.dropFirst(id.section + 1).first { keptCount(in: $0) > 0 }
      .map { ElementID(.item, section: $0, index: 0) }
  }

  private func last(before id: ElementID) -> ElementID? {
    let own = min(id.index, keptCount(in: id.section))
    if own > 0 { return ElementID(.item, section: id.section, index: own - 1) }
    return before.indices.prefix(id.section).last { keptCount(in: $0) > 0 }
      .map { ElementID(.item, section: $0, index: keptCount(in: $0) - 1) }
  }

  /// How many items of section `number` are still in it.
  private func keptCount(in number: Int) -> Int {
    number < after.count ? min(before[number].count, after[number].count) : 0
  }
}
