/// Listens to how an answer is found.
///
/// Code that searches is generic over its trace: with `NoTrace` every note vanishes when it is
/// compiled, with `RecordedTrace` the same code explains itself.
public protocol Trace {
  /// Notes a step; what it takes to describe the step is computed only if somebody listens.
  mutating func note(_ step: @autoclosure () -> TraceStep)
  /// Counts `candidates` that were looked at and the `hits` among them.
  mutating func tested(candidates: Int, hits: Int)
}

/// Listens to nothing and costs nothing.
public struct NoTrace: Trace {
  /// A listener that hears nothing.
  public init() {}
  public mutating func note(_ step: @autoclosure () -> TraceStep) {}
  public mutating func tested(candidates: Int, hits: Int) {}
}

/// Counts what was looked at, and keeps nothing else.
public struct CountingTrace: Trace {
  /// How many elements were compared with the rectangle.
  public private(set) var candidates = 0
  /// How many of them intersect it.
  public private(set) var hits = 0

  /// A count of nothing so far.
  public init() {}
  public mutating func note(_ step: @autoclosure () -> TraceStep) {}
  public mutating func tested(candidates: Int, hits: Int) {
    self.candidates += candidates
    self.hits += hits
  }
}

/// Keeps every step, for `explain`.
public struct RecordedTrace: Trace, Sendable {
  /// The steps, in order.
  public private(set) var steps: [TraceStep] = []
  /// How many elements were compared with the rectangle.
  public private(set) var candidates = 0
  /// How many of them intersect it.
  public private(set) var hits = 0

  /// A record of nothing so far.
  public init() {}
  public mutating func note(_ step: @autoclosure () -> TraceStep) { steps.append(step()) }
  public mutating func tested(candidates: Int, hits: Int) {
    self.candidates += candidates
    self.hits += hits
  }
}

/// One step on the way to an answer: facts, which the printers word.
public enum TraceStep: Sendable, Hashable {
  /// A number that follows from a formula, without looking at items.
  case formula(String, Formula)
  /// A search over `count` sorted things that took `steps` comparisons: by halving, or by proportion
  /// first (`Bracket`).
  case search(over: String, count: Int, steps: Int, found: Int)
  /// Items placed again from what was kept.
  case replay(from: Int, items: Int)
  /// Things looked at one by one, each of which could not be ruled out before.
  case scan(of: String, count: Int)
  /// Why nothing after this can be in the rectangle.
  case stop(because: String)
  /// The search goes on inside a section.
  case section(Int)
}
