/// Asks whether somebody wants the work to stop; looked at once a checkpoint.
public struct StopSignal: Sendable {
  private let ask: @Sendable () -> Bool

  /// Stops once `ask` answers true.
  public init(_ ask: @escaping @Sendable () -> Bool) {
    self.ask = ask
  }

  /// Whether stopping was asked for.
  public var isRequested: Bool { ask() }

  /// Never stops.
  public static let never = StopSignal { false }

  /// Ends the work here if somebody wants it to stop.
  ///
  /// - Throws: `LayoutError.interrupted` once stopping was asked for.
  public func check() throws(LayoutError) {
    if isRequested { throw .interrupted }
  }
}
