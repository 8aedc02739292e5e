public import LayoutCore

extension SolvedLayout {
  /// Gives item `index` the length `length`, where its width does not count.
  public mutating func resize(_ index: Int, to length: Double) -> Bool {
    apply(.resize(index, to: Size(width: 1, height: length)))
  }

  /// Puts an item of `length` points before item `index`, where its width does not count.
  public mutating func insert(length: Double, at index: Int) -> Bool {
    apply(.insert(Size(width: 1, height: length), at: index))
  }

  /// Takes item `index` away.
  public mutating func remove(at index: Int) -> Bool { apply(.remove(at: index)) }
}
