/// The arithmetic behind a number, as a value: `why` prints it, and tests compute it again.
///
/// ```swift
/// Formula.difference(.number(320, "container"), .number(20, "inset")).value  // 300
/// ```
public indirect enum Formula: Sendable, Hashable {
  /// A number that is given, with the name of what it is; an empty name prints the number alone.
  case number(Double, String)
  /// All terms added.
  case sum([Formula])
  /// The first less the second.
  case difference(Formula, Formula)
  /// Both multiplied.
  case product(Formula, Formula)
  /// The first divided by the second.
  case quotient(Formula, Formula)
  /// The largest.
  case largest([Formula])
  /// The smallest.
  case smallest([Formula])

  /// The result of the arithmetic.
  public var value: Double {
    switch self {
    case .number(let value, _): value
    case .sum(let terms): terms.reduce(0) { $0 + $1.value }
    case .difference(let first, let second): first.value - second.value
    case .product(let first, let second): first.value * second.value
    case .quotient(let first, let second): first.value / second.value
    case .largest(let terms): terms.map(\.value).max() ?? 0
    case .smallest(let terms): terms.map(\.value).min() ?? 0
    }
  }
}

/// One of the four numbers of a frame.
public enum FrameNumber: String, Sendable, Hashable, CaseIterable {
  /// The left edge.
  case x
  /// The top edge.
  case y
  /// The extent along x.
  case width
  /// The extent along y.
  case height

  /// The number that this one becomes when the axes are exchanged.
  public var transposed: FrameNumber {
    switch self {
    case .x: .y
    case .y: .x
    case .width: .height
    case .height: .width
    }
  }
}

extension Transposition {
  /// The number of a transposed frame that `number` becomes.
  public func callAsFunction(_ number: FrameNumber) -> FrameNumber {
    isTransposed ? number.transposed : number
  }
}

extension Rect {
  /// One of the four numbers.
  public subscript(number: FrameNumber) -> Double {
    switch number {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}

/// Why a number of a frame has its value.
public struct Reason: Sendable, Hashable {
  /// What decided, as sentences without a full stop: "item 3 is in column 1: the shortest column".
  public var facts: [String]
  /// The arithmetic.
  public var formula: Formula

  /// `facts`, and the formula whose value is the number.
  public init(_ facts: [String] = [], _ formula: Formula) {
    (self.facts, self.formula) = (facts, formula)
  }
}
