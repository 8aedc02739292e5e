/// One change of one item of a section: what a conversation does all day.
public enum ItemEdit: Sendable, Hashable {
  /// The item has this size from now on.
  case resize(Int, to: Size)
  /// A new item of this size before the item at an index, or at the end.
  case insert(Size, at: Int)
  /// The item goes.
  case remove(at: Int)

  /// The index it is about.
  public var index: Int {
    switch self {
    case .resize(let index, _), .insert(_, let index), .remove(let index): index
    }
  }

  /// The index that the item at `index` has afterwards; nil for the item that is removed.
  public func index(after index: Int) -> Int? {
    switch self {
    case .resize: index
    case .insert(_, let place): index < place ? index : index + 1
    case .remove(let place): index == place ? nil : index < place ? index : index - 1
    }
  }
}

extension Section {
  /// Changes one item: its size, and for `insert` and `remove` the count. Nothing changes where
  /// there is no such item.
  ///
  /// - Complexity: O(log edits).
  public mutating func apply(_ edit: ItemEdit) {
    let last = if case .insert = edit { count } else { count - 1 }
    guard edit.index >= 0, edit.index <= last else { return }
    sizes.apply(edit)
    switch edit {
    case .resize: explicit.insert(.sizes)
    case .insert: count += 1
    case .remove: count -= 1
    }
  }
}
