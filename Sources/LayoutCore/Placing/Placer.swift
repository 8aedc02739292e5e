/// The rules by which items are placed one step after another; the smallest way to write a layout.
///
/// A step places one item, or one line of them. Only the `State` passes from one step
/// to the next. `CheckpointedLayout` stores one state in many and places the items of a query again
/// from there, so that a hundred million items need less than a byte each.
public protocol Placer: Sendable {
  /// What is remembered between two steps: small, it is what a checkpoint keeps.
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
  /// Places the next item, or line of items, and hands out each frame.
  func place(_ state: inout State, _ emit: (Int, Rect) -> Void)
  /// Visits the earlier items that may reach below `floor`, with their frames.
  ///
  /// Every earlier item that is not visited ends at or above `floor`.
  func visitOpen(_ state: State, _ visit: (Int, Rect) -> Void)
  /// Why item `index`, which the step after `state` places at `frame`, has this number.
  func reason(for number: FrameNumber, of index: Int, at frame: Rect, after state: State) -> Reason
  /// The equal tracks of the items; nil where there are none.
  var tracks: ItemTracks? { get }
  /// The track of item `index`, which the step after `state` places; asked where there are tracks.
  func track(of index: Int, after state: State) -> Int?
  /// Takes steps until the next would begin at or after item `index`; the same as placing, quicker.
  func skip(_ state: inout State, to index: Int)
  /// The bytes that one kept state takes.
  var bytesPerState: Int { get }
  /// What the original would warn of: see `SolvedLayout`.
  var warnings: [String] { get }
}

extension Placer {
  /// Takes the steps and drops the frames.
  public func skip(_ state: inout State, to index: Int) {
    while next(state) < index { place(&state) { _, _ in } }
  }

  /// Nothing reaches below the floor.
  public func visitOpen(_ state: State, _ visit: (Int, Rect) -> Void) {}

  /// Nothing to warn of.
  public var warnings: [String] { [] }

  /// No tracks.
  public var tracks: ItemTracks? { nil }
  /// No tracks.
  public func track(of index: Int, after state: State) -> Int? { nil }

  /// The size of the state itself.
  public var bytesPerState: Int { MemoryLayout<State>.stride }
}
