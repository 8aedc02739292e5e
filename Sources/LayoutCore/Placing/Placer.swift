/// The rules that place items one step after another; the smallest way to write a layout.
///
/// A step places one item, or one line of items. Only the `State` passes from one step to the next.
/// `CheckpointedLayout` stores one state in many and places the items of a query again from there,
/// so that a hundred million items need less than a byte each.
///
/// ```swift
/// struct RowPlacer: Placer {
///   var count: Int
///   let crossSize = 320.0
///   var start: Int { 0 }
///   func next(_ state: Int) -> Int { state }
///   func floor(_ state: Int) -> Double { Double(state) * 50 }
///   func end(_ state: Int) -> Double { Double(state) * 50 }
///   func place(_ state: inout Int, _ emit: (Int, Rect) -> Void) {
///     emit(state, Rect(x: 0, y: floor(state), width: crossSize, height: 50))
///     state += 1
///   }
///   func reason(
///     for number: FrameNumber, of index: Int, at frame: Rect, after state: Int
///   ) -> Reason { Reason(["a row of 50 points"], .number(frame[number], "")) }
/// }
/// let rows = CheckpointedLayout(RowPlacer(count: 1000))
/// rows.items(in: Rect(x: 0, y: 90, width: 9, height: 20))  // [1, 2]
/// ```
public protocol Placer: Sendable {
  /// What passes from one step to the next: keep it small, because checkpoints store it.
  associatedtype State: Sendable

  /// How many items there are to place.
  var count: Int { get }
  /// The width of the content, in points.
  var crossSize: Double { get }
  /// Before the first step.
  var start: State { get }

  /// The index of the item that the next step begins with; `count` at the end.
  func next(_ state: State) -> Int
  /// No later item begins before this line, in points from the top; it never falls.
  func floor(_ state: State) -> Double
  /// The end of everything placed so far, in points from the top.
  func end(_ state: State) -> Double
  /// Places the next item, or line of items, and passes each frame to `emit`, by rising index.
  func place(_ state: inout State, _ emit: (Int, Rect) -> Void)
  /// Visits the earlier items that may reach below `floor`, with their frames.
  ///
  /// Every earlier item that is not visited ends at or above `floor`.
  func visitOpen(_ state: State, _ visit: (Int, Rect) -> Void)
  /// Why item `index`, which the step after `state` places at `frame`, has this number.
  func reason(for number: FrameNumber, of index: Int, at frame: Rect, after state: State) -> Reason
  /// The equal tracks of the items; nil where there are none.
  var tracks: ItemTracks? { get }
  /// The track of item `index`, which the step after `state` places; called only where there are
  /// tracks.
  func track(of index: Int, after state: State) -> Int?
  /// Takes steps until the next would begin at or after item `index`; the same as placing, quicker.
  func skip(_ state: inout State, to index: Int)
  /// Takes steps as `skip(_:to:)` does, each for the first time. The first call begins at `start` and
  /// every other one where the last ended; it ends at the next state to save, or at `count`. A placer
  /// may store what makes the steps quicker to take again.
  mutating func solve(_ state: inout State, to index: Int)
  /// Prefetches what `solve` stored for the steps from item `index` on. The default does nothing.
  ///
  /// A query calls it before it reads the state from which it begins. So it waits for memory once, not
  /// twice. The index is a guess: the query may begin one saved state before or after it, and nothing
  /// may be stored for it yet.
  func prefetch(from index: Int)
  /// Takes steps that begin before item `index` and cannot matter below `line`: each of their items
  /// ends at or above the line, or `visitOpen` visits it afterwards.
  ///
  /// Returns the item up to which it looked: more than the next one where it tried a step, and did
  /// not take it.
  func skip(_ state: inout State, to index: Int, above line: Double) -> Int
  /// Takes the steps that begin before item `index` and with a floor above `line`, all of them where
  /// that is infinite, until `emit` stops it; returns what `emit` returned last.
  ///
  /// `emit` gets the frames that begin above `bottom`, in runs. It is at `line` or below it; an item of
  /// a step above `line` may begin below `bottom`, and is left out then. A placer
  /// that stores some frames, and then emits them, is faster than the default: the loop that places
  /// them calls nothing, so all that it needs stays in registers.
  @discardableResult
  func placeRuns(
    _ state: inout State, to index: Int, above line: Double, bottom: Double,
    _ emit: FrameRunVisitor
  ) -> Visit
  /// Visits what a query finds in one pass: the items that are open at `top` and reach into the
  /// rectangle, and then those of all steps from there to `bottom`, where their frames begin above it.
  /// It ends where a visit stops.
  ///
  /// `state` is the last saved one whose floor is not below `top`, or the first one, and `next` the one
  /// after it, or where solving ended. Each step places one item, and `solve` took all steps above
  /// `bottom`. The default returns nil, and visits nothing: `skip`, `visitOpen` and `placeRuns` find the
  /// same.
  func pass(
    from state: State, to next: State, top: Double, bottom: Double, _ emit: FrameRunVisitor
  ) -> ScreenPass?
  /// Whether every item has an area anywhere, and shares some of it with each rectangle that reaches
  /// `low`…`high` across the scroll axis and contains the item along it; false where that is not
  /// certain. With true, a large rectangle is answered as ranges without placing what is in them.
  ///
  /// An item has an area anywhere if both sides are 1/256 of a point or more: less can be lost when
  /// it is added to a coordinate.
  func everyItemReaches(from low: Double, to high: Double) -> Bool
  /// The bytes of one saved state, with what the placer stores for it.
  var bytesPerState: Int { get }
  /// The bytes that the placer stored while solving, besides those.
  var storedByteCount: Int { get }
  /// What the original would warn of: see `SolvedLayout`.
  var warnings: [String] { get }
}

