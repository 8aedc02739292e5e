/// One change of one item of a section: what a conversation does all day.
public enum ItemEdit: Sendable, Hashable {
  /// The item has this size from now on.
  case resize(Int, to: Size)
  /// A new item of this size before the item at an index, or at the end.
  case insert(Size, at: Int)
  /// Removes the item.
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
