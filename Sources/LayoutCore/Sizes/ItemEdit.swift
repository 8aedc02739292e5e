/// One change of one item of a section: what a conversation does all day.
public enum ItemEdit: Sendable, Hashable {
  /// The item has this size from now on.
  case resize(Int, to: Size)
  /// A new item of this size before the item at an index, or at the end.
  case insert(Size, at: Int)
  /// Removes the item.
  case remove(at: Int)
}

extension ItemEdit {
  /// The index of the edited item; for an insertion, of the item that it goes before.
  public var index: Int {
    switch self {
    case .resize(let index, _), .insert(_, let index), .remove(let index): index
    }
  }

  /// The size of the item from now on, or of the new one.
  var size: Size? {
    switch self {
    case .resize(_, let size), .insert(let size, _): size
    case .remove: nil
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

extension Transposition {
  /// The edit of a layout on its side.
  func callAsFunction(_ edit: ItemEdit) -> ItemEdit {
    switch edit {
    case .resize(let index, let size): .resize(index, to: self(size))
    case .insert(let size, let index): .insert(self(size), at: index)
    case .remove: edit
    }
  }
}