extension Placer {
  /// Takes the steps and drops the frames.
  public func skip(_ state: inout State, to index: Int) {
    while next(state) < index { place(&state) { _, _ in } }
  }

  /// Skips, and stores nothing.
  @inlinable public mutating func solve(_ state: inout State, to index: Int) {
    skip(&state, to: index)
  }

  /// Nothing is stored.
  @inlinable public func prefetch(from index: Int) {}

  /// Skips in bunches of sixteen items, as long as the floor does not pass the line.
  @inlinable public func skip(_ state: inout State, to index: Int, above line: Double) -> Int {
    var reached = next(state)
    while next(state) < index, floor(state) < line {
      var ahead = state
      skip(&ahead, to: min(index, next(state) + 16))
      reached = next(ahead)
      guard floor(ahead) <= line else { break }
      state = ahead
    }
    return reached
  }

  /// Takes one step after another.
  @inlinable @inline(never) @discardableResult
  public func placeRuns(
    _ state: inout State, to index: Int, above line: Double, bottom: Double,
    _ emit: FrameRunVisitor
  ) -> Visit {
    func pass(_ first: Int, _ frames: Span<Rect>) -> Visit {
      bottom == .infinity
        ? emit(first, frames) : frames.passRuns(from: first, where: { $0.y < bottom }, to: emit)
    }
    return FrameRun.collect(for: pass) { run in
      var visit = Visit.continue
      while visit == .continue, next(state) < index, line == .infinity || floor(state) < line {
        place(&state) { visit = run.add($0, $1, pass) }
      }
    }
  }

  /// Not in one pass.
  @inlinable public func pass(
    from state: State, to next: State, top: Double, bottom: Double, _ emit: FrameRunVisitor
  ) -> ScreenPass? { nil }

  /// Nothing reaches below the floor.
  public func visitOpen(_ state: State, _ visit: (Int, Rect) -> Void) {}

  /// Not certain: a query for ranges compares every item.
  public func everyItemReaches(from low: Double, to high: Double) -> Bool { false }

  /// Nothing to warn of.
  public var warnings: [String] { [] }

  /// No tracks.
  public var tracks: ItemTracks? { nil }
  /// No tracks.
  public func track(of index: Int, after state: State) -> Int? { nil }

  /// The size of `State`, without memory that it refers to.
  public var bytesPerState: Int { MemoryLayout<State>.stride }
  /// Nothing.
  public var storedByteCount: Int { 0 }
}

/// How a placer took the steps of a query in one pass.
@frozen public struct ScreenPass: Sendable {
  /// The first item that does not begin above the top.
  public var top: Int
  /// The first item after `top` that does not begin above the bottom; after a visit that stopped, the end
  /// of the run that was visited last.
  public var end: Int
  /// How many items were open at the top, and how many of them are before the first state.
  public var open = 0
  public var openBefore = 0
  /// What the last visit returned.
  public var visit = Visit.continue

  /// A pass over the items from `top` to `end`, which has visited nothing.
  @inlinable public init(top: Int, end: Int) { (self.top, self.end) = (top, end) }
}
