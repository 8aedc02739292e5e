/// Some of the two directions of the screen: a set that costs two bits.
public struct Axes: Sendable, Hashable, Sequence, ExpressibleByArrayLiteral {
  private var hasVertical = false
  private var hasHorizontal = false

  /// Those of `axes`.
  public init(_ axes: some Sequence<Axis>) {
    for axis in axes { self[axis] = true }
  }

  /// These.
  public init(arrayLiteral axes: Axis...) {
    self.init(axes)
  }

  /// Those that satisfy `condition`.
  public init(where condition: (Axis) -> Bool) {
    self.init()
    self[.vertical] = condition(.vertical)
    self[.horizontal] = condition(.horizontal)
  }

  /// None.
  public init() {}

  /// Whether `axis` is one of them.
  public subscript(axis: Axis) -> Bool {
    get { axis == .vertical ? hasVertical : hasHorizontal }
    set {
      if axis == .vertical { hasVertical = newValue } else { hasHorizontal = newValue }
    }
  }

  /// Whether `axis` is one of them.
  public func contains(_ axis: Axis) -> Bool { self[axis] }

  /// Whether there is none.
  public var isEmpty: Bool { !hasVertical && !hasHorizontal }

  public func makeIterator() -> AxesIterator { AxesIterator(self) }
}

/// Vertical first, as `Axis.allCases`.
public struct AxesIterator: IteratorProtocol, Sendable {
  private var rest: Axes

  init(_ axes: Axes) { rest = axes }

  public mutating func next() -> Axis? {
    guard !rest.isEmpty else { return nil }
    let axis: Axis = rest[.vertical] ? .vertical : .horizontal
    rest[axis] = false
    return axis
  }
}
