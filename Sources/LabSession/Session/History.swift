import LayoutCore

/// The states before the present one, and those that were undone: what `undo` and `redo` go through.
public struct History: Sendable {
  /// Which way to go.
  enum Direction: Sendable { case back, forth }

  /// How many changes can be undone, at least; nil: all of them. The transcript has as many
  /// commands.
  public var limit: Int?
  /// What was set before, the latest last.
  private(set) var past: [SessionState] = []
  /// What was undone, the latest last.
  private(set) var future: [SessionState] = []

  package var count: Int { past.count }

  /// Remembers `state`, which a change replaces; nothing can be redone after it.
  mutating func add(_ state: SessionState) {
    past.append(state)
    future = []
  }

  /// Makes the present state the one that `undo` goes back to at most.
  package mutating func forget() {
    past = []
    future = []
  }

  /// How far `travel` can go.
  func reach(_ direction: Direction) -> Int { direction == .back ? past.count : future.count }

  /// The state that is `steps` away, 1 or more.
  func state(_ steps: Int, _ direction: Direction) -> SessionState {
    let states = direction == .back ? past : future
    return states[states.count - steps]
  }

  /// Goes `steps` states away from `present`.
  mutating func travel(_ steps: Int, _ direction: Direction, from present: SessionState) {
    switch direction {
    case .back: Self.move(steps, from: &past, to: &future, present)
    case .forth: Self.move(steps, from: &future, to: &past, present)
    }
  }

  private static func move(
    _ steps: Int, from source: inout [SessionState], to target: inout [SessionState],
    _ present: SessionState
  ) {
    let passed = source.suffix(steps - 1).reversed()
    source.removeLast(steps)
    target += [present] + passed
  }

  /// Drops the oldest changes beyond the limit.
  ///
  /// - Complexity: O(1) a change, amortized: they go in blocks.
  mutating func trim() {
    if let limit, past.count > 2 * limit { past.removeFirst(past.count - limit) }
  }
}
