import LayoutCore

/// Some of the two axes: a set in two bits, in the order of `Axis.allCases`. A `Set` would allocate
/// memory, and every copy of a subitem is filled with several of these.
struct Axes: Sendable, Sequence, IteratorProtocol, ExpressibleByArrayLiteral {
  private var hasVertical = false
  private var hasHorizontal = false

  init(arrayLiteral axes: Axis...) { for axis in axes { self[axis] = true } }

  /// The axes that satisfy `condition`, which is called once for each.
  init(where condition: (Axis) -> Bool) {
    (hasVertical, hasHorizontal) = (condition(.vertical), condition(.horizontal))
  }

  var isEmpty: Bool { !hasVertical && !hasHorizontal }

  func contains(_ axis: Axis) -> Bool { axis == .vertical ? hasVertical : hasHorizontal }

  subscript(axis: Axis) -> Bool {
    get { contains(axis) }
    set {
      if axis == .vertical { hasVertical = newValue } else { hasHorizontal = newValue }
    }
  }

  /// Removes and returns the first axis. Iteration consumes a copy, so a loop does not change the
  /// set.
  mutating func next() -> Axis? {
    guard !isEmpty else { return nil }
    let axis: Axis = hasVertical ? .vertical : .horizontal
    self[axis] = false
    return axis
  }
}
