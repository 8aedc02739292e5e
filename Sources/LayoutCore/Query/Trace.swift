/// Listens to how an answer is found.
///
/// Code that searches is generic over its trace: with `NoTrace` every note vanishes when it is
/// compiled, with `RecordedTrace` the same code explains itself. A cost comes with the step that
/// caused it, so that the steps of an explanation add up to what the answer cost.
public protocol Trace {
  /// What all steps cost together.
  var cost: QueryCost { get }
  /// Adds what a step cost. What describes the step is computed only if it is recorded.
  mutating func note(_ cost: QueryCost, _ step: @autoclosure () -> TraceStep.Kind)
}

extension Trace {
  /// Notes a step that costs nothing.
  public mutating func note(_ step: @autoclosure () -> TraceStep.Kind) { note(QueryCost(), step()) }
}

/// Listens to nothing and costs nothing.
public struct NoTrace: Trace {
  /// A trace that records nothing.
  public init() {}
}

extension NoTrace {
  public var cost: QueryCost { QueryCost() }
  public mutating func note(_ cost: QueryCost, _ step: @autoclosure () -> TraceStep.Kind) {}
}

/// Adds up the cost of the steps, and records nothing else.
public struct CountingTrace: Trace {
  public private(set) var cost = QueryCost()

  /// A count of nothing so far.
  public init() {}
}

extension CountingTrace {
  public mutating func note(_ cost: QueryCost, _ step: @autoclosure () -> TraceStep.Kind) {
    self.cost += cost
  }
}

/// Records every step, for `explain`.
public struct RecordedTrace: Trace, Sendable {
  /// The steps, in order.
  public private(set) var steps: [TraceStep] = []
  public private(set) var cost = QueryCost()

  /// A record of nothing so far.
  public init() {}
}

extension RecordedTrace {
  public mutating func note(_ cost: QueryCost, _ step: @autoclosure () -> TraceStep.Kind) {
    steps.append(TraceStep(step(), cost))
    self.cost += cost
  }
}

/// One step on the way to an answer: facts, which the printers word, and what it cost.
public struct TraceStep: Sendable, Hashable {
  /// What was done.
  public var kind: Kind
  /// What it cost.
  public var cost: QueryCost

  /// A step of this kind.
  public init(_ kind: Kind, _ cost: QueryCost = QueryCost()) {
    (self.kind, self.cost) = (kind, cost)
  }

  /// What can be done on the way to an answer.
  public enum Kind: Sendable, Hashable {
    /// A number that follows from a formula, without looking at items.
    case formula(String, Formula)
    /// A search over `count` things, by halving, by proportion first (`Bracket`) or down a tree, and
    /// the item that it goes on with.
    case search(over: TraceNoun, count: Int, found: Int? = nil)
    /// Items placed from `from` on, to get to those that can be in the rectangle.
    case place(from: Int)
    /// Things compared one by one, each of which could not be ruled out before.
    case compare(TraceNoun)
    /// Why nothing after this can be in the rectangle.
    case stop(because: String)
    /// The search continues inside a section.
    case section(Int)
  }
}

/// What a step counts, in the singular, and what follows the noun, so that a printer can make the
/// plural.
///
/// ```swift
/// TraceNoun("item", "of lane 3")  // 12 items of lane 3
/// let noun: TraceNoun = "message"  // a literal is a noun alone
/// ```
public struct TraceNoun: Sendable, Hashable, ExpressibleByStringLiteral {
  public var noun: String
  public var rest: String

  public init(_ noun: String, _ rest: String = "") { (self.noun, self.rest) = (noun, rest) }

  public init(stringLiteral noun: String) { self.init(noun) }
}
