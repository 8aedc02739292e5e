/// Neighbours that are searched as one.
enum LengthBlock: Sendable {
  /// Items as the size function has them.
  case run(Range<Int>)
  /// Lengths that were changed.
  case list([Double])

  var count: Int {
    switch self {
    case .run(let items): items.count
    case .list(let lengths): lengths.count
    }
  }

  var byteCount: Int {
    switch self {
    case .run: MemoryLayout<LengthBlock>.stride
    case .list(let lengths):
      MemoryLayout<LengthBlock>.stride + lengths.count * MemoryLayout<Double>.stride
    }
  }
}
