/// Interrupts long work, and reports its progress. Work checks it once for each saved state.
///
/// ```swift
/// let deadline = ContinuousClock.now + .seconds(1)
/// try layout.solve(stop: StopSignal { ContinuousClock.now > deadline })
/// ```
public struct StopSignal: Sendable {
  private let ask: @Sendable () -> Bool
  private let tell: @Sendable (Double) -> Void

  /// Stops when `ask` returns true; `tell` receives the share that is done, from 0 to 1, where it
  /// is known.
  public init(
    _ ask: @escaping @Sendable () -> Bool, tell: @escaping @Sendable (Double) -> Void = { _ in }
  ) { (self.ask, self.tell) = (ask, tell) }
}

extension StopSignal {
  /// Whether the work should end now.
  public var isRequested: Bool { ask() }

  /// Never stops.
  public static let never = StopSignal { false }

  /// Ends the work if the signal asks for it.
  ///
  /// - Throws: `LayoutError.interrupted` if `isRequested`.
  public func check() throws(LayoutError) {
    if isRequested { throw .interrupted }
  }

  /// Reports that `done` of `whole` steps are done, and ends the work if the signal asks for it.
  ///
  /// - Throws: `LayoutError.interrupted` if `isRequested`.
  public func check(done: Int, of whole: Int) throws(LayoutError) {
    reached(done, of: whole)
    try check()
  }

  /// Reports that `done` of `whole` steps are done.
  public func reached(_ done: Int, of whole: Int) {
    if whole > 0 { tell(min(max(0, Double(done) / Double(whole)), 1)) }
  }

  /// The signal for step `number`, from 0, of `count`: what is a share of the step is a smaller one
  /// of the whole.
  public func part(_ number: Int, of count: Int) -> StopSignal {
    guard count > 1 else { return self }
    let tell = tell
    return StopSignal(ask, tell: { tell((Double(number) + $0) / Double(count)) })
  }

  /// A signal that also stops once `other` returns true.
  public func or(_ other: @escaping @Sendable () -> Bool) -> StopSignal {
    let ask = ask
    return StopSignal({ ask() || other() }, tell: tell)
  }
}
